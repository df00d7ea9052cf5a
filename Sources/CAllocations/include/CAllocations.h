// Counts what a program takes from the heap: linking this is enough. For measuring only.
#pragma once
#include <stdint.h>

/// How many pieces of memory the process has asked for since it started.
int64_t allocations_count(void);
