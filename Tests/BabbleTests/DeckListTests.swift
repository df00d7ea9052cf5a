import Learning
import Playtest
import Synchronization
import Testing

@testable import Babble

@Suite("Decks that are read when they are wanted")
struct DeckListTests {
  private let read = Log()

  private final class Log: Sendable {
    let ids = Mutex<[String]>([])
  }

  private func arcade() -> Arcade {
    let log = read
    var arcade = TestArcade.arcade()
    arcade.decks = DeckList(
      [TestArcade.letters, TestArcade.words].map { deck in
        LazyDeck(deck.id) {
          log.ids.withLock { $0.append(deck.id) }
          return deck
        }
      })
    return arcade
  }

  @Test("the first screen reads the chosen deck alone, and once")
  func first() {
    var arcade = arcade()
    arcade.choose(deck: TestArcade.words.id)
    let stage = Stage(LandingScene(arcade))
    #expect(stage.shows(TestArcade.words.name))
    #expect(read.ids.withLock { $0 } == [TestArcade.words.id])
  }

  @Test("the list of decks reads the others")
  func list() {
    var stage = Stage(LandingScene(arcade()))
    stage.type("d")
    #expect(stage.shows(TestArcade.letters.name) && stage.shows(TestArcade.words.name))
    #expect(read.ids.withLock { Set($0).count == 2 && $0.count == 2 })
  }

  @Test("a deck that has become unreadable has no words, and its id for a name")
  func unreadable() {
    struct Gone: Error {}
    let decks = DeckList([LazyDeck("gone") { throw Gone() }])
    #expect(decks[0] == Deck(id: "gone", name: "gone"))
  }
}
