import Formats

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
    var (rest, kept, sounds) = (field[...], "", [String]())
    while let start = rest.firstRange(of: "[sound:"), let end = rest[start.upperBound...].firstIndex(of: "]")
    {
      kept += rest[..<start.lowerBound]
      // The name is HTML, too.
      sounds.append(HTMLText.plain(String(rest[start.upperBound..<end]), lineBreak: " "))
      rest = rest[end...].dropFirst()
    }
    kept += rest
    (text, self.sounds) = (HTMLText.plain(kept, lineBreak: lineBreak), sounds)
    pictures = Self.pictures(in: kept)
  }

  private static func pictures(in html: String) -> [String] {
    var (rest, names) = (html[...], [String]())
    while let start = rest.firstRange(of: "<img"), let end = rest[start.upperBound...].firstIndex(of: ">") {
      if let name = source(in: rest[start.upperBound..<end]) { names.append(name) }
      rest = rest[end...]
    }
    return names
  }

  /// The value of `src=`, with or without quotation marks.
  private static func source(in tag: Substring) -> String? {
    guard let start = tag.firstRange(of: "src=")?.upperBound, let mark = tag[start...].first else {
      return nil
    }
    let isQuoted = mark == "\"" || mark == "'"
    let rest = isQuoted ? tag[start...].dropFirst() : tag[start...]
    let name = rest.prefix { isQuoted ? $0 != mark : $0 != " " }
    return name.isEmpty ? nil : HTMLText.plain(String(name), lineBreak: " ")
  }
}
