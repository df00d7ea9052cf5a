import Deterministic
import Engine
import Learning
import Saving
import Synchronization
import System
import Testing
import WordGame

@testable import Babble

/// `babble due` reads the due file and the journal's tail, and nothing else.
@Suite("Due words, from the due file and the journal's tail")
struct DueFileTests {
  private static let deck = Deck(
    id: "many", name: "Many", language: .init(term: "es", meaning: "en"),
    words: (0..<90).map { Word(id: "w\($0)", term: "palabra\($0)", meanings: ["thing \($0)"]) })

  private let folder = TestFolder()
  private let clock = TestClock(TestLearner.now)

  private func host() throws -> ArcadeHost {
    let opened = try OpenedSave(
      home: Saving.Home(folder.path), files: PosixFileSystem(), TestLearner.surroundings)
    var learner = Learner(
      decks: DeckList([Self.deck]), save: opened.save, roundOptions: RoundOptions(),
      now: { [clock] in clock.now }, offset: 0, notice: .empty, chance: Chance(seed: 1))
    learner.save.settings.learn("many")
    var host = ArcadeHost(learner, look: Look())
    host.use(Opened(save: opened, learner: learner))
    return host
  }

  /// For a day and those after it, file and tail must agree with the save, as far as they tell.
  private func compare(_ host: ArcadeHost, _ note: String) throws {
    let read = DueFile(of: Saving.Home(folder.path), files: PosixFileSystem())
    let told = try #require(read, "\(note): the save has to be read")
    let sum = host.learner.dueFile
    for days in [0, 1, 2, 5] as [Int64] {
      let day = host.learner.day.after(by: days)
      let count = told.count(on: day)
      #expect(
        count == sum.count(on: day) || count == nil && days > 0,
        "\(note), in \(days) days: \(String(describing: count)), not \(sum.count(on: day))")
    }
  }

  @Test("after every answer of eight days it agrees with the save", arguments: [1, 2, 3] as [UInt64])
  func days(seed: UInt64) throws {
    var (chance, host) = (Chance(seed: seed), try host())
    for day in 0..<8 {
      let ready = try host.ask(StartToday(part: .all)).ready
      try #require(day > 0 || ready != nil)
      if let ready { try play(ready, &host, &chance, "seed \(seed), day \(day)") }
      // Sometimes a session isn't ended, which leaves the file older than the day.
      if chance.below(3) > 0 { host.tell(.course(.ended)) }
      clock.goOn()
    }
  }

  @Test("a grade for a word that the file doesn't know leaves the answer to the save")
  func others() throws {
    var host = try host()
    let ready = try host.ask(StartToday(part: .all)).ready
    let question = try #require(ready?.questions.values.first?.question)
    #expect(DueFile(of: Saving.Home(folder.path), files: PosixFileSystem()) != nil)
    host.tell(.course(.answer(question.answered("x", .right))))
    #expect(DueFile(of: Saving.Home(folder.path), files: PosixFileSystem()) == nil)
  }

  @Test(
    "grades of strokes have their own memory, count as no review, and are undone with their answer"
  )
  func written() throws {
    var host = try host()
    let ready = try host.ask(StartToday(part: .all)).ready
    let question = try #require(ready?.questions.values.first?.question)
    let item = question.item.id
    host.tell(.course(.lesson([LessonCard(question.item.met, isKnown: false)])))
    let before = host.learner.save.knowledge
    var strokes = question.drawn
    strokes.skill = .write
    host.tell(.course(.answer(question.drawn.answered("x", .right))))
    host.tell(.course(.written(strokes.answered("x", .wrong))))
    let figures = try #require(host.learner.save.knowledge.items[item]?.figures)
    #expect(figures.skills[question.skill]?.memory != nil)
    #expect(
      figures.skills[.write]?.wrong == 1 && figures.skills[.write]?.memory?.reviewed == host.learner.day)
    #expect(
      host.learner.save.knowledge.record.days[host.learner.day]
        == CourseRecord.DayFigures(begun: 1, begunKnown: 1))
    #expect(DueFile(of: Saving.Home(folder.path), files: PosixFileSystem()) == nil)
    host.tell(.course(.undo))
    #expect(host.learner.save.knowledge.items[item]?.figures == before.items[item]?.figures)
    #expect(host.learner.save.knowledge.record == before.record)
  }

  private func play(
    _ ready: TodayReady, _ host: inout ArcadeHost, _ chance: inout Chance, _ note: String
  ) throws {
    for place in 0..<12 {
      guard
        let question = ready.questions.values.sorted(by: {
          $0.question.item.id.rawValue < $1.question.item.id.rawValue
        })
        .dropFirst(chance.below(ready.questions.count)).first?.question
      else { return }
      if host.learner.save.knowledge.isUnknown(question.item.id) {
        host.tell(.course(.lesson([LessonCard(question.item.met, isKnown: false)])))
      }
      let verdict = chance.pick(from: [Verdict.right, .right, .right, .accent, .wrong]) ?? .right
      host.tell(.course(.answer(question.answered("x", verdict))))
      try compare(host, "\(note), answer \(place), \(verdict)")
      if chance.below(6) == 0 {
        host.tell(.course(.undo))
        try compare(host, "\(note), answer \(place) taken back")
      }
    }
  }
}
