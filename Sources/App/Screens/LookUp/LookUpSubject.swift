import Learning

/// What a page of the dictionary is about.
enum LookUpSubject: Hashable, Sendable {
  case entry(DictionaryEntry)
  case character(Character)
}
