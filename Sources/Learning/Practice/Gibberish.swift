/// A made-up word that looks possible, with the figures that could give it away beside a real one.
struct Gibberish: Sendable {
  let term: String
  let latin: String
  /// The number of its letters; in Hangul more than its syllables.
  let length: Int
  /// The likelihood by pairs of letters.
  let likelihood: Double
  /// The likelihood by single letters.
  let frequency: Double
  /// How often its rarest pair occurs in the real words.
  let rarest: Int
  /// How many letters have an accent that makes no separate letter.
  let accents: Int
  /// Whether its first letter has a single-letter capital.
  let hasCapital: Bool

  func text(_ side: ShownSide) -> String { side == .term ? term : latin }

  /// In which respects it exceeds another word: pairs, letters, rarest pair.
  func lead(over other: Gibberish) -> [Int] {
    [likelihood > other.likelihood, frequency > other.frequency, rarest > other.rarest].map { $0 ? 1 : 0 }
  }
}
