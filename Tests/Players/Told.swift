import Course
import Engine
import Interface
import Learning
import Playtest
import WordGame

/// What scenes of words have told the host.
extension Stage {
  /// A game as it is played: where the round has come to its end, its results take its place.
  public static func playing(
    _ game: any Scene, window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var stage = Stage(game, window: window, look: look)
    stage.epilogue = { outcome in
      let round = outcome.as(RoundOutcome.self).flatMap { $0.ending == .finished ? $0 : nil }
      return round.map { FinaleScene(Finale($0)) }
    }
    return stage
  }

  /// The same from a setup; where there is nothing to play, the reason stands there.
  public static func playing<Played: WordGame>(
    _ game: Played.Type, _ setup: GameSetup, look: Look = Look()
  ) -> Stage {
    let notice = Played.hindrance(setup).map { NoticeScene($0) }
    return playing(notice ?? Played.start(setup), window: setup.window, look: look)
  }

  /// All of it.
  public var told: [ArcadeReport] { reports.compactMap { $0 as? ArcadeReport } }
  /// The answers that were given.
  public var answers: [Answer] {
    told.compactMap {
      switch $0 {
      case .answer(let answer), .course(.answer(let answer)): answer
      default: nil
      }
    }
  }
  /// What was to be heard.
  public var cues: [SoundCue] { told.compactMap { if case .cue(let cue) = $0 { cue } else { nil } } }
  /// What was to be said aloud, without the words of decks that it was.
  public var spoken: [Spoken] {
    told.compactMap {
      if case .spoken(let spoken) = $0 { Spoken(spoken.text, language: spoken.language) } else { nil }
    }
  }
  /// The words that were shown without being asked.
  public var met: [WordsMet] { told.compactMap { if case .met(let met) = $0 { met } else { nil } } }
  /// The hints that were written.
  public var hints: [MnemonicChanged] {
    told.compactMap { if case .hint(let hint) = $0 { hint } else { nil } }
  }
  /// What was chosen.
  public var settings: [Setting] {
    told.compactMap { if case .setting(let setting) = $0 { setting } else { nil } }
  }
  /// The replays of rounds that have come to their end.
  public var replays: [RoundReplay] {
    told.compactMap { if case .ended(let round) = $0 { round } else { nil } }
  }
  /// What the last game has left.
  public var outcome: RoundOutcome? {
    outcomes.last { $0.as(RoundOutcome.self) != nil }?.as(RoundOutcome.self)
  }
  /// What was reached in it.
  public var result: RoundResult? { outcome?.reached }
}
