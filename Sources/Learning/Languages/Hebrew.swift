/// Hebrew: its points are `VowelMarks`.
enum Hebrew {
  static let facts = LanguageFacts(
    hasOnePresent: true)
}
