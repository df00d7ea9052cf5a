// Input as bytes.

extension ByteWriter {
  /// So many ticks pass, at least one.
  mutating func wait(_ ticks: Tick) {
    if ticks <= InputCode.waits.count {
      byte(InputCode.waits.lowerBound + UInt8(ticks - 1))
    } else {
      byte(InputCode.longWait)
      number(UInt64(ticks - InputCode.waits.count - 1))
    }
  }

  /// An event; what the mouse did before shortens its moves.
  mutating func event(_ event: InputEvent, after trace: inout MouseTrace) {
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
    case .cellShape(let shape):
      byte(InputCode.cellShape)
      number(UInt64(shape.width))
      number(UInt64(shape.height))
    case .resumed: byte(InputCode.resumed)
    case .answer(let reply): self.reply(reply)
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

/// The kinds of keys.
enum KeyCode {
  static let character: UInt8 = 0
  static let function: UInt8 = 1
  /// The first of those that are plain.
  static let first: UInt8 = 2
  /// Keys that need no more than their number. The order is part of the format.
  static let plain: [Key.Code] = [
    .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp,
    .pageDown,
  ]
}

/// The kinds of answers.
enum ReplyCode {
  static let bytes: UInt8 = 0
  /// The first of the reasons why there is none.
  static let firstReason: UInt8 = 1
}

/// The kinds of what a mouse does.
enum ActionCode {
  static let press: UInt8 = 0
  static let release: UInt8 = 1
  static let move: UInt8 = 2
  static let wheel: UInt8 = 3
}

extension InputEvent: StateHashable {
  /// Hashes the event as a log has it.
  public func hash(into hash: inout StateHash) {
    var (writer, trace) = (ByteWriter(), MouseTrace())
    writer.event(self, after: &trace)
    hash.combine(writer.bytes)
  }
}
