use crate::{answer, complaint, folder};

#[test]
fn a_player_learns_the_same_however_often_it_is_interrupted() {
    let [whole, parts] = ["trained-whole", "trained-in-parts"].map(folder);
    let train = |folder: &std::path::Path, generations: &str| {
        let keep = ["--keep", folder.to_str().unwrap()];
        answer(&[&["train", "millionen", "--seed", "3", "--generations", generations], &keep[..]].concat())
    };
    let learned = |folder: &std::path::Path| std::fs::read_to_string(folder.join("learned.txt")).unwrap();
    assert!(train(&parts, "1").starts_with("1 generations: "));
    assert!(learned(&parts).starts_with("# hoirie train millionen --seed 3 --generations 1 --threads 1 --keep DIR: "));
    train(&parts, "2");
    train(&whole, "2");
    assert_eq!(
        learned(&parts).lines().skip(1).collect::<Vec<_>>(),
        learned(&whole).lines().skip(1).collect::<Vec<_>>()
    );
    let curve = std::fs::read_to_string(parts.join("curve.csv")).unwrap();
    assert_eq!(curve.lines().count(), 3, "{curve}");
    assert!(std::fs::read_to_string(parts.join("curve.svg")).unwrap().contains("</svg>"));

    // What is kept belongs to this training alone.
    let keep = ["--generations", "2", "--keep", parts.to_str().unwrap()];
    let other = complaint(&[&["train", "millionen", "--seed", "4"], &keep[..]].concat());
    assert!(other.contains("belongs to another training: millionen with seed 3 and 1 threads"), "{other}");
    std::fs::write(parts.join("player"), "a letter\n").unwrap();
    let foreign = complaint(&[&["train", "millionen", "--seed", "3"], &keep[..]].concat());
    assert!(foreign.contains("not a player that a training kept"), "{foreign}");
}
