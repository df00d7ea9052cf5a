/// How the letters of a deck are romanised, and words to practise them with.
public struct Alphabet: Hashable, Sendable {
  /// A system of romanisation.
  public struct System: Hashable, Sendable, Identifiable {
    /// Letters and units refer to it by this id.
    public var id: String
    public var name: String

    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// Letters that are romanised together, or a letter that is romanised differently next to certain others.
  public struct Unit: Hashable, Sendable {
    /// One or more lower-case letters; of Hangul conjoining ones, since final consonants differ from initial
    /// ones.
    public var term: String
    /// The unit only applies directly after one of these letters; nil for anywhere.
    public var after: String?
    /// The unit only applies directly before one of these letters; nil for anywhere.
    public var before: String?
    /// The ids of the letters that a right reading of the unit proves.
    public var letters: [String]
    /// Romanisations by the ids of systems; in a missing system it isn't a unit.
    public var romanizations: [String: String]

    public init(
      term: String, after: String? = nil, before: String? = nil, letters: [String],
      romanizations: [String: String]
    ) {
      self.term = term
      self.after = after
      self.before = before
      self.letters = letters
      self.romanizations = romanizations
    }
  }

  /// The words' meanings are in the first system.
  public var systems: [System]
  /// Exceptions to the table of single letters.
  public var units: [Unit]
  /// Words of a language with this script, the best known first.
  public var practice: [Gloss]

  public init(systems: [System] = [], units: [Unit] = [], practice: [Gloss] = []) {
    self.systems = systems
    self.units = units
    self.practice = practice
  }
}

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

/// A word with its meaning that isn't to be learned itself.
public struct Gloss: Hashable, Sendable {
  public var term: String
  public var meaning: String

  public init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}
