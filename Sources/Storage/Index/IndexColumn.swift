import Learning

/// One or more columns of a table, and where they belong in its rows: declared once, written and read by that.
struct IndexColumn<Row>: Sendable {
  /// As in `seen INTEGER`.
  let declarations: [String]
  let write: @Sendable (Row) -> [(any Bindable)?]
  /// Reads the values from a place on.
  let read: @Sendable (inout Row, IndexReader.Query, Int32) -> Void

  init(
    _ declarations: String..., write: @escaping @Sendable (Row) -> [(any Bindable)?],
    read: @escaping @Sendable (inout Row, IndexReader.Query, Int32) -> Void = { _, _, _ in }
  ) {
    (self.declarations, self.write, self.read) = (declarations, write, read)
  }

  static func count(
    _ name: String, _ get: @escaping @Sendable (Row) -> Int,
    _ set: @escaping @Sendable (inout Row, Int) -> Void
  ) -> Self {
    Self("\(name) INTEGER") {
      [get($0)]
    } read: {
      set(&$0, Int($1.number($2)))
    }
  }

  static func flag(
    _ name: String, _ get: @escaping @Sendable (Row) -> Bool,
    _ set: @escaping @Sendable (inout Row, Bool) -> Void = { _, _ in }
  ) -> Self {
    Self("\(name) INTEGER") {
      [get($0) ? 1 : 0]
    } read: {
      set(&$0, $1.number($2) == 1)
    }
  }

  /// The number of a day since 1970.
  static func day(
    _ name: String, _ get: @escaping @Sendable (Row) -> Day?,
    _ set: @escaping @Sendable (inout Row, Day?) -> Void = { _, _ in }
  ) -> Self {
    Self("\(name) INTEGER") {
      [get($0)?.number]
    } read: {
      set(&$0, $1.numberIfAny($2).map(Day.init(number:)))
    }
  }

  static func text(
    _ name: String, _ get: @escaping @Sendable (Row) -> String?,
    _ set: @escaping @Sendable (inout Row, String?) -> Void
  ) -> Self {
    Self("\(name) TEXT") {
      [get($0)]
    } read: {
      set(&$0, $1.textIfAny($2))
    }
  }
}

extension [IndexColumn<Knowledge.Item>] {
  /// What stands in the table of items behind their numbers and ids.
  static let ofItems: Self = [
    .count("seen", { $0.figures.seen }) { $0.figures.seen = $1 },
    .count("right", { $0.figures.right }) { $0.figures.right = $1 },
    .count("wrong", { $0.figures.wrong }) { $0.figures.wrong = $1 },
    .day("last_seen", { $0.figures.lastSeen }) { $0.figures.lastSeen = $1 },
    .day("rest", \.rest) { $0.rest = $1 },
    .flag("was_learned", \.isLearned) { $0.isLearned = $1 },
    .flag("claimed", \.isClaimed) { $0.isClaimed = $1 },
    .flag("wanted", \.isWanted) { $0.isWanted = $1 },
    .text("hint", \.hint) { $0.hint = $1 },
    .text("meanings", { IndexText.list($0.meanings) }) { $0.meanings = Set(IndexText.texts($1)) },
    .text("accepted", { IndexText.accepted($0.accepted) }) { $0.accepted = IndexText.accepted($1) },
    // For queries.
    .flag("has_memory", \.figures.hasMemory),
    .flag("unlearned", \.isUnlearned),
    .flag("can_open", \.mayOpenSkill),
    .flag("has_extras", \.hasExtras),
    .day("next", { MemoryModel.Schedule.fsrs.due($0.figures) { _ in true } }),
    .day("next_box", { MemoryModel.Schedule.leitner.due($0.figures) { _ in true } }),
    .day("asked", \.asked),
    IndexColumn("decks TEXT") { [IndexText.list(Set($0.words.map(\.deck.composed)))] },
  ]
}

extension [IndexColumn<SkillFigures>] {
  /// What stands in the table of skills behind the item and the skill.
  static let ofSkills: Self = [
    .count("right", \.right) { $0.right = $1 },
    .count("wrong", \.wrong) { $0.wrong = $1 },
    .count("streak", \.streak) { $0.streak = $1 },
    .text("recent", { String($0.recent.map { $0 ? "1" : "0" }) }) { figures, text in
      figures.recent = text?.utf8.map { $0 == UInt8(ascii: "1") } ?? []
    },
    .count("milliseconds", \.milliseconds) { $0.milliseconds = $1 },
    .text("confusions", { IndexText.confusions($0.confusions) }) { $0.confusions = IndexText.confusions($1) },
    IndexColumn("stability REAL", "difficulty REAL", "reviewed INTEGER", "due INTEGER") { figures in
      let memory = figures.memory
      return [memory?.stability, memory?.difficulty, memory?.reviewed.number, memory?.due.number]
    } read: { figures, row, place in
      guard let stability = row.fraction(place), let difficulty = row.fraction(place + 1) else { return }
      figures.memory = MemoryState(
        stability: stability, difficulty: difficulty, reviewed: Day(number: row.number(place + 2)),
        due: Day(number: row.number(place + 3)))
    },
    IndexColumn("box INTEGER") {
      [$0.keptBox]
    } read: {
      $0.keptBox = $1.numberIfAny($2).map { Int($0) }
    },
    // For queries.
    .day("box_due", { MemoryModel.Schedule.leitner.due($0) }),
    .flag("held", \.isHeld) { $0.isHeld = $1 },
    .flag("produced", \.wasProduced) { $0.wasProduced = $1 },
    .count("lapses", \.lapses) { $0.lapses = $1 },
    .day("missed", \.missed) { $0.missed = $1 },
  ]
}

/// A table whose rows begin with two columns that say what they are about.
extension Array {
  /// Reads the columns behind the first two.
  func read<Row>(_ row: IndexReader.Query, into value: inout Row) where Element == IndexColumn<Row> {
    var place: Int32 = 2
    for column in self {
      column.read(&value, row, place)
      place += Int32(column.declarations.count)
    }
  }

  func values<Row>(_ row: Row) -> [(any Bindable)?] where Element == IndexColumn<Row> {
    flatMap { $0.write(row) }
  }

  /// As in `seen INTEGER, right INTEGER`.
  func declarations<Row>() -> String where Element == IndexColumn<Row> {
    flatMap(\.declarations).joined(separator: ", ")
  }

  /// A parameter for each column of the table.
  func places<Row>() -> String where Element == IndexColumn<Row> {
    Array<String>(repeating: "?", count: 2 + flatMap(\.declarations).count).joined(separator: ", ")
  }
}
