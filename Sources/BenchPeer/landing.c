// A still screen, as Babble's first one.
#include "scene.h"

enum { GROUND = 0x14161F, TEXT = 0xECE9E2, MUTED = 0x868BA6, ACCENT = 0xFFB454, SECOND = 0x7AA2F7 };

struct line {
  int x, y;
  uint32_t ink;
  const wchar_t *text;
};

static const struct line lines[] = {
    {28, 12, ACCENT, L"●   ○    ●     ·"},
    {26, 13, TEXT, L"b  a  b  b  l  e"},
    {24, 14, SECOND, L"○     ·    ●    ○    ●"},
    {78, 13, TEXT, L"Georgian letters ▾"},
    {86, 14, MUTED, L"33 letters"},
    {26, 18, ACCENT, L"▸ Memory"},
    {42, 18, TEXT, L"turn pairs"},
    {86, 18, MUTED, L"best 1,840"},
    {28, 20, TEXT, L"Words"},
    {42, 20, MUTED, L"choose your deck"},
    {89, 20, MUTED, L"2 decks"},
    {28, 21, TEXT, L"Settings"},
    {42, 21, MUTED, L"name, theme, motion, clock"},
    {28, 22, TEXT, L"Help"},
    {42, 22, MUTED, L"how it works"},
    {28, 23, TEXT, L"Leave"},
    {12, 38, MUTED, L"↑↓ choose   Enter play   d deck   ? help   q leave"},
};

static bool draw(void *state, int frame, struct canvas *canvas) {
  (void)state;
  (void)frame;
  canvas_fill(canvas, everything, L' ', (struct pen){TEXT, GROUND});
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
    canvas_text(canvas, lines[i].x, lines[i].y, lines[i].text, (struct pen){lines[i].ink, GROUND});
  return true;
}

const struct scene landing = {"start", 0, NULL, draw};
