import Engine
import Foundation
import Glibc
import Learning
import Saving
import Sound
import System
import Testing
import Voice
import WordGame

@testable import Babble

@Suite("The desk for audio lessons", .serialized)
final class WalkDeskTests {
  private let home: Home
  private let files = PosixFileSystem()

  init() throws {
    home = Home(NSTemporaryDirectory() + "babble-walk-\(UUID().uuidString)")
    try files.makeFolders(home.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: home.path) }

  @Test("tells which words are recorded, and where a lesson goes")
  func shelf() throws {
    try record(["agua", "sal"])
    let shelf = learner().walkShelf(.deck("words"))
    #expect(shelf.name == "Test words" && shelf.rows.map(\.isRecorded) == [true, false, true])
    #expect(shelf.file == home.exports + "/walk.wav" && shelf.decks == ["letters", "words"])
    #expect(!shelf.canFill)
  }

  @Test("makes a lesson on a thread, with progress, and creates its folder")
  func made() throws {
    try record(["agua", "pan", "sal"])
    var desk = WalkDesk()
    desk.take(.export(order(["agua", "pan"])), learner())
    let news = wait(&desk)
    guard case .made(let text)? = news.last else { return #expect(Bool(false), "\(news)") }
    #expect(text.string.contains(/exports\/walk\.wav: \d:\d\d, 2 words/), "\(text)")
    #expect(try files.list(home.exports) == ["walk.wav"])
    desk.take(.export(order(["agua", "pan"])), learner())
    guard case .present? = wait(&desk).last else { return #expect(Bool(false)) }
    desk.take(.export(order(["agua"], isReplacing: true)), learner())
    guard case .made(let second)? = wait(&desk).last else { return #expect(Bool(false)) }
    #expect(second.string.contains("1 word"))
  }

  @Test("words without any sound are left out and counted")
  func leftOut() throws {
    try record(["agua"])
    var desk = WalkDesk()
    desk.take(.export(order(["agua", "pan", "sal"])), learner())
    guard case .made(let text)? = wait(&desk).last else { return #expect(Bool(false)) }
    #expect(text.string.contains("1 word. 2 words were left out"), "\(text)")
  }

  @Test("cancelling it, or leaving the program, leaves no files", arguments: [true, false])
  func cancelled(isEnded: Bool) throws {
    try record(["agua", "pan", "sal"])
    // An encoder that never ends.
    let programs = try folder(
      of: "case \"$*\" in *-encoders) echo ' A..... aac  AAC';; *) exec /bin/sleep 60;; esac")
    var desk = WalkDesk()
    var wanted = order(["agua", "pan", "sal"])
    wanted.file = home.exports + "/walk.m4a"
    desk.take(.export(wanted), learner(programs))
    let isHalfDone = poll {
      desk.arrivals().contains { if case .coming(50...) = $0 { true } else { false } }
    }
    #expect(isHalfDone)
    #expect(try files.list(home.exports).count == 3)
    if isEnded {
      desk.end()
    } else {
      desk.take(.cancel, learner())
      guard case .cancelled? = wait(&desk).last else { return #expect(Bool(false)) }
    }
    #expect(try files.list(home.exports) == [])
  }

  @Test("a tilde means the user's folder, as in a shell")
  func tilde() {
    let lessons = Lessons(programs: InstalledPrograms(environment: ["HOME": "/home/ana"]), home: home)
    #expect(lessons.path(" ~/walk.m4a ") == "/home/ana/walk.m4a")
    #expect(lessons.path("~ana/walk.m4a") == "~ana/walk.m4a" && lessons.path("walk.m4a") == "walk.m4a")
  }

  private func learner(_ programs: InstalledPrograms = InstalledPrograms(environment: [:])) -> Learner {
    var learner = TestLearner.learner()
    learner.devices.lessons = Lessons(programs: programs, home: home)
    return learner
  }

  private func order(_ words: [String], isReplacing: Bool = false) -> WalkOrder {
    WalkOrder(
      words.map { WordReference(deck: "words", word: $0) }, to: home.exports + "/walk.wav", WalkOptions(),
      isReplacing: isReplacing)
  }

  private func record(_ terms: [String]) throws {
    let noise = (0..<12_000).map { Int16(truncatingIfNeeded: $0 &* 7919 % 9000) }
    for term in terms {
      for side in VoiceSide.allCases {
        try home.voices.keep(Samples(rate: 48_000, noise).wavFile, as: .wav, of: "es:\(term)", side)
      }
    }
  }

  private func folder(of script: String) throws -> InstalledPrograms {
    let path = home.path + "/ffmpeg"
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    chmod(path, 0o755)
    return InstalledPrograms(environment: ["PATH": home.path])
  }

  /// All news up to the one that ends a lesson.
  private func wait(_ desk: inout WalkDesk) -> [WalkNews] {
    var news: [WalkNews] = []
    _ = poll {
      news += desk.arrivals()
      return switch news.last {
      case .coming, .words, nil: false
      default: true
      }
    }
    return news
  }
}
