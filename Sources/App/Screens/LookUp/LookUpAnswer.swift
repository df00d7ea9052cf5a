import Learning

enum LookUpAnswer: Sendable {
  case entry(EntryPage)
  case character(CharacterPage)
}
