/// Bulgarian.
enum Bulgarian {
  static let facts = LanguageFacts(
    ownLetters: "й", hasOnePresent: true)
}
