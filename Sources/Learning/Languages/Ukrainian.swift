/// Ukrainian.
enum Ukrainian {
  static let facts = LanguageFacts(
    ownLetters: "йїґ", hasOnePresent: true)
}
