import Emulator
import Foundation
import Pty
import Seats
import Testing

/// The built program in a real terminal under Xvfb, by default an xterm, with keys and mouse from xdotool. `script`
/// records what the terminal is told to show, and an independent emulator reads that.
final class WindowSeat: TerminalSeat {
  private let server: PtySession
  private let window: PtySession
  private let display: String
  private let home: Home
  private let recordPath: String
  private let cell: (width: Int, height: Int)
  private let emulator = Emulator(RealTerminal.columns, RealTerminal.rows)
  private var shown = 0
  private var enter = EnterPace()

  convenience init(_ arguments: [String], home: Home) throws {
    let command = [builtProgram("babble")] + arguments + ["--home", home.path]
    try self.init(running: command.joined(separator: " "), home: home)
  }

  /// Starts a display and, in its top left corner, a terminal of 80×24 cells that runs a command.
  init(running command: String, home: Home, in terminal: RealTerminal = .xterm) throws {
    // Without -r a slow machine holds keys, which then repeat.
    server = try PtySession(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-r"])
    server.read { $0.text.contains(/\d+\s/) }
    display = try ":" + #require(server.text.firstMatch(of: /(\d+)\s/)).1
    self.home = home
    recordPath = home.path + "/screen"
    let words = terminal.command(running: command, record: recordPath, folder: home.path)
    window = try PtySession(
      words[0], Array(words.dropFirst()),
      environment: [
        "DISPLAY": display, "TERM": nil, "COLORTERM": nil, "XDG_CACHE_HOME": home.cache,
      ].merging(terminal.environment(folder: home.path)) { $1 })
    cell = try Self.cell(of: terminal, on: display)
    // Without a window manager, keys go to the window under the pointer.
    xdotool(moving(to: (0, 0)))
  }

  private static func cell(of terminal: RealTerminal, on display: String) throws -> (width: Int, height: Int)
  {
    let search = ["xdotool", "search", "--sync", "--onlyvisible", "--class", terminal.windowClass]
    var found = ""
    // The window may not be there yet when a busy machine gives up the search.
    for _ in 0..<5 where !found.contains("WIDTH") {
      found = try Usage(of: search + ["getwindowgeometry", "--shell"], environment: ["DISPLAY": display])
        .output
    }
    let width = try #require(found.firstMatch(of: /WIDTH=(\d+)/)).1
    let height = try #require(found.firstMatch(of: /HEIGHT=(\d+)/)).1
    return try (#require(Int(width)) / RealTerminal.columns, #require(Int(height)) / RealTerminal.rows)
  }

  deinit {
    // Processes in sessions of their own, such as a tmux server, are found by the home in their arguments.
    for process in processes(naming: home.path) { kill(process, SIGKILL) }
    window.kill()
    server.kill()
  }

  var isRunning: Bool { !window.hasEnded() }

  var rows: [String] {
    usleep(20_000)
    let bytes = record
    // The record can't be read while it is made longer, once in many looks.
    emulator.feed(bytes.dropFirst(shown))
    shown = max(shown, bytes.count)
    return emulator.rows
  }

  func press(_ key: Key) {
    if case .enter = key { pause(enter.pause()) }
    let name =
      switch key {
      case .enter: "Return"
      case .escape: "Escape"
      case .up: "Up"
      case .down: "Down"
      case .left: "Left"
      case .right: "Right"
      case .controlC: "ctrl+c"
      case .controlZ: "ctrl+z"
      case .function(let number): "F\(number)"
      }
    xdotool(["key", name])
  }

  func type(_ text: String) { xdotool(["type", text]) }

  func click(_ x: Int, _ y: Int) {
    xdotool(moving(to: (x, y)) + ["mousedown", "1", "sleep", "0.05", "mouseup", "1"])
  }

  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let motions = way(from: start, to: end).flatMap { moving(to: $0) + ["sleep", "0.03"] }
    xdotool(moving(to: start) + ["mousedown", "1", "sleep", "0.03"] + motions + ["mouseup", "1"])
  }

  /// Draws a line with the left button through places within cells, at the speed of a hand.
  func trace(_ places: [(x: Double, y: Double)]) {
    let moves = places.map { place in
      ["mousemove"] + [place.x * Double(cell.width), place.y * Double(cell.height)].map { String(Int($0)) }
    }
    guard let first = moves.first else { return }
    let rest = moves.dropFirst().flatMap { $0 + ["sleep", "0.008"] }
    xdotool(first + ["mousedown", "1", "sleep", "0.02"] + rest + ["mouseup", "1", "sleep", "0.02"])
  }

  /// Presses the left button and keeps it down.
  func hold(_ x: Int, _ y: Int) { xdotool(moving(to: (x, y)) + ["mousedown", "1"]) }

  /// Starts to drag through all of these cells, and returns at once. The button stays down.
  func startDragging(through cells: [(x: Int, y: Int)]) throws -> PtySession {
    let moves = cells.flatMap { moving(to: $0) + ["sleep", "0.01"] }
    let first = cells.first.map { moving(to: $0) } ?? []
    return try PtySession("xdotool", first + ["mousedown", "1"] + moves, environment: ["DISPLAY": display])
  }

  /// Starts to type, and returns at once.
  func startTyping(_ text: String) throws -> PtySession {
    try PtySession("xdotool", ["type", "--delay", "10", text], environment: ["DISPLAY": display])
  }

  /// All bytes that the terminal was told to show.
  var record: [UInt8] { Array(FileManager.default.contents(atPath: recordPath) ?? Data()) }

  /// Lets the left button go.
  func letGo() { xdotool(["mouseup", "1"]) }

  private func moving(to place: (x: Int, y: Int)) -> [String] {
    ["mousemove"]
      + [place.x * cell.width + cell.width / 2, place.y * cell.height + cell.height / 2].map(String.init)
  }

  private func xdotool(_ arguments: [String]) {
    _ = try? Usage(of: ["xdotool"] + arguments, environment: ["DISPLAY": display])
  }
}
