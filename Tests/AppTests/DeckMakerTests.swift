import Learning
import Storage
import System
import Testing

@testable import App

@Suite("Decks made from a dictionary")
struct DeckMakerTests {
  private let folder = TestFolder()

  private func entry(
    _ language: String, _ term: String, _ reading: String?, _ meanings: [String], _ list: String? = nil,
    zipf: Double? = 5, speech: String? = nil
  ) -> DictionaryEntry {
    DictionaryEntry(
      language: language, term: term, reading: reading, senses: [.init(meanings, partOfSpeech: speech)],
      lists: [list].compactMap(\.self), zipf: zipf)
  }

  private func deck(
    _ id: String, of entries: [DictionaryEntry], characters: [CharacterEntry] = [], sources: [String] = [],
    beside decks: [Deck] = []
  ) throws -> Deck {
    let path = Path.join(folder.path, "dictionary.sqlite")
    let writer = try DictionaryWriter(at: path, on: PosixFileSystem())
    for (tag, own) in Dictionary(grouping: entries, by: \.language) {
      try writer.put(tag, own, sources: sources)
    }
    try writer.put(characters)
    try writer.finish()
    let recipe = try #require(DeckRecipe.find(id))
    let first = FirstWords(decks.map { LazyDeck($0) }, recipe.languages)
    return try DeckMaker(dictionary: try DictionaryFile(path), first: first).deck(recipe)
  }

  @Test("recipe ids are unique, and each recipe tells what it needs")
  func recipes() {
    #expect(Set(DeckRecipe.all.map(\.id)).count == DeckRecipe.all.count)
    #expect(DeckRecipe.all.allSatisfy { !$0.needs.isEmpty && Deck.isValidID($0.id) })
    let named = [
      "hsk-1", "hsk-6", "hsk3-1", "hsk3-9", "jlpt-n5", "jlpt-n1", "kanji-1", "kanji-6", "spanish-1000",
    ]
    let countries = ["georgian", "armenian", "korean"].map { "countries-in-\($0)" }
    for id in named + countries + ["spanish-2500", "greek-1000"] {
      #expect(DeckRecipe.find(id) != nil, "\(id)")
    }
  }

  @Test(
    "a list's words become a deck, the most frequent first, each once, with rank, list and sources"
  )
  func listed() throws {
    let deck = try deck(
      "hsk-1",
      of: [
        entry("zh", "女儿", "nǚ ér", ["daughter", "classifier: 个 [gè]"], "old HSK 1", zipf: 5),
        entry("zh", "我们", "wǒ men", ["we", "us"], "old HSK 1", zipf: 6.5),
        entry("zh", "我们", "wǒ men", ["variant of 我們"], "old HSK 1", zipf: 2),
        entry("zh", "以后", "yǐ hòu", ["afterwards"], "old HSK 3", zipf: 6),
      ], sources: ["CC-CEDICT, CC BY-SA 4.0"])
    #expect(deck.words.map(\.term) == ["我们", "女儿"])
    #expect(deck.words.map(\.reading) == ["wǒmen", "nǚ'ér"])
    #expect(deck.words.map(\.meanings) == [["we", "us"], ["daughter"]])
    #expect(deck.words.map(\.notes) == [nil, "measure word: 个 [gè]"])
    #expect(
      deck.words.map(\.provenance) == [
        Provenance(list: "hsk-1", rank: 1), Provenance(list: "hsk-1", rank: 3),
      ])
    #expect(deck.credits == [Deck.Credit(name: "CC-CEDICT", licence: "CC BY-SA 4.0")])
    #expect(deck.language == Deck.Languages(term: "zh-Hans", meaning: "en"))
  }

  @Test("words with one spelling and two readings stay two, and their ids differ")
  func readings() throws {
    let deck = try deck(
      "jlpt-n5",
      of: [
        entry("ja", "空", "そら", ["sky"], "JLPT N5"), entry("ja", "空", "から", ["empty"], "JLPT N5"),
        entry("ja", "本", "ほん", ["book"], "JLPT N5"),
      ])
    #expect(deck.words.map(\.id) == ["空 そら", "空 から", "本"])
  }

  @Test("the upper levels of HSK 3.0 share one list, a third each, with nothing left out")
  func thirds() throws {
    let all = (0..<10).map {
      entry("zh", "字\($0)", "zì", ["sign \($0)"], "HSK 3.0 7–9", zipf: 5 - Double($0) / 10)
    }
    let parts = try ["hsk3-7", "hsk3-8", "hsk3-9"].map { try deck($0, of: all).words.map(\.term) }
    #expect(parts.map(\.count) == [3, 3, 4] && parts.joined().elementsEqual(all.map(\.term)))
  }

  @Test("the commonest words are real words: no names, no single letters, none without a frequency")
  func commonest() throws {
    let deck = try deck(
      "spanish-1000",
      of: [
        entry("es", "María", nil, ["Mary"]), entry("es", "b", nil, ["b"]),
        entry("es", "ser", nil, ["to be"], zipf: 7),
        entry("es", "y", nil, ["and"], zipf: 7.5), entry("es", "ajuar", nil, ["trousseau"], zipf: nil),
        entry("es", "madrid", nil, ["Madrid"], speech: "proper name"),
      ])
    #expect(deck.words.map(\.term) == ["y", "ser"])
  }

  @Test("a character accepts any of its readings, and has its Japanese meaning")
  func kanji() throws {
    var year = CharacterEntry("年")
    (year.meanings, year.japaneseMeanings) = (["grain"], ["year", "counter for years"])
    (year.onReadings, year.kunReadings, year.lists) = (["ネン"], ["とし"], ["school year 1"])
    var rest = CharacterEntry("休")
    (rest.japaneseMeanings, rest.onReadings, rest.kunReadings) = (["rest"], ["キュウ"], ["やす.む"])
    rest.lists = ["school year 1"]
    let deck = try deck("kanji-1", of: [], characters: [year, rest])
    #expect(deck.words.map(\.meanings) == [["year", "counter for years"], ["rest"]])
    #expect(deck.words.map(\.reading) == ["ねん", "きゅう"])
    #expect(deck.words.map(\.otherReadings) == [["とし"], ["やすむ", "やす"]])
    #expect(deck.words[1].notes == "on キュウ; kun やす.む")
  }

  @Test("a missing dictionary is reported with the command that installs it")
  func missing() {
    let error = #expect(throws: Failure.self) {
      try deck("jlpt-n5", of: [entry("es", "ser", nil, ["to be"])])
    }
    #expect(error?.description.hasSuffix("babble dictionary install japanese frequencies") == true)
  }

  @Test(
    "a card gets the first few meanings that fit on it",
    arguments: [
      (["(used after an attribute of more words than fit on a card)", "of"], ["of"]),
      (["surname Wang", "king"], ["king"]), (["also pr. [shuí]", "who"], ["who"]),
      (["a", "b", "c", "d", "e"], ["a", "b", "c", "d"]), (["variant of 年"], ["variant of 年"]),
      (["to use (of a thing that is larger than anything else)"], ["to use"]), (["a", "a"], ["a"]), ([], []),
    ])
  func meanings(all: [String], few: [String]) {
    #expect(CardMeanings.few(all) == few)
  }

  @Test("Spanish nouns have their article, ids don't, and forms of other words are left out")
  func articles() throws {
    let deck = try deck(
      "spanish-1000",
      of: [
        entry("es", "mesa", nil, ["table"], speech: "feminine noun"),
        entry("es", "alma", nil, ["soul"], speech: "feminine noun"),
        entry("es", "artista", nil, ["artist"], speech: "masculine or feminine noun"),
        entry("es", "gafas", nil, ["glasses"], speech: "feminine noun"), entry("es", "gran", nil, ["big"]),
        entry("es", "son", nil, ["sound"], speech: "masculine noun"),
        entry("es", "verde", nil, ["green"], speech: "adjective"),
      ])
    let terms = Dictionary(uniqueKeysWithValues: deck.words.map { ($0.id, $0.term) })
    #expect(
      terms == [
        "mesa": "la mesa", "alma": "el alma", "artista": "el/la artista", "gafas": "las gafas",
        "verde": "verde",
      ])
    #expect(deck.words.first { $0.id == "alma" }?.notes == "feminine, with el for the sound")
  }

  @Test("what a first deck has is as it is there, and one item with it")
  func firstWords() throws {
    let first = Deck(
      id: "spanish-first", name: "First", language: Deck.Languages(term: "es", meaning: "en"),
      words: [Word(id: "house", term: "la casa", meanings: ["house", "home"], notes: "also el hogar")])
    let entries = [
      entry("es", "casa", nil, ["household"], speech: "feminine noun"),
      entry("es", "mesa", nil, ["table"], speech: "feminine noun"),
    ]
    let deck = try deck("spanish-1000", of: entries, beside: [first])
    let casa = try #require(deck.words.first { $0.id == "casa" })
    #expect(casa.term == "la casa" && casa.meanings == ["house", "home"] && casa.notes == "also el hogar")
    let ids = Knowledge().ids(
      of: [casa, first.words[0]].enumerated().map { DeckWord($1, of: [deck, first][$0].origin) })
    #expect(ids[0] == ids[1])
  }

  @Test("a Japanese word of a first deck keeps its reading there, a homograph stays another word")
  func firstReadings() throws {
    let first = Deck(
      id: "japanese-first", name: "First", language: Deck.Languages(term: "ja", meaning: "en"),
      words: [
        Word(id: "私", term: "私", meanings: ["I", "me"], reading: "わたし"),
        Word(id: "空", term: "空", meanings: ["sky"], reading: "そら"),
      ])
    let deck = try deck(
      "jlpt-n5",
      of: [
        entry("ja", "私", "わたくし", ["(humble) I", "myself"], "JLPT N5"),
        entry("ja", "空", "から", ["empty"], "JLPT N5"),
      ], beside: [first])
    #expect(Set(deck.words.map(\.reading)) == ["わたし", "から"])
  }

  @Test("readings of one Japanese word are one card, the usual one first; a remark becomes a note")
  func joinedReadings() throws {
    let deck = try deck(
      "jlpt-n5",
      of: [
        entry("ja", "四", "し", ["four"], "JLPT N5"), entry("ja", "四", "よん", ["four"], "JLPT N5"),
        entry("ja", "兄", "あに", ["(humble) older brother"], "JLPT N5"),
        entry("ja", "一日", "いちにち", ["(1) one day", "(2) first of month"], "JLPT N5"),
      ])
    let four = try #require(deck.words.first { $0.term == "四" })
    #expect(four.reading == "よん" && four.otherReadings == ["し"] && deck.words.count == 3)
    let brother = try #require(deck.words.first { $0.term == "兄" })
    #expect(brother.meanings == ["older brother"] && brother.notes == "humble")
    #expect(deck.words.first { $0.term == "一日" }?.meanings == ["one day", "first of month"])
  }
}
