import Anki
import Engine
import WordGame

/// Something that is decided about a package of Anki's before its decks are written.
enum AnkiRow: Hashable, Sendable {
  /// Whether a deck is wanted, by its place in the plan.
  case deck(Int)
  /// What a field of a type of notes becomes.
  case field(type: Int64, place: Int)
  /// The language of the terms.
  case termLanguage
  /// The language of the meanings.
  case meaningLanguage
  /// Whether what Anki knows of the words is taken over.
  case history

  /// All that there is to decide, in the order in which it stands on the screen.
  static func all(of plan: AnkiPlan) -> [AnkiRow] {
    let fields = plan.types.flatMap { type in
      (plan.collection.noteTypes[type]?.fields.indices ?? 0..<0).map { AnkiRow.field(type: type, place: $0) }
    }
    return plan.sources.indices.map(AnkiRow.deck) + fields + [.termLanguage, .meaningLanguage]
      + (plan.hasHistory ? [.history] : [])
  }
}

/// What somebody decides about a package of Anki's.
struct AnkiChoice: Sendable {
  var plan: AnkiPlan
  /// Whether what Anki knows is taken over.
  var takesHistory: Bool
  /// Whether decks that are there already make way.
  var replaces: Bool

  /// Turns a row to its next value, or the one before.
  ///
  /// - Parameters:
  ///   - roles: what the other fields keep, unless this one takes it from them.
  ///   - languages: of the first deck as it would be made, where nobody has said another.
  mutating func turn(
    _ row: AnkiRow, by way: Int, _ roles: [Int64: FieldRoles], _ languages: (term: String, meaning: String)
  ) {
    switch row {
    case .deck(let place): plan.want(!plan.sources[place].isWanted, at: place)
    case .field(let type, let place):
      let role = plan.roles[type]?.roles[place] ?? .nothing
      plan.roles[type] = roles[type]
      plan.give(Self.next(role, of: FieldRole.chosen, way), to: place, of: type)
    case .termLanguage:
      plan.languages.term = Self.next(plan.languages.term ?? languages.term, of: LanguageName.tags, way)
    case .meaningLanguage:
      plan.languages.meaning = Self.next(
        plan.languages.meaning ?? languages.meaning, of: LanguageName.tags, way)
    case .history: takesHistory.toggle()
    }
  }

  private static func next<Value: Equatable>(_ value: Value, of all: [Value], _ way: Int) -> Value {
    guard let place = all.firstIndex(of: value) else { return all[way > 0 ? 0 : all.count - 1] }
    return all[(place + way + all.count) % all.count]
  }
}
