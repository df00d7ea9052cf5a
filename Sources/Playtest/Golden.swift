import Foundation

/// Compares a frame with a recorded one: a text file in the folder `Goldens` beside the test.
///
/// If there is none, the frame is recorded, but the comparison still fails, so that nobody commits a picture
/// without looking at it. To record a frame again, remove its file.
public enum Golden {
  /// The error of a failed comparison.
  public struct Difference: Error, CustomStringConvertible {
    public let description: String
  }

  /// Throws a `Difference` if the frame isn't the recorded one.
  public static func compare(_ frame: String, with name: String, file: String = #filePath) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens")
    let golden = folder.appendingPathComponent(name + ".txt")
    guard let recorded = try? String(contentsOf: golden, encoding: .utf8) else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data((frame + "\n").utf8).write(to: golden)
      throw Difference(description: "recorded a new golden, \(name): look at it, then run the test again")
    }
    let expected = lines(of: recorded).dropLast()
    let found = lines(of: frame)
    guard Array(expected) != found else { return }
    let row = zip(expected, found).enumerated().first { $1.0 != $1.1 }?.offset
    throw Difference(
      description: "\(name) differs from row \(row ?? expected.count) on; on the screen is now:\n\(frame)")
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
