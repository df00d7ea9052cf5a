/// Italian: an elided article belongs to either gender.
enum Italian {
  static let facts = LanguageFacts(
    articles: ["il lo un uno l'|i gli", "la una un' l'|le"])
}
