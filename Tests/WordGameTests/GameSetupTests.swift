import Engine
import Learning
import Testing

@testable import WordGame

@Suite("What a game begins with")
struct GameSetupTests {
  private static let deck = Deck(
    id: "d", name: "D", words: (0..<4).map { Word(id: "\($0)", term: "t\($0)", meanings: ["m\($0)"]) })

  private let setup: GameSetup = {
    let items = deck.words.map {
      RoundSetup.Item($0, of: deck.origin, isNew: false, isMet: false, shown: .term, hardness: 300)
    }
    let round = RoundSetup(RoundSetup.Content(of: deck.origin, name: "D", items: items, seed: 7))
    return GameSetup(round, window: Size(80, 24))
  }()

  @Test("what a word means is said without quotes, unless one of the sides is a question or a call")
  func told() {
    let words = [("casa", "house"), ("¿qué?", "what"), ("hola", "hello!")].map {
      Word(id: $0, term: $0, meanings: [$1])
    }
    let told = words.map {
      setup.told(
        RoundSetup.Item($0, of: Self.deck.origin, isNew: false, isMet: false, shown: .term, hardness: 300),
        from: .term)
    }
    #expect(told == ["casa means house", #""¿qué?" means "what""#, #""hola" means "hello!""#])
  }

  @Test("once more it hashes what a new one of the same round would, also where the round has changed")
  func again() {
    var other = setup.round
    other.content.seed = 8
    for round in [setup.round, other] {
      let again = setup.again(round, in: Size(100, 30))
      let new = GameSetup(round, window: Size(100, 30), isAgain: true)
      #expect(again == new && again.fingerprint == new.fingerprint)
    }
  }
}
