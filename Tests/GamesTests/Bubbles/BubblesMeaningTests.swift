import Engine
import Learning
import Players
import Playtest
import Testing

@testable import Games

struct BubblesMeaningTests {
  @Test("of two words with one meaning either is right, and the one given counts as known")
  func synonyms() throws {
    var game = bubblesStage(bubblesRound(BubblesWords.synonyms, seconds: nil, still: true))
    let scene = try #require(game.bubbles)
    let asked = scene.pool[scene.questions.current].word
    let twin = try #require(scene.pool.indices.first { $0 != scene.questions.current && scene.fits($0) })
    game.send(word: twin)
    let answer = try #require(game.answers.last)
    #expect(answer.verdict.isRight && answer.word == scene.pool[twin].word.id)
    #expect(answer.shown == asked.meanings.joined(separator: ", "))
    for _ in 0..<5 { game.sendRight() }
    game.wait(seconds: 2)
    #expect(game.shows("All definitions found"), "\(game)")
    #expect(game.result?.right == 6)
  }

  @Test("of contrasting words only the one asked for is right", arguments: ShownSide.allCases)
  func contrast(shown: ShownSide) throws {
    let words = [
      Word(id: "ser", term: "ser", meanings: ["to be (by nature)"], contrast: ["estar"]),
      Word(id: "estar", term: "estar", meanings: ["to be (at the moment)"]),
    ]
    var game = bubblesStage(
      bubblesRound(words + BubblesWords.spanish.prefix(3), direction: shown, seconds: nil, still: true))
    while let now = game.bubbles, now.questions.current > 1 { game.sendRight() }
    let asked = try #require(game.bubbles?.questions.current)
    #expect(game.shows(words[1 - asked].term) || game.shows(words[1 - asked].meanings[0]), "\(game)")
    game.send(word: 1 - asked)
    #expect(
      game.answers.last?.verdict.isRight == false
        && game.answers.last?.confusedWith?.word == words[1 - asked].id)
    game.sendRight()
    #expect(game.answers.last?.verdict.isRight == true)
  }

  @Test("the bar shows the meaning and words float, or the other way round")
  func sides() throws {
    for direction in [ShownSide.meaning, .term] {
      let game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, direction: direction, still: true))
      let scene = try #require(game.bubbles)
      let word = scene.pool[scene.questions.current].word
      let view = View(game.draw())
      let (bar, face) =
        direction == .meaning
        ? (word.meanings.joined(separator: ", "), word.term) : (word.term, word.meanings[0])
      #expect(view.definition == bar)
      #expect(view.bubbles.contains { $0.face == face }, "\(game)")
    }
  }

  @Test(
    "with both sides shown, all of one side come first, then the field changes, and each word is asked once")
  func both() {
    var game = bubblesStage(
      bubblesRound(BubblesWords.spanish, count: 10, direction: nil, seconds: nil, still: true))
    var shown: [ShownSide] = []
    for _ in 0..<10 {
      shown += game.bubbles.map { [$0.shown] } ?? []
      game.sendRight()
    }
    game.wait(seconds: 2)
    #expect(game.shows("All found"), "\(game)")
    #expect(shown == shown.sorted { $0 == shown[0] && $1 != shown[0] })
    #expect(game.answers.map(\.skill.shown) == shown)
    #expect(Set(game.answers.map(\.word)).count == 10)
  }

  @Test("where the bar shows the word, another with the same spelling is right, too")
  func homographs() throws {
    let words = [("banco", "bank"), ("banco", "bench")].map { term, meaning in
      Word(id: meaning, term: term, meanings: [meaning])
    }
    var game = bubblesStage(
      bubblesRound(words + BubblesWords.spanish.prefix(4), direction: .term, seconds: nil, still: true))
    let scene = try #require(game.bubbles)
    while let now = game.bubbles, !["bank", "bench"].contains(now.pool[now.questions.current].word.id) {
      game.sendRight()
    }
    let asked = try #require(game.bubbles?.questions.current)
    let other = scene.pool.indices.first { $0 < 2 && $0 != asked } ?? 0
    game.send(word: other)
    #expect(game.answers.last?.verdict.isRight == true, "\(game)")
  }
}
