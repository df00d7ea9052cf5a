import Engine

/// What a key does in an input line besides writing: the keys of a shell's line, and those of a text field.
package enum LineEdit: Hashable, Sendable {
  case clear
  case move(Motion)
  /// Deletes everything between the cursor and where it would move.
  case erase(Motion)

  package enum Motion: Hashable, Sendable {
    case letterBefore, letterBehind, wordBefore, wordBehind, start, end

    /// The place that is reached from another in a text, in characters.
    package func place(in text: String, from place: Int) -> Int {
      let letters = Array(text)
      switch self {
      case .letterBefore: return max(0, place - 1)
      case .letterBehind: return min(letters.count, place + 1)
      case .start: return 0
      case .end: return letters.count
      case .wordBefore:
        let word = letters[..<place].lastIndex { !$0.isWhitespace } ?? 0
        return letters[..<word].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
      case .wordBehind:
        let word = letters[place...].firstIndex { !$0.isWhitespace } ?? letters.count
        return letters[word...].firstIndex(where: \.isWhitespace) ?? letters.count
      }
    }
  }

  /// Nil for a key that edits nothing.
  package init?(_ key: Key) {
    let isByWord = key.modifiers.contains(.control) || key.modifiers.contains(.alt)
    switch key.code {
    case .character(let character) where key.modifiers == .control:
      guard let edit = Self.controls[character] else { return nil }
      self = edit
    case .backspace: self = .erase(isByWord ? .wordBefore : .letterBefore)
    case .delete: self = .erase(isByWord ? .wordBehind : .letterBehind)
    case .left: self = .move(isByWord ? .wordBefore : .letterBefore)
    case .right: self = .move(isByWord ? .wordBehind : .letterBehind)
    case .home: self = .move(.start)
    case .end: self = .move(.end)
    default: return nil
    }
  }

  private static let controls: [Character: LineEdit] = [
    "u": .clear, "a": .move(.start), "e": .move(.end), "w": .erase(.wordBefore), "k": .erase(.end),
  ]
}
