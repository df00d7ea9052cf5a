/// Extracts text from the HTML in fields of flashcard programs.
///
/// Tags are removed; those that break a line become a separator, unless nothing follows. The contents of
/// `style` and `script` are removed, too. White space collapses to one space. Character references are
/// resolved if they are numbers or one of the few names that editors write; others stay as they are.
package enum HTMLText {
  /// The text, with `lineBreak` between lines.
  package static func plain(_ html: String, lineBreak: String) -> String {
    var reader = Reader(html)
    reader.run()
    let lines = String(reader.text).split(separator: "\n").map { String($0).trimmed }
    return lines.filter { !$0.isEmpty }.joined(separator: lineBreak)
  }

  private static let breaking: Set<String> = ["br", "div", "p", "li", "ul", "ol", "tr", "hr", "table"]
  private static let hidden: Set<String> = ["style", "script"]
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…", "ndash": "–",
    "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
  ]

  /// Scans from `<` to `<` and `&` to `&`.
  private struct Reader {
    let scalars: [Unicode.Scalar]
    var index = 0
    var text = String.UnicodeScalarView()
    /// No tag is closed after this. Found once: searching anew at each `<` would take quadratic time.
    private let lastClosing: Int

    init(_ html: String) {
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
      if HTMLText.hidden.contains(name) && !isClosing { index = end(of: "</\(name)>", from: index) }
    }

    /// The name after `<` or `</`, in lower case; nil where there is none.
    private var tagName: String? {
      let rest = scalars[(index + 1)...].drop { $0 == "/" }
      guard let first = rest.first, first.isASCII, first.properties.isAlphabetic else { return nil }
      let name = rest.prefix { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
      return String(String.UnicodeScalarView(name)).lowercased()
    }

    /// An `&` that begins no reference is kept.
    private mutating func reference() {
      let rest = scalars[(index + 1)...].prefix(10)
      guard let close = rest.firstIndex(of: ";") else { return append("&", width: 1) }
      let name = String(String.UnicodeScalarView(scalars[(index + 1)..<close]))
      guard let scalar = HTMLText.names[name] ?? Self.number(name) else { return append("&", width: 1) }
      append(scalar, width: close + 1 - index)
    }

    private static func number(_ name: String) -> Unicode.Scalar? {
      guard name.hasPrefix("#") else { return nil }
      let isHex = name.lowercased().hasPrefix("#x")
      let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      return code.flatMap(Unicode.Scalar.init).flatMap { $0 == "\0" ? nil : $0 }
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
