import Formats

/// The strokes of characters in KanjiVG, paths in stroke order: an SVG file for each character, or all of
/// them in one XML file.
public enum StrokeOrder {
  /// Characters and their strokes. Variants of a character are left out.
  public static func read(_ bytes: [UInt8]) throws(TextError) -> SourceRead<(Character, [String])> {
    let mark: StaticString =
      bytes.place(of: "<kanjivg") == nil ? "kvg:StrokePaths_" : "<kanji id=\"kvg:kanji_"
    var read = SourceRead<(Character, [String])>()
    guard var start = bytes.place(of: mark) else {
      throw TextError(.notOf("KanjiVG"), at: TextPlace(line: 1, column: 1))
    }
    while start < bytes.count {
      let next = bytes.place(of: mark, from: start + 1) ?? bytes.count
      let piece = Array(bytes[start + mark.utf8CodeUnitCount..<next])
      let paths = paths(in: piece)
      if !paths.isEmpty, let character = character(piece) { read.values.append((character, paths)) }
      start = next
    }
    return read
  }

  /// As in `0706b"`; `0706b-Kaisho"` is a variant.
  private static func character(_ piece: [UInt8]) -> Character? {
    let code = piece.prefix { $0 != UInt8(ascii: "\"") }
    return UInt32(String(decoding: code, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init).map(
      Character.init)
  }

  private static func paths(in bytes: [UInt8]) -> [String] {
    let mark: StaticString = " d=\""
    var paths: [String] = []
    var place = 0
    while let path = bytes.place(of: "<path", from: place), let found = bytes.place(of: mark, from: path) {
      let text = bytes[(found + mark.utf8CodeUnitCount)...].prefix { $0 != UInt8(ascii: "\"") }
      paths.append(String(decoding: text, as: UTF8.self))
      place = text.endIndex
    }
    return paths
  }
}
