/// One unit of a word and what it is in Latin letters: sh, ts', ու and きゃ are one unit each.
public struct AlignedUnit: Hashable, Sendable {
  /// The letters as they stand in the word; of hangul the letter as it stands alone.
  public var source: String
  /// The unit in Latin letters; empty where it is silent.
  public var latin: String
  /// The ids of the letters that reading the unit right proves; a capital has its own, as in
  /// `Deck.withCapitals`.
  public var letters: [String]

  /// A unit.
  public init(source: String, latin: String, letters: [String]) {
    self.source = source
    self.latin = latin
    self.letters = letters
  }
}
