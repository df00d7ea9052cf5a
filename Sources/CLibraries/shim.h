#include <ft2build.h>
#include FT_FREETYPE_H
#include <sqlite3.h>
#include <zinnia.h>
#include <zlib.h>
#include <zstd.h>

/// Swift's importer drops macros with arguments.
enum : int32_t { LOAD_FOR_TWO_COLOURS = FT_LOAD_TARGET_MONO };

// SQLITE_TRANSIENT is a cast, which the importer drops. SQLite then copies bound text.
static inline sqlite3_destructor_type babble_transient(void) { return SQLITE_TRANSIENT; }

// Swift can't call variadic C functions.
static inline int babble_configure(sqlite3 *database, int option, int is_on) {
  return sqlite3_db_config(database, option, is_on, (int *)0);
}
