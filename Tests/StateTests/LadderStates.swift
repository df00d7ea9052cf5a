import Engine
import Games
import Learning
import Storage

@testable import App

/// States of the ladder.
enum LadderStates {
  static func scenes() throws -> [LadderScene] {
    let round = RoundReplay(
      game: "memory", rulesVersion: 1, setup: try Setups.all()[0],
      result: RoundResult(
        game: "memory", deck: "spanish-first", direction: .term, seed: 1, seconds: 100, score: 500, right: 5,
        wrong: 0, ticks: 60, isFinished: true),
      run: Replay())
    let files = (0..<40).map {
      ReplayFile(
        round, player: "Player \($0)", playedAt: 1_700_000_000 - Int64($0) * 40_000, program: "test")
    }
    let entries =
      files.enumerated().map { LadderEntry("/class/\($0).babble", $1, .verified) } + [
        LadderEntry("/class/x.babble", files[0], .altered, "claims other answers than were played."),
        LadderEntry("/class/y.babble", nil, .unplayable, "the replay is damaged."),
      ]
    let ladders = [entries, []].map {
      Ladder($0, of: "/class", isOwn: $0.isEmpty, at: Moment(1_700_000_000), dayStartingAt: 4)
    }
    let shown = ladders.map { LadderScene().told(ReadLadder.self, $0) }
    let failed = LadderScene().told(
      ReadLadder.self, .failure(.failed(App.Failure(description: "/class could not be read."))))
    let turned = shown[0].told(ReadLadder.self, ladders[0], after: [.key(Key(.tab)), .key(Key(.end))])
    return [LadderScene(), failed, turned] + shown + Monkey.states(shown[0], moves: 60, reads: true)
  }
}
