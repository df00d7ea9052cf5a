import Foundation
import Pty
import Seats
import Testing

/// A session under strace, in a folder of its own.
final class CallRun {
  private let folder: Home
  private let session: CallSession
  /// How it ended; nil if it didn't within the bound.
  private(set) var status: WaitStatus?
  /// A command's output; at the terminal, every screen that a step waited for.
  private(set) var output = ""
  /// A command's errors, or what stands on the usual screen after the end.
  private(set) var errors = ""
  /// The text that a step waited for in vain.
  private(set) var missed: String?
  private(set) var leftovers: [String] = []

  /// Seconds in which a session must end, and in which a screen must come.
  static let bound = 20.0

  /// - Parameter options: what strace shall do.
  init(_ session: CallSession, from template: String, options: [String]) throws {
    (self.session, folder) = (session, try Home())
    try FileManager.default.removeItem(atPath: folder.path)
    try FileManager.default.copyItem(atPath: template, toPath: folder.path)
    // A home that was copied would be another machine's, so each gets its word here.
    _ = try Usage(
      of: [
        builtBabble, "words", "add", "erizo", "--meaning", "hedgehog", "--language", "es", "--home",
        folder.path + "/home",
      ],
      environment: environment)
    let command = ["strace", "-f", "-qq", "-o", folder.path + "/log"] + options + [builtBabble]
    let arguments = session.arguments(in: folder.path) + ["--home", folder.path + "/home"]
    if session.steps == nil { try run(command + arguments) } else { try play(command + arguments) }
  }

  /// The log of strace.
  var log: String { folder.text(of: "log") }

  /// All files of the session, with one sign for what differs from run to run.
  var files: Set<String> {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let own = names.filter { !["log", "input", "output", "errors"].contains($0) }
    return Set(
      own.map {
        $0.replacing(#/-imported-[0-9a-f]+/#, with: "-imported").replacing(
          #/journal-[0-9a-f]{8,}/#, with: "journal-other"
        ).replacing(#/home-[0-9a-f]{16}\.sqlite(-wal|-shm)?/#, with: "index").replacing(
          #/\d+/#, with: "#")
      })
  }

  /// The player's work that the files have kept.
  struct Kept: Sendable, Equatable {
    let answers: Int
    let name: String?
    let words: Set<String>
    let decks: [String: String]
  }

  var kept: Kept {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let journals = names.filter { $0.hasPrefix("home/journal") && $0.hasSuffix(".jsonl") }
    let decks = names.filter { $0.hasPrefix("home/decks/") }
    return Kept(
      answers: journals.reduce(0) {
        $0 + text(of: $1).components(separatedBy: #""type":"answer""#).count - 1
      },
      name: text(of: "home/save.json").firstMatch(of: /"name": "([^"]*)"/).map { String($0.1) },
      words: Set(text(of: "home/bank.json").matches(of: /"term": ?"([^"]*)"/).map { String($0.1) }),
      decks: Dictionary(decks.map { ($0, text(of: $0)) }) { $1 })
  }

  /// A file in the session's folder.
  func text(of name: String) -> String { folder.text(of: name) }

  /// Starts the program again, without faults, and returns what it has to complain of.
  func startAgain() throws -> String {
    let usage = try Usage(
      of: [builtBabble, "stats", "--home", folder.path + "/home"], environment: environment,
      timeout: Self.bound)
    let errors = usage.errors.replacing(#/Added \d+ entr(y|ies) from your other machines.\n/#, with: "")
    return usage.status == .exited(0) ? errors : "\(usage.status as Any): \(usage.errors)"
  }

  /// Starts and leaves the program at a terminal.
  func visit() throws {
    let player = try Player(
      running: builtBabble, ["--no-sound", "--home", folder.path + "/home"], environment: environment)
    player.openMenu()
    player.type("q")
    _ = player.session.wait(timeout: Self.bound)
  }

  private var environment: [String: String?] {
    [
      "BABBLE_TIME": "2026-03-09T12:00:00Z", "XDG_DATA_HOME": folder.path + "/data",
      "XDG_STATE_HOME": folder.path + "/state",
    ]
    .merging(["XDG_CACHE_HOME": folder.path + "/cache"]) { $1 }
  }

  private func run(_ command: [String]) throws {
    _ = try folder.write(session.input, to: "input")
    let script = #"files=$0; exec "$@" <"$files/input" >"$files/output" 2>"$files/errors""#
    let shell = try PtySession("sh", ["-c", script, folder.path] + command, environment: environment)
    defer { shell.kill() }
    status = shell.wait(timeout: Self.bound)
    output = plain(folder.text(of: "output"))
    errors = plain(folder.text(of: "errors"))
  }

  /// Without what differs from run to run.
  private func plain(_ text: String) -> String {
    text.replacing(folder.path, with: "@").replacing(#/\d+/#, with: "#")
  }

  private func play(_ command: [String]) throws {
    let player = try Player(running: command[0], Array(command.dropFirst()), environment: environment)
    for step in session.steps ?? [] where missed == nil { run(step, player) }
    if missed == nil { _ = player.session.wait(timeout: Self.bound) }
    output += player.picture
    // A player who doesn't see what he expects leaves.
    if missed != nil { player.press(.controlC) }
    status = player.session.wait(timeout: Self.bound)
    errors = player.rows.filter { !$0.isEmpty }.joined(separator: "\n")
    leftovers = status == nil ? [] : player.leftovers
  }

  private func run(_ step: CallSession.Step, _ player: Player) {
    switch step {
    case .type(let text): player.type(text)
    case .see(let text): look(for: text, player)
    case .click(let text):
      look(for: text, player)
      if let place = player.position(of: text) { player.click(place.x, place.y) }
    }
  }

  private func look(for text: String, _ player: Player) {
    var isThere = false
    player.wait(Self.bound) { rows in
      isThere = rows.contains { $0.contains(text) }
      return isThere || player.session.hasEnded()
    }
    output += player.picture + "\n"
    if !isThere { missed = text }
  }
}
