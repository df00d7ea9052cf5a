/// Danish: å, ø and æ may be typed as two letters.
enum Danish {
  static let facts = LanguageFacts(
    ownLetters: "å", typed: ["å": "aa", "ø": "oe", "æ": "ae"], hasOnePresent: true)
}
