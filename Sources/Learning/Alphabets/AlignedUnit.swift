import Deterministic

/// One unit of a word and its romanisation: sh, ts', う and きゃ are one unit each.
public struct AlignedUnit: Hashable, Sendable {
  /// The letters as written in the word; of Hangul, the letter in its standalone form.
  public var source: String
  /// Empty where the unit is silent.
  public var latin: String
  /// The ids of the letters that a right reading of the unit proves. A capital has its own, as in
  /// `Deck.withCapitals`.
  public var letters: [String]
}

extension AlignedUnit: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([source, latin])
    hash.combine(letters)
  }
}
