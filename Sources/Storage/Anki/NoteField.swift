import Formats

/// A field of a note: mostly HTML, with the names of sounds and pictures.
struct NoteField {
  let text: String
  /// How the text is read, if it has readings above its characters; the text is then without them.
  let reading: String?
  /// Names of files.
  let sounds: [String]
  /// Names of files.
  let pictures: [String]

  /// - Parameters:
  ///   - lineBreak: replaces the end of a line.
  ///   - isRead: whether readings above characters are taken out of the text.
  init(_ field: String, lineBreak: String, isRead: Bool = false) {
    guard field.utf8.contains(where: { $0 == 0x5B || $0 == 0x3C || $0 == 0x26 || $0 < 0x20 }) else {
      (text, reading, sounds, pictures) = (field.trimmed, nil, [], [])
      return
    }
    let (kept, names) = SoundReferences.split(from: field)
    if isRead {
      (text, reading) = HTMLText.split(kept, lineBreak: lineBreak)
    } else {
      (text, reading) = (HTMLText.plain(kept, lineBreak: lineBreak), nil)
    }
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
