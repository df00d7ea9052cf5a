import Learning
import Storage

/// The decisions about an Anki package.
struct AnkiChoice: Sendable {
  var plan: AnkiPlan
  var takesHistory: Bool
  /// Whether existing decks may be replaced.
  var replaces: Bool

  /// Changes a row to its next value, or the previous one.
  ///
  /// - Parameters:
  ///   - roles: what other fields keep unless this one takes it from them.
  ///   - languages: those of the first deck with the present plan, for a language that hasn't been chosen
  ///     yet.
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
