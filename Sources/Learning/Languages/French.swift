extension Language {
  /// French: an elided article belongs to either gender.
  static let french = Language(
    tag: "fr", codes: ["fra"], name: "French", nativeName: "français",
    otherNames: "francais französisch francés francese francês frans французский フランス語 法语",
    letters: "àâæçéèêëîïôœùûüÿ",
    articles: ["le un l' du|les des", "la une l'|les des"],
    ownLetters: "ç",
    hasOnePresent: true,
    ors: ["ou"],
    ands: ["et"])
}
