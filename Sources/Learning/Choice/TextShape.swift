import Formats

/// What the look of a text gives away to somebody who can't read it. Answers to choose from are alike in it, so that
/// nobody is right without knowing.
struct TextShape: Hashable, Sendable {
  /// How it is written.
  enum Script: Hashable, Sendable {
    case kana, ideographs, both, other
  }

  /// Graphemes; 0 for a text in which there is nothing to see.
  let length: Int
  let script: Script
  /// Whether it begins with a capital letter.
  let isCapital: Bool
  /// Whether it is more than one word.
  let hasSpace: Bool

  init(_ text: String) {
    length = text.isBlank ? 0 : text.count
    let scalars = text.unicodeScalars.map(\.value)
    let hasKana = scalars.contains { 0x3040...0x30FF ~= $0 }
    let hasIdeographs = scalars.contains { 0x3400...0x9FFF ~= $0 }
    script = hasKana ? (hasIdeographs ? .both : .kana) : hasIdeographs ? .ideographs : .other
    isCapital = text.first?.isUppercase ?? false
    hasSpace = text.contains(" ")
  }

  /// Whether somebody who only looks would sort the two together.
  func matches(_ other: TextShape) -> Bool {
    script == other.script && isCapital == other.isCapital && hasSpace == other.hasSpace
  }
}
