//! A world imagined from a view fits it in every way, and is not always the truth.

use tabletop::{Game, Viewer};

use crate::claim::{Claim, Flaw, ensure};
use crate::course::Course;
use crate::law::offers_of;
use crate::subject::Subject;

pub(crate) fn fits<S: Subject>(course: &mut Course<'_, S>, game: &S::Game, viewer: Viewer) -> Result<(), Flaw> {
    let view = game.view(viewer);
    let world = S::Game::imagine(&view, game.edition(), &mut course.chance);
    world.audit().map_err(|why| Flaw::new(Claim::ImaginedWorldsFit, format!("{why} in {world:?}")))?;
    ensure(world.rules() == game.rules(), Claim::RulesAreKept, || {
        format!("{viewer:?} imagines {world:?}\n  by number {} instead of {}", world.rules(), game.rules())
    })?;
    let fits = world.view(viewer) == view && world.alarm() == game.alarm() && world.seats() == game.seats();
    ensure(fits, Claim::ImaginedWorldsFit, || format!("{viewer:?} sees {view:?}\n  and imagines {world:?}"))?;
    if let Viewer::Seat(seat) = viewer {
        let own = |game: &S::Game| (offers_of::<S>(game, seat), game.waits_for(seat));
        let offers = own(game);
        let imagined = own(&world);
        ensure(offers == imagined, Claim::ImaginedWorldsFit, || {
            format!("{viewer:?} is offered {offers:?}\n  and imagines {imagined:?}")
        })?;
    }
    if world != *game {
        course.report.note_imagined(game.seats(), viewer);
    }
    Ok(())
}
