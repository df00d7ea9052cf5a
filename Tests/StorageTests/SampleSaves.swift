import Learning
import System

@testable import Storage

/// Saves to write and compare.
enum SampleSaves {
  static let home = Home("/home/babble")
  static let now: Int64 = 1_772_357_400

  static func result(score: Int = 100, game: String = "memory", deck: String = "spanish-first") -> RoundResult
  {
    RoundResult(
      game: game, variation: "clock", deck: deck, direction: .term, seed: UInt64.max, seconds: 180,
      score: score,
      right: 10, wrong: 3, ticks: 5400, isFinished: true)
  }

  static let moment = Moment(now, offset: 3600)

  /// Everything that can happen in a course of stages.
  static let stageSteps: [StageEvent.Step] = [
    .kit(StageCourse.Place(stage: "newborn", kit: "family"), RightCount(right: 8, asked: 11)),
    .exam(stage: "newborn", RightCount(right: 5, asked: 10)), .examOpened(stage: "newborn"),
    .stageOpened("preschool"), .chosen(stage: "work", way: "office"), .reset,
  ]
  static let today = MemoryModel().day(of: moment)

  static func answer(_ word: String, isRight: Bool = true, skill: Skill = .recognise) -> Answer {
    Answer(
      item: ItemID(rawValue: "es:\(word)"), skill: skill,
      reference: WordReference(deck: "spanish-first", word: word), meanings: ["meaning of \(word)"],
      mode: .chosen, shown: "el agua", given: "water", verdict: isRight ? .right : .wrong,
      milliseconds: 1200, certainty: .known)
  }

  static func met(_ deck: String, _ word: String) -> WordMet {
    WordMet(item: ItemID(rawValue: "es:\(word)"), reference: WordReference(deck: deck, word: word))
  }

  static func save(name: String = "Ana", scores: [Int] = [100]) -> SaveFile {
    var save = SaveFile()
    save.settings.name = name
    save.settings[.games.seconds] = 240
    save.settings[Setting("memory.field", false)] = true
    save.add(scores.map { Score(result(score: $0), playedAt: now, replay: "one.rec") })
    return save
  }

  static func openContext(at now: Int64 = now) -> OpenContext {
    OpenContext(at: Moment(now, offset: 3600), chance: 0xBABB1E)
  }

  static func store(_ disk: TestDisk, now: Int64 = now) throws -> SaveStore {
    try SaveStore(home: home, files: disk, openContext(at: now))
  }

  /// What the file of a save has.
  static func content(_ save: SaveFile) -> [String] {
    [save.settings.name] + save.scores.map { "\($0.result.score)" }
  }

  /// What the journals of a home tell, counted from their start.
  static func counted(_ home: Home = home, on files: any FileSystem) throws -> JournalSum {
    let journals = try Journals(in: home, own: Path.name(of: home.journal), files)
    var sum = JournalSum(of: journals, after: Knowledge())
    try sum.countAll { _, _ in }
    return sum
  }
}

extension Settings {
  private static let name = Setting("name", "")

  /// The player's name.
  var name: String {
    get { self[Self.name] }
    set { self[Self.name] = newValue }
  }
}

extension SaveStore {
  /// Writes a save that isn't continued.
  func write(_ save: SaveFile, at now: Int64) throws(SaveError) {
    var save = save
    try write(&save, at: now)
  }
}

extension SaveFile {
  /// Counts an answer, with the time in seconds since 1970.
  mutating func count(_ answer: Answer, at time: Int64) {
    _ = record(answer, game: "memory", at: Moment(time))
  }
}
