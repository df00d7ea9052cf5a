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
  /// Those of them that are read on doors, shops, stations and menus.
  public var signs: Set<String>

  public init(
    systems: [System] = [], units: [Unit] = [], practice: [Gloss] = [], signs: Set<String> = []
  ) {
    self.systems = systems
    self.units = units
    self.practice = practice
    self.signs = signs
  }
}
