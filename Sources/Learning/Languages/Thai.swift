extension Language {
  static let thai = Language(
    tag: "th", codes: ["tha"], name: "Thai", nativeName: "ไทย",
    scripts: [.thai])
}
