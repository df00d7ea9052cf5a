import Deterministic
import Foundation
import Glibc
import Pty

/// One home, on which a program is started, gets a few keys, and is killed, several times. What had been on the
/// screen must be on the disk, and the next start must leave nothing over.
struct KillTrial {
  enum Kind: String, CaseIterable {
    case play, lesson, review, importing, dictionary, recording
  }

  static let kills = 4

  private let kind: Kind
  private let counts: KillCounts
  private var chance: Chance
  private let home: Home
  /// The text in the journal before the program was started.
  private var journal = ""
  /// Days go by, so that words are due again.
  private var day = 0

  init(seed: UInt64, _ counts: KillCounts) throws {
    chance = Chance(seed: seed, stream: 3)
    kind = Kind.allCases[Int(seed % UInt64(Kind.allCases.count))]
    self.counts = counts
    home = try Home()
    try FileManager.default.createDirectory(atPath: home.path + "/decks", withIntermediateDirectories: true)
    for number in 0..<Self.kills {
      _ = try home.write("term,meaning\nsol \(number),sun\n", to: "decks/\(number).csv")
    }
  }

  /// Returns the number of kills.
  mutating func run() throws -> Int {
    do {
      switch kind {
      case .play, .lesson, .review: try answer()
      case .importing: try bringIn()
      case .dictionary: try install()
      case .recording: try record()
      }
    } catch {
      throw KillFault("\(kind): \(error)")
    }
    return Self.kills
  }

  /// At most this many seconds.
  private mutating func pause(_ most: Double) -> Double { chance.fraction() * most }

  private mutating func kill(_ program: KilledProgram, shown: Bool = false) throws {
    try program.kill(keeperToo: chance.happens(1, in: 2))
    counts.add(kind, shown: shown)
  }
}

/// Answers.
extension KillTrial {
  private mutating func answer() throws {
    if kind == .review {
      try Self.learn("0", in: home)
      day = 60
    }
    for number in 0..<Self.kills {
      journal = home.text(of: "journal.jsonl")
      let program = try start(deck: kind == .lesson ? number : 0)
      try program.wait(for: kind == .play ? ["░", "start"] : ["I know this", "check"])
      try expectNothingLeft(in: home.path)
      let isPatient = chance.happens(2, in: 3)
      for (keys, shown) in keys(on: program) {
        program.type(keys)
        if isPatient { try program.wait(for: shown) } else { program.drain(pause(0.02)) }
      }
      program.drain(pause(0.04))
      let isShown = Self.verdicts.contains(where: program.shows)
      try kill(program, shown: isShown)
      try expectWhole(answers: isShown)
      day = day * 4 + 60
    }
    try expectGoodHome()
  }

  private func start(deck: Int) throws -> KilledProgram {
    let command = kind == .play ? ["play", "memory"] : ["today"]
    return try KilledProgram(
      command + ["--deck", "\(deck)", "--reduce-motion", "--home", home.path], in: home,
      environment: ["BABBLE_TIME": Self.time(ofDay: day)])
  }

  private static func time(ofDay day: Int) -> String {
    Date(timeIntervalSince1970: 1_772_357_400 + Double(day) * 86_400).ISO8601Format()
  }

  /// Answers the word of a deck for the first time.
  private static func learn(_ deck: String, in home: Home) throws {
    let program = try KilledProgram(
      ["today", "--plain", "--deck", deck, "--home", home.path], in: home,
      environment: ["BABBLE_TIME": time(ofDay: 0)])
    try program.wait(for: ["(meaning)"])
    program.type("sun\n:q\n")
    _ = program.end()
  }

  private static let verdicts = ["✓", "✗"]

  /// Keys, and the texts of which each brings one. An introduction or a card may come first.
  private func keys(on program: KilledProgram) -> [(String, [String])] {
    switch kind {
    case .play:
      (program.shows("░") ? [] : [("\r", ["░"])]) + [("\r", ["░"]), ("\t\r", Self.verdicts)]
    default:
      (program.shows("check") ? [] : [("\r", ["check"])]) + [("sun\r", Self.verdicts)]
    }
  }

  /// The journal goes on, line by line, and has the answer that was shown.
  private func expectWhole(answers isShown: Bool) throws {
    let after = home.text(of: "journal.jsonl")
    guard after.hasPrefix(journal) else { throw KillFault("the journal was changed before its end") }
    let new = after.dropFirst(journal.count).split(separator: "\n", omittingEmptySubsequences: false)
    for line in new.dropLast() {
      let json = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      if json == nil { throw KillFault("torn: \(line)") }
    }
    let isThere = new.dropLast().contains { $0.contains("\"type\":\"answer\"") }
    if isShown, !isThere { throw KillFault("lost: an answer whose verdict was shown; the journal has \(new)") }
    try expectGoodSave()
  }

  private func expectGoodSave() throws {
    guard let data = FileManager.default.contents(atPath: home.path + "/save.json") else { return }
    if (try? JSONSerialization.jsonObject(with: data)) == nil { throw KillFault("the save is torn") }
  }
}

/// What must be true afterwards.
extension KillTrial {
  /// Opens the home once more, by a command that reads it all.
  private func expectGoodHome() throws {
    let program = try KilledProgram(["stats", "--home", home.path], in: home)
    guard program.end() == .exited(0), !program.shows("damaged") else {
      throw KillFault("it can't be read: \(program.text)")
    }
  }

  private func expectNothingLeft(in folder: String) throws {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let left = names.filter { $0.contains(".babble-") || $0.contains("/.dictionary") }
    if !left.isEmpty { throw KillFault("left over: \(left)") }
  }

  private func run(_ arguments: [String]) throws -> String {
    let program = try KilledProgram(arguments + ["--home", home.path], in: home)
    guard program.end() == .exited(0) else { throw KillFault("\(arguments) fails: \(program.text)") }
    return program.text
  }
}

/// Commands that write much.
extension KillTrial {
  /// An archive of another home, whose events come in all at once or not at all.
  private mutating func bringIn() throws {
    let other = try Home()
    for number in 0..<Self.kills {
      let archive = "\(other.path)/\(number).zip"
      let source = try played(number)
      let maker = try KilledProgram(["export", archive, "--home", source.path], in: source)
      guard maker.end() == .exited(0) else { throw KillFault("no archive: \(maker.text)") }
      let before = answers()
      let program = try KilledProgram(["import", archive, "--yes", "--home", home.path], in: home)
      program.drain(pause(0.06))
      let isDone = program.shows("It is all there")
      try kill(program, shown: isDone)
      let count = answers()
      if count != before && count != before + 1 { throw KillFault("\(before) answers became \(count)") }
      if isDone, count == before { throw KillFault("lost: an import that was reported") }
      _ = try run(["import", archive, "--yes"])
      if answers() != before + 1 { throw KillFault("importing again gives \(answers()) answers, not \(before + 1)") }
      try expectNothingLeft(in: home.path)
    }
    try expectGoodHome()
  }

  /// A home in which one word was answered.
  private func played(_ number: Int) throws -> Home {
    let other = try Home()
    try FileManager.default.createDirectory(atPath: other.path + "/decks", withIntermediateDirectories: true)
    _ = try other.write("term,meaning\nw\(number),sun\n", to: "decks/one.csv")
    try Self.learn("one", in: other)
    return other
  }

  private func answers() -> Int {
    ((try? home.names()) ?? []).filter { $0.hasSuffix(".jsonl") }.reduce(0) {
      $0 + home.text(of: $1).components(separatedBy: "\"type\":\"answer\"").count - 1
    }
  }

  private mutating func install() throws {
    let entries = (0..<400).map { "語\($0) [ご\($0)] /(n) word \($0)/\n" }.joined()
    let files = [try home.write(entries, to: "edict"), try home.write("犬 [いぬ] /(n) dog/\n", to: "small")]
    var count = 0
    for number in 0..<Self.kills {
      let next = number.isMultiple(of: 2) ? (files[0], 400) : (files[1], 1)
      let program = try KilledProgram(
        ["dictionary", "install", "--from", next.0, "--home", home.path], in: home)
      program.drain(pause(0.08))
      try kill(program)
      let found = try entriesFound()
      if found != count && found != next.1 { throw KillFault("\(count) entries became \(found)") }
      _ = try run(["dictionary", "install", "--from", next.0])
      count = try entriesFound()
      if count != next.1 { throw KillFault("installing again gives \(count) entries, not \(next.1)") }
      try expectNothingLeft(in: home.path)
    }
  }

  private func entriesFound() throws -> Int {
    let text = try run(["dictionary"])
    return text.firstMatch(of: /japanese +([\d,]+) entr/).flatMap { Int($0.1.filter(\.isNumber)) } ?? 0
  }
}

/// A voice.
extension KillTrial {
  private mutating func record() throws {
    let machine = try Home()
    let speaker = """
      #!/bin/sh
      while :; do
      /usr/bin/yes 'one two three four' | /usr/bin/head -c 48000; /usr/bin/head -c 192000 /dev/zero; /bin/sleep 0.1
      done
      """
    chmod(try machine.write(speaker, to: "arecord"), 0o755)
    for _ in 0..<Self.kills {
      let program = try KilledProgram(
        ["voice", "record", "--deck", "0", "--home", home.path], in: home,
        environment: ["PATH": machine.path])
      try program.wait(for: ["record", "recorded"])
      try expectNothingLeft(in: home.path)
      for _ in 0..<3 {
        program.type("\r")
        program.drain(pause(0.4))
      }
      try kill(program)
      try expectWholeRecordings()
      try? FileManager.default.removeItem(atPath: home.path + "/voice")
      let rest = processes(with: machine.path)
      if !rest.isEmpty { throw KillFault("recorders live on: \(rest)") }
    }
  }

  private func expectWholeRecordings() throws {
    let folder = home.path + "/voice"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".wav") {
      let bytes = [UInt8](FileManager.default.contents(atPath: folder + "/" + name) ?? Data())
      guard bytes.count > 44, bytes.starts(with: Array("RIFF".utf8)) else {
        throw KillFault("torn: \(name), \(bytes.count) bytes")
      }
      let size = (0..<4).reduce(0) { $0 + Int(bytes[40 + $1]) << (8 * $1) }
      if bytes.count != 44 + size { throw KillFault("torn: \(name), \(bytes.count) bytes") }
    }
  }

  /// Processes whose arguments name this path, after a moment in which they may end.
  private func processes(with path: String) -> [pid_t] {
    for _ in 0..<200 where !Pty.processes(naming: path).isEmpty { usleep(10_000) }
    return Pty.processes(naming: path)
  }
}
