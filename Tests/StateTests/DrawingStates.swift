import Engine
import Hands
import Ink
import Interface
import Learning
import Players
import Playtest
@testable import Course
@testable import Drawing
@testable import WordGame

/// States of the drawing game.
enum DrawingStates {
  static func game() throws -> [DrawingScene] {
    try Setups.all().flatMap { setup in
      guard let game = DrawingScene(setup) else { return [DrawingScene]() }
      return Monkey.states(game, window: setup.window, moves: 60) + answered(game, in: setup.window)
        + changed(game)
    }
  }

  /// States that a monkey doesn't reach, each derived from the one before.
  private static func changed(_ game: DrawingScene) -> [DrawingScene] {
    var (game, states) = (game, [game])
    for change in changes {
      change(&game)
      states.append(game)
    }
    return states
  }

  private static let changes: [@Sendable (inout DrawingScene) -> Void] = [
    { $0.score.hit(worth: 7, raisesCombo: true) }, { $0.score.addTime(worth: 100, left: 1, all: 2) },
    { $0.waiting.append(0) }, { $0.place += 1 }, { $0.board = board }, { $0.board.startOver() },
    { $0.board = penned }, { $0.phase = .reading(RequestID(3)) }, { $0.phase = .told(since: 9) },
    { $0.verdict = verdict(.candidates(["曰"])) }, { $0.verdict = verdict(.unread("No."), model(strokes: 3)) },
    { $0.verdict = verdict(.unread("No."), model(strokes: 2)) },
    { $0.verdict?.accept() }, { $0.progress.since = 5 }, { $0.progress.ticks = 9 },
    { $0.progress.given = "x" },
    { $0.progress.isRight.toggle() }, { $0.progress.wasHelped.toggle() }, { $0.progress.wasJudged.toggle() },
    { $0.progress.isInOrder.toggle() }, { $0.refusals += 1 }, { $0.refusal = .another(2) },
    { $0.refusal = .no }, { $0.strokes = asked },
    { $0.last = board.drawing }, { $0.missed.append(1) }, { $0.guide = guide }, { $0.guide?.step(1) },
  ]

  private static var board: InkBoard {
    var board = InkBoard()
    let place = InkPlace(in: Rect(0, 0, 40, 20), .usual)
    let moves: [(MouseEvent.Action, Point)] = [(.press, Point(100, 60)), (.move, Point(300, 90))]
    for (number, move) in moves.enumerated() {
      _ = board.follow(.mouse(MouseEvent(move.0, .left, atFine: move.1)), in: place, tick: number)
    }
    return board
  }

  private static func model(strokes count: Int = 1) -> CharacterModel? {
    let strokes = (1...count).map { [Spot(0, 0), Spot(9, 9 * Double($0))] }
    return try? CharacterModel("日", strokes: strokes, order: .japanese)
  }

  private static var guide: StrokeGuide? { StrokeGuide([model()].compactMap(\.self), at: 4) }

  private static var penned: InkBoard {
    var board = InkBoard()
    for key in [Key(.left), " ", Key(.up)] { _ = board.press(.key(key), tick: 3) }
    return board
  }

  private static func verdict(_ answer: DrawingAnswer, _ model: CharacterModel? = nil) -> CharacterVerdict {
    CharacterVerdict(board.drawing, asked: "日", answer, model, by: ReadingRule(.japanese))
  }

  private static var asked: AskedStrokes {
    var (strokes, step) = (AskedStrokes(), Step(tick: 0, window: Size(80, 24)))
    strokes.update([StrokesRequest("日", language: "ja")], &step)
    return strokes
  }

  /// With strokes received, or the answer that there are none.
  private static func answered(_ game: DrawingScene, in window: Size) -> [DrawingScene] {
    let line = [Spot(0, 0), Spot(1000, 1000)]
    let model = try? CharacterModel("日", strokes: [line], order: .japanese)
    return [StrokesAnswer.unknown("No."), model.map(StrokesAnswer.known)].compactMap(\.self).compactMap {
      answer in
      var stage = Stage(game, window: window)
      stage.answer(StrokesRequest.self) { _, _ in .success(answer) }
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
    stage.answer(StrokesRequest.self) { request, _ in
      let model = Characters.all.first { $0.character == request.character && !"水火".contains($0.character) }
      let order = InkLanguage(tag: request.language) ?? .japanese
      let known = model.flatMap { try? CharacterModel($0.character, strokes: $0.strokes, order: order) }
      return .success(known.map(StrokesAnswer.known) ?? .unknown("Nobody knows it."))
    }
    stage.answer(DrawingRequest.self) { request, _ in
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
      Question(items(deck)[place], .recall), Examiner(deck, side: .term), title: deck.name,
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
      var stage = stage(LessonScene(items(deck), title: deck.name))
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
