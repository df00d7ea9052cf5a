/// All input of a run with its ticks, in a compact encoding: a mouse move takes about one byte.
///
/// A byte below 121 is a mouse move of up to five cells in each direction; a move finer than a cell takes two
/// bytes. The other codes stand for time that passes and for all other events; see `InputCode`. The encoding
/// is unique: equal input gives equal bytes.
package struct InputLog: Hashable, Sendable {
  package private(set) var bytes: [UInt8]
  private var last: Tick = -1
  private var mouse = MouseTrace()

  /// The place where the next event will be.
  var end: InputPlace { InputPlace(byte: bytes.count, tick: last, mouse: mouse) }

  package init() {
    bytes = []
  }

  /// Adds the events of a tick, which must be later than all ticks before.
  package mutating func append(_ events: [RecordedEvent], at tick: Tick) {
    guard !events.isEmpty else { return }
    precondition(tick > last, "input at tick \(tick) came after input at tick \(last)")
    var writer = ByteWriter()
    writer.wait(tick - last)
    last = tick
    for event in events { writer.event(event, after: &mouse) }
    bytes += writer.bytes
  }
}

/// A place between two events of a log, with the state that decoding needs to continue from there.
struct InputPlace: Hashable, Sendable {
  static let start = InputLog().end

  let byte: Int
  /// The tick of the event before.
  let tick: Tick
  let mouse: MouseTrace
}

/// The last mouse event: moves are encoded relative to it.
struct MouseTrace: Hashable, Sendable {
  var last = MouseEvent(.move, at: .zero)

  /// The offset from the last event to this one: in sixteenths of a cell if the event is that fine, else in
  /// cells.
  func way(to event: MouseEvent) -> Point {
    event.within == nil ? event.position - last.position : event.fine - last.fine
  }

  /// Whether the event is a move that its offset describes completely.
  func continues(_ event: MouseEvent) -> Bool {
    event.action == .move && event.button == last.button && event.modifiers == last.modifiers
  }
}

extension ByteWriter {
  /// Encodes that this many ticks pass, at least one.
  mutating func wait(_ ticks: Tick) {
    if ticks <= InputCode.waits.count {
      byte(InputCode.waits.lowerBound + UInt8(ticks - 1))
    } else {
      byte(InputCode.longWait)
      number(UInt64(ticks - InputCode.waits.count - 1))
    }
  }

  /// Encodes an event; `trace` shortens mouse moves.
  mutating func event(_ event: RecordedEvent, after trace: inout MouseTrace) {
    switch event {
    case .input(let event): self.input(event, after: &trace)
    case .cellShape(let shape):
      byte(InputCode.cellShape)
      number(UInt64(shape.width))
      number(UInt64(shape.height))
    case .answer(let reply): self.reply(reply)
    }
  }

  private mutating func input(_ event: InputEvent, after trace: inout MouseTrace) {
    switch event {
    case .key(let key): self.key(key)
    case .mouse(let mouse): self.mouse(mouse, after: &trace)
    case .paste(let text):
      byte(InputCode.paste)
      self.text(text)
    case .focus(let isThere): byte(isThere ? InputCode.focusGained : InputCode.focusLost)
    case .resize(let size):
      byte(InputCode.resize)
      number(UInt64(size.width))
      number(UInt64(size.height))
    case .resumed: byte(InputCode.resumed)
    }
  }

  private mutating func reply(_ reply: Reply) {
    byte(InputCode.answer)
    number(reply.id.number)
    switch reply.content {
    case .success(let bytes):
      byte(ReplyCode.bytes)
      block(bytes)
    case .failure(let reason): byte(ReplyCode.firstReason + reason.rawValue)
    }
  }

  private mutating func key(_ key: Key) {
    byte(InputCode.key)
    byte(key.modifiers.rawValue)
    byte(key.phase.rawValue)
    switch key.code {
    case .character(let character):
      byte(KeyCode.character)
      text(String(character))
    case .function(let number):
      byte(KeyCode.function)
      signed(number)
    default: byte(KeyCode.plain.firstIndex(of: key.code).map { UInt8($0) + KeyCode.first } ?? 0)
    }
  }

  private mutating func mouse(_ event: MouseEvent, after trace: inout MouseTrace) {
    let way = trace.way(to: event)
    let continues = trace.continues(event)
    trace.last = event
    guard continues else { return full(event, way) }
    if event.within == nil { move(way) } else { fineMove(way) }
  }

  private mutating func move(_ way: Point) {
    let reach = -InputCode.reach...InputCode.reach
    if reach.contains(way.x) && reach.contains(way.y) {
      byte(UInt8((way.y + InputCode.reach) * reach.count + way.x + InputCode.reach))
    } else {
      byte(InputCode.farMove)
      signed(way.x)
      signed(way.y)
    }
  }

  private mutating func fineMove(_ way: Point) {
    let reach = InputCode.fineReach
    if abs(way.x) <= reach.width && abs(way.y) <= reach.height {
      let place = (way.y + reach.height) * (2 * reach.width + 1) + way.x + reach.width
      byte(InputCode.fineMoves.lowerBound + UInt8(place / 256))
      byte(UInt8(place % 256))
    } else {
      byte(InputCode.fineFarMove)
      signed(way.x)
      signed(way.y)
    }
  }

  private mutating func full(_ event: MouseEvent, _ way: Point) {
    byte(event.within == nil ? InputCode.mouse : InputCode.fineMouse)
    switch event.action {
    case .press: byte(ActionCode.press)
    case .release: byte(ActionCode.release)
    case .move: byte(ActionCode.move)
    case .wheel(let notches):
      byte(ActionCode.wheel)
      signed(notches)
    }
    byte(event.button.rawValue)
    byte(event.modifiers.rawValue)
    signed(way.x)
    signed(way.y)
  }
}

extension InputEvent: StateHashable {
  public func hash(into hash: inout StateHash) { hash.combine(RecordedEvent.input(self)) }
}

extension RecordedEvent: StateHashable {
  package func hash(into hash: inout StateHash) {
    var (writer, trace) = (ByteWriter(), MouseTrace())
    writer.event(self, after: &trace)
    hash.combine(writer.bytes)
  }
}
