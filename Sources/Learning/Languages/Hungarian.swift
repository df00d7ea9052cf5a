/// Hungarian.
enum Hungarian {
  static let facts = LanguageFacts(
    ownLetters: "öü", hasOnePresent: true)
}
