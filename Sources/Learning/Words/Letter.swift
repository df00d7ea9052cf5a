/// What a deck says of a letter besides its term, its name (the word's reading) and its romanised sound.
public struct Letter: Hashable, Sendable {
  /// The lines between which the letter is printed. For a drawn letter its outline decides.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// From the base line to the x-height.
    case xHeight = "x-height"
    /// From the base line to above the x-height.
    case ascender
    /// From below the base line to the x-height.
    case descender
    /// From below the base line to above the x-height.
    case both
    /// In a square of its own, like kana and Hangul.
    case square
  }

  /// The capital; nil where the script has no case or the letter never begins a sentence.
  public var capital: String?
  /// Romanisations by the ids of the deck's systems.
  public var romanizations: [String: String]
  /// The sound in the International Phonetic Alphabet, between slashes.
  public var ipa: String?
  /// The sound in words.
  public var sound: String?
  /// How to write it, in words.
  public var writing: String?
  /// How to write the capital, in words.
  public var capitalWriting: String?
  public var level: Level?
  /// Words that contain it.
  public var examples: [Gloss]
  /// The ids of letters that look like it, the most alike first.
  public var similar: [String]

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

  /// The sound in IPA and in words; empty where neither is known.
  public var heard: String { [ipa, sound].compactMap(\.self).joined(separator: " ") }
}
