import Formats

/// The strokes of one character as KanjiVG has them: an SVG file with a path for each, in their order.
public enum StrokeOrder {
  /// The character and its strokes; nil where the file shows a variant of one.
  public static func read(_ bytes: [UInt8]) throws(TextError) -> (Character, [String])? {
    let mark: StaticString = "kvg:StrokePaths_"
    guard let start = bytes.place(of: mark).map({ $0 + mark.utf8CodeUnitCount }) else {
      throw TextError(.notOf("KanjiVG"), at: TextPlace(line: 1, column: 1))
    }
    let code = bytes[start...].prefix { $0 != UInt8(ascii: "\"") }
    guard let number = UInt32(String(decoding: code, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    return (Character(scalar), paths(in: bytes, from: start))
  }

  private static func paths(in bytes: [UInt8], from start: Int) -> [String] {
    let mark: StaticString = " d=\""
    var paths: [String] = []
    var place = start
    while let path = bytes.place(of: "<path", from: place), let found = bytes.place(of: mark, from: path) {
      let text = bytes[(found + mark.utf8CodeUnitCount)...].prefix { $0 != UInt8(ascii: "\"") }
      paths.append(String(decoding: text, as: UTF8.self))
      place = text.endIndex
    }
    return paths
  }
}
