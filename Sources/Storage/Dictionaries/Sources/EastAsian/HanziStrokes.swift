import Formats

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
