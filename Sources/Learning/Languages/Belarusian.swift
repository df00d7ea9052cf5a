/// Belarusian.
enum Belarusian {
  static let facts = LanguageFacts(
    ownLetters: "йёў", hasOnePresent: true)
}
