import Engine
import Testing

@Suite("A log of input")
struct InputLogTests {
  @Test("decodes to what was encoded", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var events = EventMaker(seed: seed)
    var log = InputLog()
    var ticks: [Int] = []
    var batches: [[RecordedEvent]] = []
    var tick = -1
    for _ in 0..<100 {
      tick += events.wait()
      let batch = events.events()
      log.append(batch, at: tick)
      guard !batch.isEmpty else { continue }
      ticks.append(tick)
      batches.append(batch)
    }
    var reader = InputReader(log.bytes)
    var read: [InputReader.Entry] = []
    while let entry = try reader.next() { read.append(entry) }
    #expect(read.map(\.tick) == ticks && read.map(\.events) == batches, "seed \(seed)")
  }

  @Test("takes a byte for a mouse move, and one for the ticks before it")
  func small() {
    var log = InputLog()
    for tick in 0..<100 {
      log.append([.input(.mouse(MouseEvent(.move, at: Point(tick, tick / 20))))], at: tick)
    }
    #expect(log.bytes.count == 200)
  }

  @Test("has the same bytes as ever if the mouse is reported by cells")
  func cells() {
    var log = InputLog()
    log.append(
      [
        MouseEvent(.move, at: Point(3, 2)), MouseEvent(.press, .left, at: Point(3, 2)),
        MouseEvent(.move, .left, at: Point(3, 3)), MouseEvent(.release, .left, at: Point(9, 3)),
        MouseEvent(.move, at: Point(9, 3)), MouseEvent(.move, at: Point(40, 3)),
        MouseEvent(.wheel(-1), at: Point(40, 3)),
      ].map { .input(.mouse($0)) } + [.input(.resize(Size(100, 30)))], at: 0)
    let moved: [UInt8] = [0x80, 85, 0xC2, 0, 1, 0, 0, 0, 71, 0xC2, 1, 1, 0, 12, 0]
    #expect(log.bytes == moved + [0xC2, 2, 0, 0, 0, 0, 0xC3, 62, 0, 0xC2, 3, 1, 0, 0, 0, 0, 0xC7, 100, 30])
  }

  @Test(
    "takes two bytes for a move finer than a cell: with the ticks, a stroke of 125 moves a second takes 310 bytes"
  )
  func stroke() {
    var chance = Chance(seed: 5)
    var (log, place) = (InputLog(), Point(600, 300))
    log.append([.input(.mouse(MouseEvent(.press, .left, atFine: place)))], at: 0)
    let start = log.bytes.count
    for tick in 1...60 {
      // At most 25 columns a second, and as much up and down.
      let events = (0..<(tick % 12 == 0 ? 3 : 2)).map { _ in
        place = place + Point(chance.number(in: -40...40), chance.number(in: -20...20))
        return RecordedEvent.input(.mouse(MouseEvent(.move, .left, atFine: place)))
      }
      log.append(events, at: tick)
    }
    #expect(log.bytes.count - start == 2 * 125 + 60)
  }

  @Test("switches between cells and finer places without losing the mouse's place")
  func mixed() throws {
    let events = [
      MouseEvent(.move, at: Point(10, 5)), MouseEvent(.move, atFine: Point(160, 80)),
      MouseEvent(.move, atFine: Point(0, 95)), MouseEvent(.move, at: Point(0, 5)),
      MouseEvent(.press, .left, atFine: Point(4097 * 16 - 1, 0)),
      MouseEvent(.release, .left, at: Point(4096, 0)),
    ].map { RecordedEvent.input(.mouse($0)) }
    var log = InputLog()
    log.append(events, at: 3)
    var reader = InputReader(log.bytes)
    #expect(try reader.next()?.events == events)
  }

  @Test("decodes any bytes to events or an error", arguments: 0..<2000 as Range<UInt64>)
  func hostile(seed: UInt64) {
    var chance = Chance(seed: seed)
    let kinds: [UInt8] = [
      0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC7, 0xC8, 0xC9, 0xCA, 0xCB, 0xCC, 0xD0, 0xE4, 0xF8, 0xFF,
      60,
    ]
    let bytes = (0..<chance.below(60)).map { _ in
      chance.happens(1, in: 2) ? chance.one(of: kinds) : UInt8(chance.below(256))
    }
    var reader = InputReader(bytes)
    var count = 0
    do throws(ByteError) {
      while let entry = try reader.next() { count += entry.events.count }
    } catch {
      #expect(error.place <= bytes.count && !error.what.isEmpty, "seed \(seed)")
    }
    #expect(count <= bytes.count)
  }

  @Test("is rejected if an event has no tick, or is implausible")
  func refusals() {
    #expect(reading([InputCode.resumed])?.what == "an event has no tick")
    #expect(reading([0x80])?.what == "time passes to no end")
    #expect(reading([0x80, 0xC7, 0xFF, 0xFF, 0x7F, 1])?.what == "a number is larger than 4096")
    #expect(reading([0x80, 0])?.what == "the mouse is outside of every window")
    #expect(reading([0x80, 0xD0, 0])?.what == "the mouse is outside of every window")
    #expect(reading([0x80, 0xCB, 0x81, 0x80, 8, 0])?.what == "the mouse is outside of every window")
    #expect(reading([0x80, 0xF8, 0xE1])?.what == "there is no move 10465")
    #expect(reading([0x80, 0xF9, 0])?.what == "there is no event 249")
    #expect(reading([0x80, 0xE4])?.what == "the end came too soon")
    #expect(reading([0x80, 0xCC, 0x81, 0x20, 1])?.what == "a number is larger than 4096")
    #expect(reading([0x80, 0xC1, 0, 0, 0, 2, 65, 66])?.what == "a key writes one character")
    #expect(reading([0x80, 0xC4, 1, 0xFF])?.what == "a text is no UTF-8")
    #expect(reading([0x80, 0xC4, 9, 65])?.what == "the end came too soon")
  }

  @Test("is rejected if an answer is of an unknown kind, cut off, or too long")
  func hostileAnswers() {
    #expect(reading([0x80, 0xC9])?.what == "the end came too soon")
    #expect(reading([0x80, 0xC9, 1])?.what == "the end came too soon")
    #expect(reading([0x80, 0xC9, 1, 5])?.what == "there is no such answer")
    #expect(reading([0x80, 0xC9, 1, 0xFF])?.what == "there is no such answer")
    #expect(reading([0x80, 0xC9, 1, 0, 3, 7, 7])?.what == "the end came too soon")
    // 2⁶³ − 1.
    let vast = [UInt8](repeating: 0xFF, count: 8) + [0x7F]
    #expect(reading([0x80, 0xC9, 1, 0] + vast)?.what == "the end came too soon")
    #expect(reading([0x80, 0xC9] + vast + [1]) == nil, "any number may be that of a request")
    let limit = Reply.byteLimit
    let length: (Int) -> [UInt8] = {
      [UInt8($0 & 0x7F | 0x80), UInt8($0 >> 7 & 0x7F | 0x80), UInt8($0 >> 14)]
    }
    let long = [UInt8](repeating: 9, count: limit + 1)
    #expect(reading([0x80, 0xC9, 1, 0] + length(limit) + long.dropLast()) == nil)
    #expect(
      reading([0x80, 0xC9, 1, 0] + length(limit + 1) + long)?.what == "an answer is longer than 65536 bytes")
  }

  private func reading(_ bytes: [UInt8]) -> ByteError? {
    var reader = InputReader(bytes)
    do throws(ByteError) {
      while try reader.next() != nil {}
      return nil
    } catch {
      return error
    }
  }

  /// The codes that the tests use.
  private enum InputCode {
    static let resumed: UInt8 = 0xC8
  }
}

/// Makes random events of all kinds that a terminal can send.
struct EventMaker {
  var chance: Chance
  private var position = Point(40, 12)

  init(seed: UInt64) {
    chance = Chance(seed: seed)
  }

  mutating func wait() -> Int { chance.happens(1, in: 10) ? chance.number(in: 1...5000) : 1 }

  mutating func batch() -> [InputEvent] { (0..<chance.below(4)).map { _ in input() } }

  mutating func events() -> [RecordedEvent] { (0..<chance.below(4)).map { _ in event() } }

  private mutating func event() -> RecordedEvent {
    switch chance.below(14) {
    case 13: .cellShape(CellShape(width: chance.number(in: 1...30), height: chance.number(in: 1...60)))
    case 12: .answer(reply())
    default: .input(input())
    }
  }

  mutating func input() -> InputEvent {
    switch chance.below(12) {
    case 0: .key(Key(.character(chance.one(of: Array("aQ 1ქ好é👍🏽?"))), modifiers, phase: phase))
    case 1: .key(Key(chance.one(of: Self.codes), modifiers, phase: phase))
    case 2: .paste(chance.one(of: ["", "water", "\u{1B}[31m", "წყალი\n"]))
    case 3: chance.one(of: [.focus(true), .focus(false), .resumed])
    case 4: .resize(Size(chance.below(300), chance.below(100)))
    default: .mouse(mouse())
    }
  }

  private mutating func reply() -> Reply {
    let id = RequestID(chance.happens(1, in: 5) ? chance.bits() : UInt64(chance.below(9)))
    let reasons: [NoAnswer] = [.refused, .failed, .cancelled, .unreadable]
    guard chance.happens(2, in: 3) else { return Reply(to: id, chance.one(of: reasons)) }
    return Reply(to: id, bytes: (0..<chance.below(200)).map { _ in UInt8(chance.below(256)) })
  }

  private static let codes: [Key.Code] = [
    .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp,
    .pageDown, .function(1), .function(24),
  ]

  private var modifiers: Key.Modifiers { mutating get { .init(rawValue: UInt8(chance.below(16))) } }
  private var phase: Key.Phase { mutating get { chance.happens(1, in: 5) ? .repeat : .press } }

  private mutating func mouse() -> MouseEvent {
    let reach = chance.happens(1, in: 6) ? 70 : 5
    position.x = min(max(0, position.x + chance.number(in: -reach...reach)), 300)
    position.y = min(max(0, position.y + chance.number(in: -reach...reach)), 100)
    let actions: [MouseEvent.Action] = [.move, .move, .move, .press, .release, .wheel(-2), .wheel(1)]
    let buttons: [MouseEvent.Button] = [.none, .left, .middle, .right]
    let (action, button) = (chance.one(of: actions), chance.one(of: buttons))
    guard chance.happens(1, in: 2) else {
      return MouseEvent(action, button, at: position, modifiers: modifiers)
    }
    let place = Point(position.x * 16 + chance.below(16), position.y * 16 + chance.below(16))
    return MouseEvent(action, button, atFine: place, modifiers: modifiers)
  }
}

extension Chance {
  /// One of at least one thing.
  fileprivate mutating func one<Thing>(of things: [Thing]) -> Thing { things[below(things.count)] }
}
