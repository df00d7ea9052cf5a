import Engine
import Hands
import Ink
import Learning
import Players
import Playtest
import WordGame

@testable import Course

/// Questions that can be answered by drawing, of characters whose strokes the tests have.
enum DrawnQuestions {
  static let deck = Deck(
    id: "drawn", name: "Drawn", language: .init(term: "ja", meaning: "en"),
    words: [
      Word(id: "日", term: "日", meanings: ["day"], reading: "ひ"),
      Word(id: "日本", term: "日本", meanings: ["Japan"], reading: "にほん"),
      Word(id: "曰", term: "曰", meanings: ["to say, of old"], reading: "いわく"),
      Word(id: "水", term: "水", meanings: ["water"], reading: "みず"),
    ])

  static func question(_ id: String, _ skill: Skill = .recall, _ mode: Mode = .typed) -> Question {
    let word = deck.words.first { $0.id == id } ?? deck.words[0]
    let options = mode == .chosen ? deck.words.map(\.term) : []
    return Question(
      RoundSetup.Item(word, of: deck.origin, isNew: false, shown: .term), skill, mode, options: options)
  }

  /// A question on a stage whose host knows strokes, and reads drawings as a test says.
  static func stage(
    _ id: String, _ skill: Skill = .recall, _ mode: Mode = .typed, drawn: DrawnAnswers = DrawnAnswers(),
    purpose: QuestionPurpose = .course, knowsStrokes: Bool = true, window: Size = Size(80, 24),
    look: Look = Look(),
    reading: @escaping @Sendable (DrawingRequest) -> DrawingAnswer = { .candidates([$0.asked]) }
  ) -> Stage {
    let question = question(id, skill, mode)
    let scene = QuestionScene(
      question, Examiner(deck, side: question.side), title: deck.name, progress: (done: 6, all: 29),
      purpose: purpose, drawn: drawn)
    var stage = Stage.showing(scene, window: window, look: look)
    stage.knowStrokes(knowsStrokes)
    stage.answer(DrawingRequest.self) { request, _ in .success(reading(request)) }
    stage.wait(ticks: 3)
    return stage
  }
}

extension Stage {
  /// The host knows the tests' characters, or none.
  mutating func knowStrokes(_ knows: Bool = true, in language: String = "ja") {
    answer(StrokesRequest.self) { request, _ in
      let model = Characters.all.first { $0.character == request.character }
      let isKnown = knows && request.language == language
      return .success((isKnown ? model : nil).map(StrokesAnswer.known) ?? .unknown("Nothing here knows it."))
    }
  }

  /// Draws a character on the board of the question, and goes on.
  mutating func write(_ character: Character, _ mistakes: Hand.Mistake...) throws {
    draw(
      Hand(seed: 1, jitter: 0.01, mistakes: mistakes).draw(
        try Characters.model(character), side: InkPlace.side),
      in: WordBoardLayout(stack.window, .usual).board.rect)
    press(.enter)
    wait(ticks: 3)
  }

  /// How strokes were said to be.
  var written: [Answer] {
    told.compactMap { if case .course(.written(let answer)) = $0 { answer } else { nil } }
  }
}
