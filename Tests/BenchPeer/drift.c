// drift: 10,000 entities, each with two timers: one moves it, one turns it a little.
#include "random.h"
#include "scene.h"
#include <stdlib.h>

enum { ENTITIES = 10000, SPEED = 273, WHOLE = 65536 };

struct place {
  int32_t x, y;
};

struct beat {
  int32_t due, period;
};

struct field {
  struct place places[ENTITIES];
  struct beat drifting[ENTITIES], turning[ENTITIES];
  uint8_t headings[ENTITIES];
  uint32_t random;
};

// The sine of each 64th of a turn, in units of 1/65,536.
static const int32_t sines[64] = {
    0,      6424,   12785,  19024,  25080,  30893,  36410,  41576,  46341,  50660,  54491,  57798,  60547,
    62714,  64277,  65220,  65536,  65220,  64277,  62714,  60547,  57798,  54491,  50660,  46341,  41576,
    36410,  30893,  25080,  19024,  12785,  6424,   0,      -6424,  -12785, -19024, -25080, -30893, -36410,
    -41576, -46341, -50660, -54491, -57798, -60547, -62714, -64277, -65220, -65536, -65220, -64277, -62714,
    -60547, -57798, -54491, -50660, -46341, -41576, -36410, -30893, -25080, -19024, -12785, -6424};

static void start(struct field *field) {
  field->random = RANDOM_SEED;
  for (int i = 0; i < ENTITIES; i++) {
    field->places[i].x = random_below(&field->random, 155648);
    field->places[i].y = random_below(&field->random, 65536);
    field->headings[i] = (uint8_t)random_below(&field->random, 64);
    field->drifting[i].period = 1 + random_below(&field->random, 4);
    field->drifting[i].due = field->drifting[i].period - 1;
    field->turning[i].period = 60 + random_below(&field->random, 150);
    field->turning[i].due = random_below(&field->random, 60);
  }
}

static int strikes(struct beat *beat, int tick) {
  if (beat->due > tick) return 0;
  beat->due += beat->period;
  return 1;
}

static void tick(struct field *field, int now) {
  for (int i = 0; i < ENTITIES; i++)
    if (strikes(&field->turning[i], now))
      field->headings[i] = (uint8_t)(field->headings[i] + random_below(&field->random, 19) - 9) & 63;
  for (int i = 0; i < ENTITIES; i++) {
    if (!strikes(&field->drifting[i], now)) continue;
    int heading = field->headings[i];
    field->places[i].x += sines[(heading + 16) & 63] * SPEED / WHOLE;
    field->places[i].y += sines[heading] * SPEED / WHOLE;
  }
}

uint32_t drift_run(int ticks) {
  struct field *field = malloc(sizeof *field);
  if (!field) abort();
  start(field);
  for (int now = 0; now < ticks; now++) tick(field, now);
  uint32_t sum = 0;
  for (int i = 0; i < ENTITIES; i++)
    sum = (sum * 31 + (uint32_t)field->places[i].x) * 31 + (uint32_t)field->places[i].y;
  free(field);
  return sum;
}
