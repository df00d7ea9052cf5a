import Foundation
import Seats
import Testing

/// A simulated machine with an id of its own, and a learner who knows all words of one deck.
final class Machine {
  /// More than one day teaches, so that the next one has something to ask, too.
  private static let words = [
    "sol": "sun", "mar": "sea", "luna": "moon", "pan": "bread", "casa": "house", "perro": "dog",
    "erizo": "hedgehog", "faro": "lighthouse", "hiedra": "ivy", "lobo": "wolf", "musgo": "moss",
    "nube": "cloud",
  ]

  private let state: Home
  /// The player's home, possibly shared with other machines.
  let home: Home

  init(_ home: Home? = nil) throws {
    state = try Home()
    self.home = try home ?? Home()
  }

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
    #expect(!learner.asked.isEmpty, "day \(day) asks nothing: \(player.session.text.suffix(500))")
  }

  /// The learner's knowledge and the coming days, as the commands print them.
  func known() throws -> String {
    let usages = [try run(["stats", "--json"]), try run(["due", "--json"])]
    #expect(usages.allSatisfy { $0.status == .exited(0) }, "\(usages)")
    return usages.map(\.output).joined()
  }

  func journals() throws -> [String] { try home.names().filter { $0.hasSuffix(".jsonl") } }

  /// Lines in all journals.
  func lines() throws -> Int {
    try journals().reduce(0) { $0 + home.text(of: $1).split(separator: "\n").count }
  }
}

/// A learner who answers a day's session line by line, and knows all words.
struct PlainLearner {
  private let player: Player
  /// Meanings by term.
  private let words: [String: String]
  /// What is typed into the gaps of sentences.
  private let gaps: [String: [String]]
  /// The terms and the gaps asked so far.
  private(set) var asked: Set<String> = []
  /// How many bytes of the output were read.
  private var read = 0

  init(_ player: Player, _ words: [String: String], gaps: [String: [String]] = [:]) {
    (self.player, self.words, self.gaps) = (player, words, gaps)
  }

  mutating func learn() throws {
    while let prompt = try nextPrompt() {
      if let texts = gaps[prompt] {
        asked.insert(prompt)
        player.type(texts.map { $0 + "\n" }.joined())
      } else if let meaning = words[prompt] {
        asked.insert(prompt)
        player.type(meaning + "\n")
      } else {
        let term = try #require(words.first { $0.value == prompt }?.key, "what is \(prompt)?")
        asked.insert(term)
        player.type(term + "\n")
      }
    }
  }

  /// The next question, as in `3 of 12: casa  (what does it mean?)`; nil when the program has ended.
  private mutating func nextPrompt() throws -> String? {
    var prompt: String?
    let hasCome = player.wait { _ in
      let text = player.session.text.replacing("\r\n", with: "\n").dropFirst(read)
      guard let match = text.firstMatch(of: /\d+ of \d+[^:\n]*: ([^\n]+?)  \([^\n]+\)\n/) else {
        return player.session.hasEnded()
      }
      prompt = String(match.1)
      read += text.distance(from: text.startIndex, to: match.range.upperBound)
      return true
    }
    try #require(hasCome, "nothing is asked:\n\(player.session.text.suffix(2000))")
    return prompt
  }
}
