/// Norwegian in both of its forms: å, ø and æ may be typed as two letters.
enum Norwegian {
  static let facts = LanguageFacts(
    ownLetters: "å", typed: ["å": "aa", "ø": "oe", "æ": "ae"], hasOnePresent: true)
}
