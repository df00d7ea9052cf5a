extension Language {
  static let ukrainian = Language(
    tag: "uk", codes: ["ukr"], name: "Ukrainian", nativeName: "українська",
    otherNames: "ukrainisch",
    scripts: [.cyrillic],
    tellingLetters: ["їєґ", "", "і"],
    ownLetters: "йїґ",
    hasOnePresent: true)
}
