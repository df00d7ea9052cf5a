import Engine
import Foundation
import Games
import Glibc
import Learning
import Sound
import Storage
import System
import Terminal
import Testing

@testable import App

@Suite("Making audio lessons", .serialized)
final class LessonMakingTests {
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

  @Test("makes a lesson, with progress, and creates its folder")
  func made() throws {
    try record(["agua", "pan", "sal"])
    let work = Work()
    let text = try make(order(["agua", "pan"]), work)
    #expect(text.string.contains(/exports\/walk\.wav: \d:\d\d, 2 words/), "\(text)")
    #expect(try files.list(home.exports) == ["walk.wav"])
    #expect(work.progress?.value as? Double ?? 0 > 0.9)
    #expect(throws: LessonError.present(home.exports + "/walk.wav")) { try make(order(["agua", "pan"])) }
    #expect(try make(order(["agua"], isReplacing: true)).string.contains("1 word"))
  }

  @Test("words without any sound are left out and counted")
  func leftOut() throws {
    try record(["agua"])
    let text = try make(order(["agua", "pan", "sal"]))
    #expect(text.string.contains("1 word. 2 words were left out"), "\(text)")
  }

  @Test("cancelling it, or leaving the program, leaves no files", arguments: [true, false])
  func cancelled(isEnded: Bool) throws {
    try record(["agua", "pan", "sal"])
    // An encoder that never ends.
    let programs = try folder(
      of: "case \"$*\" in *-encoders) echo ' A..... aac  AAC';; *) exec /bin/sleep 60;; esac")
    var wanted = order(["agua", "pan", "sal"])
    wanted.file = home.exports + "/walk.m4a"
    var (worker, host) = (QueryWorker<ArcadeHost>(), ArcadeHost(learner(programs), look: Look()))
    let id = RequestID(1)
    _ = worker.handle([AskedQuery(id, MakeLesson(order: wanted), .beside)], &host)
    let isHalfDone = poll {
      worker.arrivals(&host).answers.contains {
        if case .progress(let share) = $0.content { share as? Double ?? 0 >= 0.5 } else { false }
      }
    }
    #expect(isHalfDone)
    #expect(try files.list(home.exports).count == 3)
    if isEnded { worker.end(&host) } else { _ = worker.handle([CancelledQueries([id])], &host) }
    let isGone = isEnded ? try files.list(home.exports) == [] : poll { (try? files.list(home.exports)) == [] }
    #expect(isGone)
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

  private func make(_ order: LessonOrder, _ work: Work = Work()) throws(LessonError) -> Text {
    try MakeLesson(order: order).answer(in: learner(), work)
  }

  private func order(_ words: [String], isReplacing: Bool = false) -> LessonOrder {
    LessonOrder(
      words.map { WordReference(deck: "words", word: $0) }, to: home.exports + "/walk.wav", LessonOptions(),
      isReplacing: isReplacing)
  }

  private func record(_ terms: [String]) throws {
    let noise = (0..<12_000).map { Int16(truncatingIfNeeded: $0 &* 7919 % 9000) }
    for term in terms {
      for side in VoiceSide.allCases {
        try home.voices.save(Samples(rate: 48_000, noise).wavFile, as: .wav, of: "es:\(term)", side)
      }
    }
  }

  private func folder(of script: String) throws -> InstalledPrograms {
    let path = home.path + "/ffmpeg"
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    chmod(path, 0o755)
    return InstalledPrograms(environment: ["PATH": home.path])
  }
}
