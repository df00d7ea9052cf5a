extension Language {
  /// Arabic: Persian keyboards have other codes for its kaf and yeh. Its vowels are `VowelMarks`.
  static let arabic = Language(
    tag: "ar", codes: ["ara"], name: "Arabic", nativeName: "العربية",
    otherNames: "arabisch árabe arabe عربي",
    scripts: [.arabic],
    lookalikes: ["ک": "ك", "ی": "ي"],
    hasOnePresent: true)
}
