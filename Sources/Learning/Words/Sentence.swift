/// A short sentence that shows a word in use.
public struct Sentence: Hashable, Sendable {
  /// In the word's language.
  public var text: String
  /// Its pronunciation, where the script doesn't show it: kana, pinyin.
  public var reading: String?
  /// In the language of the word's meanings.
  public var meaning: String?

  public init(_ text: String, reading: String? = nil, meaning: String? = nil) {
    self.text = text
    self.reading = reading
    self.meaning = meaning
  }
}
