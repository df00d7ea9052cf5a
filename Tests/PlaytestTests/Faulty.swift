import Engine
import Synchronization

/// A scene that breaks the contract in one way, once a key was pressed whose phase isn't a release.
struct Faulty: Scene {
  enum Way: Sendable {
    case trap, drawing, chance, sleep
  }

  /// What no scene may have: something outside of it that changes.
  private static let outside = Atomic(0)

  private let way: Way
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
    let shown = way == .drawing && !presses.isEmpty ? Self.next() : presses.last ?? 0
    canvas.put("\(shown)", at: .zero, Style(canvas.theme.text))
  }

  func hash(into hash: inout StateHash) {
    hash.combine(presses)
  }

  private mutating func press() {
    switch way {
    case .trap: presses = [presses[presses.count]]
    case .drawing: presses = [1]
    case .chance: presses = [Self.next()]
    case .sleep: presses = [ticks]
    }
  }

  private static func next() -> Int { outside.add(1, ordering: .relaxed).newValue }
}
