import Engine
import Games
import Learning
import Storage
import System
import Testing

@testable import App

/// A larger deck begins with the words of the first one: that is what comes after it.
@Suite("Words of a course that another deck has taught")
struct JoinedWordsTests {
  private static func deck(_ id: String, _ count: Int) -> Deck {
    Deck(
      id: id, name: id, language: .init(term: "es", meaning: "en"),
      words: (0..<count).map { Word(id: "\(id)\($0)", term: "palabra\($0)", meanings: ["thing \($0)"]) })
  }

  private static let first = deck("first", 100)
  private let folder = TestFolder()

  /// Somebody who has learned the first deck, and chosen another one.
  private func host(_ next: Deck) throws -> ArcadeHost {
    let opened = try OpenedSave(
      home: Storage.Home(folder.path), files: PosixFileSystem(), TestLearner.openContext)
    var learner = TestLearner.learner(decks: [Self.first, next])
    learner.save = opened.save
    for word in Self.first.words {
      learner.save.count(TestLearner.answer(word.id, in: Self.first), at: TestLearner.now - 86_400)
    }
    learner.save.settings.learn(next.id)
    learner.save.settings[.today.minutes] = 120
    var host = ArcadeHost(learner, look: Look())
    host.use(Opened(save: opened, learner: learner))
    return host
  }

  private func session(_ host: inout ArcadeHost) -> TodayReady? {
    try? host.ask(StartToday(part: .lessons)).ready
  }

  @Test("aren't new: the first word that comes is one that nobody has taught")
  func later() throws {
    var host = try host(Self.deck("next", 103))
    let ready = try #require(session(&host))
    #expect(ready.items.map(\.word.term).sorted() == ["palabra100", "palabra101", "palabra102"])
    #expect(host.learner.todaySummary(on: host.learner.day).new == 3)
  }

  @Test("leave nothing to learn if they are all")
  func all() throws {
    var host = try host(Self.deck("other", 90))
    #expect(session(&host) == nil)
    #expect(host.learner.todaySummary(on: host.learner.day).new == 0)
  }

  @Test("are recorded once, and after a start nothing has changed")
  func recorded() throws {
    var host = try host(Self.deck("other", 90))
    _ = session(&host)
    let lines = folder.text(of: "journal.jsonl").split(separator: "\n").count
    #expect(lines == 90)
    _ = session(&host)
    #expect(folder.text(of: "journal.jsonl").split(separator: "\n").count == lines)
    let word = WordReference(deck: "other", word: "other7")
    #expect(host.learner.save.knowledge.item(of: word)?.words.count == 2)
  }
}
