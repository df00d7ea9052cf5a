extension Language {
  static let belarusian = Language(
    tag: "be", codes: ["bel"], name: "Belarusian", nativeName: "беларуская",
    scripts: [.cyrillic],
    tellingLetters: ["ў"],
    ownLetters: "йёў",
    hasOnePresent: true)
}
