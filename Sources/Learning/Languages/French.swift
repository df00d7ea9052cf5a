/// French: an elided article belongs to either gender.
enum French {
  static let facts = LanguageFacts(
    articles: ["le un l' du|les des", "la une l'|les des"], ownLetters: "ç", hasOnePresent: true,
    letters: "àâæçéèêëîïôœùûüÿ")
}
