/// References to sounds in Anki's fields, such as `[sound:a.mp3]`.
enum SoundReferences {
  /// The text without them, and the names of the sounds as they stand there.
  static func split(from text: String) -> (rest: String, names: [String]) {
    // Not by characters: to Swift a bracket and a mark after it are one.
    var rest = text.unicodeScalars[...]
    var (kept, names) = ("", [String]())
    while let start = rest.firstRange(of: "[sound:".unicodeScalars),
      let end = rest[start.upperBound...].firstIndex(of: "]")
    {
      kept += String(rest[..<start.lowerBound])
      names.append(String(rest[start.upperBound..<end]))
      rest = rest[end...].dropFirst()
    }
    return (kept + String(rest), names)
  }
}
