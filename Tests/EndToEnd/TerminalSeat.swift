import Pty
import Seats
import System
import Testing

/// A seat in front of a terminal, where time passes by itself.
protocol TerminalSeat: Seat {}

extension TerminalSeat {
  @discardableResult
  func wait(_ seconds: Double?, until isAsWanted: ([String]) -> Bool) -> Bool {
    let deadline = MonotonicClock.seconds + (seconds ?? PtySession.patience)
    while MonotonicClock.seconds < deadline {
      if isAsWanted(rows) { return true }
    }
    return false
  }
}

/// When somebody presses Enter again: sooner after the last one it would count as held.
struct EnterPace {
  private var last = -Double.infinity

  /// How many seconds to wait before Enter.
  mutating func pause() -> Double {
    let now = MonotonicClock.seconds
    let next = max(now, last + 0.25)
    defer { last = next }
    return next - now
  }
}

extension Seat {
  /// Waits until the screen hasn't changed for so long, and returns it.
  @discardableResult
  func settled(for seconds: Double = 0.5, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    var (last, since) = (rows, MonotonicClock.seconds)
    let isStill = wait { rows in
      let now = MonotonicClock.seconds
      if rows != last { (last, since) = (rows, now) }
      return now - since >= seconds
    }
    #expect(isStill, "never still:\n\(picture)", sourceLocation: sourceLocation)
    return last
  }

  /// Types a key that only counts after a moment, again if it came too soon.
  func type(
    _ key: String, sourceLocation: SourceLocation = #_sourceLocation, until isAsWanted: ([String]) -> Bool
  ) {
    let hasCounted = (0..<5).contains { _ in
      pause(0.5)
      type(key)
      return wait(10, until: isAsWanted)
    }
    #expect(hasCounted, "\(key) does nothing on:\n\(picture)", sourceLocation: sourceLocation)
  }

  /// Expects this text on the screen.
  @discardableResult
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let isThere = wait { $0.contains { $0.contains(text) } }
    #expect(isThere, "no “\(text)” on:\n\(picture)", sourceLocation: sourceLocation)
    return isThere
  }

  /// Expects that this text goes away.
  @discardableResult
  func expectGone(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let isGone = wait { !$0.contains { $0.contains(text) } }
    #expect(isGone, "“\(text)” still on:\n\(picture)", sourceLocation: sourceLocation)
    return isGone
  }

  /// Clicks on this text as soon as it is there.
  func click(onExpected text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if expect(text, sourceLocation: sourceLocation) { click(on: text, sourceLocation: sourceLocation) }
  }

  /// Clicks on a game of the first screen in a new home, and on what to learn.
  func begin(_ game: String, learning deck: String, sourceLocation: SourceLocation = #_sourceLocation) {
    openMenu(sourceLocation: sourceLocation)
    click(onExpected: game, sourceLocation: sourceLocation)
    expect("Type a name to find it.", sourceLocation: sourceLocation)
    click(onExpected: deck, sourceLocation: sourceLocation)
  }

  /// Leaves the question of a new home, if it is there.
  func openMenu(sourceLocation: SourceLocation = #_sourceLocation) {
    let question = "Type a name to find it."
    wait { $0.contains { $0.contains("c switch") || $0.contains(question) } }
    if picture.contains(question) { press(.escape) }
    expect("c switch", sourceLocation: sourceLocation)
  }

  /// Clicks on this text.
  func click(on text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let place = position(of: text) else {
      Issue.record("no “\(text)” to click on:\n\(picture)", sourceLocation: sourceLocation)
      return
    }
    click(place.x, place.y)
  }
}

/// The built program inside tmux: input goes through `send-keys`, the screen comes from `capture-pane`.
final class TmuxSeat: TerminalSeat {
  private let home: Home
  private let socket: String
  private var enter = EnterPace()

  /// Starts a tmux server with one window of 80×24 cells that runs `babble`.
  init(_ arguments: [String], home: Home) throws {
    self.home = home
    socket = home.path + "/tmux"
    let program = [builtProgram("babble")] + arguments + ["--home", home.path]
    try tmux(["-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "--"] + program)
  }

  deinit { _ = try? tmux(["kill-server"]) }

  var rows: [String] {
    let text = (try? tmux(["capture-pane", "-p"])) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func press(_ key: Key) {
    if case .enter = key { pause(enter.pause()) }
    let name =
      switch key {
      case .enter: "Enter"
      case .escape: "Escape"
      case .up: "Up"
      case .down: "Down"
      case .left: "Left"
      case .right: "Right"
      case .controlC: "C-c"
      case .controlZ: "C-z"
      case .function(let number): "F\(number)"
      }
    _ = try? tmux(["send-keys", name])
  }

  func type(_ text: String) { _ = try? tmux(["send-keys", "-l", text]) }

  func click(_ x: Int, _ y: Int) {
    let report = "\u{1B}[<0;\(x + 1);\(y + 1)"
    type(report + "M" + report + "m")
  }

  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    type("\u{1B}[<0;\(start.x + 1);\(start.y + 1)M")
    for cell in way(from: start, to: end) { type("\u{1B}[<32;\(cell.x + 1);\(cell.y + 1)M") }
    type("\u{1B}[<0;\(end.x + 1);\(end.y + 1)m")
  }

  /// Whether the program is still running: tmux exits with its last window.
  var isRunning: Bool { (try? tmux(["list-sessions"]))?.isEmpty == false }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Usage(of: ["tmux", "-u", "-S", socket] + arguments).output
  }
}
