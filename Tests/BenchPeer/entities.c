// w8: 10,000 moving entities, and 1,000 timers of 1 to 60 ticks, each of which reverses an entity.
#include "random.h"
#include "scene.h"
#include <stdlib.h>

enum { ENTITIES = 10000, TIMERS = 1000, STEP = ENTITIES / TIMERS };

// Unsigned, because these wrap around.
struct vector {
  uint32_t x, y;
};

struct timer {
  int period, remaining;
};

struct field {
  struct vector positions[ENTITIES], velocities[ENTITIES];
  struct timer timers[TIMERS];
};

static void start(struct field *field) {
  uint32_t random = RANDOM_SEED;
  for (int i = 0; i < ENTITIES; i++) {
    field->positions[i].x = (uint32_t)random_below(&random, 7680);
    field->positions[i].y = (uint32_t)random_below(&random, 2560);
    field->velocities[i].x = (uint32_t)random_below(&random, 65) - 32;
    field->velocities[i].y = (uint32_t)random_below(&random, 33) - 16;
  }
  for (int i = 0; i < TIMERS; i++)
    field->timers[i].remaining = field->timers[i].period = 1 + random_below(&random, 60);
}

static void tick(struct field *field) {
  for (int i = 0; i < ENTITIES; i++) {
    field->positions[i].x += field->velocities[i].x;
    field->positions[i].y += field->velocities[i].y;
  }
  for (int i = 0; i < TIMERS; i++) {
    if (--field->timers[i].remaining > 0) continue;
    field->timers[i].remaining = field->timers[i].period;
    field->velocities[STEP * i].x = -field->velocities[STEP * i].x;
  }
}

uint32_t entities_run(int ticks) {
  struct field *field = malloc(sizeof *field);
  if (!field) abort();
  start(field);
  while (ticks-- > 0) tick(field);
  uint32_t sum = 0;
  for (int i = 0; i < ENTITIES; i++) sum = (sum * 31 + field->positions[i].x) * 31 + field->positions[i].y;
  free(field);
  return sum;
}
