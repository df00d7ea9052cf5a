/// A word to practise letters with.
public struct PracticeWord: Hashable, Sendable {
  /// The word in its script.
  public let term: String
  /// What it means.
  public let meaning: String
  /// Its units: a word that is read right proves the letters of them all.
  public let units: [AlignedUnit]

  /// The word in Latin letters.
  public var latin: String { units.map(\.latin).joined() }
  /// The ids of its letters, each once.
  public var letters: Set<String> { Set(units.flatMap(\.letters)) }

  /// Whether it is written with a capital wherever it stands.
  var isCapital: Bool { term.first?.isUppercase == true }
}

/// A word of practice against three that are none.
public struct PracticeQuestion: Hashable, Sendable {
  /// The word.
  public let word: PracticeWord
  /// The units of the word as it stands in this question, whose letters are credited with the answer.
  public let units: [AlignedUnit]
  /// The side that is shown: `term` for its script, `meaning` for Latin letters.
  public let shown: ShownSide
  /// What is shown.
  public let prompt: String
  /// Four texts in the other script.
  public let options: [String]
  /// The index of the right one.
  public let right: Int
}
