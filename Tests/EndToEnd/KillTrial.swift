import Campaigns
import Deterministic
import Foundation

/// One home, on which a program is started, gets a few keys, and is killed, several times. What had been on the
/// screen must be on the disk, and the next start must leave nothing over.
struct KillTrial {
  enum Kind: String, CaseIterable {
    case play, lesson, review, plain, importing, dictionary, recording
  }

  static let kills = 4

  let kind: Kind
  private let counts: KillCounts
  let archives: KillArchives
  var chance: Chance
  let home: Home
  /// The text in the journal before the program was started.
  private var journal = ""
  /// Days go by, so that words are due again.
  private(set) var day = 0
  private var killed = 0
  private var hasSave = false

  init(seed: UInt64, _ counts: KillCounts, _ archives: KillArchives) throws {
    chance = Chance(seed: seed, stream: 3)
    kind = Kind.allCases[Int(seed % UInt64(Kind.allCases.count))]
    self.counts = counts
    self.archives = archives
    home = try Home()
    try FileManager.default.createDirectory(atPath: home.path + "/decks", withIntermediateDirectories: true)
    // Line by line, a session of one word is over before it is killed.
    let second = kind == .plain ? "mar,sea\n" : ""
    for number in 0..<Self.kills {
      _ = try home.write("term,meaning\nsol \(number),sun\n" + second, to: "decks/\(number).csv")
    }
  }

  /// Returns the number of kills, without the programs that had ended by themselves.
  mutating func run() throws -> Int {
    do {
      switch kind {
      case .play, .lesson, .review, .plain: try answer()
      case .importing: try bringIn()
      case .dictionary: try install()
      case .recording: try record()
      }
    } catch {
      throw TrialFault("\(kind): \(error)")
    }
    return killed
  }

  mutating func seconds(upTo most: Double) -> Double { chance.fraction() * most }

  mutating func kill(_ program: KilledProgram, shown: Bool = false) throws {
    // A result that was shown must be kept, even if the program has ended by itself.
    if shown { counts.addResult(of: kind) }
    guard program.kill() else { return }
    killed += 1
    counts.addKill(of: kind, inWrite: !leftovers.isEmpty)
  }
}

/// A verdict that was shown must be in the journal.
extension KillTrial {
  private mutating func answer() throws {
    if kind == .review {
      try Self.learn("0", in: home)
      day = 60
    }
    for number in 0..<Self.kills {
      journal = home.text(of: "journal.jsonl")
      let program = try start(deck: kind == .lesson ? number : 0)
      try program.wait(for: firstTexts)
      try expectNothingLeft()
      let isPatient = chance.happens(2, in: 3)
      for (keys, shown) in keys(on: program) {
        program.type(keys)
        if isPatient { try program.wait(for: shown) } else { program.drain(seconds(upTo: 0.02)) }
      }
      if chance.happens(2, in: 3) { program.drain(seconds(upTo: 0.04)) }
      let isShown = verdicts.contains(where: program.shows)
      let shown = (isShown ? ["answer"] : []) + (program.shows(Self.undone) ? ["undo"] : [])
      try kill(program, shown: isShown)
      do { try expectWhole(with: shown) } catch { throw TrialFault("\(error), after:\n\(program.text)") }
      day = day * 4 + 60
    }
    try startOnce()
    try expectNothingLeft()
    try expectGoodHome()
  }

  private func start(deck: Int) throws -> KilledProgram {
    let command =
      switch kind {
      case .play: ["play", "memory", "--seed", "1", "--reduce-motion"]
      case .plain: ["today", "--plain"]
      default: ["today", "--reduce-motion"]
      }
    return try KilledProgram(
      command + ["--deck", "\(deck)", "--home", home.path], in: home,
      environment: ["BABBLE_TIME": Self.time(ofDay: day)])
  }

  static func time(ofDay day: Int) -> String {
    Date(timeIntervalSince1970: 1_772_357_400 + Double(day) * 86_400).ISO8601Format()
  }

  /// Answers the word of a deck for the first time.
  static func learn(_ deck: String, in home: Home) throws {
    let program = try KilledProgram(
      ["today", "--plain", "--deck", deck, "--home", home.path], in: home,
      environment: ["BABBLE_TIME": time(ofDay: 0)])
    try program.wait(for: ["(what does it mean?)"])
    program.type("sun\n:q\n")
    _ = program.end()
  }

  private static let undone = "Taken back."

  private var verdicts: [String] { kind == .plain ? ["right: ", "wrong: "] : ["✓", "✗"] }

  private var firstTexts: [String] {
    switch kind {
    case .play: ["╱", "start"]
    case .plain: ["(what does it mean?)", "(word)"]
    default: ["I know this", "check"]
    }
  }

  /// Keys, and the texts of which each brings one. An introduction or a card may come first.
  private func keys(on program: KilledProgram) -> [(String, [String])] {
    switch kind {
    case .play:
      (program.shows("╱") ? [] : [("\r", ["╱"])]) + [("\r", ["╱"]), ("\t\r", verdicts)]
    case .plain:
      [("sun\n", verdicts), (":u\n", [Self.undone, "Today: "])]
    default:
      (program.shows("check") ? [] : [("\r", ["check"])]) + [("sun\r", verdicts)]
    }
  }

  /// The journal goes on, line by line, and has events of these types, which were shown.
  private mutating func expectWhole(with types: [String]) throws {
    let after = home.text(of: "journal.jsonl")
    guard after.hasPrefix(journal) else { throw TrialFault("the journal was changed before its end") }
    let new = after.dropFirst(journal.count).split(separator: "\n", omittingEmptySubsequences: false)
    for line in new.dropLast() {
      let json = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      if json == nil { throw TrialFault("torn: \(line)") }
    }
    for type in types where !new.dropLast().contains(where: { $0.contains("\"type\":\"\(type)\"") }) {
      throw TrialFault("lost: what was shown as \(type): \(new)")
    }
    try expectGoodSave()
  }

  private mutating func expectGoodSave() throws {
    guard let data = FileManager.default.contents(atPath: home.path + "/save.json") else {
      if hasSave { throw TrialFault("the save is gone") }
      return
    }
    hasSave = true
    if (try? JSONSerialization.jsonObject(with: data)) == nil { throw TrialFault("the save is torn") }
  }
}
