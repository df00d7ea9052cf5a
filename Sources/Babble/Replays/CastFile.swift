import Engine
import Interface
import LargeLetters
import Replays

/// A replay as an asciicast, version 2: a head, and then a line for every frame with its time in seconds and the
/// bytes that make a terminal show it (https://docs.asciinema.org/manual/asciicast/v2/).
enum CastFile {
  /// At most thirty frames a second of the film, which is smooth enough.
  private static let framesPerSecond = 30.0

  /// Makes it line by line, so that hours of play take no more memory than a minute. Compares what it draws with what
  /// was recorded, and says what came of that; where something differs, it ends there.
  ///
  /// - Parameters:
  ///   - speed: simulated seconds per second.
  ///   - watch: hears of every tick that was run, and may break off.
  ///   - write: takes a line.
  ///   - draw: draws the letters that the game requests.
  /// - Throws: where the replay can't be run, its window is larger than any screen, or a line can't be written.
  static func write(
    _ rerun: Rerun, look: Look, speed: Double, byteLimit: Int = CastWriter.byteLimit,
    watch: (Tick) throws(Failure) -> Void = { _ in }, to write: @escaping (([UInt8]) throws -> Void),
    draw: (LetterRequest) -> LetterDrawing
  ) throws -> Verification {
    var rerun = rerun
    var writer = try CastWriter(rerun.file, look: look, speed: speed, byteLimit: byteLimit, write: write)
    let ticksPerFrame = Tick((Double(Tick.ticksPerSecond) * speed / Self.framesPerSecond).rounded(.up))
    var shown = 0
    try writer.show(rerun.player.stack, at: 0, by: draw)
    while let reports = try rerun.step() {
      try watch(rerun.player.tick)
      writer.draw(reports, by: draw)
      // What has gone again when a frame is due is not seen; what stays is seen then.
      let due = max(rerun.player.tick, shown + ticksPerFrame)
      let isSeen = due <= min(rerun.player.dueTick, rerun.player.replay.ticks)
      guard isSeen, !rerun.player.stack.hasEnded else { continue }
      shown = due
      try writer.show(rerun.player.stack, at: due, by: draw)
    }
    try writer.show(rerun.player.closing, at: rerun.player.tick, by: draw)
    try writer.finish(at: rerun.player.tick)
    return rerun.verification
  }
}
