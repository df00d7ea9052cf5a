// w3: a clock on a still picture.
#include "scene.h"

enum { GROUND = 0x101018, DIGITS = 8 };

static bool draw(void *state, int frame, struct canvas *canvas) {
  (void)state;
  canvas_fill(canvas, everything, L' ', (struct pen){0, GROUND});
  for (int x = 3; x < WIDTH; x += 7)
    canvas_fill(canvas, (struct rect){x, 0, 1, HEIGHT}, L'#', (struct pen){0xC0C0C0, GROUND});
  wchar_t number[DIGITS + 1] = {0};
  for (int i = DIGITS - 1, rest = frame; i >= 0; i--, rest /= 10) number[i] = L'0' + rest % 10;
  canvas_text(canvas, 100, 2, number, (struct pen){0xFFFF00, GROUND});
  return true;
}

const struct scene clock_face = {"w3", 0, NULL, draw};
