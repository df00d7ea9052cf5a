import Foundation
import Learning
import System
import Testing

@testable import App

/// A handmade model in Zinnia's format, in a home where the Japanese model is looked for.
final class MadeModel {
  let home = "/tmp/babble-handwriting-\(UInt64.random(in: 0...UInt64.max))"
  private var folder: String { Path.join(home, ".tegaki/models/zinnia") }
  var path: String { Path.join(folder, "handwriting-ja.model") }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  /// の with one stroke and 二 with two.
  static let whole = bytes([
    ("の", [(0, 0.5), (1, -0.25), (2_000_000, -1), (2_000_001, 1)]),
    ("二", [(0, 0.5), (3, 0.125), (2_000_000, 1), (2_000_002, 1)]),
  ])

  static func bytes(_ characters: [(String, [(Int32, Float)])]) -> [UInt8] {
    var body = little(UInt32(1)) + little(UInt32(characters.count))
    for (name, features) in characters {
      body +=
        Array(name.utf8) + [UInt8](repeating: 0, count: 16 - name.utf8.count) + little(Float(0).bitPattern)
      for (number, weight) in features + [(-1, 0)] {
        body += little(UInt32(bitPattern: number)) + little(weight.bitPattern)
      }
    }
    return marked([0, 0, 0, 0] + body)
  }

  /// Sets the first number to match the size.
  static func marked(_ bytes: [UInt8]) -> [UInt8] {
    little(0xEF7_1821 ^ UInt32(bytes.count)) + bytes.dropFirst(4)
  }

  private static func little(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian, Array.init)
  }

  /// Opens a model of these bytes.
  func open(_ bytes: [UInt8]) throws -> HandwritingModel {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return try HandwritingModel(of: .japanese, environment: ["HOME": home], on: PosixFileSystem())
  }
}

extension Drawing {
  /// A board with strokes, each given by its corners.
  init(side: Int, _ strokes: [[(x: Int, y: Int)]]) {
    self.init(side: side)
    for stroke in strokes {
      if let stroke = Stroke(stroke.map { InkPoint(x: $0.x, y: $0.y, tick: 0) }) { add(stroke) }
    }
  }
}

/// Seeds of random tests.
enum TestSeed {
  /// The seed in `BABBLE_SEED`, or a new one. Prints it, so that the same run can be repeated.
  static func next(_ purpose: String) throws -> UInt64 {
    let given = ProcessInfo.processInfo.environment["BABBLE_SEED"]
    let seed =
      try given.map { try #require(UInt64($0), "BABBLE_SEED=\($0) is no seed") } ?? .random(in: 0 ... .max)
    print("BABBLE_SEED=\(seed) repeats \(purpose).")
    return seed
  }
}
