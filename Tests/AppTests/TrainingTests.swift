import Engine
import Foundation
import Games
import Learning
import Playtest
import Storage
import System
import Testing

@testable import App

@Suite("Training the learner's own weights")
struct TrainingTests {
  private let folder = TestFolder()

  private var home: Storage.Home { Storage.Home(folder.path) }

  private func opened(isReading: Bool = false) throws -> OpenedSave {
    try OpenedSave(
      home: home, files: PosixFileSystem(), isReading: isReading, TestLearner.openContext)
  }

  private func host() throws -> ArcadeHost {
    let opened = try opened()
    var learner = TestLearner.learner()
    learner.save = opened.save
    var host = ArcadeHost(learner, look: Look())
    host.use(Opened(save: opened, learner: learner))
    return host
  }

  /// Writes the journal of a learner with a bad memory: each word is asked one to eight days after the last
  /// time, and known more likely after a shorter interval.
  ///
  /// - Parameter reviews: the least number of graded reviews.
  private func writeJournal(reviews: Int) throws {
    let store = SaveStore(try opened(), files: PosixFileSystem())
    var (save, chance) = (store.save, Chance(seed: 3))
    var asked: [Int: (last: Int64, next: Int64)] = [:]
    var day: Int64 = 0
    while save.knowledge.record.reviews < reviews {
      day += 1
      if asked.count < 90 { asked[asked.count] = (day, day) }
      for (word, days) in asked.sorted(by: { $0.key < $1.key }) where days.next <= day {
        let wait = Int(day - days.last)
        let isKnown = chance.below(100) < (wait < 3 ? 90 : wait < 5 ? 55 : 15)
        let body = answer("\(word)", isKnown)
        store.record(body, in: &save, at: Moment(TestLearner.now - (400 - day) * 86_400))
        asked[word] = (day, day + 1 + Int64(chance.below(8)))
      }
    }
    try store.write(&save, at: TestLearner.now)
    try store.flush()
  }

  private func answer(_ word: String, _ isKnown: Bool) -> Event.Body {
    let reference = WordReference(deck: "words", word: word)
    let answer = Answer(
      item: ItemID(reference), skill: .recognise, reference: reference, mode: .typed, shown: word, given: "",
      verdict: isKnown ? .right : .wrong, milliseconds: 1000, certainty: .known)
    return .answer(answer, game: Knowledge.course, grade: isKnown ? .good : .again)
  }

  /// Waits for the training. Returns whether it has found weights.
  private func finds(_ host: inout ArcadeHost) -> Bool {
    poll {
      host.handleArrivals()
      return host.learner.save.knowledge.trained != nil
    }
  }

  private var weightLines: Int {
    folder.text(of: "journal.jsonl").split(separator: "\n").count { $0.contains("\"type\":\"weights\"") }
  }

  @Test("finds weights that predict better; the journal has them, and none appear twice")
  func trains() throws {
    try writeJournal(reviews: 1300)
    var host = try host()
    #expect(host.learner.overview(at: host.learner.moment).hasIdleWork)
    host.tell(.idle)
    #expect(finds(&host))
    let knowledge = host.learner.save.knowledge
    let trained = try #require(knowledge.trained)
    #expect(trained.areUsed && trained.reviews == knowledge.record.reviews, "\(trained)")
    #expect(weightLines == 1 && !host.learner.overview(at: host.learner.moment).hasIdleWork)
    host.tell(.idle)
    host.flush()
    #expect(weightLines == 1)
    host = ArcadeHost(TestLearner.learner(), look: Look())
    #expect(try opened(isReading: true).save.knowledge == knowledge)
  }

  @Test("interrupted by leaving keeps nothing and loses nothing; the next start begins again")
  func ended() throws {
    try writeJournal(reviews: 1100)
    let journal = folder.text(of: "journal.jsonl")
    var first: ArcadeHost? = try host()
    let known = first?.learner.save.knowledge
    first?.tell(.idle)
    first?.flush()
    first = nil
    #expect(folder.text(of: "journal.jsonl") == journal)
    let next = try host()
    #expect(
      next.learner.save.knowledge == known && next.learner.overview(at: next.learner.moment).hasIdleWork)
  }

  @Test("at once, after a session in plain lines, is told and kept")
  func atOnce() throws {
    try writeJournal(reviews: 400)
    var (host, told) = (try host(), 0)
    host.trainAtOnce { told += 1 }
    host.trainAtOnce { told += 1 }
    let knowledge = host.learner.save.knowledge
    #expect(told == 1 && weightLines == 1 && knowledge.trained?.reviews == knowledge.record.reviews)
    #expect(try opened(isReading: true).save.knowledge == knowledge)
  }

  @Test("needs three hundred reviews and a home that can be written")
  func notDue() throws {
    try writeJournal(reviews: 220)
    var host = try host()
    #expect(!host.learner.overview(at: host.learner.moment).hasIdleWork)
    host.tell(.idle)
    host.flush()
    #expect(weightLines == 0)
  }

  @Test("runs again after two hundred more reviews", arguments: [(1599, false), (1600, true)])
  func again(reviews: Int, isDue: Bool) throws {
    let trained = TrainedWeights(
      weights: MemoryModel.usualWeights, usualLoss: 1, ownLoss: 0.5, reviews: 1400)
    let record = CourseRecord(typed: Calibration([.init(reviews: reviews)]))
    #expect(Knowledge(record: record, trained: trained).isTrainingDue == isDue)
  }
}

@Suite("Idle time of a screen")
struct IdlenessTests {
  private func step(_ tick: Tick, _ input: [InputEvent] = []) -> Step {
    Step(tick: tick, input: input, window: Size(80, 24))
  }

  @Test("is reported once, after five seconds without a key, and only if something waits for it")
  func tells() {
    var idleness = Idleness()
    var (first, key, early, late, after) = (
      step(0), step(100, [.key(Key(.down))]), step(399), step(400), step(900)
    )
    #expect(idleness.pass(&first, isAwaited: false) == nil)
    #expect(idleness.pass(&first, isAwaited: true) == 300)
    #expect(idleness.pass(&key, isAwaited: true) == 400)
    #expect(idleness.pass(&early, isAwaited: true) == 400 && early.reports.isEmpty)
    #expect(idleness.pass(&late, isAwaited: true) == nil && late.reports.count == 1)
    #expect(idleness.pass(&after, isAwaited: true) == nil && after.reports.isEmpty)
  }

  @Test("is reported by the first screen, and measured again after coming back to it")
  func landing() {
    var overview = Overview()
    overview.hasIdleWork = true
    var stage = Stage(LandingScene(overview))
    stage.wait(ticks: 299)
    #expect(!stage.reports.contains { $0 as? ArcadeReport == .idle })
    stage.wait(ticks: 10)
    #expect(stage.reports.count { $0 as? ArcadeReport == .idle } == 1)
  }
}
