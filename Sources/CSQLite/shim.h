#include <sqlite3.h>

// What the importer drops: a cast of a number. SQLite copies text that is bound so.
static inline sqlite3_destructor_type babble_transient(void) { return SQLITE_TRANSIENT; }
