import Formats
import Engine
import Interface
import LargeLetters
import Learning
import Replays
import Terminal

/// The lines of an asciicast while it is made.
///
/// Nothing is in it that terminals understand in different ways: no questions, no repetition, no erasing in colour.
/// A window that changed its size would need another cast: the canvas is as large as the largest of them.
struct CastWriter {
  /// What every terminal of today understands.
  private static let features = TerminalFeatures(
    repetition: .none, erasesWithBackground: false, shiftsRows: false, fillsInReverse: false)
  /// The most bytes of a cast: an hour of Bubbles has some 70 MB in a usual window, and more in a larger one.
  static let byteLimit = 1 << 30

  private var canvas: Canvas
  private let screen: AnsiScreen
  private let frames = FrameSink()
  private let speed: Double
  private let byteLimit: Int
  private let write: ([UInt8]) throws -> Void
  private var size = 0

  /// - Parameter write: takes each line as it is made.
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
    let frame = frames.take()
    if !frame.isEmpty { try add(String(decoding: frame, as: UTF8.self), at: tick) }
  }

  /// Draws the letters that were requested.
  mutating func draw(_ reports: [any Sendable], by draw: (LetterRequest) -> LetterDrawing) {
    canvas.keep(reports.compactMap { ($0 as? Asked)?.request as? LetterRequest }, by: draw)
  }

  /// The end: below the last frame the cursor comes back.
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

/// Keeps a frame until it is taken.
private final class FrameSink: ByteSink {
  private var bytes: [UInt8] = []

  func write(_ bytes: UnsafeRawBufferPointer) { self.bytes += bytes }

  func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
