//! How I want to be told: by forms that work without script, and links that need no login.

use servers::{Listener, Mailbox, Reply};

use crate::guests::client::{Answer, Client, table_of_three, until};
use crate::guests::server::{Folder, Server};

fn house(folder: &Folder, more: &[&str]) -> Server {
    let usual = ["--bot-delay", "0,0", "--data", folder.path().to_str().unwrap(), "--notice-grace", "0"];
    Server::serve(&[&usual, more].concat())
}

/// Where a link from a letter leads in this house.
fn path(link: &str) -> String {
    link.trim_matches(['<', '>']).split_once("play.example").unwrap().1.to_owned()
}

/// The number of the first channel on this page.
fn channel(client: &mut Client) -> String {
    client.get("/notices").between("id=\"channel-", "\"").unwrap().to_owned()
}

#[test]
fn an_address_is_asked_about_first_and_stopped_by_whoever_gets_the_mail() {
    let (folder, mailbox) = (Folder::new(), Mailbox::start());
    let smtp = format!("smtp://{}", mailbox.address());
    let from = "Hoirie <house@play.example>";
    let server = house(&folder, &["--smtp", &smtp, "--mail-from", from, "--public-url", "https://play.example"]);
    let mut anna = Client::new(&server.address, "en");
    table_of_three(&mut anna, []);
    let wrong = anna.post("/notices/mail", &[("address", "anna")]);
    assert!(wrong.status == 422 && wrong.body.contains("That is not an e-mail address"), "{}", wrong.body);
    let added = anna.post("/notices/mail", &[("address", "anna@example.org")]);
    assert_eq!(added.address.as_deref(), Some("/notices?done=asked"), "{}", added.body);
    assert!(anna.get("/notices?done=asked").body.contains("waiting for your confirmation"));

    let question = mailbox.wait_for(1).remove(0);
    assert!(question.header("List-Unsubscribe").is_none());
    let confirm = path(question.plain.split_whitespace().find(|word| word.contains("/notices/confirm/")).unwrap());
    // Anybody's browser: the mail may be read on another device.
    let mut phone = Client::new(&server.address, "de");
    let asked = phone.get(&confirm);
    assert!(asked.body.contains("Ist das deine Adresse?"), "{}", asked.body);
    assert!(anna.get("/notices").body.contains("waiting for your confirmation"), "a look confirms nothing");
    assert!(phone.post(&confirm, &[]).body.contains("Bestätigt"));
    assert!(!anna.get("/notices").body.contains("waiting for your confirmation"));

    let channel = channel(&mut anna);
    let tried = anna.post("/notices/channels", &[("channel", &channel), ("do", "test")]);
    assert_eq!(tried.address.as_deref(), Some("/notices?done=sent"), "{}", tried.body);
    let letters = mailbox.wait_for(2);
    let notice = letters.iter().find(|letter| letter.header("List-Unsubscribe").is_some()).unwrap();
    let stop = path(notice.header("List-Unsubscribe").unwrap());
    assert!(phone.get(&stop).body.contains("Schickt mir nichts mehr"), "a look stops nothing");
    assert!(anna.get("/notices").body.contains("anna@example.org"));
    // As the programs of those who carry mail do it.
    let mut program = Client::new(&server.address, "en");
    let stopped = program.post(&stop, &[("List-Unsubscribe", "One-Click")]);
    assert!(stopped.status == 200 && stopped.body.contains("No more will come"), "{}", stopped.body);
    assert!(!anna.get("/notices").body.contains("anna@example.org"));
    let dead = phone.get(&stop);
    assert!(dead.status == 404 && dead.body.contains("Dieser Link gilt nicht mehr"), "{}", dead.body);
    assert_eq!(phone.get("/notices/confirm/nobody/nothing").status, 404);
    assert_eq!(phone.post("/notices/stop/nobody/nothing", &[]).status, 404);
}

#[test]
fn a_hook_is_named_tried_put_off_and_dropped() {
    let (folder, program) = (Folder::new(), Listener::start(|_| Reply::status(200)));
    let server = house(&folder, &["--hooks-at-home"]);
    let mut anna = Client::new(&server.address, "fr");
    table_of_three(&mut anna, []);
    let added = anna.post("/notices/hook", &[("url", &program.url("/turns/secret")), ("style", "plain")]);
    assert_eq!(added.address.as_deref(), Some("/notices?done=kept"), "{}", added.body);
    let page = anna.get("/notices");
    assert!(page.body.contains(&format!("Programme (JSON) · {}", program.address())), "{}", page.body);
    assert!(!page.body.contains("/turns/secret"), "whoever looks over my shoulder could write there");
    let channel = channel(&mut anna);
    let change = |anna: &mut Client, fields: &[(&str, &str)]| {
        let fields = [&[("channel", channel.as_str())], fields].concat();
        anna.post("/notices/channels", &fields)
    };
    assert_eq!(change(&mut anna, &[("do", "test")]).status, 303);
    let heard = program.wait_for(1);
    assert!(heard.iter().any(|heard| heard.text().contains("/notices\"")), "{heard:?}");
    assert_eq!(change(&mut anna, &[("do", "digest"), ("hour", "7")]).status, 303);
    assert!(anna.get("/notices").body.contains("<span class=\"hint\">une fois par jour, à 7 h</span>"));
    assert_eq!(change(&mut anna, &[("do", "digest"), ("hour", "25")]).status, 422);
    assert_eq!(change(&mut anna, &[("do", "sing")]).status, 422);
    // Nobody else has a say in it.
    let mut ben = Client::new(&server.address, "fr");
    table_of_three(&mut ben, []);
    assert_eq!(change(&mut ben, &[("do", "drop")]).status, 409);
    assert_eq!(change(&mut anna, &[("do", "drop")]).status, 303);
    assert!(!anna.get("/notices").body.contains("id=\"channel-"));
}

#[test]
fn what_is_wrong_with_an_address_is_said_and_nothing_is_kept() {
    let folder = Folder::new();
    let server = house(&folder, &[]);
    let mut anna = Client::new(&server.address, "en");
    let unknown = anna.get("/notices");
    assert!(unknown.body.contains("sit down at a table first"), "{}", unknown.body);
    assert_eq!(anna.post("/notices/hook", &[("url", "https://ntfy.sh/a"), ("style", "")]).status, 403);
    table_of_three(&mut anna, []);
    for (url, style, said) in [
        ("http://127.0.0.1:80/", "plain", "https://"),
        ("https://127.0.0.1/", "plain", "own network"),
        ("https://[::ffff:10.0.0.1]/", "plain", "own network"),
        ("https://ntfy.sh/", "", "name of a topic"),
        ("nonsense", "", "not the address of a web page"),
    ] {
        let refused = anna.post("/notices/hook", &[("url", url), ("style", style)]);
        assert!(refused.status == 422 && refused.body.contains(said), "{url}: {}", refused.body);
    }
    assert_eq!(anna.post("/notices/hook", &[("url", "https://ntfy.sh/a"), ("style", "pigeon")]).status, 422);
    let no_mail = anna.post("/notices/mail", &[("address", "anna@example.org")]);
    assert!(no_mail.status == 409 && no_mail.body.contains("sends no mail"), "{}", no_mail.body);
    assert_eq!(anna.post("/notices/push", &[("endpoint", "https://push.example/")]).status, 422);
    assert!(!anna.get("/notices").body.contains("id=\"channel-"));
}

#[test]
fn when_and_what_about_is_kept_as_it_was_chosen() {
    let folder = Folder::new();
    let server = house(&folder, &[]);
    let mut anna = Client::new(&server.address, "de");
    table_of_three(&mut anna, []);
    assert!(anna.get("/notices").body.contains("<option value=\"Europe/Berlin\" selected>"));
    let wishes =
        [("wants", "turn"), ("wants", "over"), ("quiet", "yes"), ("from", "23"), ("to", "7"), ("zone", "Asia/Tokyo")];
    assert_eq!(anna.post("/notices/wishes", &wishes).address.as_deref(), Some("/notices?done=kept"));
    let page = anna.get("/notices").body;
    for (kind, is_wanted) in [("turn", true), ("reminder", false), ("vote", false), ("over", true)] {
        let tick = format!("name=\"wants\" value=\"{kind}\"{}>", if is_wanted { " checked" } else { "" });
        assert!(page.contains(&tick), "{tick} in {page}");
    }
    assert!(page.contains("<option value=\"Asia/Tokyo\" selected>") && page.contains("<option value=\"23\" selected>"));
    let same = anna.post("/notices/wishes", &[("quiet", "yes"), ("from", "8"), ("to", "8"), ("zone", "Asia/Tokyo")]);
    assert!(same.status == 409 && same.body.contains("Von einer Stunde bis zur selben"), "{}", same.body);
    assert_eq!(anna.post("/notices/wishes", &[("zone", "Mars/Olympus")]).status, 422);
    assert_eq!(anna.get("/notices").body, page);
}

#[test]
fn a_table_is_silenced_by_whoever_sits_there_and_its_club_told_by_its_host() {
    let folder = Folder::new();
    let server = house(&folder, &[]);
    let [mut anna, mut ben, mut clara] = [(); 3].map(|()| Client::new(&server.address, "en"));
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    let notices = format!("{table}/notices");
    assert_eq!(ben.post(&notices, &[("do", "silence")]).status, 303);
    assert!(ben.get(&notices).body.contains("You hear nothing from this table"));
    assert!(anna.get(&notices).body.contains("as from all others"));
    assert_eq!(ben.post(&notices, &[("do", "hear")]).status, 303);
    assert!(ben.get(&notices).body.contains("as from all others"));
    assert_eq!(clara.post(&notices, &[("do", "silence")]).status, 403);
    assert!(clara.get(&notices).body.contains("You only watch here"));

    let club = [("do", "add-hook"), ("url", "https://discord.com/api/webhooks/1/secret"), ("style", "")];
    assert_eq!(ben.post(&notices, &club).status, 403);
    assert_eq!(anna.post(&notices, &club).status, 303);
    let page = anna.get(&notices);
    assert!(page.body.contains("Discord · discord.com") && !page.body.contains("secret"), "{}", page.body);
    assert!(!ben.get(&notices).body.contains("discord.com"));
    let hook = page.between("name=\"hook\" value=\"", "\"").unwrap();
    assert_eq!(ben.post(&notices, &[("do", "drop-hook"), ("hook", hook)]).status, 403);
    assert_eq!(anna.post(&notices, &[("do", "drop-hook"), ("hook", hook)]).status, 303);
    assert!(!anna.get(&notices).body.contains("discord.com"));
}

#[test]
fn pages_know_how_many_tables_wait_for_whoever_asks() {
    let folder = Folder::new();
    let server = house(&folder, &[]);
    let mut anna = Client::new(&server.address, "en");
    assert_eq!(anna.get("/notices/waiting").body, "{\"waiting\":[]}");
    let table = table_of_three(&mut anna, []);
    // The bots come to an end of what they do without her.
    until(200, || {
        let page = anna.get(&table);
        Answer { status: if page.waits() { 200 } else { 503 }, ..page }
    });
    let id = table.rsplit('/').next().unwrap();
    assert_eq!(anna.get("/notices/waiting").body, format!("{{\"waiting\":[\"{id}\"]}}"));
    let icon = anna.get("/app/waiting/3.svg");
    assert!(icon.status == 200 && icon.body.contains(">3</text>"), "{}", icon.body);
    assert_eq!(["0", "11", "x"].map(|name| anna.get(&format!("/app/waiting/{name}.svg")).status), [404; 3]);
}
