/// All input of a run by its ticks, as few bytes as are needed: a mouse that moves takes about one byte an event.
///
/// Each byte below 121 is a move of the mouse by up to five cells in each direction; where the pointer is finer than a
/// cell a move takes two. The other codes tell of ticks that pass and of everything else; see `InputCode`. One input
/// has one form, so that equal logs are equal bytes.
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
  /// A move, from which the next one starts.
  var last = MouseEvent(.move, at: .zero)

  /// How far an event is from the last one: in sixteenths of a cell where it is finer than one, else in cells.
  func way(to event: MouseEvent) -> Point {
    event.within == nil ? event.position - last.position : event.fine - last.fine
  }

  /// Whether a move tells no more than its way.
  func continues(_ event: MouseEvent) -> Bool {
    event.action == .move && event.button == last.button && event.modifiers == last.modifiers
  }
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
  /// As `mouse`, with a way in sixteenths of a cell.
  static let fineMouse: UInt8 = 0xCA
  /// A move further than the short ones that are finer than a cell.
  static let fineFarMove: UInt8 = 0xCB
  static let cellShape: UInt8 = 0xCC
  /// A short move that is finer than a cell: together with the byte that follows, the place in a rectangle of
  /// `fineReach` each way, row after row.
  static let fineMoves = UInt8(0xD0)...UInt8(0xD0 + (finePlaces - 1) / 256)
  /// How far such a move goes, in sixteenths of a cell: five columns and two rows, which are about as long.
  static let fineReach = Size(80, 32)
  /// The places of that rectangle.
  static let finePlaces = (2 * fineReach.width + 1) * (2 * fineReach.height + 1)
}
