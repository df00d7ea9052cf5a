import Formats
import Learning
@testable import Saving
import Testing

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
    save.scores[1].replay = nil
    save.scores[2].result.direction = nil
    #expect(try SaveFile(bytes: save.bytes) == save)
    #expect(try SaveFile(bytes: SaveFile().bytes) == SaveFile())
  }

  @Test("answers are counted by the hour in UTC, and an older save has no counts")
  func hours() throws {
    var save = SaveFile()
    for (word, isRight, after) in [
      ("a", true, 0), ("b", true, 1799), ("c", false, 1800), ("d", true, -90_000),
    ] {
      save.count(SampleSaves.answer(word, isRight: isRight), at: SampleSaves.now + Int64(after))
    }
    let read = try SaveFile(bytes: save.bytes)
    #expect(
      read.knowledge.hours.keys.sorted() == [
        SampleSaves.now - 1800 - 25 * 3600, SampleSaves.now - 1800, SampleSaves.now + 1800,
      ])
    #expect(read.knowledge.hours[SampleSaves.now - 1800].map { [$0.right, $0.wrong] } == [2, 0])
    #expect(read.knowledge.hours[SampleSaves.now + 1800].map { [$0.right, $0.wrong] } == [0, 1])
    #expect(text(save).contains(#""2026-03-01T09:00:00Z""#))
    #expect(try SaveFile(bytes: Array("{\"schema\": 2}".utf8)).knowledge.hours.isEmpty)
    #expect(refusal("{\"schema\": 2, \"hours\": {\"today\": {\"right\": 1}}}") != nil)
  }

  @Test("a count that is too large to increase is damage", arguments: ["lastEvent", "sequence"])
  func hugeCounts(name: String) {
    #expect(refusal("{\"schema\": 2, \"\(name)\": 9223372036854775807}") != nil)
    #expect(refusal("{\"schema\": 2, \"\(name)\": 7}") == nil)
  }

  @Test("the file has the names that scripts rely on, sorted")
  func form() throws {
    let root = try JSON.read(SampleSaves.save().bytes)
    let keys = try root.object().members.map(\.key)
    let names = [
      "checksum", "courses", "home", "hours", "items", "lastDay", "lastEvent", "lastOffset", "record",
      "schema", "scores", "sequence", "settings",
    ]
    #expect(keys == names)
    let score = try root.member("scores").array()[0]
    let fields = [
      "deck", "direction", "finished", "game", "playedAt", "replay", "right", "score", "seconds", "seed",
      "ticks",
      "variation", "wrong",
    ]
    #expect(try score.object().members.map(\.key) == fields)
    #expect(try score.member("seed").string() == "18446744073709551615")
    #expect(try score.member("playedAt").string() == "2026-03-01T09:30:00Z")
    #expect(try root.member("schema").integer() == 2)
    #expect(try root.member("items").member("es:agua").member("right").integer() == 1)
    #expect(try root.member("items").member("es:agua").member("words").strings() == ["spanish-first/agua"])
  }

  @Test("a word's skills are written and read back, with the player's own hint")
  func skills() throws {
    var save = SaveFile()
    for index in 0..<6 {
      var answer = SampleSaves.answer("agua", isRight: index != 4, skill: index < 3 ? .recognise : .recall)
      answer.mode = .typed
      answer.confusedWith = index == 4 ? WordReference(deck: "spanish-first", word: "fuego") : nil
      let moment = Moment(SampleSaves.now + Int64(index) * 200_000)
      _ = save.take(answer, game: Knowledge.course, at: moment)
    }
    save.take(.hint(SampleSaves.met("spanish-first", "agua"), "aqueduct"), at: SampleSaves.moment)
    save.take(.learned(SampleSaves.met("spanish-first", "agua")), at: SampleSaves.moment)
    save.take(.practiceOpened(deck: "hiragana"), at: SampleSaves.moment)
    #expect(try SaveFile(bytes: save.bytes) == save)
    #expect(try SaveFile(bytes: save.bytes).mnemonic(deck: "spanish-first", word: "agua") == "aqueduct")
    let skills = try JSON.read(save.bytes).member("items").member("es:agua").member("skills")
    #expect(try skills.member("recall").member("recent").string() == "101")
    #expect(try skills.member("recall").member("confusedWith").member("spanish-first/fuego").integer() == 1)
    #expect(try skills.member("recognise").member("reviewed").string() == "2026-03-03")
    #expect(try skills.member("recognise").member("due").string() == "2026-03-14")
    #expect(try skills.member("recall").member("lapses").integer() == 1)
  }

  @Test("progress in a course of stages is under its id, and is read back")
  func stages() throws {
    var save = SaveFile()
    for step in SampleSaves.stageSteps.dropLast() {
      save.take(.stage(StageEvent("life", step)), at: SampleSaves.moment)
    }
    save.take(.practiceOpened(deck: "life"), at: SampleSaves.moment)
    #expect(try SaveFile(bytes: save.bytes) == save)
    let life = try JSON.read(save.bytes).member("courses").member("life").member("stages")
    let kit = try life.member("kits").member("newborn").member("family")
    #expect(try kit.count("right") == 8 && kit.count("asked") == 11 && kit.count("count") == 1)
    #expect(try life.member("ways").member("work").strings() == ["office"])
    save.take(.stage(StageEvent("life", .reset)), at: SampleSaves.moment)
    #expect(try SaveFile(bytes: save.bytes) == save)
    #expect(save.knowledge.stages["life"]?.isEmpty == true)
  }

  @Test("the direction of both sides is written as both")
  func both() throws {
    var save = SampleSaves.save()
    save.scores[0].result.direction = nil
    #expect(try JSON.read(save.bytes).member("scores").array()[0].member("direction").string() == "both")
  }

  @Test("unknown keys are kept everywhere")
  func unknownKeys() throws {
    let text = """
      {"schema": 2, "x": {"deep": [1, 2.5, null, "é"]}, "player": {"name": "Ana", "y": 1},
       "settings": {"theme": "light", "z": [true]}, "items": {"es:w": {"seen": 2, "words": ["d/w"],
         "memory": {"s": 1.25}, "skills": {"recall": {"right": 1, "new": 7}, "sing": {"right": 2}}}},
       "courses": {"kana": {"exam": 3}},
       "scores": [{"game": "memory", "deck": "d", "seed": "7", "finished": true,
                   "playedAt": "2026-03-01T09:30:00Z", "extra": "e"}]}
      """
    let root = try JSON.read(SaveFile(bytes: Array(text.utf8)).bytes)
    #expect(try root.member("x") == JSON.read(Array(#"{"deep": [1, 2.5, null, "é"]}"#.utf8)))
    #expect(try root.member("settings").member("y").integer() == 1)
    #expect(try root.member("settings").member("z").array() == [.bool(true)])
    #expect(try root.member("items").member("es:w").member("memory").member("s").content == .double(1.25))
    let skills = try root.member("items").member("es:w").member("skills")
    #expect(try skills.member("recall").member("new").integer() == 7)
    #expect(try skills.member("sing").member("right").integer() == 2)
    #expect(try root.member("courses").member("kana").member("exam").integer() == 3)
    #expect(try root.member("scores").array()[0].member("extra").string() == "e")
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
      guard var save = try? SaveFile(bytes: flipped) else { continue }
      save.unknown.removeAll { $0.value == checksum }
      #expect(save == good, "byte \(index), bit \(bit)")
      kept += 1
    }
    #expect(kept < bytes.count / 2)
  }

  @Test("another schema is refused as such, whatever its checksum looks like", arguments: [1, 3])
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
    guard case .damaged = refusal(text(SampleSaves.save()).replacing("\"schema\": 2", with: "\"schema\": 6"))
    else {
      return #expect(Bool(false), "refused as another")
    }
  }

  @Test(
    "values of another type are damage with their place",
    arguments: [
      (#"{"schema": 2, "items": []}"#, 24), (#"{"schema": 2, "items": {"x": {"words": ["x"]}}}"#, 41),
      (#"{"schema": 2, "items": {"d/w": {"seen": -1}}}"#, 41), (#"{"schema": 0}"#, 12), ("{}", 1),
      (#"{"schema": 2, "settings": []}"#, 27), (#"{"schema": 2, "scores": [{}]}"#, 26),
      ("[]", 1),
      (#"{"schema": 2, "items": {"d/w": {"lastSeen": "yesterday"}}}"#, 45),
    ])
  func wrongValues(text: String, column: Int) {
    guard case .damaged(let error) = refusal(text) else { return #expect(Bool(false), "taken") }
    #expect(error.place == TextPlace(line: 1, column: column))
  }

  @Test("the best score is the highest of the finished rounds, the first of equal ones")
  func best() {
    var save = SaveFile()
    for (index, score) in [10, 30, 30, 20].enumerated() {
      save.scores.append(Score(SampleSaves.result(score: score), playedAt: Int64(index)))
    }
    save.scores.append(Score(SampleSaves.result(score: 99, deck: "other"), playedAt: 9))
    var given = SampleSaves.result(score: 500)
    given.isFinished = false
    save.scores.append(Score(given, playedAt: 10))
    #expect(save.best(game: "memory", deck: "spanish-first")?.playedAt == 1)
    #expect(save.best(game: "memory")?.result.score == 99)
    #expect(save.best(game: "memory", variation: "sudden") == nil)
    #expect(save.best(game: "bubbles") == nil)
  }

  @Test("a game without points has no best score")
  func noPoints() {
    var save = SaveFile()
    save.scores.append(Score(SampleSaves.result(score: 0), playedAt: 1))
    #expect(save.best(game: "memory") == nil)
  }

  @Test("answers and sights are counted for the item that the word refers to")
  func counting() {
    var save = SaveFile()
    for word in ["a", "b"] { save.take(.met(SampleSaves.met("d", word)), at: Moment(5)) }
    save.count(SampleSaves.answer("agua"), at: 7 + 86_400)
    #expect(save.figures(deck: "d", word: "a") == ItemFigures(seen: 1, lastSeen: Day(number: -1)))
    let figures = save.figures(deck: "spanish-first", word: "agua")
    #expect(figures.seen == 1 && figures.right == 1 && figures.lastSeen == Day(number: 0))
    #expect(figures.skills[.recognise]?.streak == 1)
    #expect(save.figures(deck: "d", word: "agua") == ItemFigures())
  }
}
