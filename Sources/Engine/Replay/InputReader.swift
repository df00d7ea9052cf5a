/// Decodes an `InputLog` tick by tick. Safe for bytes of any origin: it gives events or an error, and only
/// events that a terminal could have sent.
package struct InputReader: Sendable {
  /// The events of a tick.
  package struct Entry: Hashable, Sendable {
    package let tick: Tick
    package let events: [RecordedEvent]
  }

  /// The largest plausible window, and the farthest place of the mouse, in cells.
  package static let largest = 4096
  /// The most plausible notches of the wheel in one event.
  static let mostNotches = 1000
  /// The longest plausible run: a year.
  package static let longest: Tick = 366 * 86_400 * Tick.ticksPerSecond

  private var reader: ByteReader
  private var tick: Tick
  private var mouse: MouseTrace

  package init(_ bytes: [UInt8]) {
    self.init(bytes, from: .start)
  }

  /// A reader that continues from the `place` of another one of the same bytes.
  init(_ bytes: [UInt8], from place: InputPlace) {
    reader = ByteReader(bytes, at: place.byte)
    (tick, mouse) = (place.tick, place.mouse)
  }

  var place: InputPlace { InputPlace(byte: reader.place, tick: tick, mouse: mouse) }

  /// The events of the next tick that has any; nil after the last.
  package mutating func next() throws(ByteError) -> Entry? {
    guard !reader.isAtEnd else { return nil }
    tick += try wait()
    guard tick <= Self.longest else { throw reader.failure("it lasts longer than a year") }
    var events: [RecordedEvent] = []
    while !reader.isAtEnd {
      var ahead = reader
      let code = try ahead.byte()
      if InputCode.waits.contains(code) || code == InputCode.longWait { break }
      reader = ahead
      events.append(try event(code))
    }
    guard !events.isEmpty else { throw reader.failure("time passes to no end") }
    return Entry(tick: tick, events: events)
  }

  private mutating func wait() throws(ByteError) -> Tick {
    let start = reader
    let code = try reader.byte()
    if InputCode.waits.contains(code) { return Tick(code - InputCode.waits.lowerBound) + 1 }
    guard code == InputCode.longWait else { throw start.failure("an event has no tick") }
    return try reader.count(upTo: Self.longest) + InputCode.waits.count + 1
  }

  private mutating func event(_ code: UInt8) throws(ByteError) -> RecordedEvent {
    switch code {
    case 0..<UInt8(InputCode.places):
      let (row, column) = Int(code).quotientAndRemainder(dividingBy: 2 * InputCode.reach + 1)
      return try move(by: Point(column - InputCode.reach, row - InputCode.reach))
    case InputCode.farMove: return try move(by: way())
    case InputCode.fineMoves: return try fineMove(code)
    case InputCode.fineFarMove: return try move(by: way(), isFine: true)
    case InputCode.key: return .input(.key(try key()))
    case InputCode.mouse: return .input(.mouse(try fullMouse(isFine: false)))
    case InputCode.fineMouse: return .input(.mouse(try fullMouse(isFine: true)))
    case InputCode.paste: return .input(.paste(try reader.text()))
    case InputCode.focusLost: return .input(.focus(false))
    case InputCode.focusGained: return .input(.focus(true))
    case InputCode.resize:
      return .input(.resize(Size(try reader.count(upTo: Self.largest), try reader.count(upTo: Self.largest))))
    case InputCode.cellShape:
      let (width, height) = (
        try reader.count(upTo: CellShape.longest), try reader.count(upTo: CellShape.longest)
      )
      return .cellShape(CellShape(width: width, height: height))
    case InputCode.resumed: return .input(.resumed)
    case InputCode.answer: return .answer(try reply())
    default: throw reader.failure("there is no event \(code)")
    }
  }

  private mutating func way() throws(ByteError) -> Point {
    Point(try reader.signed(), try reader.signed())
  }

  private mutating func fineMove(_ code: UInt8) throws(ByteError) -> RecordedEvent {
    let start = reader
    let place = Int(code - InputCode.fineMoves.lowerBound) * 256 + Int(try reader.byte())
    guard place < InputCode.finePlaces else { throw start.failure("there is no move \(place)") }
    let reach = InputCode.fineReach
    let (row, column) = place.quotientAndRemainder(dividingBy: 2 * reach.width + 1)
    return try move(by: Point(column - reach.width, row - reach.height), isFine: true)
  }

  private mutating func move(by way: Point, isFine: Bool = false) throws(ByteError) -> RecordedEvent {
    .input(.mouse(try mouse(.move, mouse.last.button, by: way, isFine: isFine, mouse.last.modifiers)))
  }

  /// A mouse event at an offset from the last one, in cells or, if fine, in sixteenths of a cell.
  private mutating func mouse(
    _ action: MouseEvent.Action, _ button: MouseEvent.Button, by way: Point, isFine: Bool,
    _ modifiers: Key.Modifiers
  ) throws(ByteError) -> MouseEvent {
    let start = isFine ? mouse.last.fine : mouse.last.position
    let place = try self.place(way, from: start, partsOfCell: isFine ? MouseEvent.parts : 1)
    mouse.last =
      isFine
      ? MouseEvent(action, button, atFine: place, modifiers: modifiers)
      : MouseEvent(action, button, at: place, modifiers: modifiers)
    return mouse.last
  }

  private func place(_ way: Point, from start: Point, partsOfCell parts: Int) throws(ByteError) -> Point {
    let (x, y) = (start.x.addingReportingOverflow(way.x), start.y.addingReportingOverflow(way.y))
    let believed = 0..<(Self.largest + 1) * parts
    guard !x.overflow, !y.overflow, believed.contains(x.partialValue), believed.contains(y.partialValue)
    else {
      throw reader.failure("the mouse is outside of every window")
    }
    return Point(x.partialValue, y.partialValue)
  }
}

// Answers.
extension InputReader {
  private mutating func reply() throws(ByteError) -> Reply {
    let id = RequestID(try reader.number())
    let kind = try reader.byte()
    if kind == ReplyCode.bytes { return Reply(to: id, bytes: try answer()) }
    guard let reason = NoAnswer(rawValue: kind - ReplyCode.firstReason) else {
      throw reader.failure("there is no such answer")
    }
    return Reply(to: id, reason)
  }

  private mutating func answer() throws(ByteError) -> [UInt8] {
    let start = reader
    let bytes = try reader.block()
    guard bytes.count <= Reply.byteLimit else {
      throw start.failure("an answer is longer than \(Reply.byteLimit) bytes")
    }
    return bytes
  }
}

// Keys and complete mouse events.
extension InputReader {
  private mutating func key() throws(ByteError) -> Key {
    let modifiers = Key.Modifiers(rawValue: try reader.byte())
    guard let phase = Key.Phase(rawValue: try reader.byte()) else {
      throw reader.failure("there is no such phase")
    }
    return Key(try keyCode(), modifiers, phase: phase)
  }

  private mutating func keyCode() throws(ByteError) -> Key.Code {
    let code = try reader.byte()
    switch code {
    case KeyCode.character:
      let text = try reader.text()
      guard let character = text.first, text.count == 1 else {
        throw reader.failure("a key writes one character")
      }
      return .character(character)
    case KeyCode.function:
      let number = try reader.signed()
      guard (1...99).contains(number) else { throw reader.failure("there is no key F\(number)") }
      return .function(number)
    case KeyCode.first..<KeyCode.first + UInt8(KeyCode.plain.count):
      return KeyCode.plain[Int(code - KeyCode.first)]
    default: throw reader.failure("there is no key \(code)")
    }
  }

  private mutating func fullMouse(isFine: Bool) throws(ByteError) -> MouseEvent {
    let action = try action()
    guard let button = MouseEvent.Button(rawValue: try reader.byte()) else {
      throw reader.failure("there is no such button")
    }
    let modifiers = Key.Modifiers(rawValue: try reader.byte())
    return try mouse(action, button, by: way(), isFine: isFine, modifiers)
  }

  private mutating func action() throws(ByteError) -> MouseEvent.Action {
    switch try reader.byte() {
    case ActionCode.press: return .press
    case ActionCode.release: return .release
    case ActionCode.move: return .move
    case ActionCode.wheel:
      let notches = try reader.signed()
      guard (-Self.mostNotches...Self.mostNotches).contains(notches) else {
        throw reader.failure("the wheel turned too far")
      }
      return .wheel(notches)
    default: throw reader.failure("the mouse can't do that")
    }
  }
}
