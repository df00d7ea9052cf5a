/// Czech.
enum Czech {
  static let facts = LanguageFacts(
    ownLetters: "čďňřšťž", hasOnePresent: true)
}
