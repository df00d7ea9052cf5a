import Deterministic
import Learning
import Testing

@Suite("Stroke paths")
struct StrokePathTests {
  @Test(
    "lines of all kinds are read, written as tightly as SVG allows",
    arguments: [
      ("M1,2L3,4", [[1.0, 2], [3, 4]]), ("m1-2l.5.5-1-1", [[1, -2], [1.5, -1.5], [0.5, -2.5]]),
      ("M0,0H5v-3h-2V7", [[0, 0], [5, 0], [5, -3], [3, -3], [3, 7]]),
      ("M1 1 2 2 3 1", [[1, 1], [2, 2], [3, 1]]),
      ("m1 1 2 2 3 1", [[1, 1], [3, 3], [6, 4]]), ("M0,0L4,0L4,4Z", [[0, 0], [4, 0], [4, 4], [0, 0]]),
      (" M +1.50,\n2. L3,4 ", [[1.5, 2], [3, 4]]), ("M5,5", [[5, 5]]),
      ("M0.123456789012345678,0", [[0.123456789, 0]]),
    ])
  func lines(text: String, places: [[Double]]) throws {
    #expect(try StrokePath.polyline(text).map { [$0.x, $0.y] } == places)
  }

  @Test(
    "curves start, end and run where they should",
    arguments: [
      ("M0,0C0,10,10,10,10,0", 10.0, 0.0, 5.0, 7.5), ("M0,0c0,10,10,10,10,0", 10, 0, 5, 7.5),
      ("M0,0Q5,10,10,0", 10, 0, 5, 5), ("M0,0q5,10,10,0", 10, 0, 5, 5),
      ("M0,0C0,10,10,10,10,0S20-10,20,0", 20, 0, 15, -7.5),
      ("M0,0c0,10,10,10,10,0s10-10,10,0", 20, 0, 15, -7.5),
      ("M0,0s10,10,10,0", 10, 0, 5, 3.75),
    ])
  func curves(text: String, x: Double, y: Double, throughX: Double, throughY: Double) throws {
    let places = try StrokePath.polyline(text)
    let end = try #require(places.last)
    #expect(abs(end.x - x) + abs(end.y - y) < 1e-9)
    let nearest = places.map { abs($0.x - throughX) + abs($0.y - throughY) }.min() ?? 1
    #expect(nearest < 1, "\(places)")
  }

  @Test(
    "errors tell the reason and the offset",
    arguments: [
      ("", StrokePathError.Reason.empty, 0), ("  ", .empty, 0), ("L1,1", .noStart, 0),
      ("M1,1M2,2", .secondStart, 4),
      ("M1,1A5,5", .unknownCommand, 4), ("M1,1x", .unknownCommand, 4), ("M1", .noNumber, 2),
      ("M1,1L2,", .noNumber, 7),
      ("M1,1L-,2", .noNumber, 5), ("M1,NaN", .noNumber, 3), ("M1,1e5", .unknownCommand, 4),
      ("M1,inf", .noNumber, 3),
      ("M100001,0", .tooFar, 1), ("M1,1L.,2", .noNumber, 5), ("M0,0é", .unknownCommand, 4),
    ])
  func errors(text: String, reason: StrokePathError.Reason, offset: Int) {
    #expect(throws: StrokePathError.self) { try StrokePath.polyline(text) }
    do {
      _ = try StrokePath.polyline(text)
    } catch {
      #expect(error.reason == reason && error.offset == offset, "\(error)")
      #expect(error.description.contains("byte \(offset)"))
    }
  }

  @Test("endless and huge paths are refused")
  func hostile() {
    let endless = "M0,0" + String(repeating: "l1,1", count: 100_000)
    let dense = "M0,0" + String(repeating: "c0,1e", count: 10)
    let growing = "M0,0" + String(repeating: "l9e4,0", count: 10)
    let far = "M0,0" + String(repeating: "h99999", count: 10)
    let digits = "M" + String(repeating: "9", count: 15_000) + ",0"
    let places = "M0,0" + String(repeating: "c0 99 9-99 9 9", count: 1_400)
    for text in [endless, dense, growing, far, digits, places] {
      #expect(throws: StrokePathError.self) { try StrokePath.polyline(text) }
    }
  }

  @Test("any input gives a line within bounds or an error")
  func garbage() {
    let lines = (0..<300 as Range<UInt64>).compactMap { seed in
      let text = Self.noise(seed: seed)
      return (try? StrokePath.polyline(text)).map { (seed, $0) }
    }
    #expect(lines.count > 30)
    for (seed, places) in lines {
      #expect(!places.isEmpty && places.count <= StrokePath.mostSpots, "seed \(seed)")
      let isInside = places.allSatisfy {
        abs($0.x) <= StrokePath.farthest && abs($0.y) <= StrokePath.farthest
      }
      #expect(isInside, "seed \(seed)")
    }
  }

  private static func noise(seed: UInt64) -> String {
    var chance = Chance(seed: seed)
    let parts = [
      "M", "m", "L", "c", "C", "s", "S", "q", "Z", "h", "V", "1", "-", ".", "99999", " ", ",", "0.5", "e",
      "\u{0}", "l1 2", "c1-2 3 4 5,6", "q1,1 2,2", "h5", "V-5", "S1 1 2 2", "L99999 0",
    ]
    let count = chance.below(chance.happens(1, in: 2) ? 4 : 60)
    return "M1,1" + (0..<count).compactMap { _ in chance.pick(from: parts) }.joined()
  }
}
