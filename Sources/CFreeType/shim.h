#include <ft2build.h>
#include FT_FREETYPE_H

/// Swift's importer drops macros with arguments.
enum : int32_t { LOAD_FOR_TWO_COLOURS = FT_LOAD_TARGET_MONO };
