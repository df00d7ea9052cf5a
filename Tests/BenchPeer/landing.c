// A still screen, like Babble's first one in a new home: the same characters in the same colours.
#include "scene.h"

enum {
  GROUND = 0x14161F, RAISED = 0x1E2130, TEXT = 0xECE9E2, MUTED = 0x868BA6, ACCENT = 0xFFB454, SECOND = 0x7AA2F7,
  RIGHT = 0x5BD6A0, WRONG = 0xFF7A88
};

struct line {
  int x, y;
  uint32_t ink;
  const wchar_t *text;
};

static const struct line lines[] = {
    {77, 9, TEXT, L"Georgian letters ▾"},
    {85, 10, MUTED, L"33 letters"},
    {24, 15, ACCENT, L"▸ Today"},
    {38, 15, MUTED, L"What do you want to learn?"},
    {26, 18, TEXT, L"Memory"},
    {38, 18, MUTED, L"turn pairs"},
    {26, 19, TEXT, L"Bubbles"},
    {38, 19, MUTED, L"drag the word to its meaning"},
    {26, 20, TEXT, L"Challenge"},
    {38, 20, MUTED, L"sixty seconds, four answers"},
    {26, 21, TEXT, L"Rain"},
    {38, 21, MUTED, L"type what the words mean"},
    {26, 22, TEXT, L"Letters"},
    {38, 22, MUTED, L"learn the alphabet one by one"},
    {88, 22, MUTED, L"0 of 33"},
    {26, 23, TEXT, L"Practice"},
    {38, 23, MUTED, L"read words, once you know the letters"},
    {77, 23, MUTED, L"33 letters missing"},
    {26, 25, TEXT, L"Words"},
    {38, 25, MUTED, L"your decks"},
    {87, 25, MUTED, L"12 decks"},
    {26, 26, TEXT, L"Progress"},
    {38, 26, MUTED, L"what you know"},
    {26, 27, TEXT, L"Settings"},
    {38, 27, MUTED, L"name, theme, motion, clock"},
    {26, 28, TEXT, L"Help"},
    {38, 28, MUTED, L"how it works"},
    {26, 29, TEXT, L"Leave"},
};

/// The last line: keys and their meanings.
static const wchar_t *const keys[][2] = {
    {L"↑↓", L"choose"}, {L"Enter", L"open"}, {L"/", L"look up"},
    {L"c", L"deck"},    {L"?", L"help"},   {L"q", L"leave"},
};

/// A letter of the wordmark. All its columns but the first and the last have a background colour.
struct letter {
  int x, first, last;
  uint32_t color;
  const wchar_t *rows[4];
};

static const struct letter letters[] = {
    {26, 1, 3, ACCENT, {L"█    ", L"█▛▀▜▖", L"█   █", L"█▙▄▟▘"}},
    {32, 1, 3, SECOND, {L"     ", L"▗▛▀▜█", L"█   █", L"▝▙▄▟█"}},
    {38, 1, 3, RIGHT, {L"█    ", L"█▛▀▜▖", L"█   █", L"█▙▄▟▘"}},
    {44, 1, 3, WRONG, {L"█    ", L"█▛▀▜▖", L"█   █", L"█▙▄▟▘"}},
    {50, 1, 0, ACCENT, {L"█ ", L"█ ", L"█ ", L"▜▄"}},
    {53, 1, 2, SECOND, {L"     ", L"▗▛▀▜▖", L"█▄▄▄█", L"▝▙▄▄▖"}},
};

static const struct line bubbles_above[] = {
    {34, 8, ACCENT, L"○"}, {41, 8, SECOND, L"●"}, {47, 8, RIGHT, L"○"}, {53, 8, WRONG, L"●"}, {56, 8, ACCENT, L"○"},
};

/// Filled cells are blanks on the colour of the letters.
static void draw_letter(struct canvas *canvas, const struct letter *letter) {
  for (int row = 0; row < 4; row++)
    for (int column = 0; letter->rows[row][column]; column++) {
      wchar_t glyph = letter->rows[row][column];
      bool is_edge = column == 0 || letter->rows[row][column + 1] == 0;
      uint32_t ground = row >= letter->first && row <= letter->last && !is_edge ? letter->color : GROUND;
      canvas->cells[8 + row][letter->x + column] =
          glyph == L'█' ? (struct cell){L' ', {TEXT, TEXT}} : (struct cell){glyph, {TEXT, ground}};
    }
}

static int width(const wchar_t *text) {
  int width = 0;
  while (text[width]) width++;
  return width;
}

static void draw_keys(struct canvas *canvas) {
  int x = 10;
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    canvas_text(canvas, x, 39, keys[i][0], (struct pen){TEXT, GROUND});
    x += width(keys[i][0]) + 1;
    canvas_text(canvas, x, 39, keys[i][1], (struct pen){MUTED, GROUND});
    x += width(keys[i][1]) + 3;
  }
}

static void draw_lines(struct canvas *canvas, const struct line *lines, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t ground = canvas->cells[lines[i].y][lines[i].x].pen.ground;
    canvas_text(canvas, lines[i].x, lines[i].y, lines[i].text, (struct pen){lines[i].ink, ground});
  }
}

static bool draw(void *state, int frame, struct canvas *canvas) {
  (void)state;
  (void)frame;
  canvas_fill(canvas, everything, L' ', (struct pen){TEXT, GROUND});
  canvas_fill(canvas, (struct rect){24, 15, 72, 1}, L' ', (struct pen){TEXT, RAISED});
  for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) draw_letter(canvas, &letters[i]);
  draw_lines(canvas, bubbles_above, sizeof bubbles_above / sizeof *bubbles_above);
  draw_lines(canvas, lines, sizeof lines / sizeof *lines);
  draw_keys(canvas);
  return true;
}

const struct scene landing = {"start", 0, NULL, draw};
