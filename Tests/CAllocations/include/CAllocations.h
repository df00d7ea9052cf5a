// Counts a program's heap allocations; linking this is enough. For measuring only.
#pragma once
#include <stdint.h>

/// The number of allocations since the process started.
int64_t allocations_count(void);
