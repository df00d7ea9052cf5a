import Foundation
import Seats
import Testing

/// A machine with a folder of its own that says which one it is, and a learner at it who knows all words of one deck.
final class Machine {
  private static let words = [
    "sol": "sun", "mar": "sea", "luna": "moon", "pan": "bread", "casa": "house", "perro": "dog",
  ]

  private let state: Home
  /// Where the player's things are, perhaps in a folder that other machines have, too.
  let home: Home

  init(_ home: Home? = nil) throws {
    state = try Home()
    self.home = try home ?? Home()
  }

  /// The player's deck.
  func addDeck() throws {
    try FileManager.default.createDirectory(atPath: home.path + "/decks", withIntermediateDirectories: true)
    let lines = Self.words.sorted { $0.key < $1.key }.map { "\($0.key),\($0.value)\n" }
    _ = try home.write("term,meaning\n" + lines.joined(), to: "decks/few.csv")
  }

  private func environment(_ day: Int, _ hour: Int) -> [String: String?] {
    [
      "XDG_STATE_HOME": state.path, "BABBLE_TIME": "2026-03-0\(day)T\(hour < 10 ? "0" : "")\(hour):00:00Z",
    ]
  }

  /// Runs a command at an hour of a day.
  func run(_ arguments: [String], _ day: Int = 9, _ hour: Int = 12) throws -> Usage {
    try Usage(arguments, home: home, environment: environment(day, hour))
  }

  /// Plays the day's session.
  func play(_ day: Int, _ hour: Int = 10) throws {
    let command = ["today", "--plain", "--deck", "few", "--minutes", "5"]
    let player = try Player(command, home: home, environment: environment(day, hour))
    var learner = PlainLearner(player, Self.words)
    try learner.learn()
    #expect(player.session.wait() == .exited(0), "\(player.session.text.suffix(500))")
  }

  /// What is known, and what is due on a day that comes.
  func known() throws -> String {
    let usages = [try run(["stats", "--json"]), try run(["due", "--json"])]
    #expect(usages.allSatisfy { $0.status == .exited(0) }, "\(usages)")
    return usages.map(\.output).joined()
  }

  /// The names of the journals.
  func journals() throws -> [String] { try home.names().filter { $0.hasSuffix(".jsonl") } }

  /// How many lines all journals have.
  func lines() throws -> Int {
    try journals().reduce(0) { $0 + home.text(of: $1).split(separator: "\n").count }
  }
}
