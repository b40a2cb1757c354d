//! Making a table: with friends, or at once against bots.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use face::Fields;
use maud::{Markup, html};
use shelf::{Level, Title, Visitor};
use tabletop::{Choice, Game, Options};

use super::conduct::pace_word;
use super::front::lid;
use super::{About, bots, done, fields, of_game, page, pictures, share};
use crate::Site;
use crate::error::Sorry;
use crate::pages::problem::rule_link;
use crate::visit::Visit;
use house::command::Impossible;
use house::conduct::{Conduct, Pace};
use house::editions;
use house::{AtOnce, NewTable, TableState, Visibility};

pub async fn show(State(site): State<Arc<Site>>, Path(game): Path<String>, visit: Visit) -> Result<Markup, Sorry> {
    let name = my_name(&site, &visit).await?;
    let editions = editions::of_game(site.house.editions(), &game);
    let form = of_game(&game, Form { visit: &visit, name, editions })?;
    Ok(page(&visit, &About { title: &visit.word("new-title"), game: Some(&game), ..About::default() }, &form))
}

/// The name this visitor played under last.
pub async fn my_name(site: &Site, visit: &Visit) -> Result<String, Sorry> {
    let Some(person) = &visit.person else { return Ok(String::new()) };
    Ok(site.house.name_of(person).await?.unwrap_or_default())
}

/// The same, or what a guest is called.
pub async fn name_or_guest(site: &Site, visit: &Visit) -> Result<String, Sorry> {
    let known = my_name(site, visit).await?;
    Ok(house::names::clean(&known).unwrap_or_else(|| visit.word("guest").into_owned()))
}

struct Form<'a> {
    visit: &'a Visit,
    name: String,
    editions: Vec<editions::Named>,
}

impl Visitor for Form<'_> {
    type Output = Markup;
    fn visit<T: Title>(self) -> Markup {
        let Form { visit, name, editions } = self;
        let game = T::Game::NAME;
        let say = |id: String| T::words().word(visit.language, &id).into_owned();
        let pick = |name: &str, value: &str, is_chosen: bool, picture: Markup, words: &str| {
            html! {
                label.option {
                    input.vh type="radio" name=(name) value=(value) checked[is_chosen];
                    (picture)
                    span { (words) }
                }
            }
        };
        let usual_seats = usual_seats::<T::Game>();
        html! {
            main #main .narrow {
                (lid(visit, game))
                form.sheet.new-table method="post" action=(format!("/new/{game}")) {
                    label { (visit.word("your-name")) input name="name" value=(name) maxlength="24" required autocomplete="nickname"; }
                    fieldset.picks.chairs {
                        legend { (visit.word("new-seats")) }
                        @for seats in T::Game::SEATS {
                            (pick("seats", &seats.to_string(), seats == usual_seats, pictures::table_for(seats), &seats.to_string()))
                        }
                    }
                    button.main { (visit.word("new-create")) }
                    p.hint { (visit.word("new-hint")) }
                    details #more-options {
                        summary { (visit.word("new-more")) }
                        fieldset.picks {
                            legend { (visit.word("new-who")) }
                            (pick("who", "invited", true, pictures::door(false), &visit.word("new-invited")))
                            (pick("who", "public", false, pictures::door(true), &visit.word("new-public")))
                        }
                        fieldset.picks {
                            legend { (visit.word("new-pace")) }
                            @for (place, (name, pace)) in Pace::CHOICES.iter().enumerate() {
                                (pick("pace", name, place == 0, pictures::pace(*pace), &visit.word(pace_word(*pace))))
                            }
                        }
                        @for choice in <T::Game as Game>::Options::CHOICES {
                            fieldset.picks {
                                legend { (say(format!("option-{}", choice.key))) " " (rule_link(game, choice.rule)) }
                                p.hint { (say(format!("about-{}", choice.key))) }
                                @for (place, value) in choice.values.iter().enumerate() {
                                    (pick(&format!("option-{}", choice.key), value, place == 0, html! {}, &say(format!("option-{}-{value}", choice.key))))
                                }
                            }
                        }
                        fieldset.picks {
                            legend { (visit.word("new-hints")) }
                            (pick("hints", "off", true, pictures::lamp(false), &visit.word("new-hints-off")))
                            (pick("hints", "on", false, pictures::lamp(true), &visit.word("new-hints-on")))
                        }
                        @if editions.len() > 1 {
                            fieldset.picks {
                                legend { (visit.word("new-edition")) }
                                @for (place, (name, _)) in editions.iter().enumerate() {
                                    (pick("edition", name, place == 0, html! {}, name))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// For how many a table is set unless somebody says otherwise.
fn usual_seats<G: Game>() -> u8 {
    4.clamp(*G::SEATS.start(), *G::SEATS.end())
}

/// What was settled for a table, a line each: whoever sits down agrees to it.
pub fn settled(visit: &Visit, state: &TableState) -> Markup {
    let TableState { row, conduct, .. } = state;
    html! {
        li { (visit.word("new-pace")) (visit.word("colon")) " " (visit.word(pace_word(conduct.pace))) }
        @if conduct.hints_agreed { li { (visit.word("lobby-hints")) } }
        @for line in chosen(visit, &row.game, &row.options) { li { (line) } }
    }
}

/// The options of a game that were chosen, in words, with the rule that each is about.
fn chosen(visit: &Visit, game: &str, options: &str) -> Vec<Markup> {
    struct Settled<'a>(&'a Visit, &'a str);
    impl Visitor for Settled<'_> {
        type Output = Vec<Markup>;
        fn visit<T: Title>(self) -> Vec<Markup> {
            let options: std::collections::BTreeMap<String, String> = serde_json::from_str(self.1).unwrap_or_default();
            let word = |id: String| T::words().word(self.0.language, &id).into_owned();
            let known = <T::Game as Game>::Options::CHOICES.iter();
            let chosen = known.filter_map(|choice| Some((choice, options.get(choice.key)?)));
            let line = |(choice, value): (&Choice, &String)| {
                let key = choice.key;
                let option = word(format!("option-{key}"));
                let value = word(format!("option-{key}-{value}"));
                html! {
                    (option) (self.0.word("colon")) " " (value)
                    " " (rule_link(T::Game::NAME, choice.rule))
                }
            };
            chosen.map(line).collect()
        }
    }
    shelf::with(game, Settled(visit, options)).unwrap_or_default()
}

/// What a table of this game starts from, with the seats and options a form chose.
struct Prepare<'a> {
    fields: &'a Fields,
    edition: Arc<str>,
}

impl Visitor for Prepare<'_> {
    type Output = Option<NewTable>;
    fn visit<T: Title>(self) -> Option<NewTable> {
        let seats = match self.fields.one("seats") {
            Some(seats) => seats.parse().ok().filter(|seats| T::Game::SEATS.contains(seats))?,
            None => usual_seats::<T::Game>(),
        };
        let chosen =
            self.fields.0.iter().filter_map(|(key, value)| Some((key.strip_prefix("option-")?, value.as_str())));
        let options = <T::Game as Game>::Options::from_pairs(chosen).ok()?;
        let options = serde_json::to_string(&options.to_map()).ok()?;
        Some(NewTable {
            game: T::Game::NAME.to_owned(),
            rules: T::Game::RULES,
            edition: self.edition,
            options,
            seats: usize::from(seats),
        })
    }
}

/// The fields that choose the options of a first game.
struct FirstGame;

impl Visitor for FirstGame {
    type Output = Fields;
    fn visit<T: Title>(self) -> Fields {
        Fields(T::FIRST_GAME.iter().map(|(key, value)| (format!("option-{key}"), (*value).to_owned())).collect())
    }
}

pub async fn create(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    let fields = fields(&body);
    let visibility = match fields.one("who") {
        Some("public") => Visibility::Public { household: visit.household(&site) },
        Some("invited") | None => Visibility::Invited,
        Some(_) => return Err(Sorry::unreadable()),
    };
    let mut editions = editions::of_game(site.house.editions(), &game).into_iter();
    let edition = match fields.one("edition") {
        Some(name) => editions.find(|(edition, _)| edition == name),
        None => editions.next(),
    };
    let (_, edition) = edition.ok_or_else(Sorry::unreadable)?;
    let new = of_game(&game, Prepare { fields: &fields, edition })?.ok_or_else(Sorry::unreadable)?;
    let pace = fields.one("pace").map_or(Some(Pace::Free), Pace::named).ok_or_else(Sorry::unreadable)?;
    let hints_agreed = match fields.one("hints") {
        Some("on") => true,
        Some("off") | None => false,
        Some(_) => return Err(Sorry::unreadable()),
    };
    let name = fields.one("name").and_then(house::names::clean).ok_or(Impossible::NoName)?;
    site.limits.table(&visit.source()).map_err(Sorry::too_much)?;
    let (person, jar) = visit.person_or_new(&site, &headers);
    let conduct = Conduct { pace, hints_agreed, ..Conduct::default() };
    let id = site.house.open_table(new, &person, &name, conduct, visibility).await?;
    Ok((jar, done(&visit, &format!("/table/{id}"))).into_response())
}

/// Two clicks from the door to the first move: a seat for the visitor, bots in all others, and off it goes.
pub async fn play_now(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    // Nobody begins with an auction against the clock: that is chosen with a new table.
    let first = match is_newcomer(&site, &visit).await? {
        true => of_game(&game, FirstGame)?,
        false => Fields::default(),
    };
    against_bots(&site, &game, &visit, &headers, &fields(&body), Way { chosen: first, lessons: None }).await
}

/// Whether this visitor has never finished a game here, as far as the house knows.
pub async fn is_newcomer(site: &Site, visit: &Visit) -> Result<bool, Sorry> {
    let Some(person) = &visit.person else { return Ok(true) };
    Ok(site.house.my_tables_over(person, 1).await?.is_empty())
}

/// The same as a guided game: against the gentlest bots, without hurry, and with a word about everything that is new.
pub async fn learn(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Sorry> {
    let way = Way { chosen: of_game(&game, FirstGame)?, lessons: Some(BTreeSet::new()) };
    against_bots(&site, &game, &visit, &headers, &fields(&body), way).await
}

/// How a match against bots begins.
struct Way {
    /// The fields that choose its options.
    chosen: Fields,
    /// In a guided game: that nothing was read yet.
    lessons: Option<BTreeSet<String>>,
}

async fn against_bots(
    site: &Site,
    game: &str,
    visit: &Visit,
    headers: &HeaderMap,
    sent: &Fields,
    Way { chosen, lessons }: Way,
) -> Result<Response, Sorry> {
    let (_, edition) =
        editions::of_game(site.house.editions(), game).into_iter().next().ok_or_else(Sorry::not_found)?;
    let new = of_game(game, Prepare { fields: &chosen, edition })?.ok_or_else(Sorry::unreadable)?;
    let name = name_or_guest(site, visit).await?;
    site.limits.table(&visit.source()).map_err(Sorry::too_much)?;
    let (person, jar) = visit.person_or_new(site, headers);
    let at_once = AtOnce {
        id: share::table_of_form(sent),
        // Newcomers play with the weakest.
        bots: if lessons.is_some() { Level::Easy } else { bots::USUAL },
        share: share::of_form(sent),
        lessons,
    };
    let id = site.house.play_at_once(new, &person, name, at_once).await?;
    Ok((jar, done(visit, &format!("/table/{id}"))).into_response())
}
