// ncurses compares cells too, but handing it a cell costs more than comparing one. So the picture is compared
// here first, and only runs of changed cells are passed on, one call each.
#define NCURSES_WIDECHAR 1
#include "screen.h"
#include <ncurses.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>

struct screen {
  SCREEN *curses;
  struct canvas shown;
  /// The last pen, and its colour pair.
  struct pen pen;
  int pair;
  int highest_pair;
};

struct screen *screen_open(void) {
  struct screen *screen = calloc(1, sizeof *screen);
  // xterm-256color has a palette only; its sibling takes 24-bit colours, and xterm-direct needs a byte more.
  if (screen) screen->curses = newterm("xterm-direct2", stdout, stdin);
  if (!screen || !screen->curses || COLS < WIDTH || LINES < HEIGHT || start_color() == ERR) {
    if (screen && screen->curses) endwin();
    fprintf(stderr, "This needs a terminal of %dx%d cells and terminfo's xterm-direct2 (package ncurses-term).\n",
            WIDTH, HEIGHT);
    free(screen);
    return NULL;
  }
  // Without this, ncurses sets white on black after every frame.
  use_default_colors();
  raw();
  noecho();
  nonl();
  curs_set(0);
  leaveok(stdscr, TRUE);
  typeahead(-1);
  return screen;
}

void screen_wait(void) { getch(); }

void screen_close(struct screen *screen) {
  // endwin clears the last row before it leaves the screen, but the picture should stay until the screen has gone.
  putp(exit_ca_mode);
  fflush(stdout);
  endwin();
  delscreen(screen->curses);
  free(screen);
}

/// xterm-direct2 takes 1 to 7 as palette colours; 8 is the nearest value that is a blue.
static int color(uint32_t rgb) { return rgb > 0 && rgb < 8 ? 8 : (int)rgb; }

static int pair(struct screen *screen, struct pen pen) {
  if (screen->pair > 0 && pen.ink == screen->pen.ink && pen.ground == screen->pen.ground) return screen->pair;
  screen->pen = pen;
  screen->pair = alloc_pair(color(pen.ink), color(pen.ground));
  if (screen->pair > screen->highest_pair) screen->highest_pair = screen->pair;
  return screen->pair;
}

/// When no pair is left, ncurses searches the screen for one to replace each time.
static void renew_pairs(struct screen *screen) {
  if (screen->highest_pair + WIDTH * HEIGHT < COLOR_PAIRS) return;
  reset_color_pairs();
  screen->pair = screen->highest_pair = 0;
  memset(&screen->shown, 0, sizeof screen->shown);
}

/// The foreground of a blank is invisible.
static bool looks_same(const struct cell *a, const struct cell *b) {
  return a->glyph == b->glyph && a->pen.ground == b->pen.ground && (a->glyph == L' ' || a->pen.ink == b->pen.ink);
}

static void hand_over(struct screen *screen, int y, int x, const struct cell *cells, int count) {
  cchar_t characters[WIDTH];
  int length = 0;
  for (int i = 0; i < count; i++) {
    if (cells[i].glyph == 0) continue;
    struct pen pen = {cells[i].glyph == L' ' ? screen->pen.ink : cells[i].pen.ink, cells[i].pen.ground};
    int number = pair(screen, pen);
    wchar_t text[] = {cells[i].glyph, 0};
    setcchar(&characters[length++], text, A_NORMAL, 0, &number);
  }
  mvadd_wchnstr(y, x, characters, length);
}

/// Passes the changed cells of a row to ncurses, run by run.
static void present_row(struct screen *screen, int y, const struct cell *wanted, const struct cell *shown) {
  for (int x = 0; x < WIDTH; x++) {
    if (looks_same(&wanted[x], &shown[x])) continue;
    int start = wanted[x].glyph == 0 ? x - 1 : x;
    while (x < WIDTH && !looks_same(&wanted[x], &shown[x])) x++;
    hand_over(screen, y, start, wanted + start, x - start);
  }
}

void screen_present(struct screen *screen, const struct canvas *canvas) {
  renew_pairs(screen);
  for (int y = 0; y < HEIGHT; y++) present_row(screen, y, canvas->cells[y], screen->shown.cells[y]);
  screen->shown = *canvas;
  refresh();
}
