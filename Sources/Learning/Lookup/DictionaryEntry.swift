/// A word as a dictionary has it: one spelling with one way to read it, and all that it means.
public struct DictionaryEntry: Hashable, Sendable {
  /// A group of meanings that belong together.
  public struct Sense: Hashable, Sendable {
    /// Noun, verb and the like, in words; nil where the source doesn't say.
    public var partOfSpeech: String?
    /// The most important first; never empty.
    public var meanings: [String]

    /// Some meanings that belong together.
    public init(_ meanings: [String], partOfSpeech: String? = nil) {
      (self.meanings, self.partOfSpeech) = (meanings, partOfSpeech)
    }
  }

  /// The language of the term, as a BCP 47 tag: "ja", "zh", "es".
  public var language: String
  /// The word as it is written most often; of Chinese the simplified form.
  public var term: String
  /// Other ways to write it: of Chinese the traditional form.
  public var spellings: [String]
  /// How it is read, where the term doesn't say so: kana, pinyin with marks.
  public var reading: String?
  /// In the order of the source.
  public var senses: [Sense]
  /// The learners' lists that it stands on: "JLPT N5", "HSK 2".
  public var lists: [String]
  /// How common it is, on the Zipf scale: the base-10 logarithm of its occurrences in a billion words (3 is rare, 6 is
  /// one of the commonest hundred); nil where no source counts it.
  public var zipf: Double?
  /// A sentence with the word in it; nil where no source has one.
  public var example: Sentence?

  /// A word; only language, term and senses are needed.
  public init(
    language: String, term: String, spellings: [String] = [], reading: String? = nil, senses: [Sense],
    lists: [String] = [], zipf: Double? = nil, example: Sentence? = nil
  ) {
    self.language = language
    self.term = term
    self.spellings = spellings
    self.reading = reading
    self.senses = senses
    self.lists = lists
    self.zipf = zipf
    self.example = example
  }

  /// All meanings, those of the first sense first, none twice.
  public var meanings: [String] {
    var seen = Set<String>()
    return senses.flatMap(\.meanings).filter { seen.insert($0).inserted }
  }
}
