import Engine
import Games
import Learning
import Storage
import Testing

@testable import App

@Suite("Replay file")
struct ReplayFileTests {
  @Test("reads back the same, whatever the deck", arguments: try ReplaySamples.decks())
  func roundTrip(deck: Deck) throws {
    let file = ReplaySamples.file(deck)
    let read = try ReplayFile(file.bytes)
    #expect(read == file)
    #expect(read.bytes == file.bytes)
  }

  @Test("detects every changed byte")
  func changes() throws {
    let bytes = ReplaySamples.file(try ReplaySamples.deck("spanish-first")).bytes
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1 << (index % 8)
      #expect(throws: ReplayError.self, "byte \(index)") { try ReplayFile(other) }
    }
  }

  @Test("is refused with the position when truncated")
  func cut() throws {
    let bytes = ReplaySamples.file(try ReplaySamples.deck("spanish-first")).bytes
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: ReplayError.self, "\(count) bytes") { try ReplayFile(Array(bytes.prefix(count))) }
    }
    #expect(
      refusal(Array(bytes.prefix(100)))
        == "the replay is damaged at byte 14: the end came too soon. Get the file once more.")
  }

  @Test("of another format or program, or too large, is refused with a message")
  func others() {
    #expect(refusal(Array("PNG".utf8)).hasPrefix("this is no replay of Babble."))
    #expect(refusal([]).hasPrefix("this is no replay of Babble."))
    #expect(
      refusal(Array("BABBLE\u{1A}\n".utf8) + [9]).hasPrefix(
        "the replay has form 9, and this Babble reads forms 1 to 3."))
    #expect(
      refusal([UInt8](repeating: 66, count: 17 << 20)) == "the replay is larger than 16 MB. No game is.")
  }

  @Test(
    "of a deck that is gone is refused with the deck that has its words",
    arguments: ["spanish-150", "georgian-100"])
  func gone(id: String) throws {
    var deck = try ReplaySamples.deck("spanish-first")
    deck.id = id
    let sentence = refusal(ReplaySamples.file(deck).bytes)
    let now = try #require(DeckAliases.successors[id])
    #expect(sentence.contains("the deck \(id), which is no longer there: its words are in \(now)"))
  }

  @Test("of format 1 is read and written unchanged, and its last mark isn't compared")
  func firstForm() throws {
    var file = ReplaySamples.file(try ReplaySamples.deck("spanish-first"))
    #expect(try ReplayFile(file.bytes).round.run.hashesStateOnly)
    file.round.run.hashesStateOnly = false
    let read = try ReplayFile(file.bytes)
    #expect(file.bytes[8] == 1 && read == file && read.bytes == file.bytes)
  }

  @Test("that decompresses to more than it says, or to more than any game, is refused in time")
  func bombs() {
    #expect(refusal(bomb(claiming: 100)).contains("what is compressed can't be read"))
    #expect(refusal(bomb(claiming: 1 << 40)).contains("a number is larger than 16777216"))
  }

  /// A million zeros in a kilobyte that claims any size.
  private func bomb(claiming count: UInt64) -> [UInt8] {
    ReplaySamples.sealed([UInt8](repeating: 0, count: 1 << 20), claiming: count)
  }

  @Test(
    "of a minute of constant mouse motion has under 20 KB at 125 events/s, and under 80 KB at 1,000",
    arguments: [(125, 20_000), (1000, 80_000)])
  func size(rate: Int, limit: Int) throws {
    let run = ReplaySamples.minute(of: rate)
    for deck in try ReplaySamples.decks() {
      var file = ReplaySamples.file(deck)
      file.round.run = run
      #expect(file.bytes.count < limit, "\(deck.id): \(file.bytes.count) bytes")
    }
  }

  private func refusal(_ bytes: [UInt8]) -> String {
    do {
      _ = try ReplayFile(bytes)
      return ""
    } catch {
      return error.description
    }
  }
}

/// Made-up replays.
enum ReplaySamples {
  /// Read once: each of some hundred tests needs one of them.
  private static let read = Result {
    let assets = try Assets.find(given: nil, variable: nil, executable: CommandLine.arguments[0])
    return try assets.decks().map { try DeckFormat.read(assets.deck($0), file: $0 + ".json") }
  }

  static func decks() throws -> [Deck] { try read.get() }

  static func deck(_ id: String) throws -> Deck { try #require(try decks().first { $0.id == id }) }

  static func file(_ deck: Deck) -> ReplayFile {
    let words = deck.withCapitals.words
    let items = words.prefix(24).enumerated().map { index, word in
      RoundSetup.Item(
        word, of: deck.origin, isNew: index % 3 == 0, isMet: index % 2 == 0,
        shown: index % 2 == 0 ? .term : .meaning,
        hardness: 40 * index % 1001,
        confusions: index % 4 == 0 ? words.prefix(3).map { WordReference(deck: deck.id, word: $0.id) } : [])
    }
    let figures = LetterFigures.Side(right: 7, wrong: 2, streak: 3, recent: [true, false, true])
    let letters = LetterSetup(
      deck, system: deck.systems.last?.id,
      figures: [
        words.first?.id ?? "": LetterFigures(seen: 9, right: 7, wrong: 2, sides: [.term: figures])
      ],
      realWords: words.map(\.term), only: ["a"], hints: ["a": "like a hat"], hintObstacle: "Nothing is saved."
    )
    let round = RoundSetup(
      RoundSetup.Content(
        of: deck.origin, name: deck.name, tag: DeckTag(deck), items: items,
        decoys: words.dropFirst(24).prefix(150).map { DeckWord($0, of: deck.origin) },
        letters: deck.kind == .alphabet ? letters : nil, seed: .max, code: "A-B"),
      policy: RoundSetup.Policy(
        variation: "survival", direction: nil, seconds: 60, hints: false, repeats: false, passMark: 80),
      learner: RoundSetup.Learner(usualMilliseconds: 2100, best: 1200),
      presentation: RoundSetup.Presentation(
        explains: true,
        settings: Settings(.init(Setting("a.b", ""), to: "c"), .init(Setting("a", false), to: true)),
        showsScore: false,
        isOfSession: true))
    let result = RoundResult(
      game: "challenge", variation: "survival", deck: deck.id, direction: nil, seed: .max, seconds: 60,
      score: 1240, right: 31, wrong: 4, ticks: 3600, isFinished: true)
    return ReplayFile(
      RoundReplay(
        game: "challenge", rulesVersion: 1, setup: GameSetup(round, window: Size(80, 24)), result: result,
        run: minute(of: 2)),
      player: "Nino", playedAt: 1_700_000_000, program: "0.1.0")
  }

  /// A file with this content and a valid checksum, that claims this size.
  static func sealed(_ content: [UInt8], claiming size: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    for byte in Array("BABBLE\u{1A}\n".utf8) { writer.byte(byte) }
    writer.number(UInt64(ReplayFile.form))
    writer.number(size)
    writer.block(Compression.compress(content))
    let sum = Compression.sum(writer.bytes)
    return writer.bytes + [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  /// A mouse that keeps moving by a cell or two per event, in random directions.
  static func minute(of rate: Int) -> Replay {
    var chance = Chance(seed: 7)
    var log = InputLog()
    var position = Point(40, 12)
    for tick in 0..<3600 {
      let count = rate * (tick + 1) / 60 - rate * tick / 60
      let events = (0..<count).map { _ in
        position.x = min(max(0, position.x + chance.number(in: -2...2)), 79)
        position.y = min(max(0, position.y + chance.number(in: -1...1)), 23)
        return RecordedEvent.input(.mouse(MouseEvent(.move, .left, at: position)))
      }
      log.append(events, at: tick)
    }
    return Replay(input: log.bytes, marks: (0..<61).map { _ in chance.bits() }, ticks: 3600)
  }
}
