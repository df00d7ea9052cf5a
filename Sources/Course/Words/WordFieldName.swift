import Engine
import Learning

/// What people call what can be written about a word.
extension WordField {
  /// As in "part of speech".
  package var title: String {
    switch self {
    case .term: "word"
    case .meanings: "meaning"
    case .reading: "reading"
    case .romanization: "in Latin letters"
    case .partOfSpeech: "part of speech"
    case .notes: "notes"
    case .mnemonic: "your hint"
    case .tags: "tags"
    }
  }
}
