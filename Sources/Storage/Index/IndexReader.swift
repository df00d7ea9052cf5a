import Formats
import Learning

/// Reads the tables of an index. It belongs to one thread at a time.
final class IndexReader {
  typealias Query = Statement<IndexFault>

  let database: Database<IndexFault>
  private var statements: [String: Query] = [:]

  init(_ path: String, isReading: Bool) throws(IndexFault) {
    database = try Database(sharing: path, isReading: isReading) { IndexFault(problem: $0, message: $1) }
  }

  /// A statement that is prepared once.
  func statement(_ sql: String) throws(IndexFault) -> Query {
    if let known = statements[sql] { return known }
    let made = try Statement(sql, in: database)
    statements[sql] = made
    return made
  }

  /// The first row of a result; nil if there is none.
  func first<Value>(
    _ sql: String, _ values: (any Bindable)?..., read: (Query) throws(IndexFault) -> Value
  ) throws(IndexFault) -> Value? {
    let query = try statement(sql)
    query.bindAll(values)
    defer { query.reset() }
    return try query.step() ? try read(query) : nil
  }

  private func each(
    _ sql: String, _ values: (any Bindable)?..., read: (Query) throws(IndexFault) -> Void
  ) throws(IndexFault) {
    let query = try statement(sql)
    query.bindAll(values)
    defer { query.reset() }
    while try query.step() { try read(query) }
  }
}

/// Items and the words that point to them.
extension IndexReader {
  func count() throws(IndexFault) -> Int {
    try first("SELECT count(*) FROM items") { Int($0.number(0)) } ?? 0
  }

  func item(_ id: ItemID) throws(IndexFault) -> Knowledge.Item? {
    try first("SELECT * FROM items WHERE id = ?", id.rawValue) { (row) throws(IndexFault) in try item(row) }
  }

  func id(of word: WordReference) throws(IndexFault) -> ItemID? {
    let sql = "SELECT id FROM words JOIN items ON number = item WHERE deck = ? AND word = ?"
    return try first(sql, word.deck, word.word) { ItemID(rawValue: $0.text(0)) }
  }

  func decks() throws(IndexFault) -> Set<String> {
    var decks: Set<String> = []
    try each("SELECT DISTINCT deck FROM words") { decks.insert($0.text(0)) }
    return decks
  }

  func words(of deck: String) throws(IndexFault) -> [String: ItemID] {
    var words: [String: ItemID] = [:]
    try each("SELECT word, id FROM words JOIN items ON number = item WHERE deck = ?", deck) {
      words[$0.text(0)] = ItemID(rawValue: $0.text(1))
    }
    return words
  }

  func forEach(_ choice: ItemChoice, _ body: (ItemID, Knowledge.Item) -> Void) throws(IndexFault) {
    let (condition, value) = Self.condition(choice)
    let values = [value].compactMap(\.self)
    let chosen = "SELECT number FROM items WHERE \(condition)"
    // Three queries in the same order, instead of two more for each item.
    let rows = try statement("SELECT * FROM items WHERE \(condition) ORDER BY number")
    var skills = try Rows(statement("SELECT * FROM skills WHERE item IN (\(chosen)) ORDER BY item"), values)
    var words = try Rows(
      statement("SELECT item, deck, word FROM words WHERE item IN (\(chosen)) ORDER BY item, place"), values)
    rows.bindAll(values)
    defer { for query in [rows, skills.query, words.query] { query.reset() } }
    while try rows.step() {
      var (number, item) = (rows.number(0), Knowledge.Item(rows))
      try skills.forEach(of: number) { item.figures.skills[Skill(rawValue: $0.text(1))] = SkillFigures($0) }
      try words.forEach(of: number) { item.words.append(WordReference(deck: $0.text(1), word: $0.text(2))) }
      body(ItemID(rawValue: rows.text(1)), item)
    }
  }

  /// The rows of a query that is sorted by items.
  private struct Rows {
    let query: Query
    private var item: Int64?

    init(_ query: Query, _ values: [any Bindable]) throws(IndexFault) {
      self.query = query
      query.bindAll(values)
      item = try query.step() ? query.number(0) : nil
    }

    mutating func forEach(of number: Int64, _ body: (Query) -> Void) throws(IndexFault) {
      while let item, item <= number {
        if item == number { body(query) }
        self.item = try query.step() ? query.number(0) : nil
      }
    }
  }

  private static func condition(_ choice: ItemChoice) -> (String, (any Bindable)?) {
    func having(_ condition: String) -> String { "number IN (SELECT item FROM skills WHERE \(condition))" }
    return switch choice {
    case .all: ("TRUE", nil)
    case .deck(let id): ("number IN (SELECT item FROM words WHERE deck = ?1)", id)
    case .learned: ("has_memory = 1", nil)
    case .unlearned: ("unlearned = 1", nil)
    case .wanted: ("wanted = 1", nil)
    case .asked(let day): (having("reviewed = ?1"), day.number)
    case .missed(let day): (having("missed >= ?1"), day.number)
    case .planned(_, withExtras: true): ("has_memory = 1", nil)
    case .planned(let day, withExtras: false):
      (
        """
        number IN (
          SELECT item FROM skills WHERE due <= ?1 UNION SELECT item FROM skills WHERE box_due <= ?1
          UNION SELECT item FROM skills WHERE reviewed >= ?1 UNION SELECT number FROM items WHERE can_open = 1)
        """, day.number
      )
    }
  }

  /// The item of a row, with its skills and words.
  private func item(_ row: Query) throws(IndexFault) -> Knowledge.Item {
    var item = Knowledge.Item(row)
    try each("SELECT * FROM skills WHERE item = ?", row.number(0)) { skill in
      item.figures.skills[Skill(rawValue: skill.text(1))] = SkillFigures(skill)
    }
    try each("SELECT deck, word FROM words WHERE item = ? ORDER BY place", row.number(0)) {
      item.words.append(WordReference(deck: $0.text(0), word: $0.text(1)))
    }
    return item
  }
}

/// What isn't about single words.
extension IndexReader {
  /// A value of the state; nil if there is none.
  func state(_ name: String) throws(IndexFault) -> JSONValue? {
    let text = try first("SELECT value FROM state WHERE name = ?", name) { $0.text(0) }
    return text.flatMap { try? JSON.read(Array($0.utf8)) }
  }

  func hours() throws(IndexFault) -> [Int64: HourCount] {
    var hours: [Int64: HourCount] = [:]
    try each("SELECT * FROM hours") { row in
      hours[row.number(0)] = HourCount(
        right: Int(row.number(1)), wrong: Int(row.number(2)), rounds: Int(row.number(3)),
        seconds: Int(row.number(4)))
    }
    return hours
  }

  func days() throws(IndexFault) -> [Day: CourseRecord.DayFigures] {
    var days: [Day: CourseRecord.DayFigures] = [:]
    try each("SELECT * FROM days") { row in
      days[Day(number: row.number(0))] = try? CourseRecord.DayFigures(JSON.read(Array(row.text(1).utf8)))
    }
    return days
  }
}

extension Knowledge.Item {
  /// What stands in the row of an item.
  fileprivate init(_ row: IndexReader.Query) {
    self.init()
    [IndexColumn].ofItems.read(row, into: &self)
  }
}

extension SkillFigures {
  /// What stands in the row of a skill.
  fileprivate init(_ row: IndexReader.Query) {
    self.init()
    [IndexColumn].ofSkills.read(row, into: &self)
  }
}
