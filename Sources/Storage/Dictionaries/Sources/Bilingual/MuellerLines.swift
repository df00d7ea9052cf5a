/// An article of Mueller's dictionary, split into pieces. The file breaks long lines, and numbers and letters
/// show the nesting.
struct MuellerLines {
  /// The level of a piece.
  enum Kind {
    /// Before all numbers, or after the number of another word with the same spelling: `_II`.
    case word
    /// After the number of a part of speech: `2.`
    case part
    /// After the number of a meaning: `3)`
    case sense
    /// After a letter: `а)`
    case branch
  }

  struct Piece {
    var kind: Kind
    var text: String
  }

  private(set) var pieces: [Piece] = []
  private var part = 0
  private var sense = 0

  /// - Parameter lines: the lines below the head.
  init(_ lines: [Substring]) {
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.isEmpty { continue }
      if let piece = piece(text) {
        pieces.append(piece)
      } else if pieces.isEmpty {
        pieces.append(Piece(kind: .word, text: String(text)))
      } else {
        pieces[pieces.count - 1].text += " " + text
      }
    }
  }

  /// The piece that begins with a line; nil if the line continues the last one. Numbers must be consecutive,
  /// so that a year at the beginning of a broken line doesn't count.
  private mutating func piece(_ text: Substring) -> Piece? {
    if let rest = Self.roman(text) {
      (part, sense) = (0, 0)
      return Piece(kind: .word, text: rest)
    }
    if let rest = Self.numbered(text, after: part, ". ") {
      (part, sense) = (rest.number, 0)
      return Piece(kind: .part, text: rest.text)
    }
    if let rest = Self.numbered(text, after: sense, ")") {
      sense = rest.number
      return Piece(kind: .sense, text: rest.text)
    }
    guard let letter = text.unicodeScalars.first, Cyrillic.isLetter(letter), text.dropFirst().first == ")"
    else { return nil }
    return Piece(kind: .branch, text: String(text.dropFirst(2).drop { $0 == " " }))
  }

  private static func roman(_ text: Substring) -> String? {
    guard text.first == "_" else { return nil }
    let rest = text.dropFirst().drop { "IVX".contains($0) }
    let isNumber = rest.startIndex > text.index(after: text.startIndex)
    guard isNumber, rest.first.map({ " [_=(".contains($0) }) ?? true else { return nil }
    return String(rest.drop { $0 == " " })
  }

  private static func numbered(
    _ text: Substring, after last: Int, _ mark: String
  ) -> (number: Int, text: String)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard digits.count < 4, let number = Int(digits), number == 1 || number == last + 1 else { return nil }
    let rest = text.dropFirst(digits.count)
    guard rest.hasPrefix(mark) else { return nil }
    return (number, String(rest.dropFirst(mark.count).drop { $0 == " " }))
  }
}
