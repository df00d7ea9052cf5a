/// A dictionary's entry: one spelling with one reading, and all its meanings.
public struct DictionaryEntry: Hashable, Sendable {
  /// A group of related meanings.
  public struct Sense: Hashable, Sendable {
    /// Noun, verb and the like, in words; nil where the source doesn't say.
    public var partOfSpeech: String?
    /// The most important first; never empty.
    public var meanings: [String]

    public init(_ meanings: [String], partOfSpeech: String? = nil) {
      (self.meanings, self.partOfSpeech) = (meanings, partOfSpeech)
    }
  }

  /// The language of the term as a BCP 47 tag: "ja", "zh", "es".
  public var language: String
  /// The most frequent spelling; in Chinese the simplified form.
  public var term: String
  /// Other spellings; in Chinese the traditional form.
  public var spellings: [String]
  /// Kana, or pinyin with tone marks; nil where the term shows its reading.
  public var reading: String?
  /// In the order of the source.
  public var senses: [Sense]
  /// What else the source says, such as the measure word of a Chinese noun; usually empty.
  public private(set) var notes: [String] = []
  /// The learners' lists that contain it: "JLPT N5", "HSK 2".
  public var lists: [String]
  /// Its frequency on the Zipf scale: the base-10 logarithm of its occurrences per billion words. 3 is rare;
  /// 6 is one of the hundred commonest. Nil where no source counts it.
  public var zipf: Double?
  /// A sentence that contains the word; nil where no source has one.
  public var example: Sentence?

  public init(
    language: String, term: String, spellings: [String] = [], reading: String? = nil, senses: [Sense],
    lists: [String] = [], zipf: Double? = nil, example: Sentence? = nil
  ) {
    self.language = language
    self.term = term
    self.spellings = spellings
    self.reading = reading
    (self.senses, notes) = Language.of(language).parted?(senses) ?? (senses, [])
    self.lists = lists
    self.zipf = zipf
    self.example = example
  }

  /// The reading as cards show it: pinyin as one word.
  public var shownReading: String? {
    Language.of(language).reading == .pinyin ? reading.map(Chinese.joined) : reading
  }

  /// The meanings of all senses in order, without duplicates.
  public var meanings: [String] {
    var seen = Set<String>()
    return senses.flatMap(\.meanings).filter { seen.insert($0).inserted }
  }
}
