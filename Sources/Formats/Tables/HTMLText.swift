/// Extracts text from the HTML in fields of flashcard programs.
///
/// Tags are removed; those that break a line or separate cells become a separator, unless nothing follows. The
/// contents of `style` and `script` are removed, too. White space collapses to one space. Character references
/// are resolved; anything else after an ampersand stays as it is.
package enum HTMLText {
  /// What becomes of the readings above or beside characters, which `ruby` marks.
  package enum Ruby {
    /// They follow in parentheses.
    case beside
    case leftOut
    /// They replace the characters.
    case alone
  }

  /// The text, with `lineBreak` between lines.
  package static func plain(_ html: String, lineBreak: String, ruby: Ruby = .beside) -> String {
    var reader = Reader(html, ruby)
    reader.run()
    let text = String(String.UnicodeScalarView(reader.text))
    let lines = text.split(separator: "\n").map { String($0).trimmed }
    return lines.filter { !$0.isEmpty }.joined(separator: lineBreak)
  }

  /// A text without readings, and what it reads with them; nil if it has none.
  package static func split(_ html: String, lineBreak: String) -> (text: String, reading: String?) {
    let text = plain(html, lineBreak: lineBreak, ruby: .leftOut)
    let reading = plain(html, lineBreak: lineBreak, ruby: .alone)
    return (text, reading == text ? nil : reading)
  }

  private static let breaking = Set(
    """
    address article aside blockquote br caption center dd details div dl dt fieldset figcaption figure footer
    form h1 h2 h3 h4 h5 h6 header hr li main nav ol optgroup option p pre section summary table tbody td tfoot
    th thead tr ul
    """.words)
  private static let hidden: Set<String> = ["style", "script"]

  /// Scans from `<` to `<` and `&` to `&`.
  private struct Reader {
    let scalars: [Unicode.Scalar]
    var index = 0
    var text: [Unicode.Scalar] = []
    private let ruby: Ruby
    /// Where the characters began that a reading would be for; nil outside of `ruby`.
    private var base: Int?
    /// Where what `rt` or `rp` holds began, and whether it is `rt`.
    private var reading: Int?
    private var isReading = false
    /// No tag is closed after this. Found once: searching anew at each `<` would take quadratic time.
    private let lastClosing: Int

    init(_ html: String, _ ruby: Ruby) {
      self.ruby = ruby
      scalars = Array(html.unicodeScalars)
      lastClosing = scalars.lastIndex(of: ">") ?? -1
    }

    mutating func run() {
      while index < scalars.count {
        switch scalars[index] {
        case "<": tag()
        case "&": reference()
        default: append(scalars[index], width: 1)
        }
      }
      endReading()
    }

    private mutating func append(_ scalar: Unicode.Scalar, width: Int) {
      index += width
      let isSpace = scalar.isSpace
      if isSpace, let last = text.last, last == " " { return }
      text.append(isSpace ? " " : scalar)
    }

    /// A `<` that opens no tag is kept.
    private mutating func tag() {
      if starts(with: "<!--", at: index) {
        return index = end(of: "-->", from: index + 4)
      }
      guard index < lastClosing, let name = tagName, let close = scalars[index...].firstIndex(of: ">") else {
        return append("<", width: 1)
      }
      let isClosing = index + 1 < scalars.count && scalars[index + 1] == "/"
      index = close + 1
      if HTMLText.breaking.contains(name) { text.append("\n") }
      ruby(name, isClosing)
      if HTMLText.hidden.contains(name) && !isClosing { index = end(of: "</\(name)>", from: index) }
    }

    /// The name after `<` or `</`, in lower case; nil where there is none.
    private var tagName: String? {
      let rest = scalars[(index + 1)...].drop { $0 == "/" }
      guard let first = rest.first, first.isASCII, first.properties.isAlphabetic else { return nil }
      let name = rest.prefix { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
      return String(String.UnicodeScalarView(name)).lowercased()
    }

    /// Not everybody closes `rt` and `rp`: the next tag of `ruby` does.
    private mutating func ruby(_ name: String, _ isClosing: Bool) {
      switch name {
      case "ruby", "rb", "rt", "rtc", "rp": endReading()
      default: return
      }
      if name == "ruby" { base = isClosing ? nil : text.count }
      guard let base, !isClosing, name == "rt" || name == "rp" else { return }
      if name == "rt", ruby == .alone { text.removeSubrange(base...) }
      reading = text.count
      isReading = name == "rt"
    }

    private mutating func endReading() {
      guard let start = reading else { return }
      reading = nil
      let sound = Array(text[start...])
      text.removeSubrange(start...)
      guard isReading else { return }
      switch ruby {
      case .beside: if !sound.isEmpty { text += ["("] + sound + [")"] }
      case .leftOut: break
      case .alone: text += sound
      }
      base = text.count
    }

    /// An `&` that begins no reference is kept.
    private mutating func reference() {
      guard let reference = HTMLReference(scalars[(index + 1)...]) else { return append("&", width: 1) }
      for scalar in reference.scalars { append(scalar, width: 0) }
      index += 1 + reference.width
    }

    private func starts(with text: String, at start: Int) -> Bool {
      var place = start
      for wanted in text.unicodeScalars {
        guard place < scalars.count, Self.lower(scalars[place]) == wanted.value else { return false }
        place += 1
      }
      return true
    }

    private static func lower(_ scalar: Unicode.Scalar) -> UInt32 {
      ("A"..."Z").contains(scalar) ? scalar.value + 0x20 : scalar.value
    }

    /// The index after the next `text`, or the end.
    private func end(of text: String, from start: Int) -> Int {
      var place = min(start, scalars.count)
      while place < scalars.count, !starts(with: text, at: place) { place += 1 }
      return min(place + text.unicodeScalars.count, scalars.count)
    }
  }
}
