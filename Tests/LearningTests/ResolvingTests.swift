import Learning
import Testing

@Suite("Which item a word belongs to")
struct ResolvingTests {
  private static func deck(
    _ id: String, _ words: [Word], language: String = "fr", kind: Deck.Kind = .words
  ) -> Deck {
    Deck(id: id, name: id, language: .init(term: language, meaning: "en"), kind: kind, words: words)
  }

  private static func word(_ term: String, _ meanings: String..., reading: String? = nil, id: String? = nil)
    -> Word
  {
    Word(id: id ?? term, term: term, meanings: meanings, reading: reading)
  }

  private let travel = deck("travel", [word("France", "Paris"), word("la maison", "the house; home")])
  private let money = deck("money", [word("France", "franc"), word("la maison", "home (of somebody)")])

  /// The knowledge after meeting all words of some decks in turn.
  private func knowledge(_ decks: Deck...) -> Knowledge {
    var knowledge = Knowledge()
    for deck in decks {
      for word in deck.words { meet(word, of: deck, &knowledge) }
    }
    return knowledge
  }

  private func meet(_ word: Word, of deck: Deck, _ knowledge: inout Knowledge) {
    let met = knowledge.short(knowledge.word(word, in: deck))
    knowledge.apply(Event(number: 1, moment: Moment(0), day: Day(at: 0), .met(met)))
  }

  @Test("words of two decks are one item if spelling and part of the meaning agree, else separate ones")
  func twoDecks() {
    let knowledge = knowledge(travel, money)
    #expect(Set(knowledge.items.all.keys.map(\.rawValue)) == ["fr:France", "fr:France#2", "fr:la maison"])
    let house = ItemID(rawValue: "fr:la maison")
    #expect(knowledge.items[house]?.figures.seen == 2)
    #expect(knowledge.items[house]?.words.map(\.text) == ["travel/la maison", "money/la maison"])
    #expect(knowledge.items[house]?.meanings == ["house", "home"])
  }

  @Test("other languages, other readings and other cases are other items")
  func apart() {
    let bridge = Self.deck("a", [Self.word("橋", "bridge", reading: "はし")], language: "ja")
    let other = Self.deck("b", [Self.word("橋", "bridge", reading: "ばし")], language: "ja")
    let chinese = Self.deck("c", [Self.word("橋", "bridge")], language: "zh")
    let cases = Self.deck("d", [Self.word("Sie", "you"), Self.word("sie", "you")], language: "de")
    let ids = knowledge(bridge, other, chinese, cases).items.all.keys.map(\.rawValue).sorted()
    #expect(ids == ["de:Sie", "de:sie", "ja:橋(はし)", "ja:橋(ばし)", "zh:橋"])
  }

  @Test("two words of one deck are never one item, however alike")
  func oneDeck() {
    let deck = Self.deck("d", [Self.word("banc", "bench", id: "1"), Self.word("banc", "bench", id: "2")])
    #expect(Knowledge().ids(of: deck.words, in: deck).map(\.rawValue) == ["fr:banc", "fr:banc#2"])
    #expect(knowledge(deck).items.count == 2)
  }

  @Test("a word keeps its item when its spelling and its meanings are corrected")
  func pointer() {
    var knowledge = knowledge(travel)
    var corrected = Self.word("la Maison", "building", id: "la maison")
    #expect(knowledge.id(of: corrected, in: travel).rawValue == "fr:la maison")
    meet(corrected, of: travel, &knowledge)
    #expect(knowledge.items[ItemID(rawValue: "fr:la maison")]?.meanings == ["house", "home", "building"])
    corrected.id = "another"
    #expect(knowledge.id(of: corrected, in: travel).rawValue == "fr:la Maison")
  }

  @Test("letters are items of their language, with case, whatever their sound is called")
  func letters() {
    let greek = Self.deck(
      "greek", [Word(id: "alpha", term: "α", meanings: ["a"], letter: Letter(capital: "Α"))], language: "el",
      kind: .alphabet)
    let again = Self.deck("again", [Self.word("α", "ah")], language: "el", kind: .alphabet)
    let forms = greek.withCapitals
    #expect(Knowledge().ids(of: forms.words, in: forms).map(\.rawValue) == ["letter:el:α", "letter:el:Α"])
    #expect(knowledge(forms, again).items.count == 2)
  }

  @Test("no two spellings have one id")
  func escaping() {
    let words = [
      Self.word("a(b)", "x"), Self.word("a", "x", reading: "b", id: "2"), Self.word("C#2", "x"),
      Self.word("C", "y"), Self.word("C", "z", id: "4"),
    ]
    let deck = Self.deck("d", words)
    #expect(
      Knowledge().ids(of: words, in: deck).map(\.rawValue) == [
        "fr:a((b))", "fr:a(b)", "fr:C##2", "fr:C", "fr:C#2",
      ])
  }

  @Test("an event about a known word leaves its meanings out")
  func short() {
    let knowledge = knowledge(travel)
    let known = knowledge.word(travel.words[0], in: travel)
    #expect(known.meanings == ["paris"] && knowledge.short(known).meanings.isEmpty)
    let new = knowledge.word(money.words[0], in: money)
    #expect(knowledge.short(new) == new)
  }
}
