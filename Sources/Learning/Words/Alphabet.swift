/// What a deck of letters says of them all: how they are put into Latin letters, and words to practise them with.
public struct Alphabet: Hashable, Sendable {
  /// A system of romanisation.
  public struct System: Hashable, Sendable, Identifiable {
    /// What letters and units name it by.
    public var id: String
    /// What people call it.
    public var name: String

    /// A system.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// Letters that are romanised together, or one that is romanised otherwise beside certain others.
  public struct Unit: Hashable, Sendable {
    /// One letter or several, in lower case; of hangul conjoining letters, since the end of a syllable has its own.
    public var term: String
    /// The unit counts only right after one of these letters; nil for anywhere.
    public var after: String?
    /// The unit counts only right before one of these letters; nil for anywhere.
    public var before: String?
    /// The ids of the letters that reading the unit right proves.
    public var letters: [String]
    /// The unit in Latin letters by the ids of systems; in a system that is missing it is no unit.
    public var romanizations: [String: String]

    /// A unit.
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

  /// The systems that are in use; the words' meanings are in the first.
  public var systems: [System]
  /// What a table of single letters doesn't say.
  public var units: [Unit]
  /// Words of a language that is written with these letters, easily known ones first.
  public var practice: [Gloss]

  /// An alphabet.
  public init(systems: [System] = [], units: [Unit] = [], practice: [Gloss] = []) {
    self.systems = systems
    self.units = units
    self.practice = practice
  }
}
