import Dictionaries
import Learning
import System
import Testing

@testable import Babble

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
    _ id: String, of entries: [DictionaryEntry], characters: [CharacterEntry] = [], sources: [String] = []
  ) throws -> Deck {
    let path = Path.join(folder.path, "dictionary.sqlite")
    let writer = try DictionaryWriter(at: path, on: PosixFileSystem())
    for (tag, own) in Dictionary(grouping: entries, by: \.language) {
      try writer.put(tag, own, sources: sources)
    }
    try writer.put(characters)
    try writer.finish()
    let recipe = try #require(DeckRecipe.find(id))
    return try DeckMaker(dictionary: try DictionaryFile(path)).deck(recipe)
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
}
