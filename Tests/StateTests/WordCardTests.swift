import Engine
import Learning
import Testing
import WordGame

@testable import Babble

@Suite("A word's card")
struct WordCardTests {
  @Test("when words were removed it closes, whatever it hears after that, and shows the same until then")
  func removed() throws {
    let deck = try #require(Setups.all().lazy.compactMap(\.round.content.letters?.deck).first)
    let learner = try #require(ScreenStates.arcades().first)
    let known = learner.save.knowledge(of: deck, on: learner.day)
    var stack = SceneStack(
      WordCardScene(known, rows: [deck.words.count - 1], at: 0), window: Size(80, 24))
    let first = WordReference(deck: deck.id, word: deck.words[0].id)
    let shown = Self.picture(of: stack)
    stack.hear([
      ArcadeNews.own(OwnWordsKept("Gone.", words: [], all: [first], hints: [])),
      ArcadeNews.own(OwnWordsKept(saying: "Kept.")),
    ])
    #expect(Self.picture(of: stack) == shown)
    _ = stack.update([.key("?")])
    #expect(stack.hasEnded)
  }

  private static func picture(of stack: SceneStack) -> [String] {
    var canvas = Canvas(Size(80, 24))
    stack.draw(on: &canvas, fraction: 0)
    return canvas.rows
  }
}
