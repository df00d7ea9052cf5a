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
    try run("INSERT OR REPLACE INTO state VALUES (?, ?)", name, Self.text(json))
  }

  func put(_ count: HourCount?, of hour: Int64) throws(IndexFault) {
    guard let count else { return try run("DELETE FROM hours WHERE hour = ?", hour) }
    try run(
      "INSERT OR REPLACE INTO hours VALUES (?, ?, ?, ?, ?)", hour, count.right, count.wrong, count.rounds,
      count.seconds)
  }

  func put(_ figures: CourseRecord.DayFigures?, of day: Day) throws(IndexFault) {
    guard let figures else { return try run("DELETE FROM days WHERE day = ?", day.number) }
    try run("INSERT OR REPLACE INTO days VALUES (?, ?)", day.number, Self.text(.object(figures.json)))
  }

  /// Replaces an item, or removes it.
  func put(_ item: Knowledge.Item?, as id: ItemID) throws(IndexFault) {
    let known = try number(of: id)
    if let known { try remove(known, isWhole: item == nil) }
    guard let item else { return }
    let number = try put(item, as: id, known)
    for (skill, figures) in item.figures.skills { try put(figures, skill, of: number) }
    for (place, word) in item.words.enumerated() {
      try run("INSERT OR REPLACE INTO words VALUES (?, ?, ?, ?)", word.deck, word.word, number, place)
    }
  }

  private func number(of id: ItemID) throws(IndexFault) -> Int64? {
    try reader.first("SELECT number FROM items WHERE id = ?", id.rawValue) { $0.number(0) }
  }

  private func remove(_ number: Int64, isWhole: Bool) throws(IndexFault) {
    try run("DELETE FROM skills WHERE item = ?", number)
    try run("DELETE FROM words WHERE item = ?", number)
    if isWhole { try run("DELETE FROM items WHERE number = ?", number) }
  }

  /// Returns the number of its row.
  private func put(_ item: Knowledge.Item, as id: ItemID, _ known: Int64?) throws(IndexFault) -> Int64 {
    let figures = item.figures
    try run(
      "INSERT OR REPLACE INTO items VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", known,
      id.rawValue,
      figures.seen, figures.right, figures.wrong, figures.lastSeen?.number, item.rest?.number,
      item.isLearned ? 1 : 0,
      item.isClaimed ? 1 : 0, item.isWanted ? 1 : 0, item.hint, Self.list(item.meanings), Self.accepted(item),
      figures.hasMemory ? 1 : 0, item.isUnlearned ? 1 : 0, item.mayOpenSkill ? 1 : 0)
    return known ?? reader.database.lastRow
  }

  private func put(_ figures: SkillFigures, _ skill: Skill, of number: Int64) throws(IndexFault) {
    let memory = figures.memory
    try run(
      "INSERT INTO skills VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", number,
      skill.rawValue,
      figures.right, figures.wrong, figures.streak, String(figures.recent.map { $0 ? "1" : "0" }),
      figures.milliseconds,
      Self.confusions(figures), memory?.stability, memory?.difficulty, memory?.reviewed.number,
      memory?.due.number,
      figures.keptBox, MemoryModel.Schedule.leitner.due(figures)?.number, figures.isHeld ? 1 : 0,
      figures.wasProduced ? 1 : 0, figures.lapses, figures.missed?.number)
  }

  private static func text(_ json: JSONValue) -> String {
    String(decoding: JSON.write(json, spread: 0), as: UTF8.self)
  }

  private static let separator = String(UnicodeScalar(IndexSchema.separator))

  private static func list(_ texts: Set<String>) -> String? {
    texts.isEmpty ? nil : texts.sorted().joined(separator: separator)
  }

  private static func accepted(_ item: Knowledge.Item) -> String? {
    if item.accepted.isEmpty { return nil }
    let members = item.accepted.map { skill, texts in
      JSONMember(skill.rawValue, .array(texts.sorted().map(JSONValue.string)))
    }
    return text(.object(JSONObject(members)))
  }

  private static func confusions(_ figures: SkillFigures) -> String? {
    if figures.confusions.isEmpty { return nil }
    return figures.confusions.map { "\($0.value) \($0.key.text)" }.sorted().joined(separator: separator)
  }
}
