import Engine
import Learning
import Playtest
import Saving
import Synchronization
import Testing
import WordGame

@testable import Babble

@Suite("A change to a large word bank")
struct BankDeskTests {
  /// Keeps the written files in order.
  private final class Disk: Sendable {
    let written = Mutex<[BankFile]>([])
    let isFull = Mutex(false)
  }

  private let disk = Disk()

  private func learner(count: Int = 2000) -> Learner {
    var learner = TestLearner.practised()
    let words = (0..<count).map { number in
      BankWord(
        Word(id: "word \(number)", term: "word \(number)", meanings: ["meaning"]),
        language: Deck.Languages(term: "es", meaning: "en"), added: 0)
    }
    learner.library.bank.bank = WordBank(words: words)
    learner.library.decks = learner.library.decks.with(["own.es"], of: learner.library.bank.bank)
    learner.library.ownDecks.keep = { [disk] file in
      if disk.isFull.withLock({ $0 }) { throw Failure(description: "The disk is full.") }
      disk.written.withLock { $0.append(file) }
    }
    return learner
  }

  private func own(_ host: inout ArcadeHost, _ own: OwnWords) { host.handle([ArcadeReport.asks(.own(own))]) }

  /// Waits for the news of so many changes, in order.
  private func kept(_ host: inout ArcadeHost, _ count: Int) -> [OwnWordsKept] {
    var kept: [OwnWordsKept] = []
    _ = poll {
      _ = host.arrivals()
      for case .own(let told) in host.news().compactMap({ $0 as? ArcadeNews }) { kept.append(told) }
      return kept.count >= count
    }
    return kept
  }

  private func add(_ term: String) -> OwnWords { .word(term, meaning: "m", language: "es") }

  @Test("is written on a thread, one after the other, and reported once written")
  func order() {
    var host = ArcadeHost(learner(), look: Look())
    for term in ["sol", "luz"] { own(&host, add(term)) }
    own(&host, .undo)
    #expect(host.news().isEmpty, "nothing is told before it is written")
    let sentences = kept(&host, 3).map(\.sentence.string)
    #expect(
      sentences.count == 3 && sentences[1].contains("luz is in")
        && sentences[2].contains("Undone: luz is gone"))
    #expect(disk.written.withLock { $0.map(\.bank.words.count) } == [2001, 2002, 2001])
    #expect(host.learner.library.bank.bank.words.last?.word.term == "sol")
    #expect(host.learner.library.decks.shelved("own.es")?.count == 2001)
  }

  @Test("that can't be written changes nothing, and the reason is reported")
  func refused() {
    disk.isFull.withLock { $0 = true }
    var host = ArcadeHost(learner(), look: Look())
    own(&host, add("sol"))
    let told = kept(&host, 1)
    #expect(told.map(\.isRefused) == [true] && told[0].sentence.string.contains("full"))
    #expect(host.learner.library.bank.bank.words.count == 2000 && host.learner.library.decks.shelved("own.es")?.count == 2000)
  }

  @Test("is on the disk when the program has ended, even if several are pending")
  func flush() {
    var host = ArcadeHost(learner(), look: Look())
    for term in ["sol", "luz", "mar"] { own(&host, add(term)) }
    host.flush()
    #expect(
      disk.written.withLock { $0.last?.bank.words.suffix(3).map(\.word.term) } == ["sol", "luz", "mar"])
  }

  @Test("to a small one is reported at once")
  func small() {
    var host = ArcadeHost(learner(count: 3), look: Look())
    own(&host, add("sol"))
    #expect(host.news().count == 1 && disk.written.withLock(\.count) == 1)
  }

  @Test("an added word comes up in Today beside those of the course, until it is removed")
  func wanted() {
    var learner = learner(count: 3)
    learner.save.settings.learn("words")
    let before = learner.dayGround(on: learner.day).unseen
    var host = ArcadeHost(learner, look: Look())
    own(&host, add("sol"))
    #expect(host.learner.dayGround(on: host.learner.day).unseen == before + 1)
    own(&host, .undo)
    #expect(host.learner.dayGround(on: host.learner.day).unseen == before)
  }
}

@Suite("A word bank with 20,000 words")
struct BankSizeTests {
  private static func learner() -> Learner {
    var learner = TestLearner.practised()
    let words = (0..<20_000).map { number in
      BankWord(
        Word(id: "word \(number)", term: "word \(number)", meanings: ["meaning \(number)"]),
        language: Deck.Languages(term: "es", meaning: "en"), added: Int64(number))
    }
    learner.library.bank.bank = WordBank(words: words)
    learner.library.decks = learner.library.decks.with(["own.es"], of: learner.library.bank.bank)
    return learner
  }

  @Test("opens on a thread, is searched from tick to tick, and filtered at once")
  func large() {
    let learner = Self.learner()
    var desk = AnswerDesk()
    let isLater = desk.take(.bank, learner, at: learner.moment)
    #expect(isLater)
    var stage = Stage.landing(learner)
    stage.click("Words")
    stage.wait(ticks: 1)
    stage.click("Word bank")
    stage.wait(ticks: 1)
    #expect(stage.shows("word 19999") && stage.shows("1 of 20,000"), "\(stage)")
    stage.type("/7777")
    #expect(!stage.shows("word 17777"), "the first ones that are compared are the newest, down to 18,000")
    stage.wait(ticks: 20)
    #expect(stage.shows("word 17777") && stage.shows("word 7777"), "\(stage)")
    stage.press(.escape)
    stage.type("m")
    #expect(stage.shows("m new") && stage.shows("of 20,000"), "\(stage)")
  }
}
