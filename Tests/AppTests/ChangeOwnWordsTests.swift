import Engine
import Games
import Learning
import Storage
import Synchronization
import Terminal
import Testing

@testable import App

@Suite("A change to the player's own words")
struct ChangeOwnWordsTests {
  /// Keeps the written files in order.
  private final class Disk: Sendable {
    let written = Mutex<[BankFile]>([])
    let isFull = Mutex(false)
  }

  /// The program without its screens.
  private struct Program {
    var host: ArcadeHost
    var worker = QueryWorker<ArcadeHost>()
    private var count: UInt64 = 0

    init(_ learner: Learner) { host = ArcadeHost(learner, look: Look()) }

    var learner: Learner { host.learner }

    /// Asks for changes in one tick. Returns how many were answered at once.
    mutating func ask(_ changes: OwnWords...) -> Int {
      let asked = changes.map { change in
        count += 1
        return AskedQuery(RequestID(count), ChangeOwnWords(change), .inOrder)
      }
      return worker.handle(asked, &host).answers.count
    }

    /// Waits for the results of so many changes, in order.
    mutating func kept(_ count: Int) -> [OwnWordsKept] {
      var kept: [OwnWordsKept] = []
      _ = poll {
        for case .answer(let answer) in worker.arrivals(&host).answers.map(\.content) {
          let made = try? (answer as? Result<ChangeOwnWords.Answer, Unanswered<Never>>)?.get()
          kept += [made?.kept].compactMap(\.self)
        }
        return kept.count >= count
      }
      return kept
    }
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

  private func add(_ term: String) -> OwnWords { .word(term, meaning: "m", language: "es") }

  @Test("is written on a thread, one after the other, and reported once written")
  func order() {
    var program = Program(learner())
    let atOnce = program.ask(add("sol"), add("luz")) + program.ask(.undo)
    #expect(atOnce == 0, "nothing is told before it is written")
    let sentences = program.kept(3).map(\.sentence.string)
    #expect(
      sentences.count == 3 && sentences[1].contains("luz is in")
        && sentences[2].contains("Undone: luz is gone"))
    #expect(disk.written.withLock { $0.map(\.bank.words.count) } == [2001, 2002, 2001])
    #expect(program.learner.library.bank.bank.words.last?.word.term == "sol")
    #expect(program.learner.library.decks.shelved("own.es")?.count == 2001)
  }

  @Test("that can't be written changes nothing, and the reason is reported")
  func refused() {
    disk.isFull.withLock { $0 = true }
    var program = Program(learner())
    _ = program.ask(add("sol"))
    let kept = program.kept(1)
    #expect(kept.map(\.isRefused) == [true] && kept[0].sentence.string.contains("full"))
    let library = program.learner.library
    #expect(library.bank.bank.words.count == 2000 && library.decks.shelved("own.es")?.count == 2000)
  }

  @Test("is on the disk when the program has ended, even if several are pending")
  func end() {
    var program = Program(learner())
    _ = program.ask(add("sol"), add("luz"), add("mar"))
    program.worker.end(&program.host)
    #expect(
      disk.written.withLock { $0.last?.bank.words.suffix(3).map(\.word.term) } == ["sol", "luz", "mar"])
  }

  @Test("an added word comes up in Today beside those of the course, until it is removed")
  func wanted() {
    var learner = learner(count: 3)
    learner.save.settings.learn("words")
    let before = learner.dayInput(on: learner.day).unseen
    var program = Program(learner)
    for (change, more) in [(add("sol"), 1), (.undo, 0)] {
      _ = program.ask(change)
      _ = program.kept(1)
      #expect(program.learner.dayInput(on: learner.day).unseen == before + more)
    }
  }
}
