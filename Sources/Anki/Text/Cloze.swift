/// A text with hidden words, such as `I {{c1::am::a verb}} a {{c2::cat}}.`: each number is a card.
struct Cloze {
  private struct Part {
    var text: String
    /// The number of the card that hides it; nil if none does.
    var number: Int?
    var hint: String?
  }

  private var parts: [Part] = []

  /// Its cards, in order.
  var numbers: [Int] { Set(parts.compactMap(\.number)).sorted() }

  /// - Parameter text: still as HTML.
  init(_ text: String) {
    var rest = text[...]
    while let start = rest.firstRange(of: "{{c") {
      let inside = rest[start.upperBound...]
      let digits = inside.prefix(4).prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), number > 0, inside[digits.endIndex...].hasPrefix("::"),
        let end = inside.firstRange(of: "}}")
      else {
        parts.append(Part(text: String(rest[..<start.upperBound])))
        rest = inside
        continue
      }
      parts.append(Part(text: String(rest[..<start.lowerBound])))
      let body = inside[inside.index(digits.endIndex, offsetBy: 2)..<end.lowerBound]
      let hint = body.firstRange(of: "::")
      parts.append(
        Part(
          text: String(body[..<(hint?.lowerBound ?? body.endIndex)]), number: number,
          hint: hint.map { String(body[$0.upperBound...]) }))
      rest = rest[end.upperBound...]
    }
    parts.append(Part(text: String(rest)))
  }

  /// The words that a card hides, and the text with dots or the author's hint in their place.
  func card(_ number: Int) -> (hidden: String, text: String) {
    let hidden = parts.filter { $0.number == number }.map(\.text)
    let text = parts.map { $0.number == number ? "[\($0.hint ?? "…")]" : $0.text }.joined()
    return (hidden.joined(separator: " … "), text)
  }
}
