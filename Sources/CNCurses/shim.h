/* ncursesw for Swift: macros and globals, which the importer drops or rejects, as functions. */
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <locale.h>
#include <wchar.h>
#include <langinfo.h>
#include <stdint.h>
#include <stdio.h>
#include <ncurses.h>
#include <term.h>

static inline WINDOW *curses_window(void) { return stdscr; }
/* What ncurses believes the terminal shows. */
static inline WINDOW *curses_shown(void) { return curscr; }
static inline int curses_colors(void) { return COLORS; }
static inline int curses_pairs(void) { return COLOR_PAIRS; }

static inline uint32_t curses_bold(void) { return A_BOLD; }
static inline uint32_t curses_dim(void) { return A_DIM; }
static inline uint32_t curses_italic(void) { return A_ITALIC; }
static inline uint32_t curses_underline(void) { return A_UNDERLINE; }
static inline uint32_t curses_reverse(void) { return A_REVERSE; }

/* A terminfo string; NULL if the terminal doesn't have it. */
static inline const char *curses_string(const char *name)
{
    const char *string = tigetstr((char *)name);
    return string == (const char *)-1 ? NULL : string;
}

/* Sets the scrolling region to all rows: ncurses sets it to the terminal type's default height at first. */
static inline void curses_scroll_all(FILE *file, int rows)
{
    const char *region = curses_string("csr"), *save = curses_string("sc"), *restore = curses_string("rc");
    if (!region || !save || !restore) return;
    fputs(save, file);
    fputs(tparm(region, 0L, rows - 1L), file);
    fputs(restore, file);
    fflush(file);
}

static inline bool curses_flag(const char *name) { return tigetflag((char *)name) > 0; }
static inline int curses_number(const char *name) { return tigetnum((char *)name); }

/* Puts a grapheme (a spacing scalar and its marks) into a cell; false if ncurses rejects it. */
static inline bool curses_put(int row, int column, const wchar_t *text, uint32_t attributes, int pair)
{
    cchar_t cell;
    return setcchar(&cell, text, attributes, 0, &pair) == OK &&
           mvwadd_wchnstr(stdscr, row, column, &cell, 1) == OK;
}

/* glibc declares it only if _XOPEN_SOURCE is defined before the first include. */
extern int wcwidth(wchar_t character);
static inline int curses_width(wchar_t character) { return wcwidth(character); }

/* Whether the program's current locale can write non-ASCII characters. */
static inline bool curses_locale_is_utf8(void)
{
    const char *codeset = nl_langinfo(CODESET);
    return codeset[0] == 'U' && codeset[1] == 'T' && codeset[2] == 'F';
}

#endif
