import Engine
import Formats
import Games
import Interface
import Learning
import Players
import Playtest
import Storage
import Testing

@testable import App

@Suite("A recorded round")
struct VerificationTests {
  @Test("replays identically from its file alone", arguments: Masher.games + Masher.drawn)
  func verified(game: String, variation: String?) throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      let file = try #require(Masher.play(game, variation, seed: seed), "\(game), seed \(seed)")
      let read = try ReplayFile(file.bytes)
      #expect(try Verification(read).verdict == .verified, "\(game), seed \(seed)")
    }
  }

  @Test("with another score, word, seed or input is detected")
  func forged() throws {
    let file = try #require(Masher.play("challenge", "clock", seed: 1))
    var richer = file
    richer.round.result.score += 1000
    #expect(try Verification(richer).verdict == .otherResult(file.round.result))
    var reseeded = file
    reseeded.round.setup.round.content.seed &+= 1
    reseeded.round.result.seed &+= 1
    guard case .differs = try Verification(reseeded).verdict else {
      return #expect(Bool(false), "another seed")
    }
    var reworded = file
    reworded.round.setup.round.content.items[0].word.meanings = ["something else"]
    guard case .differs = try Verification(reworded).verdict else {
      return #expect(Bool(false), "another word")
    }
    var longer = file
    longer.round.run.ticks += 1
    guard case .differs = try Verification(longer).verdict else { return #expect(Bool(false), "another end") }
  }

  @Test("with other rules, or of a missing game, is refused in words")
  func refusals() throws {
    var file = try #require(Masher.play("challenge", "sudden", seed: 1))
    file.round.rulesVersion += 1
    #expect(throws: Failure.self) { try Verification(file) }
    file.round.game = "chess"
    #expect(throws: Failure.self) { try Verification(file) }
  }

  @Test("made up by a stranger can only be wrong", arguments: 0..<24 as Range<UInt64>)
  func hostile(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let games = Masher.games + Masher.drawn
    let (game, variation) = games[Int(seed) % games.count]
    let file = try #require(Masher.play(game, variation, seed: 2))
    for _ in 0..<8 {
      var other = file
      other.round.setup.round = try Vandal.changed(file.round.setup.round, &chance) ?? file.round.setup.round
      if chance.happens(1, in: 3) { other.round.setup.window = Size(chance.below(300), chance.below(99)) }
      _ = try? Verification(ReplayFile(other.bytes))
    }
  }
}

/// Plays mindlessly: random keys and clicks, until the game ends by itself.
enum Masher {
  static let games: [(String, String?)] = [
    ("memory", nil), ("bubbles", nil), ("challenge", "clock"), ("challenge", "survival"),
    ("challenge", "sudden"),
    ("challenge", "delayed"), ("letters", nil), ("practice", nil), ("rain", nil),
  ]

  /// Where a drawing can't be read, the player says whether it was right.
  static let drawn: [(String, String?)] = [
    ("drawing", "memory"), ("drawing", "tracing"), ("drawing", "strokes"),
  ]

  static func play(
    _ name: String, _ variation: String?, seed: UInt64, window: Size = Size(80, 24), ghost: Ghost? = nil
  ) -> ReplayFile? {
    guard let game = Catalogue.game(named: name) else { return nil }
    var learner = name == "practice" ? TestLearner.learned() : TestLearner.practised()
    learner.roundOptions.seed = seed
    learner.roundOptions.seconds = 30
    guard let round = learner.round(GameRequest(game, variation: variation)) else { return nil }
    var stage = Stage(
      game.round(GameSetup(round, window: window), ghost: { ghost }), window: window)
    stage.answer(ReadDrawing.self) { _ in .success(.unread("Nobody reads it.")) }
    stage.answer(StrokesOf.self) { _ in .success(.unknown("Nobody knows them.")) }
    var chance = Chance(seed: seed)
    var replay: RoundReplay?
    for _ in 0..<6000 where replay == nil && !stage.hasEnded {
      stage.send(event(&chance))
      stage.wait(ticks: chance.below(20))
      replay = stage.replays.first
    }
    return replay.map { ReplayFile($0, player: "Masher", playedAt: 0, program: "test") }
  }

  private static func event(_ chance: inout Chance) -> InputEvent {
    let point = Point(chance.below(80), chance.below(24))
    return switch chance.below(12) {
    case 0: .mouse(MouseEvent(.press, .left, at: point))
    case 1: .mouse(MouseEvent(.move, .left, at: point))
    case 2: .mouse(MouseEvent(.release, .left, at: point))
    case 3: .key(Key(chance.one(of: [.up, .down, .left, .right, .tab] as [Key.Code])))
    case 4, 5: .key(Key(.enter))
    case 6: chance.happens(1, in: 20) ? .resize(Size(80 + chance.below(30), 24)) : .key(Key(.enter))
    default: .key(Key(.character(Character("\(chance.below(6) + 1)"))))
    }
  }
}

extension TestLearner {
  /// A player who knows all four letters of an alphabet, so that Practice is open.
  static func learned() -> Learner {
    var deck = Deck(
      id: "letters", name: "Four letters", language: letters.language, kind: .alphabet,
      words: Array(letters.words.prefix(4)))
    deck.alphabet = Alphabet(practice: ["აბა", "გაბა", "დაგა", "ბადა"].map { Gloss($0, "a word") })
    var learner = learner(decks: [deck])
    for letter in deck.words {
      for days: Int64 in [60, 40, 20, 5, 4, 3] {
        learner.save.count(answer(letter.id), at: now - days * 86_400)
      }
    }
    return learner
  }
}

/// Tampers with a round in a random way.
enum Vandal {
  static func changed(_ round: RoundSetup, _ chance: inout Chance) throws -> RoundSetup? {
    var json = round.json
    for _ in 0..<chance.number(in: 1...4) { json = damage(json, &chance) }
    return try? RoundSetup(json)
  }

  private static func damage(_ value: JSONValue, _ chance: inout Chance) -> JSONValue {
    switch value.content {
    case .object(let object) where !object.members.isEmpty:
      var members = object.members
      let index = chance.below(members.count)
      members[index].value = damage(members[index].value, &chance)
      return .object(JSONObject(members))
    case .array(var items) where !items.isEmpty:
      let index = chance.below(items.count)
      if chance.happens(1, in: 4) {
        items.remove(at: index)
      } else if chance.happens(1, in: 4) {
        items = Array(items.shuffledBy(&chance))
      } else {
        items[index] = damage(items[index], &chance)
      }
      return .array(items)
    case .integer: return .integer(chance.one(of: [0, 1, -1, 500, 86_400, .max] as [Int64]))
    case .bool(let flag): return .bool(!flag)
    case .string(let text):
      return .string(chance.one(of: ["", text + text, "x", "\u{301}", "0", "#upper"]))
    case .null, .double, .object, .array: return .null
    }
  }
}

extension Array {
  fileprivate func shuffledBy(_ chance: inout Chance) -> [Element] { chance.shuffled(self) }
}

extension Chance {
  /// A random element; there must be at least one.
  fileprivate mutating func one<Thing>(of things: [Thing]) -> Thing { things[below(things.count)] }
}
