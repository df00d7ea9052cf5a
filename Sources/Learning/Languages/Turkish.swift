/// Turkish and Azerbaijani: the capital of ı is I, and that of i is İ.
enum Turkish {
  static let facts = LanguageFacts(
    ownLetters: "çğöşü", lookalikes: ["I": "ı", "İ": "i"])
}
