import Engine
import Foundation
import Synchronization

/// A small game with random numbers, time, sleep and the mouse: a pebble falls each second, until it is
/// clicked. Tab makes the game sleep; `q` leaves.
struct Pebbles: Scene {
  private var chance: Chance
  private var pebbles: [Point] = []
  private var stopped = 0
  private var wake: Tick?

  init(seed: UInt64) {
    chance = Chance(seed: seed)
  }

  mutating func update(_ step: inout Step) -> Transition {
    chance.reseed(at: step.tick)
    while let event = step.next() {
      guard !isLeft(event) else { return .pop(with: Outcome(stopped)) }
      handle(event, at: step.tick)
    }
    if let wake, step.tick < wake { return .sleep(until: wake) }
    wake = nil
    if step.tick % 60 == 0 { pebbles.append(Point(chance.below(step.window.width), 1)) }
    if step.tick % 10 == 0 { for index in pebbles.indices { pebbles[index].y += 1 } }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("stopped \(stopped)", at: .zero, Style(canvas.theme.text))
    for pebble in pebbles { canvas.put("●", at: pebble, Style(canvas.theme.accent)) }
  }

  func hash(into hash: inout StateHash) {
    hash.combine(chance)
    hash.combine(pebbles.map(\.x))
    hash.combine(pebbles.map(\.y))
    hash.combine(stopped)
  }

  private func isLeft(_ event: InputEvent) -> Bool {
    if case .key(let key) = event { key.code == .character("q") } else { false }
  }

  private mutating func handle(_ event: InputEvent, at tick: Tick) {
    switch event {
    case .key(let key) where key.code == .tab: wake = tick + 40
    case .mouse(let mouse) where mouse.isClick:
      let count = pebbles.count
      pebbles.removeAll { $0 == mouse.position }
      stopped += count - pebbles.count
    default: break
    }
  }
}

/// A scene that breaks the contract of scenes in one way, once a key was pressed.
struct Faulty: Scene {
  enum Way: Sendable {
    case trap, hang, drawing, chance, sleep
    /// Draws differently only in a process other than the test's.
    case elsewhere
    /// Different only in another process with another hash seed.
    case setOrder, hashValue, processID
  }

  private static let letters: Set = Set("abcdefghijklmnop")

  /// Global mutable state, which no scene may use.
  private static let outside = Atomic(0)

  private let way: Way
  private let home = ProcessInfo.processInfo.processIdentifier
  private var presses: [Int] = []
  private var ticks = 0

  init(_ way: Way) {
    self.way = way
  }

  mutating func update(_ step: inout Step) -> Transition {
    ticks += 1
    while let event = step.next() { if case .key(let key) = event, key.phase != .release { press() } }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    let shown = isDrawnByChance && !presses.isEmpty ? Self.next() : presses.last ?? 0
    canvas.put("\(shown)", at: .zero, Style(canvas.theme.text))
    if way == .setOrder { canvas.put(Text(String(Self.letters)), at: Point(0, 1), Style(canvas.theme.text)) }
  }

  func hash(into hash: inout StateHash) {
    hash.combine(presses)
  }

  private var isDrawnByChance: Bool {
    way == .drawing || way == .elsewhere && ProcessInfo.processInfo.processIdentifier != home
  }

  private mutating func press() {
    switch way {
    case .trap: presses = [presses[presses.count]]
    case .hang: while true { ticks &+= 1 }
    case .drawing, .elsewhere: presses = [1]
    case .chance: presses = [Self.next()]
    case .sleep: presses = [ticks]
    case .setOrder: break
    case .hashValue: presses = ["a".hashValue]
    case .processID: presses = [Int(ProcessInfo.processInfo.processIdentifier)]
    }
  }

  private static func next() -> Int { outside.add(1, ordering: .relaxed).newValue }
}

/// Asks at Enter how many books there are, and writes the answer into the first place. Other keys remove all places.
struct Shelf: Scene {
  private struct BookCount: Query {
    func answer(in _: Void) -> Int { 7 }
  }

  let isCareful: Bool
  private var places: [Int] = []
  private var asked: Ticket<BookCount>?

  init(isCareful: Bool) {
    self.isCareful = isCareful
  }

  mutating func update(_ step: inout Step) -> Transition {
    if let asked, let answer = step.answer(asked) { put((try? answer.get()) ?? 0) }
    while let event = step.next() {
      guard case .key(let key) = event else { continue }
      guard key.code == .enter, asked == nil else {
        places = []
        continue
      }
      (places, asked) = ([0], step.ask(BookCount()))
      // An answer at once comes before the next key.
      break
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("\(places)", at: .zero, Style(canvas.theme.text))
  }

  func hash(into hash: inout StateHash) {
    hash.combine(places)
    hash.combine(asked)
  }

  private mutating func put(_ count: Int) {
    asked = nil
    guard !isCareful || !places.isEmpty else { return }
    places[0] = count
  }
}
