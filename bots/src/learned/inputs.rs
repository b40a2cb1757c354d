//! What a network is told: numbers in their places, most of which are nothing and therefore left out.

/// A number other than 0, and its place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Told {
    pub place: u16,
    pub value: f32,
}

/// Writes down one thing after another. Everything that is told takes up its places, whatever it comes to, so that what comes next is
/// always in the same place.
///
/// ```
/// let mut inputs = bots::Inputs::default();
/// inputs.flag(false);
/// inputs.one_of(1, 3);
/// inputs.at_least(2, 4);
/// let places: Vec<u16> = inputs.told().iter().map(|input| input.place).collect();
/// assert_eq!((places, inputs.places()), (vec![2, 4, 5], 8));
/// ```
#[derive(Debug, Clone, Default)]
pub struct Inputs {
    told: Vec<Told>,
    next: u16,
}

impl Inputs {
    /// Forgets everything, and begins at this place.
    pub fn begin(&mut self, place: usize) {
        self.told.clear();
        self.next = place as u16;
    }

    pub fn number(&mut self, value: f32) {
        if value != 0.0 {
            self.told.push(Told { place: self.next, value });
        }
        self.next += 1;
    }

    pub fn flag(&mut self, is_so: bool) {
        self.number(f32::from(u8::from(is_so)));
    }

    /// Which of so many it is; none of them beyond the last.
    pub fn one_of(&mut self, which: usize, of: usize) {
        if which < of {
            self.told.push(Told { place: self.next + which as u16, value: 1.0 });
        }
        self.next += of as u16;
    }

    /// Whether there is one, whether there are two, and so on up to the most that is asked for.
    pub fn at_least(&mut self, count: usize, most: usize) {
        let places = self.next..self.next + count.min(most) as u16;
        self.told.extend(places.map(|place| Told { place, value: 1.0 }));
        self.next += most as u16;
    }

    /// Leaves out so many places of which there is nothing to tell.
    pub fn nothing(&mut self, places: usize) {
        self.next += places as u16;
    }

    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// Up to which place something could have been told.
    pub fn places(&self) -> usize {
        self.next as usize
    }
}
