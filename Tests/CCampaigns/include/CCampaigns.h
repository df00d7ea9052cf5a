// Swift Testing notes where each error was thrown, and prints that nowhere. In a search whose disk refuses thousands of
// calls a second, that takes more time than everything else.
#pragma once

/// Takes the place of the C library's function in the tests, and finds no frames: returns 0.
int backtrace(void **frames, int most);

// For `mallinfo2`, which Swift's Glibc leaves out.
#include <malloc.h>
