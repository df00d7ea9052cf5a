import Deterministic
import Learning
import System
import Testing

@testable import Storage

/// The reader and the writer have the same limits.
@Suite("A save at its limits")
struct SaveLimitTests {
  private static let counts = [0, 1, 999_999_999_999, 1_000_000_000_000]
  private static let times = ["0001-01-01T00:00:00Z", "2026-03-01T09:30:00Z", "9999-12-31T23:59:59Z"]
  private static let wild = [Int.min, -1, 0, 1, 1_000_000_000_000, Int.max]
  private static let names = ["spanish-first", "a/b", "", "e\u{301}", "é", "\u{0}\n"]

  private static func save(_ chance: inout Chance) -> String {
    """
    {"schema": \(chance.pick([2, 3])), "lastEvent": \(chance.pick(counts)),
     "settings": {"seconds": \(chance.pick([1, 1_000_000])), "choices": {"a": "b"}}, "more": {"b": [[]]},
     "items": {"es:agua": {"seen": \(chance.pick(counts))}},
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
      #expect(store.access == .writable, "\(store.notices)")
      #expect(store.notices.allSatisfy { $0.contains("in no journal") }, "\(store.notices)")
      var save = store.save
      switch chance.pick(Array(0..<7)) {
      case 0, 1:
        let game = chance.pick(["memory", "today"])
        let taken = store.record(Self.answer(&chance), game: game, in: &save, at: moment)
        if chance.pick([true, false]) {
          taken.map { store.record(.undo($0), in: &save, at: moment) }
        }
      case 2: save.settings[.games.seconds] = chance.pick(Self.wild)
      default: store.record(Self.body(&chance, at: time), in: &save, at: moment)
      }
      if chance.pick([true, true, false]) { try store.write(&save, at: time) }
    }
    let last = try SampleSaves.store(disk)
    #expect(last.access == .writable, "seed \(seed): \(last.notices)")
    #expect(last.notices.allSatisfy { $0.contains("in no journal") }, "seed \(seed): \(last.notices)")
    #expect(!disk.paths.contains { $0.contains("damaged") })
  }

  @Test("beyond the most words nothing is known of further ones, but answers are counted")
  func mostWords() throws {
    let words = (0..<Knowledge.mostItems).map { number in
      (
        ItemID(rawValue: "\(number)"),
        Knowledge.Item(words: [WordReference(deck: "a", word: "\(number)")])
      )
    }
    var save = SaveFile()
    save.knowledge = Knowledge(items: Dictionary(uniqueKeysWithValues: words))
    save.count(SampleSaves.answer("agua"), at: SampleSaves.now)
    save.record(.met(save.knowledge.short(SampleSaves.met("a", "0"))), at: SampleSaves.moment)
    save.record(.met(SampleSaves.met("a", "new")), at: SampleSaves.moment)
    #expect(save.knowledge.items.count == Knowledge.mostItems && save.figures(deck: "a", word: "0").seen == 1)
    #expect(save.knowledge.hours.count == 1)
  }

  @Test("a newer save with more in it than this version knows counts as newer, not as damaged")
  func newer() {
    let values = String(repeating: "0,", count: 1000) + "0"
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
}

extension Chance {
  fileprivate mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
