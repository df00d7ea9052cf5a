#include <sqlite3.h>

// What the importer drops: a cast of a number. SQLite copies text that is bound so.
static inline sqlite3_destructor_type babble_transient(void) { return SQLITE_TRANSIENT; }

// A function with a list of arguments of any length can't be called from Swift.
static inline int babble_configure(sqlite3 *database, int option, int is_on) {
  return sqlite3_db_config(database, option, is_on, (int *)0);
}
