import Campaigns
import Engine
import Interface

/// A player who does anything: types, clicks, pastes, resizes and waits, and checks whatever must always hold.
struct RandomPlayer {
  private var guest: Guest
  private var chance: Chance
  private var input: ArbitraryInput
  private var canvas: Canvas
  private(set) var events = 0
  private(set) var figures = ScreenFigures()

  init(_ screen: Screens.Screen, _ chance: inout Chance) {
    var input = ArbitraryInput(Chance(seed: chance.bits()), window: Size(80, 24))
    let window = input.size()
    self.chance = Chance(seed: chance.bits())
    self.input = input
    guest = Guest(screen, window: window, &self.chance)
    canvas = Canvas(window)
  }

  /// The same for every player of the same seed.
  var end: [UInt64] {
    let figures = [events, figures.ticks, figures.frames, guest.trace]
    return [guest.state] + figures.map { UInt64(truncatingIfNeeded: $0) }
  }

  /// Plays until this many events have been, or the last screen has closed.
  mutating func play(_ most: Int) throws {
    defer { figures.add(guest) }
    while events < most, !guest.stack.hasEnded {
      if chance.below(16) == 0 { guest.split() }
      for _ in 0..<8 where !guest.stack.hasEnded { move() }
      try compare()
      guard !guest.stack.hasEnded else { return }
      if chance.below(4) == 0 { try look() }
      if chance.below(8) == 0 { try leave() }
    }
  }

  private mutating func move() {
    let count = chance.below(32) == 0 ? chance.number(in: 16...64) : chance.number(in: 1...8)
    let events = (0..<count).map { _ in input.event() }
    self.events += events.count
    guest.update(events)
    figures.ticks += 1
    guard chance.below(8) == 0 else { return }
    let ticks = Self.pauses[chance.below(Self.pauses.count)]
    figures.ticks += guest.wait(ticks)
  }

  /// Most pauses are short, since a game runs each tick of them.
  private static let pauses = [1, 2, 3, 5, 8, 13, 20, 40, 90, 300]

  /// Tries to leave, from the window as it is as well.
  private mutating func leave() throws {
    let window = chance.below(2) == 0 ? Size(80, 24) : nil
    let hosts = WayOut.Host.allCases
    try WayOut(guest, window: window, hosts[chance.below(hosts.count)]).find(&figures)
  }

  private mutating func compare() throws {
    guard let isSame = guest.isSameAsTwin() else { return }
    figures.twins += 1
    guard isSame else {
      throw TrialFault("two copies had the same input, and they differ: \(name)")
    }
  }

  private mutating func look() throws {
    figures.frames += 1
    if canvas.size != guest.stack.window { canvas.resize(to: guest.stack.window) }
    canvas.look = guest.look
    canvas.newestMove =
      chance.below(4) == 0 ? MouseEvent(.move, at: Point(chance.below(300), chance.below(100))) : nil
    guest.stack.draw(on: &canvas, fraction: Double(chance.below(4)) / 4)
    guard canvas.isWhole else { throw TrialFault("a half of a glyph is left: \(name)") }
  }

  private var name: String { guest.name }
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
