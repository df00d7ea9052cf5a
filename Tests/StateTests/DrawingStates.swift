import Engine
import Hands
import Interface
import Learning
import Players
import Playtest

@testable import App
@testable import Games

/// States of the drawing game.
enum DrawingStates {
  static func game() throws -> [DrawingScene] {
    try Setups.all().flatMap { setup in
      guard let game = DrawingScene(setup) else { return [DrawingScene]() }
      return Monkey.states(game, window: setup.window, moves: 60) + answered(game, in: setup.window)
    }
  }

  /// With strokes received, or the answer that there are none.
  private static func answered(_ game: DrawingScene, in window: Size) -> [DrawingScene] {
    let line = [Spot(0, 0), Spot(1000, 1000)]
    let model = try? CharacterModel("日", strokes: [line], order: .japanese)
    return [StrokesAnswer.unknown("No."), model.map(StrokesAnswer.known)].compactMap(\.self).compactMap {
      answer in
      var stage = Stage(game, window: window)
      stage.answer(StrokesOf.self) { _ in .success(answer) }
      stage.wait(ticks: 3)
      return stage.stack.top as? DrawingScene
    }
  }
}

/// States of drawing by hand in a course, and of screens that show strokes.
enum StrokesStates {
  private static func deck(_ language: String) -> Deck {
    let words = [("日本", "Japan"), ("水火", "fire and water"), ("日", "day")]
    return Deck(
      id: language, name: language, language: .init(term: language, meaning: "en"),
      words: words.map { Word(id: $0.0, term: $0.0, meanings: [$0.1]) })
  }

  private static func items(_ deck: Deck) -> [RoundSetup.Item] {
    deck.words.map { RoundSetup.Item($0, of: deck.origin, isNew: false, shown: .term) }
  }

  /// A stage whose host knows the strokes of everything but 水 and 火, in each language's order, and reads
  /// drawings as `answer`.
  private static func stage(_ scene: any Scene, reading answer: DrawingAnswer? = nil) -> Stage {
    var stage = Stage(scene)
    stage.answer(StrokesOf.self) { request in
      let model = Characters.all.first { $0.character == request.character && !"水火".contains($0.character) }
      let order = InkLanguage(tag: request.language) ?? .japanese
      let known = model.flatMap { try? CharacterModel($0.character, strokes: $0.strokes, order: order) }
      return .success(known.map(StrokesAnswer.known) ?? .unknown("Nobody knows it."))
    }
    stage.answer(ReadDrawing.self) { request in
      .success(answer ?? .candidates([request.asked]))
    }
    stage.wait(ticks: 3)
    return stage
  }
}

extension StrokesStates {
  static func questions() throws -> [QuestionScene] {
    let choices = [
      DrawnAnswers(), DrawnAnswers(comeFirst: true), DrawnAnswers(comeFirst: true, countStrokes: true),
    ]
    let scenes = choices.map { question(0, "ja", $0) }
    return scenes + drawn(question(0, "ja"), "日本") + drawn(question(2, "ja"), "日", .candidates(["日"]))
      + drawn(question(0, "zh"), "日水") + drawn(question(1, "zh"), "水火", .unread("No."))
      + drawn(question(1, "zh"), "水火", .unread("No."), judging: "y")
      + Monkey.states(question(0, "ja", choices[1]), moves: 60)
  }

  private static func question(
    _ place: Int, _ language: String, _ drawn: DrawnAnswers = DrawnAnswers()
  ) -> QuestionScene {
    let deck = deck(language)
    return QuestionScene(
      Question(items(deck)[place], .recall), AnswerChecker(deck, side: .term), title: deck.name,
      progress: (done: 1, all: 3), drawn: drawn)
  }

  /// Drawn by mouse, undone, drawn again by keys, judged, and looked at.
  private static func drawn(
    _ scene: QuestionScene, _ characters: String, _ answer: DrawingAnswer? = nil, judging: String = "n"
  ) -> [QuestionScene] {
    var (stage, states) = (stage(scene, reading: answer), [QuestionScene]())
    func look() { if let state = stage.stack.top as? QuestionScene { states.append(state) } }
    stage.press(.character("d"), .control)
    look()
    for character in characters {
      guard let model = Characters.all.first(where: { $0.character == character }) else { continue }
      let place = WordBoardLayout(stage.stack.window, .usual).board.rect
      stage.draw(Hand(seed: 1, mistakes: [.swap(1, 2)]).draw(model, side: InkPlace.side), in: place)
      stage.press(.enter)
      look()
      stage.wait(ticks: 1)
      look()
    }
    for keys in [judging, "s", "s", "u"] {
      stage.type(keys)
      look()
    }
    stage.press(.character("d"), .control)
    for key in " 999 \r 666 \ry" {
      stage.press(key == "\r" ? .enter : .character(key))
      stage.wait(ticks: 2)
      look()
    }
    return states
  }
}

extension StrokesStates {
  static func scenes() throws -> [StrokesScene] {
    let few = StrokesScene(["日"], in: ["ja"], title: "One", texts: [])
    let many = StrokesScene(["日", "本"], in: ["zh", "ja"], title: "Two", texts: ["日本"])
    let unknown = StrokesScene(["水"], in: ["zh"], title: "Three", texts: ["水"])
    return [few, many, unknown].flatMap { scene -> [StrokesScene] in
      var (stage, states) = (stage(scene), [scene])
      for key in ["s", "s", "o", " "] {
        if let state = stage.stack.top as? StrokesScene { states.append(state) }
        stage.type(key)
      }
      for code in [Key.Code.right, .right, .left] {
        stage.press(code)
        if let state = stage.stack.top as? StrokesScene { states.append(state) }
      }
      return states
    }
  }

  static func lessons() throws -> [LessonScene] {
    ["ja", "zh"].flatMap { language -> [LessonScene] in
      let deck = deck(language)
      var stage = stage(LessonScene(items(deck).map { .init($0, title: deck.name) }))
      let first = stage.stack.top as? LessonScene
      stage.press(.right)
      stage.wait(ticks: 2)
      return [first, stage.stack.top as? LessonScene].compactMap(\.self)
    }
  }

  static func cards() throws -> [WordCardScene] {
    ["ja", "zh"].flatMap { language -> [WordCardScene] in
      let shown = DeckKnowledge(
        deck(language), [:], hints: [:], on: Day(number: 0), obstacle: nil)
      var stage = stage(WordCardScene(shown, rows: [0, 1, 2], at: 0))
      let first = stage.stack.top as? WordCardScene
      stage.press(.right)
      stage.wait(ticks: 2)
      return [first, stage.stack.top as? WordCardScene].compactMap(\.self)
    }
  }
}
