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

/// The strokes of Chinese characters in make-me-a-hanzi: `graphics.txt` has a JSON object per line with the
/// character, the outlines of its strokes in order, and the points of their medians. hanzi-writer-data has a
/// file for each character, which doesn't say which character it is.
public enum HanziStrokes {
  /// No coordinate of these files is farther from 0.
  private static let farthest: Int64 = 4096

  /// Characters with the medians of their strokes, each an SVG path: `M121 393L193 372`. The box is the
  /// source's, 1,024 units wide, with y upwards from -124 to 900.
  ///
  /// - Parameter character: the character that the whole file is about; nil if each line names its own.
  public static func read(
    _ bytes: [UInt8], _ character: Character?
  ) throws(TextError) -> SourceRead<(Character, [String])> {
    guard let character else {
      return try SourceLines(format: "make-me-a-hanzi").read(bytes) { line in
        guard let json = try? JSON.read(Array(line)), let paths = try? paths(of: json),
          let name = try? json.member("character").string(), name.count == 1
        else { return nil }
        return name.first.map { ($0, paths) }
      }
    }
    return SourceRead(values: [(character, try paths(of: try JSON.read(bytes)))])
  }

  private static func paths(of json: JSONValue) throws(TextError) -> [String] {
    var paths: [String] = []
    for median in try json.member("medians").array() {
      var path = ""
      for point in try median.array() {
        let place = try point.array()
        guard place.count == 2 else { throw TextError(.notOf("make-me-a-hanzi"), at: point.place) }
        let x = try place[0].integer(in: -farthest...farthest)
        let y = try place[1].integer(in: -farthest...farthest)
        path += "\(path.isEmpty ? "M" : "L")\(x) \(y)"
      }
      guard !path.isEmpty else { throw TextError(.notOf("make-me-a-hanzi"), at: median.place) }
      paths.append(path)
    }
    guard !paths.isEmpty else { throw TextError(.empty("make-me-a-hanzi"), at: json.place) }
    return paths
  }
}
