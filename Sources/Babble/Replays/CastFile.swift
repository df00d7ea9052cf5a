import Engine
import Interface
import Recordings

/// A recording as an asciicast, version 2: a head, and then a line for every frame with its time in seconds and the
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
  /// - Throws: where the recording can't be run, its window is larger than any screen, or a line can't be written.
  static func write(
    _ file: RecordingFile, look: Look, speed: Double, to write: @escaping (([UInt8]) throws -> Void),
    draw: (LetterRequest) -> LetterDrawing
  ) throws {
    do {
      var reel = try Reel(file, look: look, speed: speed, write: write)
      var replay = try Verification.replay(file)
      var shown = 0
      try reel.show(replay.stack, at: 0)
      while try replay.step(before: file.round.run.ticks, { reel.draw($1, by: draw) }) {
        guard replay.tick >= shown + Self.ticksPerFrame || replay.stack.rest != .awake else { continue }
        shown = replay.tick
        try reel.show(replay.stack, at: shown)
      }
      try reel.show(replay.closing, at: replay.tick)
      try reel.finish(at: replay.tick)
    } catch let error as ByteError {
      throw Failure(description: "The cast could not be made: \(error)")
    }
  }
}
