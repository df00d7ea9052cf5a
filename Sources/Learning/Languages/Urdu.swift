extension Language {
  static let urdu = Language(
    tag: "ur", codes: ["urd"], name: "Urdu", nativeName: "اردو",
    scripts: [.arabic],
    tellingLetters: ["ٹڈڑںےہ"],
    lookalikes: persian.lookalikes)
}
