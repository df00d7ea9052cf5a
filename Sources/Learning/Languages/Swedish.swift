/// Swedish.
enum Swedish {
  static let facts = LanguageFacts(
    ownLetters: "åäö", hasOnePresent: true)
}
