import Engine
import Learning
import Playtest
import Testing

@testable import App

@Suite("Where words are looked up")
struct LookUpSourceTests {
  private let dictionary: TestDictionary

  init() throws { dictionary = try TestDictionary() }

  private func stage(_ window: Size = Size(80, 24), look: Look = Look()) -> Stage {
    var stage = Stage.landing(dictionary.learner(), window: window, look: look)
    stage.type("/")
    return stage
  }

  @Test("a deck's word is found although many meanings have its spelling")
  func hidden() {
    let words = (1...9).map { Word(id: "\($0)", term: "w\($0)", meanings: ["pan"]) }
    let deck = Deck(
      id: "d", name: "D", language: .init(term: "es", meaning: "en"),
      words: words + [Word(id: "pan", term: "pan", meanings: ["bread"])])
    #expect(DeckHits.has(DictionaryEntry(language: "es", term: "pan", senses: []), LazyDeck(deck)))
    #expect(!DeckHits.has(DictionaryEntry(language: "es", term: "pa", senses: []), LazyDeck(deck)))
  }

  @Test("what was typed comes first where it is a term or a reading, whatever else means or begins so")
  func exactFirst() {
    func deck(_ id: String, _ language: String, _ words: [Word]) -> Deck {
      Deck(id: id, name: id, language: .init(term: language, meaning: "es"), words: words)
    }
    let decks = DeckList([
      deck("a", "ka", [Word(id: "1", term: "გამარჯობა", meanings: ["escuela"])]),
      deck("b", "ca", [Word(id: "2", term: "escuela grande", meanings: ["x"])]),
      deck("c", "gl", [Word(id: "3", term: "Escuela", meanings: ["colegio"])]),
      deck("d", "ja", [Word(id: "4", term: "話", meanings: ["y"], reading: "escuela")]),
      deck("e", "es", [Word(id: "5", term: "school", meanings: ["z"])]),
    ])
    var alone = LookUp(nil)
    let own = alone.find("escuela", decks, first: nil).hits.map(\.entry.term)
    #expect(own == ["Escuela", "話", "გამარჯობა", "escuela grande"])
    var lookUp = LookUp(dictionary.path)
    // The dictionary's own school is a meaning only.
    #expect(lookUp.find("school", decks, first: nil).hits.first?.entry.term == "school")
    #expect(lookUp.find("school", decks, first: "ka").hits.first?.entry.term == "school")
    let georgian = alone.find("escuela", decks, first: "ka").hits.map(\.entry.term)
    #expect(georgian.first == "გამარჯობა", "a meaning in the language that is learned")
    #expect(lookUp.find("school", decks, first: nil, limit: 1).hits.map(\.entry.term) == ["school"])
  }

  @Test("only one language is searched, however specific its tag is")
  func onlyOne() {
    var lookUp = LookUp(dictionary.path)
    let decks = dictionary.learner().library.decks
    let found = lookUp.find("学校", decks, first: nil, only: "ja-JP").hits.map(\.entry.term)
    #expect(found.first == "学校")
    #expect(lookUp.find("school", decks, first: nil, only: "es-MX").hits.map(\.entry.term) == ["escuela"])
  }

  @Test("without a dictionary the decks are searched, and the screen tells how to get one")
  func decksAlone() {
    var learner = TestLearner.learner()
    learner.library.dictionary = dictionary.path + "x"
    var stage = Stage.landing(learner)
    stage.type("/bread")
    #expect(stage.shows("pan") && stage.shows("Test words") && stage.shows("babble dictionary"), "\(stage)")
    stage.open()
    #expect(stage.shows("You have it among Test words"), "\(stage)")
  }

  @Test(
    "a dictionary damaged under an open screen leaves the decks, and a repaired one is used again",
    arguments: [
      Damage("zeros", at: 100, zeros: 200_000), Damage("cut", at: 5000),
      Damage("of another version", at: 60, zeros: 4),
      Damage("empty", at: 0),
    ])
  func damaged(damage: Damage) throws {
    let whole = try dictionary.content()
    var stage = stage()
    stage.type("school")
    #expect(stage.shows("学校"))
    try dictionary.write(damage.applied(to: whole))
    for text in ["agua", "pan", "daigaku", "child"] {
      stage.press(.escape)
      stage.type(text)
    }
    stage.press(.escape)
    stage.type("bread")
    #expect(stage.shows("pan") && stage.shows("Test words"), "\(damage): \(stage)")
    var later = self.stage()
    later.type("bread")
    #expect(later.shows("Your decks are searched: ") && later.shows("pan"), "\(damage): \(later)")
    try dictionary.write(whole)
    later.press(.escape)
    later.type("school")
    #expect(later.shows("学校"), "\(damage): \(later)")
  }
}

/// A way to damage a file.
struct Damage: Sendable, CustomStringConvertible {
  let description: String
  private let place: Int
  /// So many zeros from the place on; nil truncates the file there.
  private let zeros: Int?

  init(_ description: String, at place: Int, zeros: Int? = nil) {
    (self.description, self.place, self.zeros) = (description, place, zeros)
  }

  func applied(to bytes: [UInt8]) -> [UInt8] {
    guard let zeros else { return Array(bytes.prefix(place)) }
    let end = min(bytes.count, place + zeros)
    return bytes[..<place] + Array(repeating: 0, count: end - place) + bytes[end...]
  }
}
