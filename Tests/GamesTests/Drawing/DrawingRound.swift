import Engine
import Hands
import Learning
import Players
import Playtest

@testable import Games

enum DrawingWords {
  static let japanese = [
    ("水", "water", "みず"), ("中国", "China", "ちゅうごく"), ("日", "sun, day", "ひ"), ("あ", "a", "a"),
  ].map { Word(id: $0.0, term: $0.0, meanings: [$0.1], reading: $0.2) }

  static let letters = [("ა", "a"), ("ბ", "b"), ("გ", "g")].map {
    Word(id: $0.0, term: $0.0, meanings: [$0.1])
  }
}

func drawingRound(
  _ words: [Word] = DrawingWords.japanese, _ kind: DrawingKind = .memory, language: String = "ja",
  _ content: Deck.Kind = .words
) -> RoundSetup {
  let origin = WordOrigin(deck: "test", language: .init(term: language, meaning: "en"), kind: content)
  let items = words.map { RoundSetup.Item($0, of: origin, isNew: false, shown: .meaning) }
  return RoundSetup(
    RoundSetup.Content(of: origin, name: "Test", items: items, seed: 1),
    policy: RoundSetup.Policy(variation: kind.rawValue, direction: .meaning))
}

/// A stage with the game on it. Its host knows the strokes of the tests' characters, and reads drawings by
/// `reading`.
func drawingStage(
  _ round: RoundSetup = drawingRound(), window: Size = Size(80, 24), look: Look = Look(),
  reading: @escaping @Sendable (ReadDrawing) -> DrawingAnswer = { .candidates([$0.asked]) }
) -> Stage {
  var stage = Stage.playing(DrawingGame.self, GameSetup(round, window: window), look: look)
  stage.answer(StrokesOf.self) { request in
    let model = Characters.all.first { $0.character == request.character }
    return .success(model.map(StrokesAnswer.known) ?? .unknown("Nobody knows it."))
  }
  stage.answer(ReadDrawing.self) { request in .success(reading(request)) }
  stage.wait(ticks: 3)
  return stage
}

extension Stage {
  /// The game behind the screen, for checks.
  var drawing: DrawingScene? { stack.top as? DrawingScene }

  mutating func draw(_ drawing: Drawing) {
    if let place = self.drawing?.layout(stack.window).board.rect { draw(drawing, in: place) }
  }

  /// Draws a character and has it read.
  mutating func write(_ character: Character, _ mistakes: Hand.Mistake...) {
    guard let model = Characters.all.first(where: { $0.character == character }) else { return }
    draw(Hand(seed: 1, jitter: 0.01, mistakes: mistakes).draw(model, side: InkPlace.side))
    press(.enter)
    wait(ticks: 30)
  }
}
