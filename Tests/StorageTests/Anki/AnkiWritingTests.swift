import Deterministic
import Learning
import Testing

@testable import Storage

@Suite("Packages for Anki")
struct AnkiWritingTests {
  private let model = MemoryModel()

  private static let pieces = [
    "a", "b", " ", "<", ">", "&", "&amp;", "\"", "'", "ა", "猫", "[ねこ]", "ß", "é", "{{c1::x}}", "\\", "(", "1",
    ":", "<b>",
    "👍", "e\u{301}",
  ]

  private static func text(_ chance: inout Chance, _ count: Int = 6) -> String {
    let text = (0...chance.below(count)).map { _ in pieces[chance.below(pieces.count)] }.joined()
    let words = text.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? "x" : words
  }

  private static func word(_ index: Int, _ chance: inout Chance) -> Word {
    func maybe(_ chance: inout Chance) -> String? { chance.below(2) == 0 ? nil : text(&chance) }
    var word = Word(
      id: "\(text(&chance))\(index)", term: text(&chance),
      meanings: (0...chance.below(3)).map { _ in text(&chance) + (chance.below(5) == 0 ? ";x" : "") })
    word.reading = maybe(&chance)
    word.romanization = maybe(&chance)
    word.partOfSpeech = maybe(&chance)
    word.mnemonic = maybe(&chance)
    word.notes = maybe(&chance).map { chance.below(3) == 0 ? "\($0)\nx" : $0 }
    word.tags = (0..<chance.below(3)).map { "tag\($0)" }
    word.distractors = (0..<chance.below(3)).map { _ in text(&chance) }
    return word
  }

  private static func figures(_ chance: inout Chance) -> ItemFigures {
    var figures = ItemFigures()
    for skill in [Skill.recognise, .recall] where chance.below(2) == 0 {
      let reviewed = MadePackage.today.before(by: Int64(chance.below(400)))
      let memory = MemoryState(
        stability: Double(1 + chance.below(100_000)) / 1000,
        difficulty: 1 + Double(chance.below(9000)) / 1000,
        reviewed: reviewed, due: reviewed.after(by: Int64(1 + chance.below(700))))
      figures.skills[skill] = SkillFigures(
        right: 1 + chance.below(9), wrong: 0, memory: memory, lapses: 0)
    }
    return figures
  }

  @Test("a thousand decks survive writing and reading", arguments: 0..<1000 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let words = (0..<chance.below(4) + 1).map { Self.word($0, &chance) }
    let deck = Deck(
      id: "deck-\(seed)", name: "Deck \(seed)", language: Deck.Languages(term: "ja", meaning: "en"),
      words: words)
    let figures = words.map { _ in Self.figures(&chance) }
    let package = try AnkiWriter(deck, figures, model: model, at: MadePackage.moment).package()
    let collection = try MadePackage.read(package)
    let plan = AnkiPlan(collection, file: "x.apkg")
    let made = try #require(try AnkiDecks(plan).decks.first, "seed \(seed)")
    // Known words come first.
    let order = Dictionary(uniqueKeysWithValues: made.deck.words.enumerated().map { ($1.id, $0) })
    #expect(made.deck.words.sorted { $0.id < $1.id } == words.sorted { $0.id < $1.id }, "seed \(seed)")
    #expect((made.deck.id, made.deck.name) == (deck.id, deck.name), "seed \(seed)")
    #expect(made.deck.language == deck.language, "seed \(seed)")
    let history = AnkiHistory(collection, model, at: MadePackage.moment)
    for (word, own) in zip(words, figures) {
      let place = try #require(order[word.id])
      let found = history.figures(of: made.origins[place], plan)?.skills ?? [:]
      #expect(found.mapValues(\.memory) == own.skills.mapValues(\.memory), "seed \(seed)")
      #expect(found.mapValues(\.right) == own.skills.mapValues(\.right), "seed \(seed)")
    }
  }

  @Test("sounds are in the package, named by their words")
  func sounds() throws {
    let deck = Deck(id: "d", name: "D", words: [Word(id: "1", term: "gato", meanings: ["cat"])])
    let bytes = try AnkiWriter(
      deck, [ItemFigures()], sounds: ["gato.mp3"], model: model, at: MadePackage.moment
    )
    .package(media: [("gato.mp3", [7, 8])])
    let package = try AnkiPackage(ArchiveBytes(bytes))
    #expect(try package.media("gato.mp3") == [7, 8])
    let decks = try AnkiDecks(AnkiPlan(try package.read(), file: ""))
    #expect(decks.decks[0].origins[0].sound == "gato.mp3")
  }
}
