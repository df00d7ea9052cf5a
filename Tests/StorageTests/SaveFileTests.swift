import Formats
import Learning
import Testing

@testable import Storage

@Suite("The save file")
struct SaveFileTests {
  private func text(_ save: SaveFile) -> String { String(decoding: save.bytes, as: UTF8.self) }

  private func refusal(_ text: String) -> SaveFile.Refusal? {
    do throws(SaveFile.Refusal) {
      _ = try SaveFile(bytes: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("reading gives what was written")
  func roundTrip() throws {
    var save = SampleSaves.save(scores: [5, -3, 0])
    var both = SampleSaves.result(score: 7)
    both.direction = nil
    save.add([Score(both, playedAt: SampleSaves.now, replay: nil)])
    #expect(try SaveFile(bytes: save.bytes) == save)
    #expect(try SaveFile(bytes: SaveFile().bytes) == SaveFile())
  }

  @Test("the file has the names that scripts rely on, sorted")
  func form() throws {
    let root = try JSON.read(SampleSaves.save().bytes)
    let keys = try root.object().members.map(\.key)
    #expect(keys == ["checksum", "player", "schema", "scores", "settings", "totals"])
    let score = try root.member("scores").array()[0]
    let fields = [
      "deck", "direction", "finished", "game", "playedAt", "replay", "right", "score", "seconds", "seed",
      "ticks",
      "variation", "wrong",
    ]
    #expect(try score.object().members.map(\.key) == fields)
    #expect(try score.member("seed").string() == "18446744073709551615")
    #expect(try score.member("playedAt").string() == "2026-03-01T09:30:00Z")
    #expect(try root.member("schema").integer() == 3)
    #expect(try root.member("player").member("name").string() == "Ana")
    #expect(try root.member("settings").member("memory.field").bool())
  }

  @Test("the totals say what was learned")
  func totals() throws {
    var save = SampleSaves.save()
    for (word, isRight) in [("agua", true), ("agua", true), ("te", false)] {
      _ = save.record(
        SampleSaves.answer(word, isRight: isRight), game: Knowledge.course, at: SampleSaves.moment)
    }
    save.record(
      .score(Score(SampleSaves.result(score: 5), playedAt: SampleSaves.now)), at: SampleSaves.moment)
    let totals = try JSON.read(save.bytes).member("totals")
    let expected = [("days", 1), ("games", 1), ("right", 2), ("seconds", 90), ("words", 2), ("wrong", 1)]
    for (name, count) in expected { #expect(try totals.count(name) == count, "\(name)") }
  }

  @Test("the direction of both sides is written as both")
  func both() throws {
    var (save, result) = (SaveFile(), SampleSaves.result())
    result.direction = nil
    save.add([Score(result, playedAt: SampleSaves.now)])
    #expect(try JSON.read(save.bytes).member("scores").array()[0].member("direction").string() == "both")
  }

  @Test("unknown keys are kept")
  func unknownKeys() throws {
    let text = """
      {"schema": 3, "x": {"deep": [1, 2.5, null, "é"]}, "player": {"name": "Ana", "y": 1},
       "settings": {"theme": "light", "z": [true]},
       "scores": [{"game": "memory", "deck": "d", "seed": "7", "finished": true,
                   "playedAt": "2026-03-01T09:30:00Z", "extra": "e"}]}
      """
    let root = try JSON.read(SaveFile(bytes: Array(text.utf8)).bytes)
    #expect(try root.member("x") == JSON.read(Array(#"{"deep": [1, 2.5, null, "é"]}"#.utf8)))
    #expect(try root.member("settings").member("y").integer() == 1)
    #expect(try root.member("settings").member("z").array() == [.bool(true)])
    #expect(try root.member("scores").array()[0].member("extra").string() == "e")
  }

  @Test("of a save of version 0.2 settings and scores are read, and what journals tell is passed over")
  func oldSchema() throws {
    let text = """
      {"schema": 2, "player": {"name": "Ana"}, "items": {"x": 5}, "hours": [], "record": 7, "courses": {},
       "journals": {}, "lastEvent": 9, "sequence": 3, "home": "00000000babb1e00", "future": 1,
       "scores": [{"game": "memory", "deck": "d", "seed": "7", "score": 3, "finished": true,
                   "playedAt": "2026-03-01T09:30:00Z"}]}
      """
    let save = try SaveFile(bytes: Array(text.utf8))
    #expect(save.settings.name == "Ana" && save.scores.map(\.result.score) == [3] && save.isOfOldSchema)
    #expect(save.knowledge == Knowledge() && save.lastEvent == 0)
    let keys = try JSON.read(save.bytes).object().members.map(\.key)
    #expect(keys == ["checksum", "future", "player", "schema", "scores", "settings", "totals"])
  }

  @Test("a save without a checksum, edited by hand, is accepted; a wrong one is damage")
  func checksum() throws {
    let good = text(SampleSaves.save())
    let line = try #require(good.split(separator: "\n").first { $0.contains("checksum") })
    #expect(try SaveFile(bytes: Array(good.replacing(line + "\n", with: "").utf8)) == SampleSaves.save())
    guard case .damaged(let error) = refusal(good.replacing("Ana", with: "Anb")) else {
      return #expect(Bool(false), "taken")
    }
    #expect(error.problem == .wrongChecksum)
    #expect(error.line == 2)
  }

  @Test("the checksum is the CRC-32 that zlib computes, of the text with zeros in its place")
  func crc() {
    #expect(Checksum.crc32(Array("123456789".utf8)[...]) == 0xCBF4_3926)
    let object: JSONObject = ["b": .integer(1), "a": .object(["checksum": .string("crc32:12345678")])]
    let sealed = String(decoding: Checksum.seal(object, spread: 0), as: UTF8.self)
    #expect(sealed == #"{"a":{"checksum":"crc32:12345678"},"b":1,"checksum":"crc32:2be1a8b4"}"#)
    #expect(Checksum.fits("crc32:2be1a8b4", Array(sealed.utf8)))
    #expect(!Checksum.fits("crc32:12345678", Array(sealed.utf8)))
    #expect(!Checksum.fits("crc32:", Array(sealed.utf8)))
  }

  @Test("each flipped bit is noticed or changes nothing but the checksum's name", arguments: 0..<8)
  func bitFlips(bit: Int) throws {
    let good = SampleSaves.save()
    let bytes = good.bytes
    let checksum = try JSON.read(bytes).member("checksum")
    var kept = 0
    for index in bytes.indices {
      var flipped = bytes
      flipped[index] ^= 1 << bit
      guard let save = try? SaveFile(bytes: flipped) else { continue }
      let root = try JSON.read(save.bytes).object()
      let isRenamed = root.members.contains { $0.key != "checksum" && $0.value == checksum }
      #expect(
        isRenamed || save == good, "byte \(index), bit \(bit)")
      kept += 1
    }
    #expect(kept < bytes.count / 2)
  }

  @Test("another schema is refused as such, whatever its checksum looks like", arguments: [1, 4])
  func otherSchema(schema: Int) {
    for checksum in ["", #", "checksum": "sha256:00""#] {
      guard case .otherSchema(Int64(schema)) = refusal(#"{"schema": \#(schema), "words": 7\#(checksum)}"#)
      else {
        return #expect(Bool(false), "\(checksum)")
      }
    }
  }

  @Test("a flipped bit in the schema does not pass for another version")
  func flippedSchema() {
    guard case .damaged = refusal(text(SampleSaves.save()).replacing("\"schema\": 3", with: "\"schema\": 7"))
    else {
      return #expect(Bool(false), "refused as another")
    }
  }

  @Test(
    "values of another type are damage with their place",
    arguments: [
      (#"{"schema": 0}"#, 12), ("{}", 1), (#"{"schema": 3, "settings": []}"#, 27),
      (#"{"schema": 3, "scores": [{}]}"#, 26), (#"{"schema": 2, "scores": 5}"#, 25), ("[]", 1),
    ])
  func wrongValues(text: String, column: Int) {
    guard case .damaged(let error) = refusal(text) else { return #expect(Bool(false), "taken") }
    #expect(error.place == TextPlace(line: 1, column: column))
  }

  @Test("the best score is the highest of the finished rounds, the first of equal ones")
  func best() {
    var save = SaveFile()
    for (index, score) in [10, 30, 30, 20].enumerated() {
      save.add([Score(SampleSaves.result(score: score), playedAt: Int64(index))])
    }
    save.add([Score(SampleSaves.result(score: 99, deck: "other"), playedAt: 9)])
    var given = SampleSaves.result(score: 500)
    given.isFinished = false
    save.add([Score(given, playedAt: 10)])
    #expect(save.best(game: "memory", deck: "spanish-first")?.playedAt == 1)
    #expect(save.best(game: "memory")?.result.score == 99)
    #expect(save.best(game: "memory", variation: "sudden") == nil)
    #expect(save.best(game: "bubbles") == nil)
  }

  @Test("a game without points has no best score")
  func noPoints() {
    var save = SaveFile()
    save.add([Score(SampleSaves.result(score: 0), playedAt: 1)])
    #expect(save.best(game: "memory") == nil)
  }

  @Test("of many scores the best of each contest and the last twenty are kept")
  func keptScores() {
    var save = SaveFile()
    for index in 0..<100 {
      let deck = index < 50 ? "spanish-first" : "other"
      save.add([Score(SampleSaves.result(score: 100 - index, deck: deck), playedAt: Int64(index))])
    }
    #expect(save.scores.map(\.playedAt) == [0, 50] + Array(80..<100))
    save.add([Score(SampleSaves.result(score: 500), playedAt: 60)])
    #expect(save.scores.map(\.playedAt) == [50, 60] + Array(80..<100))
    save.add(save.scores)
    #expect(save.scores.count == 22)
  }

  @Test("of rounds with a code the first run of the last day is kept, since it counts")
  func keptFirstRuns() {
    var first = SampleSaves.result(score: 10)
    first.seed = RoundCode.seeds - 1
    var other = SampleSaves.result(score: 20)
    other.seed = RoundCode.seeds
    var save = SaveFile()
    save.add([Score(first, playedAt: 100), Score(other, playedAt: 101)])
    for index in 1...30 { save.add([Score(SampleSaves.result(score: 100), playedAt: 100 + Int64(index))]) }
    #expect(save.scores.contains { $0.result == first } && !save.scores.contains { $0.result == other })
    save.add([Score(SampleSaves.result(score: 100), playedAt: 100 + 86_400)])
    #expect(!save.scores.contains { $0.result == first })
  }

  @Test("answers and sights are counted for the item that the word refers to")
  func counting() {
    var save = SaveFile()
    for word in ["a", "b"] { save.record(.met(SampleSaves.met("d", word)), at: Moment(5)) }
    save.count(SampleSaves.answer("agua"), at: 7 + 86_400)
    #expect(save.figures(deck: "d", word: "a") == ItemFigures(seen: 1, lastSeen: Day(number: -1)))
    let figures = save.figures(deck: "spanish-first", word: "agua")
    #expect(figures.seen == 1 && figures.right == 1 && figures.lastSeen == Day(number: 0))
    #expect(figures.skills[.recognise]?.streak == 1)
    #expect(save.figures(deck: "d", word: "agua") == ItemFigures())
  }
}
