//! An allocator that counts what every thread asks for, for tests and benches. A global allocator can only be written with `unsafe`:
//! everything is handed on to the system's.
//!
//! ```
//! #[global_allocator]
//! static ALLOCATOR: counting::Counting = counting::Counting;
//!
//! fn main() {
//!     let before = counting::allocations();
//!     let boxed = Box::new(1);
//!     assert_eq!(counting::allocations() - before, 1, "{boxed}");
//! }
//! ```
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

#[derive(Debug)]
pub struct Counting;

thread_local! {
    // Of this thread only: the one that runs the tests allocates when it likes.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
    static BYTES: Cell<i64> = const { Cell::new(0) };
}

fn count(bytes: i64) {
    ALLOCATIONS.set(ALLOCATIONS.get() + 1);
    BYTES.set(BYTES.get() + bytes);
}

/// How often this thread has asked for memory so far.
pub fn allocations() -> u64 {
    ALLOCATIONS.get()
}

/// How many bytes this thread has asked for and not given back.
pub fn bytes() -> i64 {
    BYTES.get()
}

// SAFETY: every call goes to the system's allocator as it came; counting touches nothing else.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as i64);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        BYTES.set(BYTES.get() - layout.size() as i64);
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size as i64 - layout.size() as i64);
        unsafe { System.realloc(memory, layout, size) }
    }
}
