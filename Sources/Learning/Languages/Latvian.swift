extension Language {
  static let latvian = Language(
    tag: "lv", codes: ["lav"], name: "Latvian", nativeName: "latviešu")
}
