import Foundation
import Pty
import Storage
import System

/// Kills `babble` while answers are given, again and again on one home, and compares what is on disk with
/// what was on the screen.
///
/// The deck has one word, so the same keys are the right answer every time. The screen shows it as a tick
/// next to the word, and a second later as the end of the round.
struct Kills: Encodable {
  private(set) var kills = 0
  /// Answers and ends of rounds that were on the screen.
  private(set) var answersShown = 0
  private(set) var endsShown = 0
  /// Damaged saves, and journals with a damaged line.
  private(set) var torn = 0
  /// Answers and scores that had been on the screen but weren't on disk.
  private(set) var lost = 0
  /// Temporary files that a killed process left behind and the next one didn't remove.
  private(set) var leftOver = 0

  var hasFailed: Bool { torn + lost + leftOver > 0 || answersShown == 0 }

  /// The result in words.
  var finding: String {
    "\(kills) kills, with \(answersShown) answers and \(endsShown) ends of rounds on the screen: \(torn) saves torn, "
      + "\(lost) answers or scores lost, \(leftOver) files left over"
  }

  init(_ count: Int, of programs: Programs, note: (String) -> Void) throws {
    let room = try KillingRoom(programs.home + "/kills")
    try room.playOnce()
    for number in 1...count {
      if number.isMultiple(of: 100) { note("Kill \(number) of \(count)") }
      let before = try room.look()
      // The end of a round comes after a second, so only a few runs wait for it.
      let wait = Double.random(in: 0..<0.06) + (number.isMultiple(of: 20) ? 1.05 : 0)
      let session = try room.killOne(after: wait, itsAnswer: number.isMultiple(of: 2))
      let after = try room.look()
      kills += 1
      leftOver += session.leftOver
      torn += after.notices.count
      answersShown += session.showsAnswer ? 1 : 0
      endsShown += session.showsEnd ? 1 : 0
      lost += session.showsAnswer && after.save.lastEvent == before.save.lastEvent ? 1 : 0
      // Only the last ones are kept: their number stays the same in time.
      lost += session.showsEnd && after.save.scores == before.save.scores ? 1 : 0
    }
  }
}

/// The home that is played on.
private struct KillingRoom {
  /// What a session had shown when it was killed.
  struct Session {
    var leftOver = 0
    var showsAnswer = false
    var showsEnd = false
  }

  /// Marks a right answer.
  private static let tick = "✓"

  private let home: Home
  private let command: [String]

  init(_ path: String) throws {
    home = Home(path)
    try FileManager.default.createDirectory(atPath: home.decks, withIntermediateDirectories: true)
    try "term,meaning\nsol,sun\n".write(toFile: home.decks + "/one.csv", atomically: false, encoding: .utf8)
    command = [
      builtProgram("babble"), "play", "memory", "--deck", "one", "--reduce-motion", "--home", path,
    ]
  }

  /// Reads what is on disk.
  func look() throws -> OpenedSave {
    try OpenedSave(
      home: home, files: PosixFileSystem(), isReading: true, LearnedHome.openContext(at: Int64(time(nil))))
  }

  /// Dismisses the introduction and answers: only then it isn't shown again.
  func playOnce() throws {
    let program = try MeasuredProgram(command, [:])
    try program.settle(milliseconds: 500)
    program.type("\r")
    try program.settle(milliseconds: 300)
    program.type("\r\t\r")
    try program.settle(milliseconds: 300)
  }

  /// Starts a round, counts what the one before has left behind, answers, and kills the process this long
  /// after the keys, or after its response to them.
  func killOne(after seconds: Double, itsAnswer: Bool) throws -> Session {
    let program = try MeasuredProgram(command, [:], keepsOutput: true)
    try program.read(until: "╱")
    var session = Session(leftOver: leftOver)
    program.type("\r\t\r")
    if itsAnswer { try program.read(until: Self.tick) }
    try program.watch(seconds: seconds)
    kill(program.process, SIGKILL)
    while program.read(milliseconds: 5000) == .output {}
    session.showsAnswer = program.hasShown(Self.tick)
    session.showsEnd = program.hasShown("All pairs found")
    return session
  }

  private var leftOver: Int {
    let names = [home.path, home.backups].flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    return names.count { $0.contains(".babble-") }
  }
}

extension MeasuredProgram {
  /// Whether the output so far contains this text in one piece.
  fileprivate func hasShown(_ text: String) -> Bool {
    String(decoding: arrivals.flatMap(\.bytes), as: UTF8.self).contains(text)
  }

  /// Reads until the output contains this text.
  fileprivate func read(until text: String) throws {
    let deadline = MonotonicClock.seconds + 60
    while !hasShown(text) {
      guard read(milliseconds: 1000) != .end, MonotonicClock.seconds < deadline else {
        throw Refusal("babble did not show \(text)")
      }
    }
  }
}
