extension Language {
  static let bulgarian = Language(
    tag: "bg", codes: ["bul"], name: "Bulgarian", nativeName: "български",
    scripts: [.cyrillic],
    tellingLetters: ["", "", "ъ"],
    ownLetters: "й",
    hasOnePresent: true)
}
