import Emulator
import Foundation
import Pty
import Seats
import Testing

/// A program in a pseudo-terminal, with an independent emulator that shows its screen and answers its queries.
final class Player: TerminalSeat {
  /// DSR 5, the query at the end of a frame.
  private static let question = Array("\u{1B}[5n".utf8)[...]

  let session: PtySession
  /// The terminal's settings before the program changed them.
  let settings: TerminalSettings

  private let emulator: Emulator
  /// Kept, since its folder is deleted with it.
  private var home: Home?
  private var shown = 0
  private var answered = 0
  private var enter = EnterPace()

  convenience init(
    _ arguments: [String] = [], home: Home, environment: [String: String?] = [:], size: PtySize = .init()
  ) throws {
    let arguments = arguments + ["--home", home.path]
    let environment = ["XDG_CACHE_HOME": home.cache].merging(environment) { $1 }
    try self.init(running: builtBabble, arguments, environment: environment, size: size)
    self.home = home
  }

  /// A player at the first screen's menu: in a new home a question comes before it.
  static func atMenu(
    of home: Home, environment: [String: String?] = [:], size: PtySize = .init()
  ) throws -> Player {
    let player = try Player(home: home, environment: environment, size: size)
    player.openMenu()
    return player
  }

  /// Starts any program, such as a shell.
  init(
    running program: String, _ arguments: [String], environment: [String: String?] = [:],
    size: PtySize = .init()
  ) throws {
    settings = try PtySession("true").settings
    emulator = Emulator(size.columns, size.rows)
    session = try PtySession(program, arguments, environment: environment, size: size)
    session.onOutput = { [weak self] in self?.show() }
  }

  deinit { session.kill() }

  /// Whatever the program hasn't restored: settings, modes, screen, cursor.
  var leftovers: [String] {
    look()
    var found: [String] = []
    if session.settings != settings { found.append("\(session.settings), not \(settings)") }
    if !session.modes.isClean { found.append("\(session.modes)") }
    if emulator.isAlternateScreen { found.append("the alternate screen") }
    if !emulator.isCursorVisible { found.append("no cursor") }
    return found
  }

  var rows: [String] {
    look()
    return emulator.rows
  }

  func press(_ key: Key) {
    if case .enter = key { pause(enter.pause()) }
    session.write(bytes(of: key))
  }

  func type(_ text: String) { text == "\r" ? press(.enter) : session.write(text) }

  func click(_ x: Int, _ y: Int) {
    mouse(0, x, y)
    mouse(0, x, y, isRelease: true)
  }

  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    hold(start.x, start.y)
    for cell in way(from: start, to: end) {
      session.drain(0.02)
      move(cell.x, cell.y, isHeld: true)
    }
    mouse(0, end.x, end.y, isRelease: true)
  }

  /// Moves the mouse to a cell, with the left button held or with none.
  func move(_ x: Int, _ y: Int, isHeld: Bool = false) { mouse(isHeld ? 32 : 35, x, y) }

  /// Presses the left button and keeps it down.
  func hold(_ x: Int, _ y: Int) { mouse(0, x, y) }

  func resize(_ size: PtySize) {
    look()
    emulator.resize(size.columns, size.rows)
    session.resize(size)
  }

  /// Sends a mouse report, if the program has enabled that kind.
  private func mouse(_ code: Int, _ x: Int, _ y: Int, isRelease: Bool = false) {
    look()
    let modes = session.modes.changed
    let wanted: Set = code == 35 ? [1003] : code == 32 ? [1002, 1003] : [1000, 1002, 1003]
    guard modes.contains(1006), !modes.isDisjoint(with: wanted) else { return }
    session.write("\u{1B}[<\(code);\(x + 1);\(y + 1)\(isRelease ? "m" : "M")")
  }

  private func bytes(of key: Key) -> String {
    let arrow = session.modes.changed.contains(1) ? "\u{1B}O" : "\u{1B}["
    return switch key {
    case .enter: "\r"
    case .escape: "\u{1B}"
    case .up: arrow + "A"
    case .down: arrow + "B"
    case .right: arrow + "C"
    case .left: arrow + "D"
    case .controlC: "\u{3}"
    case .controlZ: "\u{1A}"
    case .function(let number): Self.functionKeys[number] ?? ""
    }
  }

  /// As xterm sends them.
  private static let functionKeys: [Int: String] = {
    let codes = [5: 15, 6: 17, 7: 18, 8: 19, 9: 20, 10: 21, 11: 23, 12: 24]
    return codes.mapValues { "\u{1B}[\($0)~" }.merging(
      [1: "\u{1B}OP", 2: "\u{1B}OQ", 3: "\u{1B}OR", 4: "\u{1B}OS"]
    ) { $1 }
  }()

  /// Reads the pending output. A frame ends with a query, so a partial one is waited for.
  private func look() {
    let before = session.output.count
    session.drain(0.005)
    if session.output.count > before { session.read(timeout: 0.05) { $0.output.suffix(4) == Self.question } }
    show()
  }

  private func show() {
    let new = session.output[shown...]
    shown = session.output.count
    emulator.feed(new)
    let answers = Array(emulator.replies[answered...])
    answered = emulator.replies.count
    session.write(answers)
  }
}

/// The player's name is the smallest thing to save: tests change it on the screen and look for it in the file.
extension Player {
  /// Starts and ends on the landing screen.
  func change(name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    openMenu(sourceLocation: sourceLocation)
    click(on: "Settings", sourceLocation: sourceLocation)
    expect("Answering", sourceLocation: sourceLocation)
    click(on: "Look", sourceLocation: sourceLocation)
    expect("shown beside your scores", sourceLocation: sourceLocation)
    click(on: "Name", sourceLocation: sourceLocation)
    expect("Enter save", sourceLocation: sourceLocation)
    type("\u{15}" + name)
    press(.enter)
    expect("Enter select", sourceLocation: sourceLocation)
    press(.escape)
    expect("c switch", sourceLocation: sourceLocation)
  }

  /// Leaves the program from the landing screen.
  func leave(sourceLocation: SourceLocation = #_sourceLocation) {
    type("q")
    #expect(session.wait() == .exited(0), sourceLocation: sourceLocation)
    #expect(leftovers == [], sourceLocation: sourceLocation)
  }
}

extension Home {
  /// The player's name in `save.json`, which must be valid.
  func name() throws -> String {
    struct Save: Decodable {
      struct Player: Decodable { let name: String }
      let player: Player
    }
    return try JSONDecoder().decode(Save.self, from: Data(text(of: "save.json").utf8)).player.name
  }

  /// Starts the program once to change the player's name.
  func change(name: String) throws {
    let player = try Player(home: self)
    player.change(name: name)
    player.leave()
    try #require(try self.name() == name)
  }

  /// The names in the home or a folder of it, sorted.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }
}
