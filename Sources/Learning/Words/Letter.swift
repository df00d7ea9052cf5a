/// What a deck says of a letter besides its term, its name (the word's reading) and its sound in Latin letters.
public struct Letter: Hashable, Sendable {
  /// Between which lines the letter stands in print. Where a drawn letter stands, its outline says.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// From the base line to the height of an x.
    case xHeight = "x-height"
    /// From the base line to above the height of an x.
    case ascender
    /// From below the base line to the height of an x.
    case descender
    /// From below the base line to above the height of an x.
    case both
    /// In a square of its own, as kana and hangul do.
    case square
  }

  /// The form at the head of a sentence; nil where the script has one case only or the letter never stands there.
  public var capital: String?
  /// The letter in Latin letters by the ids of the deck's systems of romanisation.
  public var romanizations: [String: String]
  /// The sound in the signs of the International Phonetic Association, between slashes.
  public var ipa: String?
  /// The sound in words.
  public var sound: String?
  /// How to write it, in words.
  public var writing: String?
  /// How to write the capital, in words.
  public var capitalWriting: String?
  /// Between which lines it stands.
  public var level: Level?
  /// Words that have it.
  public var examples: [Gloss]
  /// The ids of the letters that look like it, the most alike first.
  public var similar: [String]

  /// A letter; whatever is not known is left out.
  public init(
    capital: String? = nil, romanizations: [String: String] = [:], ipa: String? = nil, sound: String? = nil,
    writing: String? = nil, capitalWriting: String? = nil, level: Level? = nil, examples: [Gloss] = [],
    similar: [String] = []
  ) {
    self.capital = capital
    self.romanizations = romanizations
    self.ipa = ipa
    self.sound = sound
    self.writing = writing
    self.capitalWriting = capitalWriting
    self.level = level
    self.examples = examples
    self.similar = similar
  }

  /// The sound in signs and in words; empty where neither is known.
  public var heard: String { [ipa, sound].compactMap(\.self).joined(separator: " ") }
}

/// A word with what it means, where it is not to be learned itself.
public struct Gloss: Hashable, Sendable {
  /// The word.
  public var term: String
  /// What it means.
  public var meaning: String

  /// A word and its meaning.
  public init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}
