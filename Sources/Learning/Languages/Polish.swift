/// Polish.
enum Polish {
  static let facts = LanguageFacts(
    ownLetters: "ąćęłńóśźż", hasOnePresent: true)
}
