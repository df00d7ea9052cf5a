// A scene that can be drawn. All its data is in its state.
#pragma once
#include "canvas.h"
#include <stdbool.h>
#include <stddef.h>

struct scene {
  const char *name;
  size_t state_size;
  /// Creates the state before frame 0; may be NULL.
  void (*start)(void *state);
  /// Advances to `frame` and draws it; false if it equals the last one.
  bool (*draw)(void *state, int frame, struct canvas *canvas);
};

extern const struct scene bubbles, plasma, clock_face, cards, landing;

/// Moves 10,000 entities and returns a checksum of their positions.
uint32_t entities_run(int ticks);

/// Lets 10,000 entities with two timers each drift and returns a checksum of their positions.
uint32_t drift_run(int ticks);
