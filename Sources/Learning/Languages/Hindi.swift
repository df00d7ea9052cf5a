extension Language {
  static let hindi = Language(
    tag: "hi", codes: ["hin"], name: "Hindi", nativeName: "हिन्दी",
    scripts: [.devanagari])
}
