import Engine
import Interface
import LargeLetters
import Replays

/// A replay as an asciicast, version 2: a head, and then a line for every frame with its time in seconds and the
/// bytes that make a terminal show it (https://docs.asciinema.org/manual/asciicast/v2/).
enum CastFile {
  /// At most thirty frames a second: half of what is played, and smooth enough for a film.
  private static let ticksPerFrame = 2

  /// Makes it line by line, so that hours of play take no more memory than a minute.
  ///
  /// - Parameters:
  ///   - speed: simulated seconds per second.
  ///   - write: takes a line.
  ///   - draw: draws the letters that the game requests.
  /// - Throws: where the replay can't be run, its window is larger than any screen, or a line can't be written.
  static func write(
    _ file: ReplayFile, look: Look, speed: Double, to write: @escaping (([UInt8]) throws -> Void),
    draw: (LetterRequest) -> LetterDrawing
  ) throws {
    do {
      var writer = try CastWriter(file, look: look, speed: speed, write: write)
      var player = try Verification.player(file)
      var shown = 0
      try writer.show(player.stack, at: 0)
      while try player.step(before: file.round.run.ticks, { writer.draw($1, by: draw) }) {
        guard player.tick >= shown + Self.ticksPerFrame || player.stack.rest != .awake else { continue }
        shown = player.tick
        try writer.show(player.stack, at: shown)
      }
      try writer.show(player.closing, at: player.tick)
      try writer.finish(at: player.tick)
    } catch let error as ByteError {
      throw Failure(description: "The cast could not be made: \(error)")
    }
  }
}
