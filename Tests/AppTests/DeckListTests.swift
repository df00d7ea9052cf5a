import Learning
import Playtest
import Synchronization
import Testing

@testable import App

@Suite("Decks that are read on demand")
struct DeckListTests {
  private let read = Log()

  private final class Log: Sendable {
    let ids = Mutex<[String]>([])
  }

  /// - Parameter isOutlined: whether outlines come from elsewhere.
  private func learner(isOutlined: Bool = false) -> Learner {
    let log = read
    var learner = TestLearner.learner()
    learner.library.decks = DeckList(
      [TestLearner.letters, TestLearner.words].map { deck in
        let outline: @Sendable () throws -> DeckOutline = { DeckOutline(deck) }
        return LazyDeck(deck.id, outline: isOutlined ? outline : nil) {
          log.ids.withLock { $0.append(deck.id) }
          return deck
        }
      })
    return learner
  }

  @Test("the words of a language are gathered once for all copies of the list")
  func spellings() {
    let list = learner().library.decks
    let copy = list
    let both = [list, copy].map { $0.spellings(of: "es") }
    #expect(both == [["agua", "pan", "sal"], ["agua", "pan", "sal"]] && list.spellings(of: "ka").isEmpty)
    let places = both.map { spellings in spellings.withUnsafeBufferPointer(\.baseAddress) }
    #expect(places[0] == places[1])
  }

  @Test("the first screen reads only the chosen deck, and only once")
  func first() {
    var learner = learner()
    learner.roundOptions.deck = TestLearner.words.id
    let stage = Stage.landing(learner)
    #expect(stage.shows(TestLearner.words.name))
    #expect(read.ids.withLock { $0 } == [TestLearner.words.id])
  }

  @Test("with an outline it reads no deck until a game starts")
  func outlined() {
    var stage = Stage.landing(learner(isOutlined: true))
    #expect(stage.shows("Test letters") && stage.shows("7 letters"))
    #expect(read.ids.withLock { $0 } == [])
    stage.press(.enter)
    #expect(read.ids.withLock { $0.contains("letters") })
  }

  @Test("without an outline the deck is read")
  func noOutline() {
    struct Gone: Error {}
    let deck = LazyDeck("letters", outline: { throw Gone() }) { TestLearner.letters }
    #expect(deck.outline == DeckOutline(TestLearner.letters))
  }

  @Test("the list of decks reads the others")
  func list() {
    var stage = Stage.landing(learner())
    stage.click("Words")
    #expect(stage.shows(TestLearner.letters.name) && stage.shows(TestLearner.words.name))
    #expect(read.ids.withLock { Set($0).count == 2 && $0.count == 2 })
  }

  @Test("a code reads only its own deck; a missing deck and a changed one are different errors")
  func codes() throws {
    let list = learner(isOutlined: true).library.decks
    let tag = DeckTag(TestLearner.words)
    #expect(try list.shelved(tag).id == TestLearner.words.id)
    #expect(read.ids.withLock { $0 } == [TestLearner.words.id])
    var changed = TestLearner.words
    changed.words[0].meanings = ["something else"]
    #expect(throws: RoundCodeError.otherWords(deck: changed.id)) { try list.shelved(DeckTag(changed)) }
    for old in DeckAliases.successors.keys {
      #expect(throws: RoundCodeError.goneDeck(old)) { try list.shelved(DeckTag(Deck(id: old, name: "Old"))) }
    }
    #expect(throws: RoundCodeError.missingDeck) { try list.shelved(DeckTag(Deck(id: "gone", name: "Gone"))) }
  }

  @Test("finding decks by language and kind reads no others, since the outlines suffice")
  func languages() {
    let list = learner(isOutlined: true).library.decks
    #expect(list.decks(.alphabet, of: "es").isEmpty && list.decks(.words, of: "ka").isEmpty)
    #expect(read.ids.withLock { $0 } == [])
    #expect(list.decks(.alphabet, of: "ka").map(\.id) == [TestLearner.letters.id])
    #expect(read.ids.withLock { $0 } == [TestLearner.letters.id])
  }

  @Test(
    "a deck that has become unreadable has no words, its id as its name, and says why until it is read"
  )
  func unreadable() throws {
    struct Gone: Error, CustomStringConvertible { let description = "The deck is gone." }
    let isGone = Mutex(true)
    let deck = LazyDeck("gone") {
      if isGone.withLock(\.self) { throw Gone() }
      return TestLearner.words
    }
    #expect(deck.failure == nil)
    #expect(DeckList([deck])[0] == Deck(id: "gone", name: "gone"))
    #expect(deck.source.count == 0 && deck.outline.words.isEmpty)
    #expect(deck.failure == "The deck is gone.")
    isGone.withLock { $0 = false }
    #expect(try deck.read() == TestLearner.words && deck.failure == nil)
    #expect(deck.source.count == TestLearner.words.words.count)
    #expect(deck.outline.words.count == TestLearner.words.words.count)
  }
}
