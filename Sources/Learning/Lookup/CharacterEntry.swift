/// A Chinese character, as the dictionaries of Chinese and Japanese have it together.
public struct CharacterEntry: Hashable, Sendable {
  /// The character itself.
  public var character: Character
  /// Its parts as ideographic description characters set them together, as ⿱𦥯子 of 学; nil where it has none, or no
  /// source says them.
  public var decomposition: String?
  /// The number of its radical, from 1 to 214, as in the dictionary of Kangxi.
  public var radical: Int?
  /// How many strokes it has, as written in Japan or, where only Chinese has it, in China.
  public var strokes: Int?
  /// Its pinyin, with marks.
  public var pinyin: [String]
  /// Its readings in Japanese that came with it from China, in katakana.
  public var onReadings: [String]
  /// Its readings in Japanese of Japan's own, in hiragana; a dot divides what the character stands for from the
  /// letters behind it.
  public var kunReadings: [String]
  /// What it means.
  public var meanings: [String]
  /// What it means in Japanese, where that is told apart.
  public var japaneseMeanings: [String]
  /// The learners' lists that it stands on: "HSK 2", "JLPT N5".
  public var lists: [String]
  /// How common it is, as of a `DictionaryEntry`.
  public var zipf: Double?

  /// A character of which only itself is known.
  public init(_ character: Character) {
    self.character = character
    (pinyin, onReadings, kunReadings) = ([], [], [])
    (meanings, japaneseMeanings, lists) = ([], [], [])
  }
}
