import Engine
import Ink
import Interface
import Learning
import Playtest

@testable import Drawing
@testable import WordGame

/// States of the game in which words are drawn.
enum DrawingStates {
  static func game() throws -> [DrawingScene] {
    try Setups.all().flatMap { setup in
      guard let game = DrawingScene(setup) else { return [DrawingScene]() }
      return Monkey.states(game, window: setup.window, moves: 60) + answered(game, in: setup.window)
        + changed(game)
    }
  }

  /// What a monkey doesn't come to, each from the state before.
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

  /// Strokes have come, or the news that there are none.
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
