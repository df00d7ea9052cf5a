// The way to the terminal: ncurses with 24-bit colours.
#pragma once
#include "canvas.h"

struct screen;

/// Takes the terminal; NULL, and a message on stderr, if that can't be.
struct screen *screen_open(void);

/// Shows the picture.
void screen_present(struct screen *screen, const struct canvas *canvas);

/// Waits for a key.
void screen_wait(void);

/// Gives the terminal back.
void screen_close(struct screen *screen);
