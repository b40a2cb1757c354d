//! Days and months of the calendar, as lists of games are divided by them. Nobody's time zone is known: days are Greenwich's.

use time::{Date, Month, OffsetDateTime};

/// A moment of the wall clock, in milliseconds, as its day.
pub fn day_of(moment: u64) -> Date {
    let seconds = i64::try_from(moment / 1000).unwrap_or(i64::MAX);
    OffsetDateTime::from_unix_timestamp(seconds).map_or(Date::MAX, OffsetDateTime::date)
}

/// From when to when a year lasts, in milliseconds.
pub fn year(year: i32) -> Option<(u64, u64)> {
    let begins = |year| Date::from_calendar_date(year, Month::January, 1).ok();
    let moment =
        |day: Date| u64::try_from(day.midnight().assume_utc().unix_timestamp()).ok().map(|begins| begins * 1000);
    Some((moment(begins(year)?)?, moment(begins(year.checked_add(1)?)?)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_begins_with_its_first_day() {
        let (begins, ends) = year(2024).unwrap();
        assert_eq!((day_of(begins).to_ordinal_date(), day_of(ends - 1).to_ordinal_date()), ((2024, 1), (2024, 366)));
        assert_eq!((day_of(u64::MAX), year(1900), year(99_999)), (Date::MAX, None, None));
    }
}
