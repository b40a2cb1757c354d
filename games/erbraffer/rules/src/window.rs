//! After every division everybody is asked whether a new will turns up (E27–E30).

use tabletop::{Chance, Moment, Seat, Story};

use crate::{Action, Answer, Card, Change, Erbraffer, Event, Kind, Phase, Reason, Shares, Window};

impl Erbraffer {
    /// Asks everybody at once, whatever they hold: skipping somebody would tell (E29). Who has answered for this whole
    /// change is not asked again.
    pub(crate) fn open_window(&mut self, now: Moment, mut window: Window, story: &mut impl Story<Event>) {
        for answer in &mut self.answers[..self.seats as usize] {
            if *answer == Answer::Stands {
                *answer = Answer::Open;
            }
        }
        window.closes = self.options.clock.milliseconds().map(|time| now + time);
        self.phase = Phase::Window(window);
        self.close_if_answered(story);
    }

    /// Whether the seat's answer to the division as it stands is still missing.
    #[inline]
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        seat.0 < self.seats && self.answers[seat.index()] == Answer::Open
    }

    fn close_if_answered(&mut self, story: &mut impl Story<Event>) {
        if !Seat::all(self.seats).any(|seat| self.is_asked(seat)) {
            self.close_window(story);
        }
    }

    /// The division stands, and the next couple is begun by the player at the left of its divider (E22).
    fn close_window(&mut self, story: &mut impl Story<Event>) {
        let Phase::Window(window) = self.phase else { return };
        self.settle(window.couple, &window.shares);
        story.add(Event::Settled { couple: window.couple });
        let Change { mover, divider, unsettled } = window.change;
        let unsettled = unsettled.without(window.couple.people());
        self.next_division(Change { mover, divider: self.left_of(divider), unsettled }, story);
    }

    fn asked(&self, seat: Seat, division: u16) -> Result<Window, Reason> {
        let Phase::Window(window) = self.phase else { return Err(Reason::NothingToAnswer) };
        if division != window.division {
            return Err(Reason::OtherDivision);
        }
        if self.is_asked(seat) { Ok(window) } else { Err(Reason::YouAnswered) }
    }

    /// E29: nobody else hears of it.
    pub(crate) fn let_stand(
        &mut self,
        seat: Seat,
        division: u16,
        answer: Answer,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        self.asked(seat, division)?;
        self.answers[seat.index()] = answer;
        story.add(Event::LetStand { seat, division, all: answer == Answer::AllStand });
        self.close_if_answered(story);
        Ok(())
    }

    /// The card that this takes, if the seat holds one.
    #[inline]
    fn new_will_of(&self, seat: Seat) -> Option<Card> {
        self.hands[seat.index()].iter().find(|card| card.kind() == Kind::NewWill)
    }

    /// E27: any cash to any child, heirlooms to the married.
    pub(crate) fn may_find_new_will(
        &self,
        window: &Window,
        seat: Seat,
        division: u16,
        shares: &Shares,
    ) -> Result<Card, Reason> {
        self.asked(seat, division)?;
        let card = self.new_will_of(seat).ok_or(Reason::NoNewWill)?;
        let couple = self.edition.couple(window.couple).expect("only couples have a division");
        self.is_all_divided(couple, shares)?;
        Ok(card)
    }

    pub(crate) fn find_new_will(
        &mut self,
        now: Moment,
        seat: Seat,
        division: u16,
        shares: Shares,
        chance: &mut Chance,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        let window = self.asked(seat, division)?;
        let card = self.may_find_new_will(&window, seat, division, &shares)?;
        self.hands[seat.index()].remove(card);
        self.discards.push(card);
        self.divisions += 1;
        let division = self.divisions;
        let couple = window.couple;
        story.add(Event::NewWillFound { seat, division, couple, shares: self.bequests(couple, &shares) });
        self.draw(seat, 1, chance, story); // E30
        self.open_window(now, Window { division, author: seat, shares, ..window }, story);
        Ok(())
    }

    /// The clock closes the window: whoever has not answered lets the division stand (E29).
    pub(crate) fn time_up(&mut self, now: Moment, story: &mut impl Story<Event>) -> Result<(), Reason> {
        let Phase::Window(window) = self.phase else { return Err(Reason::NoClock) };
        if window.closes.is_none_or(|closes| now < closes) {
            return Err(Reason::NoClock);
        }
        story.add(Event::TimeUp { division: window.division });
        self.close_window(story);
        Ok(())
    }

    #[inline]
    pub(crate) fn window_offers(&self, window: &Window, seat: Seat, into: &mut Vec<Action>) {
        if !self.is_asked(seat) {
            return;
        }
        let division = window.division;
        into.extend_from_slice(&[Action::LetStand { division }, Action::LetAllStand { division }]);
        if self.new_will_of(seat).is_some() {
            self.new_will_offers(window, into);
        }
    }
}
