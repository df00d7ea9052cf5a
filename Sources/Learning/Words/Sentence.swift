/// A short sentence that shows a word in use.
public struct Sentence: Hashable, Sendable {
  /// The sentence, in the word's language.
  public var text: String
  /// How it is read where the script doesn't say: kana, pinyin.
  public var reading: String?
  /// What it means, in the language of the word's meanings.
  public var meaning: String?

  /// A sentence.
  public init(_ text: String, reading: String? = nil, meaning: String? = nil) {
    self.text = text
    self.reading = reading
    self.meaning = meaning
  }
}
