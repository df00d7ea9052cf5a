#define _GNU_SOURCE
#include "canvas.h"

const struct rect everything = {0, 0, WIDTH, HEIGHT};

void canvas_fill(struct canvas *canvas, struct rect rect, wchar_t glyph, struct pen pen) {
  for (int y = rect.top; y < rect.top + rect.height; y++)
    for (int x = rect.left; x < rect.left + rect.width; x++) canvas->cells[y][x] = (struct cell){glyph, pen};
}

void canvas_text(struct canvas *canvas, int x, int y, const wchar_t *text, struct pen pen) {
  for (; *text; text++) {
    canvas->cells[y][x++] = (struct cell){*text, pen};
    if (wcwidth(*text) == 2) canvas->cells[y][x++] = (struct cell){0, pen};
  }
}

void canvas_box(struct canvas *canvas, struct rect rect, struct pen pen) {
  int right = rect.left + rect.width - 1, bottom = rect.top + rect.height - 1;
  canvas_fill(canvas, (struct rect){rect.left, rect.top, rect.width, 1}, L'─', pen);
  canvas_fill(canvas, (struct rect){rect.left, bottom, rect.width, 1}, L'─', pen);
  canvas_fill(canvas, (struct rect){rect.left, rect.top, 1, rect.height}, L'│', pen);
  canvas_fill(canvas, (struct rect){right, rect.top, 1, rect.height}, L'│', pen);
  canvas->cells[rect.top][rect.left].glyph = L'╭';
  canvas->cells[rect.top][right].glyph = L'╮';
  canvas->cells[bottom][rect.left].glyph = L'╰';
  canvas->cells[bottom][right].glyph = L'╯';
}
