import Engine
import Games
import Learning
import Playtest
import Storage
import Synchronization
import System
import Testing

@testable import App

@Suite("News for the end of a round")
struct ResultsHostTests {
  private let folder = TestFolder()

  private func host(_ learner: Learner = TestLearner.learner()) throws -> ArcadeHost {
    let home = Storage.Home(folder.path)
    let opened = try OpenedSave(home: home, files: PosixFileSystem(), TestLearner.openContext)
    var learner = learner
    learner.save = opened.save
    var host = ArcadeHost(learner, look: Look())
    host.use(Opened(save: opened, learner: learner))
    return host
  }

  private func news(_ host: inout ArcadeHost) throws -> RoundNews {
    try #require(try host.ask(RoundResults()))
  }

  private static let round = StartRound(
    request: GameRequest(game: "memory", deck: "letters"), window: Size(80, 24))

  @Test("words asked for the first time are counted, by their marks before and after")
  func gains() throws {
    var host = try host()
    try host.ask(Self.round)
    host.tell(.answer(TestLearner.answer("ა")), .answer(TestLearner.answer("ბ")))
    let news = try news(&host)
    #expect(news.gains.map(\.text.string) == ["2 new letters"])
    try host.ask(Self.round)
    host.tell(.answer(TestLearner.answer("ა")))
    #expect(try self.news(&host).gains.map(\.text.string) == ["ა is known now"])
  }

  @Test("an unfinished session of the day is suggested next, begun or not")
  func today() throws {
    var host = try host()
    host.tell(.course(.learns("letters")))
    try host.ask(Self.round)
    #expect(try news(&host).next == .today(hasBegun: false))
    host.tell(.course(.answer(TestLearner.answer("ა"))))
    let news = try news(&host)
    #expect(
      news.next == .today(hasBegun: true)
        && news.comingBack == "The words of this round come back: 1 in 2 days")
  }

  @Test("the round that completes the letters announces that Practice is open")
  func practice() throws {
    var host = try host()
    try host.ask(Self.round)
    host.tell(.learned(AlphabetLearned(deck: "letters")))
    #expect(try news(&host).next == .practice)
    try host.ask(Self.round)
    #expect(try news(&host).next == nil)
  }

  @Test("the end of a day offers Practice with the course's alphabet once all its letters are learned")
  func practiceOfTheDay() {
    for (learned, practice) in [(TestLearner.learned(), "letters"), (TestLearner.learner(), nil)] {
      var learner = learned
      learner.save.settings.learn("letters")
      #expect(learner.todayEnd(at: learner.moment).practice == practice)
    }
  }

  @Test("a picture is kept in the folder and its place told; a read-only home tells why not")
  func picture() throws {
    var first = try host()
    var second = try host()
    let results = Results(title: "Memory", headline: "All pairs found", steps: [.menu])
    for isKept in [true, false] {
      let query = KeepPicture(picture: StillPicture(ResultsPicture(results, window: Size(80, 24))))
      let kept = isKept ? try first.ask(query) : try second.ask(query)
      #expect(kept.isKept == isKept)
      #expect(
        kept.text.string.contains(
          isKept ? "pictures/babble-20231114T221320Z.svg" : "another Babble is open"))
    }
    #expect(folder.text(of: "pictures/babble-20231114T221320Z.svg").contains(">All pairs found</text>"))
  }
}

@Suite("A session at four in the morning")
struct NightTests {
  private static let day = Day(number: 20_000)
  private static var four: Int64 { day.after(by: 1).start + 4 * 3600 }

  private func host(_ clock: TestClock) -> ArcadeHost {
    var learner = Learner(
      decks: DeckList([TestLearner.words]), save: SaveFile(), roundOptions: RoundOptions(),
      now: { clock.now }, offset: 0, notice: .empty, chance: Chance(seed: 1))
    learner.save.settings.learn("words")
    return ArcadeHost(learner, look: Look())
  }

  private func answer(_ word: String, isRight: Bool = true) -> ArcadeReport {
    var answer = TestLearner.answer(word, in: TestLearner.words, isRight: isRight, takenFor: "pan")
    answer.mode = .typed
    return .course(.answer(answer))
  }

  private func stability(_ word: String, _ host: ArcadeHost) -> MemoryState? {
    host.learner.save.knowledge.figures(of: WordReference(deck: "words", word: word)).skills[.recognise]?
      .memory
  }

  @Test("a question asked before four counts for its own day, and the session is told that the day is over")
  func over() throws {
    let clock = TestClock(Self.four - 60)
    var host = host(clock)
    try host.ask(StartToday(part: .all))
    host.tell(answer("agua"))
    #expect(!host.learner.isSessionOver)
    clock.set(Self.four + 300)
    let changes = host.handle([answer("pan")])
    #expect(host.learner.isSessionOver && changes.contains(.day))
    #expect(stability("pan", host)?.reviewed == Self.day)
    let figures = host.learner.save.knowledge.record.days
    #expect(figures[Self.day]?.begun == 2 && figures[Self.day.after(by: 1)] == nil)
  }

  @Test("asking again after four is no review of the new day")
  func retry() throws {
    let clock = TestClock(Self.four - 60)
    var host = host(clock)
    try host.ask(StartToday(part: .all))
    host.tell(answer("agua", isRight: false))
    let missed = try #require(stability("agua", host))
    clock.set(Self.four + 300)
    host.tell(answer("agua"))
    #expect(stability("agua", host)?.reviewed == Self.day)
    #expect(host.learner.save.knowledge.record.reviews == 0)
    #expect(stability("agua", host)?.stability == missed.stability)
  }

  @Test("the end reports the old day and previews the new one; later days are normal")
  func end() throws {
    let clock = TestClock(Self.four - 60)
    var host = host(clock)
    try host.ask(StartToday(part: .all))
    host.tell(answer("agua"), answer("sal", isRight: false))
    clock.set(Self.four + 300)
    let end = try host.ask(DayResults())
    host.tell(.course(.ended))
    #expect(end.isDayOver && end.begun == 2 && end.missed.map(\.word.word) == ["sal"])
    #expect(end.comingBack?.hasPrefix("Today: 1 to review, 1 new") == true, "\(end.comingBack ?? "")")
    #expect(!host.learner.isSessionOver)
    try host.ask(StartToday(part: .all))
    host.tell(answer("pan"))
    #expect(stability("pan", host)?.reviewed == Self.day.after(by: 1))
  }
}
