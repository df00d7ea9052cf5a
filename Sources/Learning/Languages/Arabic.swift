/// Arabic: Persian keyboards have other codes for its kaf and yeh. Its vowels are `VowelMarks`.
enum Arabic {
  static let facts = LanguageFacts(
    lookalikes: ["ک": "ك", "ی": "ي"], hasOnePresent: true)
}
