// Terminal output through ncurses with 24-bit colours.
#pragma once
#include "canvas.h"

struct screen;

/// Opens the terminal; NULL and a message on stderr on failure.
struct screen *screen_open(void);

/// Shows the canvas.
void screen_present(struct screen *screen, const struct canvas *canvas);

/// Waits for a key.
void screen_wait(void);

/// Restores the terminal.
void screen_close(struct screen *screen);
