import Learning

/// The tables of the index. They hold what the journals add up to, in the words of `Knowledge`, and can be read with any
/// SQLite. Days are numbers of days since 1970.
enum IndexSchema {
  /// Raise it with every change of the tables, of the order of events, or of what an event changes: older files are then
  /// rebuilt.
  static let version = 3

  static let tables = """
    CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE items (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
      \([IndexColumn<Knowledge.Item>].ofItems.declarations()));
    CREATE INDEX items_unlearned ON items (number) WHERE unlearned = 1;
    CREATE INDEX items_that_can_open ON items (number) WHERE can_open = 1;
    CREATE INDEX items_next ON items (has_extras, next, asked, rest, decks);
    CREATE INDEX items_next_box ON items (has_extras, next_box, asked, rest, decks);
    CREATE INDEX items_wanted ON items (number) WHERE wanted = 1;
    CREATE TABLE skills (
      item INTEGER, skill TEXT, \([IndexColumn<SkillFigures>].ofSkills.declarations()),
      PRIMARY KEY (item, skill)) WITHOUT ROWID;
    CREATE INDEX skills_reviewed ON skills (reviewed) WHERE reviewed IS NOT NULL;
    CREATE INDEX skills_missed ON skills (missed) WHERE missed IS NOT NULL;
    CREATE TABLE words (
      deck TEXT, word TEXT, item INTEGER, place INTEGER, PRIMARY KEY (deck, word)) WITHOUT ROWID;
    CREATE INDEX words_of_item ON words (item, place);
    CREATE TABLE hours (
      hour INTEGER PRIMARY KEY, right INTEGER, wrong INTEGER, rounds INTEGER, seconds INTEGER);
    CREATE TABLE days (day INTEGER PRIMARY KEY, figures TEXT NOT NULL);
    """

  static let names = ["state", "items", "skills", "words", "hours", "days"]
}
