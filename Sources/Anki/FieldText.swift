import DeckFormats
import Formats
import Learning

/// A field of a note: mostly HTML, with the names of sounds and pictures.
struct FieldText {
  let text: String
  /// Names of files.
  let sounds: [String]
  /// Names of files.
  let pictures: [String]

  /// - Parameter lineBreak: replaces the end of a line.
  init(_ field: String, lineBreak: String) {
    guard field.utf8.contains(where: { $0 == 0x5B || $0 == 0x3C || $0 == 0x26 || $0 < 0x20 }) else {
      (text, sounds, pictures) = (field.trimmed, [], [])
      return
    }
    let (kept, names) = SoundReferences.taken(from: field)
    text = HTMLText.plain(kept, lineBreak: lineBreak)
    // The names are HTML, too.
    sounds = names.map { HTMLText.plain($0, lineBreak: " ") }
    pictures = Self.pictures(in: kept)
  }

  private static func pictures(in html: String) -> [String] {
    var (rest, names) = (html.unicodeScalars[...], [String]())
    while let start = rest.firstRange(of: "<img".unicodeScalars),
      let end = rest[start.upperBound...].firstIndex(of: ">")
    {
      if let name = source(in: rest[start.upperBound..<end]) { names.append(name) }
      rest = rest[end...]
    }
    return names
  }

  /// The value of `src=`, with or without quotation marks.
  private static func source(in tag: Substring.UnicodeScalarView) -> String? {
    guard let start = tag.firstRange(of: "src=".unicodeScalars)?.upperBound, let mark = tag[start...].first
    else { return nil }
    let isQuoted = mark == "\"" || mark == "'"
    let rest = isQuoted ? tag[start...].dropFirst() : tag[start...]
    let name = rest.prefix { isQuoted ? $0 != mark : $0 != " " }
    return name.isEmpty ? nil : HTMLText.plain(String(name), lineBreak: " ")
  }
}

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
    // Not by characters: a vowel sign can be hidden by itself, or follow what is.
    let colons = "::".unicodeScalars
    var rest = text.unicodeScalars[...]
    while let start = rest.firstRange(of: "{{c".unicodeScalars) {
      let inside = rest[start.upperBound...]
      let digits = inside.prefix(4).prefix { ("0"..."9").contains($0) }
      guard let number = Int(String(digits)), number > 0, inside[digits.endIndex...].starts(with: colons),
        let end = inside.firstRange(of: "}}".unicodeScalars)
      else {
        parts.append(Part(text: String(rest[..<start.upperBound])))
        rest = inside
        continue
      }
      parts.append(Part(text: String(rest[..<start.lowerBound])))
      let body = inside[inside.index(digits.endIndex, offsetBy: 2)..<end.lowerBound]
      let hint = body.firstRange(of: colons)
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
