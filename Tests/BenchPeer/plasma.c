// w2: two colours in every cell, all different in every frame.
#include "scene.h"

static uint32_t rgb(int red, int green, int blue) {
  return (uint32_t)(red << 16 | green << 8 | blue);
}

static bool draw(void *state, int frame, struct canvas *canvas) {
  (void)state;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++) {
      int a = (5 * x + 7 * frame) & 255, b = (9 * y + 3 * frame) & 255, c = (4 * (x + y) + 5 * frame) & 255;
      canvas->cells[y][x] = (struct cell){L'▀', {rgb(a, b, c), rgb(b, c, a)}};
    }
  return true;
}

const struct scene plasma = {"w2", 0, NULL, draw};
