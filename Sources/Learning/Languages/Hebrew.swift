extension Language {
  /// Hebrew: its points are `VowelMarks`.
  static let hebrew = Language(
    tag: "he", codes: ["heb"], name: "Hebrew", nativeName: "עברית",
    otherNames: "hebräisch",
    scripts: [.hebrew],
    hasOnePresent: true)
}
