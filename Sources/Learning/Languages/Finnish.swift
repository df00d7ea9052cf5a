/// Finnish.
enum Finnish {
  static let facts = LanguageFacts(
    ownLetters: "åäö", hasOnePresent: true)
}
