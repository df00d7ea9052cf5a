import Campaigns
import Engine
import Interface
import Playtest

/// The way out of a screen, as the README has it: Esc pauses a game and goes back from any other screen, `q` leaves.
/// (Ctrl-C leaves the program from anywhere, but no scene sees it.)
struct WayOut {
  private static let mostKeys = 3
  private static let keys: [Key] = [Key(.escape), "q"]

  private let guest: Guest

  /// Somewhere, in a window in which the screen can be used.
  init(_ guest: Guest) {
    var guest = guest
    guest.update([.resize(Size(80, 24))])
    // Screens that follow a game take no keys at first, since these were meant for the game.
    _ = guest.wait(40)
    self.guest = guest
  }

  /// Screens whose samples stand below others that aren't there, or wait for a host that isn't there: the first screen
  /// while the save is read keeps all keys, and an audio lesson that was cancelled waits until its files are gone.
  private static let incomplete: Set = [
    "OpeningScene", "PlacementScene", "SessionScene", "TodayScene", "WalkScene",
  ]

  /// Finds the fewest keys, Escape or `q`, that leave the screen.
  func find(_ figures: inout ScreenFigures) throws {
    var reached = [guest]
    if guest.stack.hasEnded || !guest.hasHost && Self.incomplete.contains(guest.name) { return }
    for count in 1...Self.mostKeys {
      reached = reached.flatMap { guest in Self.keys.map { Self.pressing($0, in: guest) } }
      guard !reached.contains(where: hasLeft) else {
        figures.ways[count] += 1
        return
      }
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
    // The next screen may begin with its help.
    let isHelp = other.name == "HelpScene" && other.stack.count > guest.stack.count
    let next = isHelp ? Self.pressing(Key(.escape), in: other) : other
    return next.stack.count < guest.stack.count
      || (next.stack.count == guest.stack.count && next.name != guest.name)
  }
}
