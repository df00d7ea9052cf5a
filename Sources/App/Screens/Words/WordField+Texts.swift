import Formats
import Learning

/// The names of a word's fields.
extension WordField {
  /// As in "part of speech".
  var title: String {
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

extension WordField {
  /// A field as one line, for editing.
  func text(_ texts: [String]) -> String {
    self == .meanings ? ListField.text(texts) : texts.joined(separator: ", ")
  }

  /// Parses an edited line: meanings are separated by semicolons, tags by commas.
  func texts(_ line: String) -> [String] {
    let line = line.split(separator: " ").joined(separator: " ")
    switch self {
    case .meanings: return ListField.parts(line)
    case .tags:
      return line.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }.filter {
        !$0.isEmpty
      }
    default: return line.isEmpty ? [] : [line]
    }
  }
}
