import Campaigns
import Deterministic
import Foundation
import Learners
import Learning
import Pty

/// A simulated learner who does each day's session in the real program, on a home of their own.
struct MonthLearner {
  /// The minutes a day that are asked for.
  let minutes: Int
  private let state: Home
  private let home: Home
  private let words: InventedWords
  private var mind: SimulatedLearner
  private var chance: Chance
  /// What has come of it so far, with the minutes as they would pass for a person.
  private(set) var figures = MonthFigures()

  init(minutes: Int, seed: UInt64) throws {
    self.minutes = minutes
    chance = Chance(seed: seed)
    words = InventedWords(1000, &chance)
    mind = SimulatedLearner(LearnerTraits(), seed: seed)
    (state, home) = (try Home(), try Home())
    try FileManager.default.createDirectory(atPath: home.path + "/decks", withIntermediateDirectories: true)
    _ = try home.write(words.deck, to: "decks/art.csv")
  }

  /// Does the next day's session.
  mutating func learn() throws {
    let clock = SimulatedTime(day: figures.minutes.count, &chance)
    let silent = #"stty -echo; exec "$0" "$@""#
    let command = [builtBabble, "today", "--plain", "--deck", "art", "--minutes", "\(minutes)"]
    let program = try PtySession("sh", ["-c", silent] + command, environment: environment(at: clock))
    defer { program.kill() }
    var session = MonthSession(program, words, mind, clock, Chance(seed: chance.bits()))
    try session.learn()
    guard program.wait() == .exited(0) else { throw TrialFault("\(program.text.suffix(500))") }
    mind = session.mind
    figures.minutes.append((session.clock.seconds - clock.seconds) / 60)
    figures.begun.append(session.cards)
    figures.foretold += session.foretold
  }

  /// How many words the program takes for known.
  func known() throws -> Int {
    var chance = chance
    let now = SimulatedTime(day: figures.minutes.count, &chance)
    let usage = try Usage(of: [builtBabble, "stats", "--json"], environment: environment(at: now))
    guard usage.status == .exited(0) else { throw TrialFault("\(usage)") }
    let words = try JSONDecoder().decode(KnownWords.self, from: Data(usage.output.utf8)).words
    return words.known + words.mastered
  }

  private func environment(at time: SimulatedTime) -> [String: String?] {
    let date = Date(timeIntervalSince1970: Double(time.moment.time))
    return [
      "BABBLE_HOME": home.path, "BABBLE_TIME": ISO8601DateFormatter().string(from: date),
      "XDG_STATE_HOME": state.path, "TERM": "dumb", "TZ": "UTC",
    ]
  }
}

/// From the output of `babble stats --json`.
private struct KnownWords: Decodable {
  struct Levels: Decodable {
    let known, mastered: Int
  }
  let words: Levels
}
