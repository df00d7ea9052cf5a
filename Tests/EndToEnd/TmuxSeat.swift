import Pty
import Seats

/// The built program inside tmux: what is pressed goes through `send-keys`, what is seen comes from
/// `capture-pane`.
final class TmuxSeat: TerminalSeat {
  private let home: Home
  private let socket: String

  /// Starts a tmux server of its own with one window of 80×24 cells that runs `babble`.
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

  /// Whether the program still runs: tmux goes when its last window does.
  var isRunning: Bool { (try? tmux(["list-sessions"]))?.isEmpty == false }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Usage(of: ["tmux", "-u", "-S", socket] + arguments).output
  }
}
