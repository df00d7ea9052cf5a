import Engine
import Foundation
import Interface
import Playtest

/// Compares moving pictures of played games with those in `Assets/Pictures`. A missing one is recorded, and
/// the comparison fails all the same, so that somebody looks at it.
enum Film {
  struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  /// Ten pictures a second are enough for the eye, and keep files small.
  private static let ticksPerPicture = 6

  /// - Parameter move: plays two ticks.
  static func compare(
    _ name: String, seconds: Int, of stage: inout Stage, move: (inout Stage) -> Void
  ) throws {
    let text = made(seconds: seconds, of: &stage, move)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Assets/Pictures/\(name).svg")
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
      try Data(text.utf8).write(to: file)
      throw Difference(description: "recorded a new film, \(name): look at it, then run the test again")
    }
    guard recorded != text else { return }
    throw Difference(description: "the film \(name) is another one; to record it anew, remove its file")
  }

  private static func made(seconds: Int, of stage: inout Stage, _ move: (inout Stage) -> Void) -> String {
    var film = SVGFilm(stage.draw())
    for number in 1...seconds * Tick.ticksPerSecond / ticksPerPicture {
      for _ in 0..<ticksPerPicture / 2 { move(&stage) }
      film.show(stage.draw(), at: Double(number * ticksPerPicture) / Double(Tick.ticksPerSecond))
    }
    return film.text(seconds: Double(seconds))
  }
}
