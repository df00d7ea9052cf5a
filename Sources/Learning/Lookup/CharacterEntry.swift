/// A Chinese character, merged from the dictionaries of Chinese and Japanese.
public struct CharacterEntry: Hashable, Sendable {
  public var character: Character
  /// Its parts as an ideographic description sequence, such as ⿱𦥯子 for 学; nil where it has none, or no source
  /// gives them.
  public var decomposition: String?
  /// The number of its radical in the Kangxi dictionary, 1 to 214.
  public var radical: Int?
  /// The stroke count as written in Japan or, for characters that only Chinese has, in China.
  public var strokes: Int?
  /// Its pinyin, with tone marks.
  public var pinyin: [String]
  /// Its on readings, in katakana.
  public var onReadings: [String]
  /// Its kun readings, in hiragana; a dot separates the character's part from the okurigana.
  public var kunReadings: [String]
  public var meanings: [String]
  /// Its meanings in Japanese, where the source distinguishes them.
  public var japaneseMeanings: [String]
  /// The learners' lists that contain it: "HSK 2", "JLPT N5".
  public var lists: [String]
  /// Its frequency on the Zipf scale, as in a `DictionaryEntry`.
  public var zipf: Double?

  /// An entry with nothing but the character.
  public init(_ character: Character) {
    self.character = character
    (pinyin, onReadings, kunReadings) = ([], [], [])
    (meanings, japaneseMeanings, lists) = ([], [], [])
  }
}
