/// All input of a run by its ticks, as few bytes as are needed: a mouse that moves takes about one byte an event.
///
/// Each byte below 121 is a move of the mouse by up to five cells in each direction. The other codes tell of ticks
/// that pass and of everything else; see `InputCode`. One input has one form, so that equal logs are equal bytes.
public struct InputLog: Hashable, Sendable {
  /// The bytes.
  public private(set) var bytes: [UInt8]
  /// The tick of the last event; -1 before the first.
  private var last: Tick = -1
  private var mouse = MouseTrace()

  /// Where it goes on.
  var end: InputPlace { InputPlace(byte: bytes.count, tick: last, mouse: mouse) }

  /// A log without events.
  public init() {
    bytes = []
  }

  /// Adds what came in at a tick, which is later than all before.
  public mutating func append(_ events: [InputEvent], at tick: Tick) {
    guard !events.isEmpty else { return }
    precondition(tick > last, "input at tick \(tick) came after input at tick \(last)")
    var writer = ByteWriter()
    writer.wait(tick - last)
    last = tick
    for event in events { writer.event(event, after: &mouse) }
    bytes += writer.bytes
  }
}

/// A place between two events of a log, with all that those behind it are told by.
struct InputPlace: Hashable, Sendable {
  /// Before the first event.
  static let start = InputLog().end

  let byte: Int
  /// The tick of the event before it.
  let tick: Tick
  let mouse: MouseTrace
}

/// What the mouse did last: moves are told by what changes.
struct MouseTrace: Hashable, Sendable {
  var position = Point.zero
  var button = MouseEvent.Button.none
  var modifiers: Key.Modifiers = []
}

/// What the bytes of a log mean. Those below `waits` are moves.
enum InputCode {
  /// How far the mouse moves in one byte, in cells.
  static let reach = 5
  /// The places of a square of that reach.
  static let places = (2 * reach + 1) * (2 * reach + 1)
  /// 1 to 64 ticks pass.
  static let waits = UInt8(0x80)..<UInt8(0xC0)
  /// 65 ticks and as many as the number that follows.
  static let longWait: UInt8 = 0xC0
  static let key: UInt8 = 0xC1
  static let mouse: UInt8 = 0xC2
  /// A move as those below, but further.
  static let farMove: UInt8 = 0xC3
  static let paste: UInt8 = 0xC4
  static let focusLost: UInt8 = 0xC5
  static let focusGained: UInt8 = 0xC6
  static let resize: UInt8 = 0xC7
  static let resumed: UInt8 = 0xC8
  static let answer: UInt8 = 0xC9
}
