import Ink

extension InkLanguage {
  /// Whose writing a language is, by its BCP 47 tag; nil of one whose characters have no order of strokes that we know.
  public init?(tag: String) {
    switch tag.lowercased().split(separator: "-").first {
    case "ja": self = .japanese
    case "zh": self = .chinese
    default: return nil
    }
  }
}
