import Formats
import Learning

/// Writes what is known into the tables of an index: as much as has changed, all or nothing.
struct IndexWriter {
  private let reader: IndexReader

  init(_ reader: IndexReader) { self.reader = reader }

  /// Makes the tables, in place of any others.
  func makeTables() throws(IndexFault) {
    for name in IndexSchema.names { try reader.database.run("DROP TABLE IF EXISTS \(name)") }
    try reader.database.run(IndexSchema.tables)
  }

  func transaction(_ body: () throws(IndexFault) -> Void) throws(IndexFault) {
    try reader.database.run("BEGIN IMMEDIATE")
    do throws(IndexFault) {
      try body()
      try reader.database.run("COMMIT")
    } catch {
      try? reader.database.run("ROLLBACK")
      throw error
    }
  }

  private func run(_ sql: String, _ values: (any Bindable)?...) throws(IndexFault) {
    try reader.statement(sql).runAll(values)
  }

  func put(_ json: JSONValue, as name: String) throws(IndexFault) {
    try run("INSERT OR REPLACE INTO state VALUES (?, ?)", name, IndexText.json(json))
  }

  func put(_ count: HourCount?, of hour: Int64) throws(IndexFault) {
    guard let count else { return try run("DELETE FROM hours WHERE hour = ?", hour) }
    try run(
      "INSERT OR REPLACE INTO hours VALUES (?, ?, ?, ?, ?)", hour, count.right, count.wrong, count.rounds,
      count.seconds)
  }

  func put(_ figures: CourseRecord.DayFigures?, of day: Day) throws(IndexFault) {
    guard let figures else { return try run("DELETE FROM days WHERE day = ?", day.number) }
    try run("INSERT OR REPLACE INTO days VALUES (?, ?)", day.number, IndexText.json(.object(figures.json)))
  }

  /// Replaces an item, or removes it.
  func put(_ item: Knowledge.Item?, as id: ItemID) throws(IndexFault) {
    let known = try number(of: id)
    if let known { try remove(known, isWhole: item == nil) }
    guard let item else { return }
    let number = try put(item, as: id, known)
    for (skill, figures) in item.figures.skills { try put(figures, skill, of: number) }
    for (place, word) in item.words.enumerated() {
      try run(
        "INSERT OR REPLACE INTO words VALUES (?, ?, ?, ?)", word.deck.composed, word.word.composed, number,
        place)
    }
  }

  private func number(of id: ItemID) throws(IndexFault) -> Int64? {
    try reader.first("SELECT number FROM items WHERE id = ?", id.rawValue.composed) { $0.number(0) }
  }

  private func remove(_ number: Int64, isWhole: Bool) throws(IndexFault) {
    try run("DELETE FROM skills WHERE item = ?", number)
    try run("DELETE FROM words WHERE item = ?", number)
    if isWhole { try run("DELETE FROM items WHERE number = ?", number) }
  }

  /// Returns the number of its row.
  private func put(_ item: Knowledge.Item, as id: ItemID, _ known: Int64?) throws(IndexFault) -> Int64 {
    try reader.statement(Self.insertItem).runAll(
      [known, id.rawValue.composed] + [IndexColumn].ofItems.values(item))
    return known ?? reader.database.lastRow
  }

  private func put(_ figures: SkillFigures, _ skill: Skill, of number: Int64) throws(IndexFault) {
    try reader.statement(Self.insertSkill).runAll(
      [number, skill.rawValue] + [IndexColumn].ofSkills.values(figures))
  }

  private static let insertItem = "INSERT OR REPLACE INTO items VALUES (\([IndexColumn].ofItems.places()))"
  private static let insertSkill = "INSERT INTO skills VALUES (\([IndexColumn].ofSkills.places()))"
}
