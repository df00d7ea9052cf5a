// The generator that the workloads prescribe: xorshift32, by Marsaglia (2003).
#pragma once
#include <stdint.h>

enum { RANDOM_SEED = 12345 };

static inline uint32_t random_next(uint32_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 17;
  *state ^= *state << 5;
  return *state;
}

/// A number from 0 up to but not including the bound.
static inline int random_below(uint32_t *state, uint32_t bound) { return (int)(random_next(state) % bound); }
