import Engine
import Foundation
import Synchronization

/// A scene that breaks the contract in one way, once a key was pressed whose phase isn't a release.
struct Faulty: Scene {
  enum Way: Sendable {
    case trap, hang, drawing, chance, sleep
    /// Draws otherwise only in a process that isn't the test's own.
    case elsewhere
  }

  /// What no scene may have: something outside of it that changes.
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
    }
  }

  private static func next() -> Int { outside.add(1, ordering: .relaxed).newValue }
}
