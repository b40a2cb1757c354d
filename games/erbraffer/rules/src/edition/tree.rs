//! Proves a family tree sound (E2): whoever is wrong in it is named.

use arrayvec::ArrayVec;

use super::text::{MOST_CASH, Text};
use super::{Couple, Edition, Generation, LAST_HEIRS, MOST_CHILDREN, Place, Square};
use crate::{Heirloom, Pair, People, Person};

/// So many there are on benefactor cards (E4).
const BENEFACTORS: usize = 12;
/// More of one generation could leave the last player without a lawful hand (E10).
const MOST_OF_A_GENERATION: usize = 4;

impl Edition {
    pub(super) fn with_tree(mut self, text: &Text) -> Result<Edition, String> {
        if text.tree.cash > MOST_CASH || text.tree.dowry > MOST_CASH {
            return Err(format!("tree: {MOST_CASH} is the most that anybody starts with"));
        }
        self.place_everybody(text)?;
        self.marry(text)?;
        self.everybody_has_a_spouse()?;
        self.everybody_comes_from_somewhere(text)?;
        self.benefactors_can_be_dealt()?;
        self.ancestors_have_heirlooms()?;
        for (place, person) in self.places.iter_mut().zip(Person::all()) {
            let Some(couple) = place.parents else { continue };
            place.siblings = self.couples[couple as usize].children.iter().copied().collect();
            place.siblings.remove(person);
        }
        Ok(self)
    }

    fn place_everybody(&mut self, text: &Text) -> Result<(), String> {
        let golden = self.calendar.squares.iter().enumerate().filter(|(_, square)| **square == Square::Golden);
        let years: Vec<u16> = std::iter::once(0)
            .chain(golden.map(|(place, _)| place as u8))
            .map(|place| self.calendar.year(place))
            .collect();
        let written: Vec<u16> = text.generations.iter().map(|generation| generation.year).collect();
        if written != years || years.len() > self.generations.capacity() || years.len() < 2 {
            return Err(format!(
                "generations: they begin in {years:?}, the first and the golden years, not in {written:?}"
            ));
        }
        for (number, generation) in (0u8..).zip(&text.generations) {
            for person in generation.married.iter().chain(&generation.benefactors) {
                let place = &mut self.places[person.index()];
                if place.generation.is_some() {
                    return Err(format!("generations: {person} lives twice"));
                }
                place.generation = Some(number);
            }
            for person in &generation.married_in {
                if !generation.married.contains(person) {
                    return Err(format!("generations: {person} has a dowry and is not among the married"));
                }
                self.cash[person.index()] = text.tree.dowry;
            }
            if number == 0 {
                generation.married.iter().for_each(|person| self.cash[person.index()] = text.tree.cash);
            }
            self.generations.push(Generation {
                year: generation.year,
                married: generation.married.iter().copied().collect(),
                benefactors: generation.benefactors.iter().copied().collect(),
            });
        }
        Ok(())
    }

    fn marry(&mut self, text: &Text) -> Result<(), String> {
        let mut written: Vec<_> = text.couples.iter().collect();
        let generation = |edition: &Edition, person: Person| {
            edition.generation_of(person).ok_or_else(|| format!("couples: {person} is of no generation"))
        };
        for couple in &written {
            generation(self, couple.spouses[0])?;
        }
        written.sort_by_key(|couple| self.generation_of(couple.spouses[0]));
        if written.len() > self.couples.capacity() {
            return Err(format!("couples: {} are too many", written.len()));
        }
        for (number, couple) in (0u8..).zip(written) {
            let [one, other] = couple.spouses;
            let theirs = generation(self, one)?;
            if generation(self, other)? != theirs || one == other {
                return Err(format!("couples: {one} and {other} don't live at the same time"));
            }
            for person in couple.spouses {
                if self.generations[theirs as usize].benefactors.contains(person) {
                    return Err(format!("couples: {person} is a benefactor and marries nobody"));
                }
                if self.places[person.index()].couple.replace(number).is_some() {
                    return Err(format!("couples: {person} marries twice"));
                }
            }
            let children = ArrayVec::<Person, MOST_CHILDREN>::try_from(&couple.children[..])
                .map_err(|_| format!("couples: {one} and {other} have more than {MOST_CHILDREN} children"))?;
            let mut married = [false; MOST_CHILDREN];
            for (place, child) in children.iter().enumerate() {
                if generation(self, *child)? != theirs + 1 {
                    return Err(format!("couples: {child} is not of the generation after {one} and {other}"));
                }
                if self.places[child.index()].parents.replace(number).is_some() {
                    return Err(format!("couples: {child} is born twice"));
                }
                married[place] = self.generations[usize::from(theirs) + 1].married.contains(*child);
            }
            if !married.contains(&true) {
                return Err(format!("couples: {one} and {other} have no child in a rectangular frame"));
            }
            self.couples.push(Couple { spouses: Pair::new(one, other), children, married });
        }
        Ok(())
    }

    fn everybody_has_a_spouse(&self) -> Result<(), String> {
        let [earlier @ .., last] = &self.generations[..] else { return Err("generations: there are none".into()) };
        let unmarried = |person: &Person| self.places[person.index()].couple.is_none();
        if let Some(person) = earlier.iter().flat_map(|generation| generation.married.iter()).find(unmarried) {
            return Err(format!("couples: {person} is in a rectangular frame and has no spouse"));
        }
        if let Some(person) = last.married.iter().find(|person| !unmarried(person)) {
            return Err(format!("couples: {person} is a last heir and has no spouse"));
        }
        if last.married.len() != LAST_HEIRS {
            return Err(format!("generations: there are {} last heirs, not {LAST_HEIRS}", last.married.len()));
        }
        if let Some(person) = last.benefactors.iter().next() {
            return Err(format!("generations: nobody survives the benefactor {person}"));
        }
        if self.generations[0].married.len() != Heirloom::COUNT || !self.generations[0].benefactors.is_empty() {
            return Err(format!("generations: {} married ancestors begin, and nobody else", Heirloom::COUNT));
        }
        Ok(())
    }

    fn everybody_comes_from_somewhere(&self, text: &Text) -> Result<(), String> {
        for (number, generation) in text.generations.iter().enumerate() {
            for person in generation.married.iter().chain(&generation.benefactors) {
                let Place { parents, .. } = self.places[person.index()];
                let dowry = generation.married_in.contains(person);
                match (parents.is_some(), dowry, number == 0) {
                    (true, true, _) => return Err(format!("couples: {person} has parents and a dowry")),
                    (false, false, false) => return Err(format!("couples: {person} has neither parents nor a dowry")),
                    (_, true, true) => return Err(format!("generations: {person} is an ancestor and has no dowry")),
                    _ => {}
                }
            }
        }
        Ok(())
    }

    fn benefactors_can_be_dealt(&self) -> Result<(), String> {
        let count = self.benefactors().len();
        if count != BENEFACTORS {
            return Err(format!("generations: there are {count} benefactors, not {BENEFACTORS}"));
        }
        match self.generations.iter().find(|generation| generation.benefactors.len() > MOST_OF_A_GENERATION) {
            Some(generation) => Err(format!(
                "generations: {} benefactors of {} are more than {MOST_OF_A_GENERATION}, and hands could not be dealt (E10)",
                generation.benefactors.len(),
                generation.year
            )),
            None => Ok(()),
        }
    }

    fn ancestors_have_heirlooms(&self) -> Result<(), String> {
        let owners: People = self.heirlooms.iter().map(|(person, _)| *person).collect();
        match self.generations[0].married.without(owners).iter().next() {
            Some(person) => Err(format!("heirlooms: {person} has none, and one lies beside every ancestor")),
            None => Ok(()),
        }
    }
}
