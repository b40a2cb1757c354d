//! Golden stories: short scripted games as every viewer hears them, in `games/millionen/playthroughs`.
//! `UPDATE=1 cargo test -p millionen` writes them anew; the difference is read in review.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::LazyLock;

use tabletop::{Chance, Game, Next, Seat, Viewer, next_input};
use words::{Language, Words};

use super::{Scene, Stage, card};
use crate::{Action, Millionen, Phase};

const NAMES: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];

fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| {
        Words::new([
            include_str!("../../../words/fr.ftl"),
            include_str!("../../../words/en.ftl"),
            include_str!("../../../words/de.ftl"),
        ])
    });
    &WORDS
}

/// A game being told while it is played.
struct Playthrough {
    language: Language,
    scene: Scene,
    text: String,
}

impl Playthrough {
    fn of(title: &str, language: Language, scene: Scene) -> Playthrough {
        let mut play = Playthrough { language, scene, text: format!("# {title}\n\n") };
        play.tell();
        play
    }

    fn name(viewer: Viewer) -> &'static str {
        viewer.seat().map_or("public", |seat| NAMES[seat.index()])
    }

    /// One line for every event of the last input; where viewers hear different ones, each with those who hear it.
    fn tell(&mut self) {
        let seats = self.scene.game.seats();
        let names: Vec<String> = NAMES.iter().take(seats as usize).map(|name| (*name).to_owned()).collect();
        for event in &self.scene.told {
            let mut heard: Vec<(String, Vec<&str>)> = Vec::new();
            for viewer in Viewer::all(seats) {
                let seen = Millionen::seen(event, viewer);
                let line = seen.map(|event| words().say(self.language, &Millionen::tell(&event), &names));
                let line = line.unwrap_or_else(|| "(nothing)".to_owned());
                match heard.iter_mut().find(|(known, _)| *known == line) {
                    Some((_, viewers)) => viewers.push(Self::name(viewer)),
                    None => heard.push((line, vec![Self::name(viewer)])),
                }
            }
            match &heard[..] {
                [(line, _)] => writeln!(self.text, "  {line}").unwrap(),
                lines => lines.iter().for_each(|(line, viewers)| {
                    writeln!(self.text, "  [{}] {line}", viewers.join(", ")).unwrap();
                }),
            }
        }
    }

    fn act(&mut self, seat: u8, action: Action) -> &mut Playthrough {
        let written = serde_json::to_string(&action).unwrap();
        writeln!(self.text, "\n> {} {written}", NAMES[seat as usize]).unwrap();
        self.scene.act(seat, action);
        self.tell();
        self
    }

    /// The seat whose turn it is plays.
    fn turn(&mut self, action: Action) -> &mut Playthrough {
        self.act(self.scene.game.turn.0, action)
    }

    fn discard(&mut self, name: &str) -> &mut Playthrough {
        self.turn(Action::Discard(card(name)))
    }

    fn attack(&mut self, with: &str, whom: u8) -> &mut Playthrough {
        self.turn(Action::Attack { with: card(with), whom: Seat(whom) })
    }

    /// Whoever is attacked answers.
    fn answer(&mut self, action: Action) -> &mut Playthrough {
        let Phase::Answer(attack) = self.scene.game.phase else { panic!("nobody is attacked") };
        self.act(attack.victim.0, action)
    }

    fn give_in(&mut self) -> &mut Playthrough {
        self.answer(Action::GiveIn)
    }

    fn shoot(&mut self) -> &mut Playthrough {
        self.answer(Action::Shoot)
    }

    /// Compares the story with the golden one, or writes it.
    fn ends(&mut self, file: &str) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../playthroughs").join(file);
        if let Some(outcome) = self.scene.game.outcome() {
            let scores: Vec<String> =
                outcome.scores.iter().zip(NAMES).map(|(score, name)| format!("{name} {score}")).collect();
            writeln!(self.text, "\n= {}: {}", outcome.ending, scores.join(", ")).unwrap();
        }
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &self.text).unwrap();
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        for (number, (told, known)) in self.text.lines().zip(golden.lines()).enumerate() {
            assert_eq!(told, known, "line {} of {file}; UPDATE=1 writes it anew", number + 1);
        }
        assert_eq!(self.text.len(), golden.len(), "{file} ends elsewhere; UPDATE=1 writes it anew");
    }
}

#[test]
fn a_duel_of_three_shots() {
    let stage = Stage::seats(3).hand(0, "pickpocket-5 revolver socialite-4").hand(1, "revolver revolver dandy");
    let stage = stage.suitcases(0, 2).suitcases(1, 1).coming("cheat pickpocket-2 socialite-3 suitcase");
    let mut play = Playthrough::of("A duel of three shots (P9, P10)", Language::English, stage.begin());
    play.attack("pickpocket-5", 1).shoot().shoot().shoot().give_in();
    play.ends("duel.en.txt");
}

fn two_waiting(language: Language) -> Playthrough {
    let stage = Stage::seats(3).hand(0, "pickpocket-3 cheat").hand(1, "pickpocket-5 suitcase");
    let stage =
        stage.hand(2, "socialite-2 socialite-6 suitcase").coming("revolver dandy socialite-4 cheat pickpocket-6");
    let mut play =
        Playthrough::of("Two Pickpockets waiting in front of one player (P11, P12)", language, stage.begin());
    play.attack("pickpocket-3", 2).give_in().attack("pickpocket-5", 2).give_in();
    play.turn(Action::ChaseOff { with: card("socialite-6"), pickpocket: card("pickpocket-5"), boss: Seat(1) });
    play.discard("cheat").turn(Action::LaySuitcase);
    play.turn(Action::ChaseOff { with: card("socialite-4"), pickpocket: card("pickpocket-3"), boss: Seat(0) });
    play
}

#[test]
fn two_pickpockets_waiting() {
    two_waiting(Language::English).ends("two-waiting.en.txt");
    two_waiting(Language::German).ends("two-waiting.de.txt");
}

#[test]
fn a_stolen_suitcase_passed_on_to_a_boss_and_on_to_that_ones_boss() {
    let stage = Stage::seats(4).hand(0, "pickpocket-4").hand(1, "pickpocket-2").hand(2, "pickpocket-6");
    let stage = stage.hand(3, "suitcase socialite-2").suitcases(3, 1).coming("cheat dandy revolver socialite-3 cheat");
    let mut play = Playthrough::of(
        "A suitcase passed on to a boss, and on to that one’s boss (P12)",
        Language::English,
        stage.begin(),
    );
    // One waits in front of Ben for Anna, one in front of Clara for Ben; so Clara's suitcase goes to Ben and on to Anna.
    play.attack("pickpocket-4", 1).give_in().attack("pickpocket-2", 2).give_in();
    play.attack("pickpocket-6", 3).give_in();
    play.ends("passed-on.en.txt");
}

#[test]
fn a_suitcase_that_comes_back() {
    let stage = Stage::seats(3).hand(0, "pickpocket-4").hand(1, "pickpocket-2").suitcases(0, 3);
    let stage = stage.coming("cheat dandy");
    let mut play = Playthrough::of("A suitcase that comes back (P12)", Language::French, stage.begin());
    play.attack("pickpocket-4", 1).give_in().attack("pickpocket-2", 0).give_in();
    play.ends("comes-back.fr.txt");
}

fn win(language: Language) -> Playthrough {
    let stage = Stage::seats(3).hand(0, "pickpocket-5 dandy cheat").hand(1, "socialite-4 pickpocket-6 cheat");
    let stage = stage.hand(2, "socialite-6 revolver pickpocket-3").suitcases(0, 4).suitcases(1, 2).suitcases(2, 3);
    let stage = stage.coming("socialite-3 pickpocket-2 socialite-6 cheat");
    let mut play = Playthrough::of("Five suitcases and a Dandy (P16)", language, stage.begin());
    play.attack("pickpocket-5", 1).give_in();
    play.turn(Action::Cheat { whom: Seat(0) });
    play.attack("pickpocket-3", 0).answer(Action::Repel(card("socialite-3")));
    play.turn(Action::LayDandy);
    play
}

#[test]
fn a_win() {
    win(Language::English).ends("win.en.txt");
    win(Language::French).ends("win.fr.txt");
    win(Language::German).ends("win.de.txt");
}

#[test]
fn the_stack_running_out() {
    let stage = Stage::seats(3).hand(0, "cheat pickpocket-3").hand(1, "revolver").waiting(2, "pickpocket-5", 1);
    let stage = stage.coming("dandy").last();
    let mut play =
        Playthrough::of("The stack runs out in the middle of an attack (P15)", Language::English, stage.begin());
    play.attack("pickpocket-3", 1).shoot().give_in();
    play.ends("stack-runs-out.en.txt");
}

#[test]
fn a_whole_game_played_at_random() {
    let scene = Scene::dealt(4, 1991);
    let mut play = Playthrough::of("A whole game for four, with some sense", Language::English, scene);
    let mut chance = Chance::quick(1991);
    let mut offers = Vec::new();
    // Suitcases and Dandies are laid where they can be, and kept otherwise: that makes it short.
    let choose = |_: Seat, offers: &[Action], chance: &mut Chance| {
        let best = offers.iter().find(|offer| matches!(offer, Action::LayDandy | Action::LaySuitcase));
        let kept = |offer: &&Action| !matches!(offer, Action::Discard(crate::Card::Suitcase | crate::Card::Dandy));
        let others: Vec<_> = offers.iter().filter(kept).collect();
        best.or_else(|| chance.pick(&others).copied()).or(offers.first()).copied()
    };
    while let Next::Input(tabletop::Input::Act(seat, action)) =
        next_input(&play.scene.game, &mut chance, &mut offers, choose)
    {
        play.act(seat.0, action);
    }
    play.ends("whole-game.en.txt");
}
