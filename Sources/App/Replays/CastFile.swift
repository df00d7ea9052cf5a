import Engine
import Formats
import Interface
import Terminal

/// A replay as an asciicast, version 2: a header, then one line per frame with its time in seconds and the
/// bytes that show it on a terminal (https://docs.asciinema.org/manual/asciicast/v2/).
enum CastFile {
  /// Thirty frames per second of the film look smooth enough.
  private static let framesPerSecond = 30.0

  /// Writes the cast line by line, so that hours of play take no more memory than a minute. Compares each
  /// tick with the recording and returns the verdict; it stops where they differ.
  ///
  /// - Parameters:
  ///   - speed: simulated seconds per second.
  ///   - watch: called after every tick; may throw to stop.
  ///   - write: takes a line.
  ///   - draw: draws the letters that the game requests.
  /// - Throws: if the replay can't be run, its window is larger than any screen, or a line can't be written.
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
    while try rerun.step() != nil {
      try watch(rerun.player.tick)
      // A change shorter than a frame is dropped; a lasting one appears with the next frame.
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

/// Writes the lines of an asciicast.
///
/// It uses nothing that terminals interpret differently: no queries, no repeat sequence, no erasing with a
/// background colour. The canvas is as large as the largest window of the replay, since a cast can't change
/// its size.
private struct CastWriter {
  /// The features that every current terminal has.
  private static let features = TerminalFeatures(
    repetition: .none, erasesWithBackground: false, shiftsRows: false, fillsInReverse: false)
  /// The most bytes of a cast: an hour of Bubbles takes some 70 MB in a usual window, more in a larger one.
  static let byteLimit = 1 << 30

  private var canvas: Canvas
  private let screen: AnsiScreen
  private let frames = FrameSink()
  private let speed: Double
  private let byteLimit: Int
  private let write: ([UInt8]) throws -> Void
  private var size = 0

  /// - Parameter write: takes each line as soon as it is made.
  init(
    _ file: ReplayFile, look: Look, speed: Double, byteLimit: Int, write: @escaping ([UInt8]) throws -> Void
  ) throws {
    canvas = try file.canvas(look)
    let size = canvas.size
    screen = AnsiScreen(sink: frames, features: Self.features)
    self.speed = speed
    self.byteLimit = byteLimit
    self.write = write
    try add(
      .object([
        "version": .integer(2), "width": .integer(size.width), "height": .integer(size.height),
        "timestamp": .integer(file.playedAt), "title": .string(Text("Babble · " + file.title).string),
      ]))
    try add("\u{1B}[?25l", at: 0)
  }

  /// Adds a frame, if it shows anything new.
  mutating func show(_ stack: SceneStack, at tick: Tick, by draw: (LetterRequest) -> LetterDrawing) throws {
    canvas.show(stack, by: draw)
    try screen.present(canvas)
    let frame = frames.drain()
    if !frame.isEmpty { try add(String(decoding: frame, as: UTF8.self), at: tick) }
  }

  /// Ends with the cursor below the last frame.
  mutating func finish(at tick: Tick) throws {
    try add("\u{1B}[m\u{1B}[\(canvas.size.height);1H\u{1B}[?25h", at: tick)
  }

  private mutating func add(_ text: String, at tick: Tick) throws {
    let microseconds = (Double(tick) * 1e6 / Double(Tick.ticksPerSecond) / speed).rounded()
    try add(.array([JSONValue(.double(microseconds / 1e6)), .string("o"), .string(text)]))
  }

  private mutating func add(_ line: JSONValue) throws {
    let bytes = JSON.write(line, spread: 0) + [UInt8(ascii: "\n")]
    size += bytes.count
    if size > byteLimit {
      let remedy =
        speed < ReplayCommand.speeds.upperBound
        ? "Try a higher --speed: that takes fewer frames." : "The game is too long."
      throw Failure(description: "The cast would be larger than \(byteLimit >> 20) MB. \(remedy)")
    }
    try write(bytes)
  }
}

/// Collects the bytes of one frame.
private final class FrameSink: ByteSink {
  private var bytes: [UInt8] = []

  func write(_ bytes: UnsafeRawBufferPointer) { self.bytes += bytes }

  func drain() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
