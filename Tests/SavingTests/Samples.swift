import Learning
import Saving

/// Saves to write and compare.
enum Samples {
  static let home = Home("/home/babble")
  /// 2026-03-01T09:30:00Z.
  static let now: Int64 = 1_772_357_400

  static func result(score: Int = 100, game: String = "memory", deck: String = "spanish-150") -> RoundResult {
    RoundResult(
      game: game, variation: "clock", deck: deck, direction: .term, seed: UInt64.max, seconds: 180,
      score: score,
      right: 10, wrong: 3, ticks: 5400, isFinished: true)
  }

  static func answer(_ word: String, isRight: Bool = true) -> Answer {
    Answer(
      deck: "spanish-150", word: word, direction: .term, shown: "el agua", given: "water", isRight: isRight,
      milliseconds: 1200, certainty: .known)
  }

  static func save(name: String = "Ana", scores: [Int] = [100]) -> SaveFile {
    var save = SaveFile()
    save.settings.name = name
    save.settings.seconds = 240
    save.settings.choices = ["memory.field": "mixed"]
    save.scores = scores.map { Score(result(score: $0), playedAt: now, replay: "one.rec") }
    save.count(answer("agua"), at: now)
    save.count(answer("te", isRight: false), at: now + 5)
    return save
  }

  static func store(_ disk: TestDisk, now: Int64 = now) throws(SaveError) -> SaveStore<TestDisk> {
    try SaveStore(home: home, files: disk, now: now)
  }

  /// What is kept of a player, without the numbers that count writes.
  static func content(_ save: SaveFile) -> [String] {
    [save.settings.name] + save.scores.map { "\($0.result.score)" } + save.words.keys.map(\.text).sorted()
  }
}
