/// Slovak.
enum Slovak {
  static let facts = LanguageFacts(
    ownLetters: "čďľňšťž", hasOnePresent: true)
}
