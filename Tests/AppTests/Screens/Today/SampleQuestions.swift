import Engine
import Games
import Hands
import Learning
import Players
import Playtest
import Storage
import Synchronization
import Testing

@testable import App

/// Questions about words of the decks in Assets.
enum SampleQuestions {
  /// Read once: nearly every test asks for one of a few decks.
  private static let decks = Mutex<[String: Deck]>([:])

  static func deck(_ name: String) throws -> Deck {
    try decks.withLock { decks in
      if let deck = decks[name] { return deck }
      let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(5)
      let assets = try Assets.find(
        given: root.joined(separator: "/") + "/Assets", executable: "/nowhere/babble")
      let deck = try DeckFormat.read(assets.deck(name), file: name + ".json")
      decks[name] = deck
      return deck
    }
  }

  static func item(_ id: String, _ deck: Deck) throws -> RoundSetup.Item {
    let word = try #require(deck.withCapitals.words.first { $0.id == id })
    return RoundSetup.Item(word, of: deck.origin, isNew: false, shown: .term)
  }

  /// The question on a stage that keeps its outcome.
  static func stage(
    _ id: String, _ skill: Skill, of name: String = "spanish-first", _ mode: Mode = .typed,
    options: [String] = [], hint: String = "", obstacle: String? = nil, window: Size = Size(80, 24),
    look: Look = Look(), isTrial: Bool = false, isAgain: Bool = false
  ) throws -> Stage {
    let deck = try deck(name)
    let question = Question(try item(id, deck), skill, mode, options: options, hint: hint)
    return stage(
      question, of: deck, obstacle: obstacle, window: window, look: look, isTrial: isTrial, isAgain: isAgain)
  }

  static func stage(
    _ question: Question, of deck: Deck, obstacle: String? = nil, window: Size = Size(80, 24),
    look: Look = Look(), isTrial: Bool = false, isAgain: Bool = false
  ) -> Stage {
    let checker = AnswerChecker(deck, side: question.side)
    let scene = QuestionScene(
      question, checker, title: deck.name, progress: (done: 6, all: 29), obstacle: obstacle,
      purpose: isTrial ? .trial : .course, isAgain: isAgain)
    return .showing(scene, window: window, look: look)
  }
}

extension Stage {
  /// Types an answer and sends it.
  mutating func answer(_ text: String) {
    type(text)
    press(.enter)
  }
}

/// Questions answered by drawing characters whose strokes the tests have.
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

  /// A question on a stage whose host knows strokes, and recognizes drawings with `reading`.
  static func stage(
    _ id: String, _ skill: Skill = .recall, _ mode: Mode = .typed, drawn: DrawnAnswers = DrawnAnswers(),
    purpose: QuestionPurpose = .course, knowsStrokes: Bool = true, window: Size = Size(80, 24),
    look: Look = Look(),
    reading: @escaping @Sendable (ReadDrawing) -> DrawingAnswer = { .candidates([$0.asked]) }
  ) -> Stage {
    let question = question(id, skill, mode)
    let scene = QuestionScene(
      question, AnswerChecker(deck, side: question.side), title: deck.name, progress: (done: 6, all: 29),
      purpose: purpose, drawn: drawn)
    var stage = Stage.showing(scene, window: window, look: look)
    stage.knowStrokes(knowsStrokes)
    stage.answer(ReadDrawing.self) { request in .success(reading(request)) }
    stage.wait(ticks: 3)
    return stage
  }
}

extension Stage {
  /// Has the host know the strokes of the tests' characters, or of none.
  mutating func knowStrokes(_ knows: Bool = true, in language: String = "ja") {
    answer(StrokesOf.self) { request in
      let model = Characters.all.first { $0.character == request.character }
      let isKnown = knows && request.language == language
      return .success((isKnown ? model : nil).map(StrokesAnswer.known) ?? .unknown("Nothing here knows it."))
    }
  }

  /// Draws a character on the question's board, and goes on.
  mutating func write(_ character: Character, _ mistakes: Hand.Mistake...) throws {
    draw(
      Hand(seed: 1, jitter: 0.01, mistakes: mistakes).draw(
        try Characters.model(character), side: InkPlace.side),
      in: WordBoardLayout(stack.window, .usual).board.rect)
    press(.enter)
    wait(ticks: 3)
  }

  /// The grades of the handwriting.
  var written: [Answer] {
    told.compactMap { if case .course(.written(let answer)) = $0 { answer } else { nil } }
  }
}
