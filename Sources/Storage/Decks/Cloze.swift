/// A text with hidden words, such as `I {{c1::am::a verb}} a {{c2::cat}}.`: each number is a card. Hidden words
/// can hold others, and belong to several cards: `{{c1,2::a {{c3::cat}}}}`.
struct Cloze {
  private indirect enum Part {
    case text(String)
    /// - hint: what is shown instead; nil for dots.
    case hidden(Set<Int>, [Part], hint: String?)
  }

  private let parts: [Part]

  /// - Parameter text: with or without HTML.
  init(_ text: String) {
    var reader = Reader(text)
    parts = reader.read()
  }

  /// Its cards, in order.
  var numbers: [Int] { Self.numbers(parts).sorted() }

  /// The words that a card hides, and the text with dots or the author's hint in their place.
  func card(_ number: Int) -> (hidden: String, text: String) {
    let hidden = parts.flatMap { Self.hidden($0, number) }.joined(separator: " … ")
    return (hidden, parts.map { Self.shown($0, hiding: number) }.joined())
  }

  /// The text with nothing hidden.
  var plain: String { parts.map { Self.shown($0, hiding: nil) }.joined() }

  private static func numbers(_ parts: [Part]) -> Set<Int> {
    parts.reduce(into: []) { numbers, part in
      if case .hidden(let own, let inner, _) = part { numbers.formUnion(own.union(Self.numbers(inner))) }
    }
  }

  private static func shown(_ part: Part, hiding number: Int?) -> String {
    switch part {
    case .text(let text): text
    case .hidden(let numbers, _, let hint) where number.map(numbers.contains) ?? false: "[\(hint ?? "…")]"
    case .hidden(_, let inner, _): inner.map { shown($0, hiding: number) }.joined()
    }
  }

  /// Words within hidden ones of the same card are hidden with them.
  private static func hidden(_ part: Part, _ number: Int) -> [String] {
    guard case .hidden(let numbers, let inner, _) = part else { return [] }
    return numbers.contains(number)
      ? [inner.map { shown($0, hiding: nil) }.joined()] : inner.flatMap { hidden($0, number) }
  }
}

extension Cloze {
  /// Not by characters: a vowel sign can be hidden by itself, or follow what is.
  private struct Reader {
    /// As deep as anybody nests.
    private static let deepest = 8

    /// What is read of hidden words whose end hasn't come yet.
    private struct Open {
      var mark = ""
      var numbers: Set<Int> = []
      var parts: [Part] = []
      var hint: String?
    }

    private let scalars: [Unicode.Scalar]
    private var place = 0
    /// The text itself, and the hidden words around the current place.
    private var open = [Open()]
    private var pending = String.UnicodeScalarView()

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func read() -> [Part] {
      while place < scalars.count {
        if let start = beginning, open.count <= Self.deepest {
          endText()
          open.append(start)
        } else if open.count > 1, follows("}}") {
          endText()
          close()
          place += 2
        } else {
          pending.append(scalars[place])
          place += 1
        }
      }
      endText()
      while open.count > 1 { leaveOpen() }
      return open[0].parts
    }

    /// The beginning of hidden words, as in `{{c1::`; nil where none is. It is passed.
    private var beginning: Open? {
      mutating get {
        guard follows("{{c") else { return nil }
        let digits = scalars[(place + 3)...].prefix(40).prefix { ("0"..."9").contains($0) || $0 == "," }
        let text = String(String.UnicodeScalarView(digits))
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.allSatisfy((1...9999).contains) else { return nil }
        let end = digits.endIndex
        guard scalars[end...].starts(with: "::".unicodeScalars) else { return nil }
        place = end + 2
        return Open(mark: "{{c\(text)::", numbers: Set(numbers))
      }
    }

    private func follows(_ mark: String) -> Bool { scalars[place...].starts(with: mark.unicodeScalars) }

    /// Within hidden words a hint follows two colons.
    private mutating func endText() {
      guard !pending.isEmpty else { return }
      let last = open.count - 1
      if last > 0, open[last].hint == nil, let colons = pending.firstRange(of: "::".unicodeScalars) {
        open[last].hint = String(pending[colons.upperBound...])
        pending.removeSubrange(colons.lowerBound...)
      }
      open[last].parts.append(.text(String(pending)))
      pending = String.UnicodeScalarView()
    }

    private mutating func close() {
      let ended = open.removeLast()
      open[open.count - 1].parts.append(.hidden(ended.numbers, ended.parts, hint: ended.hint))
    }

    /// Words that nothing closes are not hidden.
    private mutating func leaveOpen() {
      let left = open.removeLast()
      let hint = left.hint.map { [Part.text("::" + $0)] } ?? []
      open[open.count - 1].parts += [.text(left.mark)] + left.parts + hint
    }
  }
}
