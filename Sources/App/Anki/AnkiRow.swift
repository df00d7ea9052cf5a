import Storage

/// A line of the screen that imports an Anki package: one decision.
enum AnkiRow: Hashable, Sendable {
  /// Whether to import a deck, by its place in the plan.
  case deck(Int)
  /// The role of a field of a note type.
  case field(type: Int64, place: Int)
  case termLanguage
  case meaningLanguage
  /// Whether to take over the progress in Anki.
  case history

  /// All rows, from top to bottom.
  static func all(of plan: AnkiPlan) -> [AnkiRow] {
    let fields = plan.types.flatMap { type in
      (plan.collection.noteTypes[type]?.fields.indices ?? 0..<0).map { AnkiRow.field(type: type, place: $0) }
    }
    return plan.sources.indices.map(AnkiRow.deck) + fields + [.termLanguage, .meaningLanguage]
      + (plan.hasHistory ? [.history] : [])
  }
}
