import Deterministic
import Learning
import Testing

@Suite("The word bank")
struct WordBankTests {
  private static func own(_ term: String, _ language: String = "es") -> BankWord {
    BankWord(
      Word(id: term, term: term, meanings: ["meaning of \(term)"]),
      language: Deck.Languages(term: language, meaning: "en"), added: 0)
  }

  private static let deck = Deck(
    id: "spanish", name: "Spanish", language: Deck.Languages(term: "es", meaning: "en"),
    words: [
      Word(id: "casa", term: "caza", meanings: ["house"]), Word(id: "mar", term: "mar", meanings: ["sea"]),
    ])
  private static let casa = WordReference(deck: "spanish", word: "casa")

  private static let filled = WordBank(words: [own("sol"), own("橋", "ja"), own("luz")])

  @Test("has a deck for each language, whose words are in the order in which they were added")
  func decks() {
    let decks = Self.filled.decks { "My \($0) words" }
    #expect(decks.map(\.id) == ["own.es", "own.ja"] && decks.map(\.name) == ["My es words", "My ja words"])
    #expect(decks[0].words.map(\.term) == ["sol", "luz"] && decks[1].language.term == "ja")
    #expect(Self.filled[WordReference(deck: "own.ja", word: "橋")]?.word.term == "橋")
    #expect(Self.filled[WordReference(deck: "own.ja", word: "sol")] == nil)
  }

  @Test("a correction to a deck's word is applied to the deck, and disappears when undone")
  func layer() {
    var bank = WordBank()
    bank.make(.wrote(Self.casa, .term, ["casa"]))
    bank.make(.wrote(Self.casa, .tags, ["home"]))
    let word = bank.corrected(Self.deck).words[0]
    #expect(word.term == "casa" && word.tags == ["home"] && word.meanings == ["house"] && word.id == "casa")
    #expect(bank.corrected(Self.deck).words[1] == Self.deck.words[1])
    let undone = [bank.undo(), bank.undo(), bank.undo()]
    #expect(undone == [.wrote(Self.casa, .tags, nil), .wrote(Self.casa, .term, nil), nil])
    #expect(bank == WordBank() && bank.corrected(Self.deck) == Self.deck)
  }

  @Test("a corrected spelling keeps what is known of the word")
  func memory() {
    let answer = Answer(
      item: ItemID(rawValue: "es:caza"), skill: .recall, reference: Self.casa, meanings: ["house"],
      mode: .typed, shown: "house", given: "caza", verdict: .right, milliseconds: 900, certainty: .known)
    var knowledge = Knowledge()
    let day = knowledge.day(of: Moment(0))
    let body = knowledge.event(answer, game: "memory", on: day)
    knowledge.apply(Event(number: 1, moment: Moment(0), day: day, body))
    var bank = WordBank()
    bank.make(.wrote(Self.casa, .term, ["casa"]))
    let deck = bank.corrected(Self.deck)
    #expect(knowledge.figures(of: deck.words[0], in: deck).right == 1)
  }

  @Test("a hint for a character is kept apart from words, and can be undone")
  func hints() {
    var bank = Self.filled
    let changes: [BankChange] = [
      .hinted("橋", "wood over water"), .hinted("橋", "a tall bridge"), .hinted("橋", nil),
    ]
    #expect(changes.allSatisfy { $0.words.isEmpty })
    let news = (changes + [.hinted("橋", nil)]).map { bank.make($0) }
    #expect(news == [true, true, true, false] && bank.hints.isEmpty)
    let hints = (0..<3).map { _ in
      _ = bank.undo()
      return bank.hints["橋"]
    }
    #expect(hints == ["a tall bridge", "wood over water", nil] && bank == Self.filled)
  }

  @Test("a removed word comes back to its place")
  func removal() {
    var bank = Self.filled
    let word = WordReference(deck: "own.es", word: "sol")
    bank.make(.removed(word))
    #expect(bank.words.map(\.word.term) == ["橋", "luz"])
    let undone = bank.undo()
    #expect(undone?.words == [word] && bank == Self.filled)
  }

  @Test(
    "no word loses its term or its meanings, none is there twice, and a change to the same can't be undone")
  func refused() {
    var bank = Self.filled
    let word = bank.words[0].reference
    for change: BankChange in [
      .wrote(word, .term, []), .wrote(word, .meanings, []), .wrote(word, .term, ["sol"]),
      .wrote(word, .notes, []),
      .wrote(Self.casa, .meanings, []), .wrote(Self.casa, .notes, nil), .added(bank.words[2], at: nil),
      .removed(WordReference(deck: "own.es", word: "mar")), .all([]),
    ] {
      let isNew = bank.make(change)
      #expect(!isNew, "\(change)")
    }
    #expect(bank == Self.filled)
  }

  @Test("whatever is done, undoing it step by step leads back to the beginning", arguments: 0..<40)
  func undone(seed: Int) {
    var (chance, bank) = (Chance(seed: UInt64(seed)), Self.filled)
    var steps = [bank]
    for _ in 0..<30 {
      let isNew = bank.make(Self.change(&chance))
      if isNew { steps.append(bank) }
    }
    #expect(steps.count > 5, "seed \(seed)")
    while let step = steps.popLast(), !steps.isEmpty {
      #expect(bank == step, "seed \(seed)")
      _ = bank.undo()
    }
    #expect(bank == Self.filled, "seed \(seed)")
  }

  private static func change(_ chance: inout Chance, depth: Int = 0) -> BankChange {
    let terms = ["sol", "luz", "橋", "mar"]
    let word = own(terms[chance.below(4)], chance.happens(1, in: 4) ? "ja" : "es")
    let field = WordField.allCases[chance.below(WordField.allCases.count)]
    let texts = (0..<chance.below(field.isList ? 3 : 2)).map { _ in terms[chance.below(4)] }
    switch chance.below(depth == 0 ? 6 : 5) {
    case 0: return .added(word, at: chance.happens(1, in: 2) ? chance.below(9) : nil)
    case 1: return .removed(word.reference)
    case 2: return .wrote(word.reference, field, texts)
    case 3: return .wrote(casa, field, chance.happens(1, in: 3) ? nil : texts)
    case 4: return .hinted(chance.happens(1, in: 2) ? "橋" : "学", texts.first)
    default: return .all((0..<chance.below(4)).map { _ in change(&chance, depth: 1) })
    }
  }
}
