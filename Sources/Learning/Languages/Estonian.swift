/// Estonian.
enum Estonian {
  static let facts = LanguageFacts(
    ownLetters: "äöüõ", hasOnePresent: true)
}
