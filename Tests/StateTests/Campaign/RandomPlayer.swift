import Campaigns
import Engine
import Interface

/// A player who does anything: types, clicks, pastes, resizes and waits, gets answers late, wrong or never, and
/// checks whatever must always hold.
struct RandomPlayer {
  private var guest: Guest
  private var chance: Chance
  private var input: AnyInput
  private var canvas: Canvas
  private(set) var events = 0
  private(set) var figures = ScreenFigures()

  init(_ screen: Screens.Screen, _ chance: inout Chance) {
    var input = AnyInput(Chance(seed: chance.bits()), window: Size(80, 24))
    let window = input.size()
    self.chance = Chance(seed: chance.bits())
    self.input = input
    guest = Guest(screen, window: window)
    canvas = Canvas(window)
  }

  /// Plays until this many events have been, or the last screen has closed.
  mutating func play(_ most: Int) throws {
    while events < most, !guest.stack.hasEnded {
      if chance.below(16) == 0 { guest.split() }
      for _ in 0..<8 where !guest.stack.hasEnded { move() }
      try compare()
      guard !guest.stack.hasEnded else { return }
      if chance.below(4) == 0 { try look() }
      if chance.below(16) == 0 { try WayOut(guest).find(&figures) }
    }
  }

  private mutating func move() {
    let count = chance.below(32) == 0 ? chance.number(in: 16...64) : chance.number(in: 1...8)
    var events = (0..<count).map { _ in input.event() }
    if !guest.owed.isEmpty, chance.below(4) == 0, let answer = answer() { events.append(answer) }
    self.events += events.count
    guest.update(events)
    figures.ticks += 1
    guard chance.below(8) == 0 else { return }
    let ticks = Self.pauses[chance.below(Self.pauses.count)]
    figures.ticks += guest.wait(ticks)
  }

  /// Most pauses are short, since a game runs each tick of them.
  private static let pauses = [1, 2, 3, 5, 8, 13, 20, 40, 90, 300]

  /// An answer to one of the requests: a reason why there is none, any bytes, or one that nobody waits for.
  private mutating func answer() -> InputEvent? {
    let index = chance.below(guest.owed.count)
    let asked = guest.takeOwed(at: index)
    let reasons: [NoAnswer] = [.refused, .failed, .cancelled, .unreadable]
    switch chance.below(8) {
    case 0: return nil
    case 1: return .answer(Reply(to: RequestID(chance.bits()), bytes: []))
    case 2..<5: return .answer(Reply(to: asked.id, reasons[chance.below(reasons.count)]))
    default:
      let bytes = (0..<chance.below(20)).map { _ in UInt8(truncatingIfNeeded: chance.below(8)) }
      return .answer(Reply(to: asked.id, bytes: bytes))
    }
  }

  private mutating func compare() throws {
    guard let isSame = guest.isSameAsTwin() else { return }
    figures.twins += 1
    guard isSame else {
      throw TrialFault("two copies had the same input, and their states differ: \(name)")
    }
  }

  private mutating func look() throws {
    figures.frames += 1
    if canvas.size != guest.stack.window { canvas.resize(to: guest.stack.window) }
    canvas.newestMove =
      chance.below(4) == 0 ? MouseEvent(.move, at: Point(chance.below(300), chance.below(100))) : nil
    guest.stack.draw(on: &canvas, fraction: Double(chance.below(4)) / 4)
    guard canvas.isWhole else { throw TrialFault("a half of a glyph is left: \(name)") }
  }

  private var name: String { guest.name }
}

extension Guest {
  /// The name of the topmost screen, and of the game if it is one: another one may follow in its place.
  var name: String {
    guard let top = stack.top else { return "none" }
    let game = Mirror(reflecting: top).descendant("profile", "name") as? String
    return "\(type(of: top))" + (game.map { " of \($0)" } ?? "")
  }
}

/// What random players did, to be printed.
struct ScreenFigures {
  var (ticks, frames, twins) = (0, 0, 0)
  /// How many screens were left within so many keys.
  var ways = [0, 0, 0, 0]

  mutating func add(_ other: ScreenFigures) {
    ticks += other.ticks
    frames += other.frames
    twins += other.twins
    for index in ways.indices { ways[index] += other.ways[index] }
  }
}

extension Canvas {
  /// Whether each wide glyph has both its halves in its row, and no half is alone.
  fileprivate var isWhole: Bool {
    guard cells.count == size.width * size.height, clip == bounds else { return false }
    let width = size.width
    return cells.withUnsafeBufferPointer { cells in
      var index = 0
      while index < cells.count {
        let isWide = cells[index].width == 2
        if cells[index].width == 0 { return false }
        if isWide {
          guard index % width + 1 < width, cells[index + 1].width == 0 else { return false }
        }
        index += isWide ? 2 : 1
      }
      return true
    }
  }
}
