//! People with whom I have played: how we stand against each other, and inviting them once more.

use std::sync::Arc;

use axum::extract::State;
use house::{Invitation, Met, Sitter};
use maud::{Markup, html};
use shelf::{BotSpec, Level};
use tabletop::Line;

use super::my_games::date;
use super::{About, bots, invitations, mine, page};
use crate::Site;
use crate::error::Sorry;
use crate::plots;
use crate::visit::Visit;

/// So many people are shown, those with whom one has played most.
const SHOWN: usize = 60;

/// All that a visitor has to do with others.
#[derive(Debug, Default)]
struct Company {
    met: Vec<Met>,
    invitations: Vec<Invitation>,
    unwanted: Vec<(u64, String)>,
}

pub async fn show(State(site): State<Arc<Site>>, visit: Visit) -> Result<Markup, Sorry> {
    let house = &site.house;
    let Company { met, invitations, unwanted } = match visit.person.as_deref() {
        Some(person) => Company {
            met: house.met(person, None, SHOWN).await?,
            invitations: house.invitations(person).await?,
            unwanted: house.unwanted_hosts(person).await?,
        },
        None => Company::default(),
    };
    let (people, bots): (Vec<&Met>, Vec<&Met>) = met.iter().partition(|met| matches!(met.sitter, Sitter::Person(_)));
    let title = visit.word("people-title");
    let body = html! {
        main #main .my-pages .people {
            h1 { (title) }
            (mine::way(&visit, "/me/people"))
            (invitations::waiting(&visit, &invitations))
            @if people.is_empty() {
                p.ledger-empty { (visit.word("people-none")) }
            } @else {
                section #met {
                    p.hint { (visit.word("people-how")) }
                    ul.rivals { @for met in &people { li { (rival(&visit, met)) } } }
                }
            }
            (house_players(&visit, &bots))
            (unwanted_hosts(&visit, &unwanted))
        }
    };
    Ok(page(&visit, &About { title: &title, ..About::default() }, &body))
}

fn rival(visit: &Visit, met: &Met) -> Markup {
    let place = format!("{}.{}", met.table, met.seat);
    html! {
        div.who {
            strong { (met.name) }
            a.hint href=(format!("/me/games?with={place}")) { (visit.counted("people-games", met.games)) }
            span.hint { (visit.named("people-last", &date(visit, met.last))) }
        }
        (standing(visit, met))
        form method="post" action="/me/invite" {
            button name="with" value=(place) { (visit.word("people-invite")) }
        }
    }
}

/// Who was before whom how often.
fn standing(visit: &Visit, met: &Met) -> Markup {
    let even = met.compared.saturating_sub(met.i_was_ahead + met.they_were_ahead);
    let line = Line::new("people-ahead").with("me", met.i_was_ahead as i64).with("them", met.they_were_ahead as i64);
    let told = visit.say(&line.with("even", even as i64));
    html! {
        @if met.compared == 0 { span.hint.standing { (visit.word("people-uncompared")) } }
        @else {
            div.standing {
                b { (met.i_was_ahead) }
                (plots::against(&told, met.i_was_ahead, even, met.they_were_ahead))
                b { (met.they_were_ahead) }
            }
        }
    }
}

/// The house's own players, by how well they play.
fn house_players(visit: &Visit, bots: &[&Met]) -> Markup {
    let level = |met: &Met| match &met.sitter {
        Sitter::Bot(bot) => bot.parse::<BotSpec>().ok().map(|spec| spec.level()),
        _ => None,
    };
    let of = |wanted: Level| {
        let mut all = bots.iter().filter(|met| level(met) == Some(wanted)).copied().cloned();
        let first = all.next()?;
        let add = |sum: Met, met: Met| Met {
            games: sum.games + met.games,
            compared: sum.compared + met.compared,
            i_was_ahead: sum.i_was_ahead + met.i_was_ahead,
            they_were_ahead: sum.they_were_ahead + met.they_were_ahead,
            ..sum
        };
        Some((wanted, all.fold(first, add)))
    };
    let levels: Vec<(Level, Met)> = Level::FOR_PEOPLE.into_iter().filter_map(of).collect();
    html! {
        @if !levels.is_empty() {
            section #bots-met {
                h2 { (visit.word("people-bots")) }
                ul.rivals {
                    @for (level, met) in &levels {
                        li {
                            div.who { strong { (bots::level(visit, *level)) } span.hint { (visit.counted("people-games", met.games)) } }
                            (standing(visit, met))
                        }
                    }
                }
            }
        }
    }
}

fn unwanted_hosts(visit: &Visit, unwanted: &[(u64, String)]) -> Markup {
    html! {
        @if !unwanted.is_empty() {
            section #unwanted {
                h2 { (visit.word("people-unwanted")) }
                ul.rivals {
                    @for (number, name) in unwanted {
                        li {
                            div.who { strong { (name) } }
                            form method="post" action="/me/want-again" {
                                button name="host" value=(number) { (visit.word("people-want-again")) }
                            }
                        }
                    }
                }
            }
        }
    }
}
