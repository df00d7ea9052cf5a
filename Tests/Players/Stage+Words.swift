import App
import Engine
import Games
import Interface
import Learning
import Playtest

/// Reports of word games to their host.
extension Stage {
  /// A stage for a game, followed by its results once the round has ended.
  public static func playing(
    _ game: any Scene, window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var stage = Stage(game, window: window, look: look)
    stage.epilogue = { outcome in
      let round = outcome.as(RoundOutcome.self).flatMap { $0.ending == .finished ? $0 : nil }
      return round.map { ResultsScene(Results($0)) }
    }
    return stage
  }

  /// The same from a setup; if there is nothing to play, the stage shows the reason.
  public static func playing<Played: WordGame>(
    _ game: Played.Type, _ setup: GameSetup, look: Look = Look()
  ) -> Stage {
    let notice = Played.roundObstacle(setup).map { NoticeScene($0) }
    return playing(notice ?? Played.start(setup), window: setup.window, look: look)
  }

  public var told: [ArcadeReport] { reports.compactMap { $0 as? ArcadeReport } }
  public var answers: [Answer] {
    told.compactMap {
      switch $0 {
      case .answer(let answer), .course(.answer(let answer)): answer
      default: nil
      }
    }
  }
  public var cues: [SoundCue] { told.compactMap { if case .cue(let cue, _) = $0 { cue } else { nil } } }
  /// Texts to speak, without the deck words they belong to.
  public var spoken: [Spoken] {
    told.compactMap {
      if case .spoken(let spoken) = $0 { Spoken(spoken.text, language: spoken.language) } else { nil }
    }
  }
  public var met: [WordsMet] { told.compactMap { if case .met(let met) = $0 { met } else { nil } } }
  public var hints: [MnemonicChanged] {
    told.compactMap { if case .hint(let hint) = $0 { hint } else { nil } }
  }
  public var settings: [Settings.Change] {
    told.compactMap { if case .setting(let change) = $0 { change } else { nil } }
  }
  /// The replays of finished rounds.
  public var replays: [RoundReplay] {
    told.compactMap { if case .ended(let round) = $0 { round } else { nil } }
  }
  /// The outcome of the last game.
  public var outcome: RoundOutcome? {
    outcomes.last { $0.as(RoundOutcome.self) != nil }?.as(RoundOutcome.self)
  }
  public var result: RoundResult? { outcome?.reached }
}

extension Stage {
  /// The same stage with large letters drawn in blocks, which need no fonts.
  public func inBlocks() -> Stage {
    var stage = self
    stage.painter = { ($0 as? LetterRequest).flatMap { LetterPicture(inBlocks: $0)?.picture } }
    return stage
  }
}

extension Stage {
  /// Draws on a board in these cells, with a mouse finer than a cell, one tick per point.
  public mutating func draw(_ drawing: Drawing, in place: Rect) {
    func event(_ action: MouseEvent.Action, _ point: InkPoint) -> InputEvent {
      let parts = MouseEvent.parts
      let (x, y) = (
        point.x * place.width * parts / drawing.side, point.y * place.height * parts / drawing.side
      )
      return .mouse(
        MouseEvent(action, .left, atFine: Point(place.left * parts + x, place.top * parts + y)))
    }
    for stroke in drawing.strokes {
      send(event(.press, stroke.points[0]))
      for point in stroke.points.dropFirst() { send(event(.move, point)) }
      send(event(.release, stroke.points[stroke.points.count - 1]))
    }
  }
}
