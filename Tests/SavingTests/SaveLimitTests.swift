import System
import Deterministic
import Learning
@testable import Saving
import Testing

/// The reader and the writer have the same limits.
@Suite("A save at its limits")
struct SaveLimitTests {
  private static let counts = [0, 1, 999_999_999_999, 1_000_000_000_000]
  private static let times = ["0001-01-01T00:00:00Z", "2026-03-01T09:30:00Z", "9999-12-31T23:59:59Z"]
  private static let days = ["0001-01-01", "2026-03-01", "9999-12-31"]
  private static let wild = [Int.min, -1, 0, 1, 1_000_000_000_000, Int.max]
  private static let names = ["spanish-first", "a/b", "", "e\u{301}", "é", "\u{0}\n"]

  private static func side(_ chance: inout Chance) -> String {
    """
    {"right": \(chance.pick(counts)), "wrong": \(chance.pick(counts)), "streak": \(chance.pick(counts)),
     "ms": \(chance.pick(counts)), "recent": "\(chance.pick(["", "1", "01010101"]))",
     "confusedWith": {"d/te": \(chance.pick(counts))}, "stability": \(chance.pick(["0.001", "3.5", "100000000"])),
     "difficulty": \(chance.pick([1, 5, 10])),
     "reviewed": "\(chance.pick(days))", "due": "\(chance.pick(days))", "unknown": [1, {"a": null}]}
    """
  }

  private static func save(_ chance: inout Chance) -> String {
    """
    {"schema": 2, "lastEvent": \(chance.pick(counts)), "sequence": \(chance.pick(counts)),
     "hours": {"\(times[0])": {"right": \(chance.pick(counts))}, "\(times[2])": {"wrong": \(chance.pick(counts))}},
     "settings": {"seconds": \(chance.pick([1, 1_000_000])), "choices": {"a": "b"}}, "more": {"b": [[]]},
     "items": {"es:agua": {"seen": \(chance.pick(counts)), "right": \(chance.pick(counts)),
       "wrong": \(chance.pick(counts)), "lastSeen": "\(chance.pick(days))", "words": ["spanish-first/agua", "x/y"],
       "skills": {"recognise": \(side(&chance)), "": \(side(&chance))}}, "": {"seen": 1}},
     "scores": [{"game": "memory", "deck": "x", "direction": "both", "seed": "1", "seconds": \(chance.pick(counts)),
       "score": \(chance.pick([-1_000_000_000, 0, 1_000_000_000_000])), "right": \(chance.pick(counts)), "wrong": 0,
       "ticks": \(chance.pick(counts)), "finished": true, "playedAt": "\(chance.pick(times))", "own": {}}]}
    """
  }

  private static func answer(_ chance: inout Chance) -> Answer {
    Answer(
      item: ItemID(rawValue: chance.pick(["es:agua"] + names)),
      skill: Skill(rawValue: chance.pick(["recall"] + names)),
      reference: WordReference(deck: chance.pick(names), word: chance.pick(["agua"] + names)),
      meanings: names, mode: chance.pick(Mode.allCases), shown: chance.pick(names), given: chance.pick(names),
      verdict: chance.pick(Verdict.allCases), milliseconds: chance.pick(wild),
      certainty: chance.pick([.known, .known, .hint]),
      confusedWith: chance.pick([nil, "te", ""]).map { WordReference(deck: chance.pick(names), word: $0) })
  }

  private static func result(_ chance: inout Chance) -> RoundResult {
    RoundResult(
      game: chance.pick(names), variation: chance.pick(names), deck: chance.pick(names),
      direction: chance.pick([nil, .term]), seed: .max, seconds: chance.pick(wild), score: chance.pick(wild),
      right: chance.pick(wild), wrong: chance.pick(wild), ticks: chance.pick(wild), isFinished: true)
  }

  /// A random event other than an answer.
  private static func body(_ chance: inout Chance, at time: Int64) -> Event.Body {
    let word = SampleSaves.met(chance.pick(names), chance.pick(names))
    let day = Day(number: Int64(chance.pick([-719_162, 20_000, 2_932_896])))
    let bodies: [Event.Body] = [
      .met(word), .hint(word, "an ear"), .lesson(word, isKnown: true),
      .accept(word, .recall, chance.pick(names)), .rest(word, until: day), .wanted(word),
      .score(Score(result(&chance), playedAt: time, replay: "\n")),
    ]
    return chance.pick(bodies)
  }

  @Test(
    "from any save that the reader accepts, after any event, the writer makes one that it accepts",
    arguments: 0..<200 as Range<UInt64>)
  func closed(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let disk = TestDisk()
    disk.state.withLock { $0.folders = ["/", "/home", "/home/babble"] }
    disk.place(SampleSaves.home.save, Array(Self.save(&chance).utf8))
    for _ in 0..<chance.pick([1, 2, 5]) {
      let time = chance.pick([Int64.min, SampleSaves.now, SampleSaves.now + 86_400, Int64.max])
      let moment = Moment(time, offset: chance.pick([Int.min, -3600, 0, 20_000, Int.max]))
      let store = try SampleSaves.store(disk, now: time)
      #expect(store.access == .writable && store.notices.isEmpty, "\(store.notices)")
      var save = store.save
      switch chance.pick(Array(0..<7)) {
      case 0, 1:
        let game = chance.pick(["memory", "today"])
        let taken = store.record(Self.answer(&chance), game: game, in: &save, at: moment)
        if chance.pick([true, false]) {
          taken.undo.map { _ = store.record(.undo($0), in: &save, at: moment) }
        }
      case 2: save.settings[.games.seconds] = chance.pick(Self.wild)
      default: store.record(Self.body(&chance, at: time), in: &save, at: moment)
      }
      if chance.pick([true, true, false]) { try store.write(save, at: time) }
    }
    let last = try SampleSaves.store(disk)
    #expect(last.access == .writable && last.notices.isEmpty, "\(last.notices)")
    #expect(!disk.paths.contains { $0.contains("damaged") })
  }

  @Test("answers beyond the last number are counted, but not promised to the journal")
  func lastAnswer() throws {
    let disk = TestDisk()
    disk.state.withLock { $0.folders = ["/", "/home", "/home/babble"] }
    let counter = SaveFile.mostCounted - 1
    disk.place(SampleSaves.home.save, Array(#"{"schema": 2, "lastEvent": \#(counter)}"#.utf8))
    let store = try SampleSaves.store(disk)
    var save = store.save
    #expect(
      store.record(SampleSaves.answer("agua"), game: "memory", in: &save, at: SampleSaves.moment).isKept)
    #expect(
      !store.record(SampleSaves.answer("agua"), game: "memory", in: &save, at: SampleSaves.moment).isKept)
    #expect(save.figures(deck: "spanish-first", word: "agua").right == 2)
    try store.write(save, at: SampleSaves.now)
    #expect(try SampleSaves.store(disk).save.figures(deck: "spanish-first", word: "agua").right == 2)
  }

  @Test("a save with too many words is refused early, and none is written")
  func mostWords() throws {
    let items = (0..<Knowledge.mostItems).map { #""\#($0)":{"words":["a/\#($0)"]}"# }.joined(separator: ",")
    var save = try SaveFile(bytes: Array(#"{"schema": 2, "items": {\#(items)}}"#.utf8))
    save.count(SampleSaves.answer("agua"), at: SampleSaves.now)
    save.take(.met(save.knowledge.short(SampleSaves.met("a", "0"))), at: SampleSaves.moment)
    save.take(.met(SampleSaves.met("a", "new")), at: SampleSaves.moment)
    #expect(save.knowledge.items.count == Knowledge.mostItems && save.figures(deck: "a", word: "0").seen == 1)
    #expect(save.knowledge.hours.count == 1)
    let keys = (0...Knowledge.mostItems).map { #""\#($0)":{}"# }.joined(separator: ",")
    #expect(throws: SaveFile.Refusal.self) {
      try SaveFile(bytes: Array(#"{"schema": 2, "items": {\#(keys)}}"#.utf8))
    }
  }

  @Test("a newer save with more in it than this version reads counts as newer, not as damaged")
  func newerAndLarger() {
    let values = String(repeating: "0,", count: SaveFile.valueLimit) + "0"
    let text = #"{"future": [\#(values)], "schema": \#(SaveFile.schema + 1)}"#
    #expect {
      try SaveFile(bytes: Array(text.utf8))
    } throws: { error in
      if case SaveFile.Refusal.otherSchema(let schema) = error {
        schema == SaveFile.schema + 1
      } else {
        false
      }
    }
  }

  @Test("a save that the next start would not read is not written, and the old one stays")
  func tooLarge() throws {
    let disk = TestDisk()
    disk.state.withLock { $0.folders = ["/", "/home", "/home/babble"] }
    let store = try SampleSaves.store(disk)
    try store.write(SampleSaves.save(), at: SampleSaves.now)
    let before = disk.content(SampleSaves.home.save)
    var save = store.save
    // String(repeating:count:) takes seconds for so many.
    save.settings.name = String(
      decoding: Array(repeating: UInt8(ascii: "x"), count: SaveFile.byteLimit), as: UTF8.self)
    #expect(throws: SaveError.self) { try store.write(save, at: SampleSaves.now) }
    #expect(disk.content(SampleSaves.home.save) == before)
  }
}

extension Chance {
  fileprivate mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
