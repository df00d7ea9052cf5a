/// Portuguese.
enum Portuguese {
  static let facts = LanguageFacts(
    articles: ["o um|os uns", "a uma|as umas"], ownLetters: "ç")
}
