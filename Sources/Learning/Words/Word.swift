/// A word to learn, as its deck has it. Texts are kept as they came, and are cleaned where they are drawn.
public struct Word: Hashable, Sendable, Identifiable {
  /// What the word is known by in its deck, for ever: correcting a translation keeps its progress.
  public var id: String
  /// The word itself, in the language that is learned.
  public var term: String
  /// What it means, the most important first; never empty in a deck that was read.
  public var meanings: [String]
  /// How it is read where the script doesn't say: kana, pinyin, a letter's name.
  public var reading: String?
  /// The term in Latin letters.
  public var romanization: String?
  /// Noun, verb, phrase and the like.
  public var partOfSpeech: String?
  /// A hint to remember it by.
  public var mnemonic: String?
  /// Anything else worth knowing: gender, sound, use.
  public var notes: String?
  /// Groups that the word belongs to.
  public var tags: [String]
  /// Answers that are wrong and easily taken for right, where the deck's author has chosen some.
  public var distractors: [String]
  /// The ids of words of the deck that this one is set against: learners confuse them, and only their whole
  /// meanings, parentheses included, tell them apart. Said of one it holds for both; ids that the deck doesn't have
  /// say nothing.
  public var contrast: [String]
  /// What is known of a letter; nil for words.
  public var letter: Letter?
  /// A sentence with it.
  public var sentence: Sentence?
  /// Terms that are as right as this one: colour beside color.
  public var otherTerms: [String]
  /// Readings that are as right as this one: しち beside なな.
  public var otherReadings: [String]
  /// Where it was found.
  public var provenance: Provenance?
  /// The name of a file beside the deck in which the word is heard.
  public var sound: String?

  /// A word; only id, term and meanings are needed.
  public init(
    id: String, term: String, meanings: [String], reading: String? = nil, romanization: String? = nil,
    partOfSpeech: String? = nil, mnemonic: String? = nil, notes: String? = nil, tags: [String] = [],
    distractors: [String] = [], contrast: [String] = [], letter: Letter? = nil,
    sentence: Sentence? = nil, otherTerms: [String] = [], otherReadings: [String] = [],
    provenance: Provenance? = nil, sound: String? = nil
  ) {
    self.id = id
    self.term = term
    self.meanings = meanings
    self.reading = reading
    self.romanization = romanization
    self.partOfSpeech = partOfSpeech
    self.mnemonic = mnemonic
    self.notes = notes
    self.tags = tags
    self.distractors = distractors
    self.contrast = contrast
    self.letter = letter
    self.sentence = sentence
    self.otherTerms = otherTerms
    self.otherReadings = otherReadings
    self.provenance = provenance
    self.sound = sound
  }

  /// How it is read, as far as neither term nor meaning says so.
  public var readings: [String] {
    [reading, romanization].compactMap(\.self).filter { $0 != term && !meanings.contains($0) }
  }
}
