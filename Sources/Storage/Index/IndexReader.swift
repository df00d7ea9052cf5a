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

  /// Reads several results as of one moment, whatever another thread writes meanwhile.
  private func atOnce<Value>(_ body: () throws(IndexFault) -> Value) throws(IndexFault) -> Value {
    try database.run("SAVEPOINT reading")
    defer { try? database.run("RELEASE reading") }
    return try body()
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
    try first("SELECT * FROM items WHERE id = ?", id.rawValue.composed) { (row) throws(IndexFault) in
      try item(row)
    }
  }

  func id(of word: WordReference) throws(IndexFault) -> ItemID? {
    let sql = "SELECT id FROM words JOIN items ON number = item WHERE deck = ? AND word = ?"
    return try first(sql, word.deck.composed, word.word.composed) { ItemID(rawValue: $0.text(0)) }
  }

  func decks() throws(IndexFault) -> Set<String> {
    var decks: Set<String> = []
    // DISTINCT would look at every word.
    let next = "SELECT min(deck) FROM words WHERE deck >"
    try each(
      """
      WITH RECURSIVE decks (deck) AS (\(next) '' UNION ALL SELECT (\(next) decks.deck) FROM decks WHERE deck NOT NULL)
      SELECT deck FROM decks WHERE deck NOT NULL
      """
    ) { decks.insert($0.text(0)) }
    return decks
  }

  func words(of deck: String) throws(IndexFault) -> [String: ItemID] {
    var words: [String: ItemID] = [:]
    try each("SELECT word, id FROM words JOIN items ON number = item WHERE deck = ?", deck.composed) {
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
    case .deck(let id): ("number IN (SELECT item FROM words WHERE deck = ?1)", id.composed)
    case .learned: ("has_memory = 1", nil)
    case .unlearned: ("unlearned = 1", nil)
    case .wanted: ("wanted = 1", nil)
    case .asked(let day): (having("reviewed = ?1"), day.number)
    case .missed(let day): (having("missed >= ?1"), day.number)
    case .openable(withExtras: let hasExtras): (hasExtras ? "has_memory = 1" : "can_open = 1", nil)
    case .unusual(let day):
      (
        """
        number IN (
          SELECT number FROM items WHERE has_extras = 1 UNION SELECT item FROM skills WHERE reviewed > ?1)
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

/// What is due.
extension IndexReader {
  func dates(_ span: DueSpan, except: Set<ItemID>) throws(IndexFault) -> [ItemDates] {
    try atOnce { () throws(IndexFault) in try readDates(span, except: except) }
  }

  func skills(_ span: DueSpan, except: Set<ItemID>) throws(IndexFault) -> [DueSkill] {
    try atOnce { () throws(IndexFault) in try readSkills(span, except: except) }
  }

  private func readDates(_ span: DueSpan, except: Set<ItemID>) throws(IndexFault) -> [ItemDates] {
    let (left, next) = (try numbers(of: except), span.schedule.next)
    var (all, decks) = ([ItemDates](), LastDecks())
    try each(
      "SELECT \(Self.dates(next)) FROM items WHERE has_extras = 0 AND \(next) <= ?1 AND asked <= ?2",
      span.end.number, span.day.number
    ) { row in
      if !left.contains(row.number(0)) { all.append(ItemDates(row, on: span.day, &decks)) }
    }
    return all
  }

  private func readSkills(_ span: DueSpan, except: Set<ItemID>) throws(IndexFault) -> [DueSkill] {
    let (left, next, due) = (try numbers(of: except), span.schedule.next, span.schedule.due)
    var (all, decks) = ([DueSkill](), LastDecks())
    let columns =
      "\(Self.dates(next)), id, can_open, skill, stability, difficulty, reviewed, due, held, \(due)"
    try each(
      """
      SELECT \(columns) FROM items JOIN skills ON item = number
      WHERE has_extras = 0 AND asked <= ?2 AND \(next) <= ?1
        AND (\(due) <= ?1 OR can_open AND held AND due NOT NULL)
      UNION ALL SELECT \(columns) FROM items INDEXED BY items_that_can_open JOIN skills ON item = number
      WHERE has_extras = 0 AND asked <= ?2 AND can_open = 1 AND \(next) > ?1 AND held AND due NOT NULL
      """, span.end.number, span.day.number
    ) { row in
      if !left.contains(row.number(0)) { all.append(DueSkill(row, on: span.day, &decks)) }
    }
    return all
  }

  func metCount(except: Set<ItemID>) throws(IndexFault) -> Int {
    try atOnce { () throws(IndexFault) in
      var count = try first("SELECT count(*) FROM items WHERE seen > 0") { Int($0.number(0)) } ?? 0
      for id in except {
        count -=
          try first("SELECT seen > 0 FROM items WHERE id = ?", id.rawValue.composed) { Int($0.number(0)) }
          ?? 0
      }
      return count
    }
  }

  func hasOthers(than deck: String) throws(IndexFault) -> Bool {
    try first("SELECT 1 FROM items WHERE decks IS NOT ? LIMIT 1", deck.composed) { _ in true } ?? false
  }

  private static func dates(_ next: String) -> String { "number, \(next), asked, rest, decks" }

  private func numbers(of items: Set<ItemID>) throws(IndexFault) -> Set<Int64> {
    var numbers: Set<Int64> = []
    for id in items {
      if let number = try first(
        "SELECT number FROM items WHERE id = ?", id.rawValue.composed, read: { $0.number(0) })
      {
        numbers.insert(number)
      }
    }
    return numbers
  }
}

/// Most items have words of the same decks as the one before.
private struct LastDecks {
  private var (text, decks) = ("", [String]())

  mutating func decks(_ text: String) -> [String] {
    if text != self.text { (self.text, decks) = (text, IndexText.texts(text)) }
    return decks
  }
}

extension MemoryModel.Schedule {
  /// The column of items with the day on which the first of their skills is due.
  fileprivate var next: String { self == .fsrs ? "next" : "next_box" }

  /// The column of skills with the day on which they are due.
  fileprivate var due: String { self == .fsrs ? "due" : "box_due" }
}

extension ItemDates {
  fileprivate init(_ row: IndexReader.Query, on day: Day, _ decks: inout LastDecks) {
    self.init(
      decks: decks.decks(row.text(4)), rest: row.numberIfAny(3).map(Day.init(number:)),
      wasAsked: row.number(2) == day.number, first: Day(number: row.number(1)))
  }
}

extension DueSkill {
  fileprivate init(_ row: IndexReader.Query, on day: Day, _ decks: inout LastDecks) {
    let memory = MemoryState(
      stability: row.fraction(8) ?? 0, difficulty: row.fraction(9) ?? 0,
      reviewed: Day(number: row.number(10)),
      due: Day(number: row.number(11)))
    self.init(
      ItemID(rawValue: row.text(5)), Skill(rawValue: row.text(7)), memory, due: Day(number: row.number(13)),
      isHeld: row.number(12) == 1, isRecalled: row.number(6) == 0, ItemDates(row, on: day, &decks))
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
