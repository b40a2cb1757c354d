//! The steady bot: sensible rules of thumb, from what its seat knows.
