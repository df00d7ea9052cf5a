import Engine
import Foundation
import Interface
import Learning
import WordGame

@testable import Babble
@testable import Course

/// The screens of a random player, and what is behind them: without a `Stage`, which remembers all input.
struct Guest {
  private(set) var stack: SceneStack
  /// Behind the whole program; nil for a screen of its own, to which nobody replies.
  private var host: ArcadeHost?
  /// Requests that have no answer yet.
  private(set) var owed: [Asked] = []
  /// Gets the same input and the same news, and must stay the same.
  private var twin: SceneStack?

  var hasHost: Bool { host != nil }

  init(_ screen: Screens.Screen, window: Size) {
    stack = SceneStack(screen.scene, window: window)
    stack.skip(screen.tick)
    host = screen.arcade.map { ArcadeHost($0, look: Look()) }
  }

  /// The next tick, with its input.
  mutating func update(_ events: [InputEvent]) {
    let reports = stack.update(events)
    _ = twin?.update(events)
    take(reports)
  }

  /// Lets ticks pass. Sleeping screens need none of theirs, as in the program. Returns how many were run.
  mutating func wait(_ ticks: Int) -> Int {
    var (left, run) = (ticks, 0)
    while left > 0, !stack.hasEnded {
      if case .asleep(let rest) = stack.rest, rest != 0 {
        let skipped = min(rest ?? left, left)
        stack.skip(skipped)
        twin?.skip(skipped)
        left -= skipped
      } else {
        update([])
        (left, run) = (left - 1, run + 1)
      }
    }
    return run
  }

  /// Takes a request to answer it, or to forget it.
  mutating func takeOwed(at index: Int) -> Asked { owed.remove(at: index) }

  private mutating func take(_ reports: [any Sendable]) {
    guard !reports.isEmpty else { return }
    for case let asked as Asked in reports { owed.append(asked) }
    // A screen that asks all the time mustn't fill the memory of the test.
    if owed.count > 64 { owed.removeFirst(owed.count - 64) }
    let told = reports.compactMap { $0 as? ArcadeReport }
    guard host != nil, !told.isEmpty else { return }
    host?.handle(told)
    let input = host?.arrivals() ?? []
    let news: [any Sendable] = told.contains(where: \.isAnsweredLater) ? awaited() : host?.news() ?? []
    stack.hear(news)
    twin?.hear(news)
    if !input.isEmpty { update(input) }
  }

  /// News from a thread, waited for so that every run of a seed is the same; none after ten seconds.
  private mutating func awaited() -> [any Sendable] {
    for _ in 0..<100_000 {
      if let news = host?.news(), !news.isEmpty { return news }
      usleep(100)
      _ = host?.arrivals()
    }
    return []
  }
}

extension Guest {
  /// From now on a twin gets the same input.
  mutating func split() { twin = stack }

  /// Whether the twin, which is forgotten, has become the same; nil if there is none.
  mutating func isSameAsTwin() -> Bool? {
    defer { twin = nil }
    return twin.map { Self.hash($0) == Self.hash(stack) }
  }

  private static func hash(_ stack: SceneStack) -> UInt64 {
    var hash = StateHash()
    stack.hash(into: &hash)
    return hash.value
  }
}

extension ArcadeReport {
  /// Whether it asks for something that a thread may do.
  fileprivate var isAnsweredLater: Bool {
    switch self {
    case .asks(.voice), .asks(.walk), .asks(.fetch(.end)): false
    case .asks: true
    default: false
    }
  }
}
