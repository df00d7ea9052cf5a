/* libvterm for Swift: macros, bit fields and unions, which the importer can't handle, as functions and structs. */
#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H

#include <vterm.h>

/* A cell without bit fields and unions. Colours: -1 is the terminal's own, 0x1RRGGBB a 24-bit colour, 0 to 255 one of
 * the palette. */
typedef struct {
    uint32_t scalars[VTERM_MAX_CHARS_PER_CELL];
    int32_t width, foreground, background;
    bool bold, italic, underline, reverse, strikethrough;
} CVTermCell;

static inline int32_t cvterm_color(const VTermColor *color, int default_flag)
{
    if (color->type & default_flag)
        return -1;
    if (VTERM_COLOR_IS_INDEXED(color))
        return color->indexed.idx;
    return 0x1000000 | color->rgb.red << 16 | color->rgb.green << 8 | color->rgb.blue;
}

static inline CVTermCell cvterm_cell(const VTermScreen *screen, int row, int column)
{
    VTermScreenCell cell = {0};
    CVTermCell result = {0};
    VTermPos position = {row, column};
    vterm_screen_get_cell(screen, position, &cell);
    for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL; i++)
        result.scalars[i] = cell.chars[i];
    result.width = cell.width;
    result.foreground = cvterm_color(&cell.fg, VTERM_COLOR_DEFAULT_FG);
    result.background = cvterm_color(&cell.bg, VTERM_COLOR_DEFAULT_BG);
    result.bold = cell.attrs.bold;
    result.italic = cell.attrs.italic;
    result.underline = cell.attrs.underline != 0;
    result.reverse = cell.attrs.reverse;
    result.strikethrough = cell.attrs.strike;
    return result;
}

/* The colour of a palette index, 0xRRGGBB. */
static inline uint32_t cvterm_palette_rgb(const VTermState *state, int index)
{
    VTermColor color;
    vterm_state_get_palette_color(state, index, &color);
    vterm_state_convert_color_to_rgb(state, &color);
    return (uint32_t)color.rgb.red << 16 | (uint32_t)color.rgb.green << 8 | color.rgb.blue;
}

static inline bool cvterm_value_bool(const VTermValue *value) { return value->boolean; }

#endif
