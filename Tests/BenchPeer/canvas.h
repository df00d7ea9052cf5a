// A grid of cells that a scene redraws in every frame.
#pragma once
#include <stdint.h>
#include <wchar.h>

enum { WIDTH = 120, HEIGHT = 40 };

/// Two colours, 0xRRGGBB.
struct pen {
  uint32_t ink;
  uint32_t ground;
};

/// One cell. A wide character is in its left cell; the right one holds 0.
struct cell {
  wchar_t glyph;
  struct pen pen;
};

struct canvas {
  struct cell cells[HEIGHT][WIDTH];
};

struct rect {
  int left, top, width, height;
};

/// The whole canvas.
extern const struct rect everything;

/// Fills a rectangle with a one-column character.
void canvas_fill(struct canvas *canvas, struct rect rect, wchar_t glyph, struct pen pen);

/// Writes text; characters may take one column or two.
void canvas_text(struct canvas *canvas, int x, int y, const wchar_t *text, struct pen pen);

/// Draws a border with round corners and leaves the inside alone.
void canvas_box(struct canvas *canvas, struct rect rect, struct pen pen);
