import Learning
import Playtest
import Synchronization
import Testing

@testable import Babble

@Suite("Decks that are read on demand")
struct DeckListTests {
  private let read = Log()

  private final class Log: Sendable {
    let ids = Mutex<[String]>([])
  }

  /// - Parameter isOutlined: whether outlines come from elsewhere.
  private func arcade(isOutlined: Bool = false) -> Arcade {
    let log = read
    var arcade = TestArcade.arcade()
    arcade.decks = DeckList(
      [TestArcade.letters, TestArcade.words].map { deck in
        let outline: @Sendable () throws -> DeckOutline = { DeckOutline(deck) }
        return LazyDeck(deck.id, outline: isOutlined ? outline : nil) {
          log.ids.withLock { $0.append(deck.id) }
          return deck
        }
      })
    return arcade
  }

  @Test("the words of a language are gathered once for all copies of the list")
  func spellings() {
    let list = arcade().decks
    let copy = list
    let both = [list, copy].map { $0.spellings(of: "es") }
    #expect(both == [["agua", "pan", "sal"], ["agua", "pan", "sal"]] && list.spellings(of: "ka").isEmpty)
    let places = both.map { spellings in spellings.withUnsafeBufferPointer(\.baseAddress) }
    #expect(places[0] == places[1])
  }

  @Test("the first screen reads only the chosen deck, and only once")
  func first() {
    var arcade = arcade()
    arcade.roundOptions.deck = TestArcade.words.id
    let stage = Stage.landing(arcade)
    #expect(stage.shows(TestArcade.words.name))
    #expect(read.ids.withLock { $0 } == [TestArcade.words.id])
  }

  @Test("with an outline it reads no deck until a game starts")
  func outlined() {
    var stage = Stage.landing(arcade(isOutlined: true))
    #expect(stage.shows("Test letters") && stage.shows("7 letters"))
    #expect(read.ids.withLock { $0 } == [])
    stage.press(.enter)
    #expect(read.ids.withLock { $0.contains("letters") })
  }

  @Test("without an outline the deck is read")
  func noOutline() {
    struct Gone: Error {}
    let deck = LazyDeck("letters", outline: { throw Gone() }) { TestArcade.letters }
    #expect(deck.outline == DeckOutline(TestArcade.letters))
  }

  @Test("the list of decks reads the others")
  func list() {
    var stage = Stage.landing(arcade())
    stage.click("Words")
    #expect(stage.shows(TestArcade.letters.name) && stage.shows(TestArcade.words.name))
    #expect(read.ids.withLock { Set($0).count == 2 && $0.count == 2 })
  }

  @Test("a code reads only its own deck; a missing deck and a changed one are different errors")
  func codes() throws {
    let list = arcade(isOutlined: true).decks
    let tag = DeckTag(TestArcade.words)
    #expect(try list.shelved(tag).id == TestArcade.words.id)
    #expect(read.ids.withLock { $0 } == [TestArcade.words.id])
    var changed = TestArcade.words
    changed.words[0].meanings = ["something else"]
    #expect(throws: RoundCodeError.otherWords(deck: changed.id)) { try list.shelved(DeckTag(changed)) }
    for old in DeckAliases.successors.keys {
      #expect(throws: RoundCodeError.goneDeck(old)) { try list.shelved(DeckTag(Deck(id: old, name: "Old"))) }
    }
    #expect(throws: RoundCodeError.missingDeck) { try list.shelved(DeckTag(Deck(id: "gone", name: "Gone"))) }
  }

  @Test("finding decks by language and kind reads no others, since the outlines suffice")
  func languages() {
    let list = arcade(isOutlined: true).decks
    #expect(list.decks(.alphabet, of: "es").isEmpty && list.decks(.words, of: "ka").isEmpty)
    #expect(read.ids.withLock { $0 } == [])
    #expect(list.decks(.alphabet, of: "ka").map(\.id) == [TestArcade.letters.id])
    #expect(read.ids.withLock { $0 } == [TestArcade.letters.id])
  }

  @Test(
    "a deck that has become unreadable has no words, its id as its name, and says why until it is read"
  )
  func unreadable() throws {
    struct Gone: Error, CustomStringConvertible { let description = "The deck is gone." }
    let isGone = Mutex(true)
    let deck = LazyDeck("gone") {
      if isGone.withLock(\.self) { throw Gone() }
      return TestArcade.words
    }
    #expect(deck.failure == nil)
    #expect(DeckList([deck])[0] == Deck(id: "gone", name: "gone"))
    #expect(deck.source.count == 0 && deck.outline.words.isEmpty)
    #expect(deck.failure == "The deck is gone.")
    isGone.withLock { $0 = false }
    #expect(try deck.read() == TestArcade.words && deck.failure == nil)
    #expect(deck.source.count == TestArcade.words.words.count)
    #expect(deck.outline.words.count == TestArcade.words.words.count)
  }
}
