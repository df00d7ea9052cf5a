/// Icelandic.
enum Icelandic {
  static let facts = LanguageFacts(
    ownLetters: "áéíóúýö")
}
