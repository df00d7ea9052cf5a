import Campaigns
import Deterministic
import Foundation
import Pty
import Seats
import Testing

/// The home of somebody who learns day after day, and what it has come to.
final class SoakHome {
  /// One start of the program: its system calls, by strace, and its first screen.
  struct Start {
    var calls = 0
    /// How many bytes of each file in the home were read.
    var read: [String: Int] = [:]
    /// Until the first screen is there.
    var seconds = 0.0
    /// In bytes, when it is there.
    var memory = 0

    var bytes: Int { read.values.reduce(0, +) }
  }

  private let (state, home): (Home, Home)
  private let words: InventedWords
  private var chance: Chance
  private(set) var days = 0
  private(set) var answers = 0
  /// The longest session, in seconds.
  private(set) var longest = 0.0

  init(seed: UInt64) throws {
    chance = Chance(seed: seed)
    words = InventedWords(3000, &chance)
    (state, home) = (try Home(), try Home())
    try FileManager.default.createDirectory(atPath: home.path + "/decks", withIntermediateDirectories: true)
    _ = try home.write(words.deck, to: "decks/art.csv")
  }

  /// Does the next day's session. One day in fourteen has none.
  func learn() throws {
    defer { days += 1 }
    if days > 0, chance.happens(1, in: 14) { return }
    let start = Date()
    let session = try PtySession(
      builtBabble, ["today", "--plain", "--deck", "art", "--minutes", "5", "--home", home.path],
      environment: environment)
    var learner = SoakLearner(session, words, Chance(seed: chance.bits()))
    try learner.learn()
    guard session.wait() == .exited(0) else { throw TrialFault("day \(days): \(session.text.suffix(500))") }
    answers += learner.answers
    longest = max(longest, Date().timeIntervalSince(start))
  }

  private var environment: [String: String?] {
    let noon = Date(timeIntervalSince1970: 1_772_366_400 + 86_400 * Double(days))
    return [
      "BABBLE_TIME": ISO8601DateFormatter().string(from: noon), "XDG_STATE_HOME": state.path, "TERM": "dumb",
    ]
  }

  private func firstScreen() throws -> Start {
    let begin = Date()
    var screen: [String: String?] = environment
    screen["TERM"] = "xterm-256color"
    // Threads that come upon one another would get heaps of their own.
    screen["MALLOC_ARENA_MAX"] = "1"
    // Without a fixed limit, freeing something large raises it: then two threads leave more or less unused in the heap,
    // depending on which comes first.
    screen["MALLOC_MMAP_THRESHOLD_"] = "65536"
    let player = try Player(home: home, environment: screen)
    guard player.wait(until: { $0.contains { $0.contains("Settings") } }) else {
      throw TrialFault("no first screen:\n\(player.picture)")
    }
    var start = Start()
    start.seconds = Date().timeIntervalSince(begin)
    start.memory = try #require(MemorySize.own(of: player.session.processID))
    player.press(.controlC)
    guard player.session.wait() == .exited(130) else { throw TrialFault("it doesn't end") }
    return start
  }

  /// Starts the program for figures, which needs all that the first screen needs.
  func start() throws -> Start {
    let log = try Home()
    let command = [builtBabble, "stats", "--json", "--home", home.path]
    var start = try firstScreen()
    let options = ["strace", "-f", "-qq", "-y", "-s", "0", "-o", log.path + "/log"]
    let traced = try Usage(of: options + command, environment: environment)
    guard traced.status == .exited(0) else { throw TrialFault("\(traced)") }
    for line in log.text(of: "log").split(separator: "\n") {
      start.calls += 1
      guard let match = line.firstMatch(of: /(read|pread64)\(\d+<([^>]+)>.* = (\d+)$/),
        match.2.hasPrefix(home.path + "/")
      else { continue }
      start.read[String(match.2.dropFirst(home.path.count + 1)), default: 0] += Int(match.3) ?? 0
    }
    return start
  }
}

/// The home's files, and rules for them.
extension SoakHome {
  /// The names of all files, in folders too.
  var names: [String] {
    let all = FileManager.default.subpaths(atPath: home.path) ?? []
    return all.filter { size(of: $0) != nil }.sorted()
  }

  /// In bytes; nil if it is no file.
  func size(of name: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: home.path + "/" + name)
    return attributes?[.type] as? FileAttributeType == .typeRegular ? attributes?[.size] as? Int : nil
  }

  var backups: Int { names.count { $0.hasPrefix("backups/") } }

  /// How many words have been begun.
  func begun() -> Int {
    Set(lines.compactMap { $0.firstMatch(of: /"item":"([^"]+)"/)?.1 }).count
  }

  /// How many answers are in the journal.
  var kept: Int { lines.count { $0.contains(#""type":"answer""#) } }

  var lines: [Substring] { home.text(of: "journal.jsonl").split(separator: "\n") }

  /// Files that have no business there.
  var litter: [String] {
    let known: Set = ["decks/art.csv", "journal.jsonl", "journal.owner", "lock", "save.json"]
    return names.filter { !known.contains($0) && !$0.hasPrefix("backups/save-") }
  }
}
