//! What the store says to a database, whichever it is: plain SQL with `?1`, and values that both understand.

use std::borrow::Cow;

use super::StoreError;

pub type Result<T> = std::result::Result<T, StoreError>;

/// A connection in the middle of a job.
pub trait Sql {
    /// Runs a statement and says how many rows it changed. Statements are prepared once for each connection.
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<usize>;

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>>;

    /// Asks several questions in one go. Whoever then asks one of them, in the same words, is answered from what is known.
    /// It makes a distant database quicker and changes nothing else.
    fn foresee(&mut self, _questions: &[BoundStatement<'_>]) -> Result<()> {
        Ok(())
    }

    /// Runs all the statements of a job that wants them sent at once, and says how many rows each changed.
    fn at_once(&mut self, statements: &[BoundStatement<'_>]) -> Result<Vec<usize>> {
        statements.iter().map(|(sql, values)| self.execute(sql, values)).collect()
    }

    /// The first row, if there is one.
    fn first(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Option<Row>> {
        Ok(self.query(sql, values)?.into_iter().next())
    }
}

/// A statement and its values.
pub type BoundStatement<'a> = (&'a str, &'a [Value<'a>]);

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Value<'a> {
    #[default]
    Null,
    Integer(i64),
    Text(Cow<'a, str>),
    Blob(Cow<'a, [u8]>),
}

impl Value<'_> {
    /// The same, for as long as one likes.
    pub fn to_static(&self) -> Value<'static> {
        match self {
            Value::Null => Value::Null,
            Value::Integer(number) => Value::Integer(*number),
            Value::Text(text) => Value::Text(Cow::Owned(text.clone().into_owned())),
            Value::Blob(bytes) => Value::Blob(Cow::Owned(bytes.clone().into_owned())),
        }
    }
}

/// One row of an answer; every value is taken out once.
#[derive(Debug, Default)]
pub struct Row(pub Vec<Value<'static>>);

impl Row {
    pub fn take<T: TryFrom<Value<'static>>>(&mut self, column: usize) -> Result<T> {
        let value = self.0.get_mut(column).map(std::mem::take).unwrap_or_default();
        T::try_from(value).map_err(|_| StoreError::Unexpected(column))
    }
}

/// The values of a statement, in the order of their numbers.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$(crate::sql::Value::from($value)),*] };
}
pub(super) use values;

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Integer(number)
    }
}

impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        // Nothing that is counted or timed comes near the end of these numbers, and nothing may come out below nought.
        Value::Integer(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Value::Integer(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<bool> for Value<'_> {
    fn from(yes: bool) -> Self {
        Value::Integer(i64::from(yes))
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a [u8; 32]> for Value<'a> {
    fn from(bytes: &'a [u8; 32]) -> Self {
        Value::Blob(Cow::Borrowed(bytes))
    }
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Value::Null, Into::into)
    }
}

/// The database answered with something else than was asked for.
#[derive(Debug)]
pub struct WrongKind;

impl TryFrom<Value<'static>> for i64 {
    type Error = WrongKind;
    fn try_from(value: Value<'static>) -> std::result::Result<Self, WrongKind> {
        if let Value::Integer(number) = value { Ok(number) } else { Err(WrongKind) }
    }
}

impl TryFrom<Value<'static>> for u64 {
    type Error = WrongKind;
    fn try_from(value: Value<'static>) -> std::result::Result<Self, WrongKind> {
        i64::try_from(value)?.try_into().map_err(|_| WrongKind)
    }
}

impl TryFrom<Value<'static>> for usize {
    type Error = WrongKind;
    fn try_from(value: Value<'static>) -> std::result::Result<Self, WrongKind> {
        i64::try_from(value)?.try_into().map_err(|_| WrongKind)
    }
}

impl TryFrom<Value<'static>> for u16 {
    type Error = WrongKind;
    fn try_from(value: Value<'static>) -> std::result::Result<Self, WrongKind> {
        i64::try_from(value)?.try_into().map_err(|_| WrongKind)
    }
}

impl TryFrom<Value<'static>> for bool {
    type Error = WrongKind;
    fn try_from(value: Value<'static>) -> std::result::Result<Self, WrongKind> {
        Ok(i64::try_from(value)? != 0)
    }
}

impl TryFrom<Value<'static>> for String {
    type Error = WrongKind;
    fn try_from(value: Value<'static>) -> std::result::Result<Self, WrongKind> {
        if let Value::Text(text) = value { Ok(text.into_owned()) } else { Err(WrongKind) }
    }
}

impl TryFrom<Value<'static>> for [u8; 32] {
    type Error = WrongKind;
    fn try_from(value: Value<'static>) -> std::result::Result<Self, WrongKind> {
        if let Value::Blob(bytes) = value { bytes.as_ref().try_into().map_err(|_| WrongKind) } else { Err(WrongKind) }
    }
}

macro_rules! may_be_null {
    ($($kind:ty),*) => {$(
        impl TryFrom<Value<'static>> for Option<$kind> {
            type Error = WrongKind;
            fn try_from(value: Value<'static>) -> std::result::Result<Self, WrongKind> {
                if value == Value::Null { Ok(None) } else { <$kind>::try_from(value).map(Some) }
            }
        }
    )*};
}
may_be_null!(u64, i64, String);
