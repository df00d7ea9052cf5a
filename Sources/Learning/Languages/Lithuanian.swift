extension Language {
  static let lithuanian = Language(
    tag: "lt", codes: ["lit"], name: "Lithuanian", nativeName: "lietuvių")
}
