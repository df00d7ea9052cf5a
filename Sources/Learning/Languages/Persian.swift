extension Language {
  /// Arabic keyboards have other codes for their kaf and yeh.
  static let persian = Language(
    tag: "fa", codes: ["fas", "pes", "per"], name: "Persian", nativeName: "فارسی",
    otherNames: "farsi persisch",
    scripts: [.arabic],
    tellingLetters: ["", "پچژگیک"],
    lookalikes: ["ك": "ک", "ي": "ی", "ى": "ی"])
}
