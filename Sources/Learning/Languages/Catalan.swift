/// Catalan.
enum Catalan {
  static let facts = LanguageFacts(
    articles: ["el un l'|els uns", "la una l'|les unes"], ownLetters: "ç")
}
