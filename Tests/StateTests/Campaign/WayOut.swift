import Campaigns
import Engine
import Interface
import Playtest

@testable import App

/// The way out of a screen, as the README has it: Esc pauses a game and goes back from any other screen, `q` leaves.
/// (Ctrl-C leaves the program from anywhere, but no scene sees it.)
struct WayOut {
  private static let mostKeys = 3
  private static let keys: [Key] = [Key(.escape), "q"]
  /// More than all events of a trial, each of which may take a tick.
  private static let mostTicks = 2 * ScreenCampaign.most

  /// How the host behaves meanwhile.
  enum Host: CaseIterable {
    /// It answers at once.
    case prompt
    /// It never answers, or there is none.
    case silent
    /// All it has to say comes with the first key.
    case late
  }

  private let guest: Guest
  /// Whether it waits for another screen, which the host's answer brings. Keys typed before are meant for that one, so
  /// nobody can say how many more it takes to leave it.
  private let isPassing: Bool

  /// - Parameter window: resized to this one before; nil for the window as it is, which may be too small.
  init(_ guest: Guest, window: Size?, _ host: Host) {
    var guest = guest
    guest.set(host == .prompt ? .prompt : .silent)
    if let window { guest.update([.resize(window)]) }
    // Screens that follow a game take no keys at first, since these were meant for the game.
    _ = guest.wait(40)
    Self.finishInput(of: &guest)
    if host == .late { guest.set(.prompt) }
    isPassing = host == .late && (guest.stack.top?.isReady == false || Self.passing.contains(guest.kind))
    self.guest = guest
  }

  /// Screens that an answer leads on from: a file dropped on the decks has questions.
  private static let passing: Set = ["DeckScene", "PlacementScene", "SessionScene", "TodayScene"]

  /// Keys typed while a screen waited come before the next one. Each change of screen takes a tick, and a random
  /// player may have typed hundreds.
  private static func finishInput(of guest: inout Guest) {
    for _ in 0..<mostTicks {
      if guest.stack.pending.isEmpty { return }
      _ = guest.wait(1)
    }
  }

  /// Whether there has to be one.
  private var isPromised: Bool { !guest.stack.hasEnded && (guest.isAnswered || !mustWait) }

  /// Whether it can't be left before the host answers: the first screen while the save is read keeps all keys for the
  /// next one.
  private var mustWait: Bool { guest.stack.top?.isReady == false }

  /// Finds the fewest keys, Escape or `q`, that leave the screen.
  func find(_ figures: inout ScreenFigures) throws {
    guard isPromised else { return }
    var reached = [guest]
    for count in 1...Self.mostKeys {
      reached = reached.flatMap { guest in Self.keys.map { Self.pressing($0, in: guest) } }
      guard !reached.contains(where: hasLeft) else { return figures.add(guest.kind, leftBy: count) }
    }
    throw TrialFault(
      "no way out: \(guest.name)\n\(Self.frame(of: guest))\nnor from:\n\(reached.map(Self.frame).last ?? "")")
  }

  /// A key, and a moment in which the screen may react.
  private static func pressing(_ key: Key, in guest: Guest) -> Guest {
    var guest = guest
    guest.update([.key(key)])
    _ = guest.wait(2)
    return guest
  }

  private static func frame(of guest: Guest) -> String {
    var canvas = Canvas(guest.stack.window)
    guest.stack.draw(on: &canvas, fraction: 0)
    return canvas.rows.joined(separator: "\n")
  }

  private func hasLeft(_ other: Guest) -> Bool {
    if isPassing, other.name != guest.name { return true }
    // The next screen may begin with its help.
    let isHelp = other.name == "HelpScene" && other.stack.count > guest.stack.count
    let next = isHelp ? Self.pressing(Key(.escape), in: other) : other
    return next.stack.count < guest.stack.count
      || (next.stack.count == guest.stack.count && next.name != guest.name)
  }
}
