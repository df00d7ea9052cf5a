import Deterministic
import Learning
import Testing

@Suite("A source of words")
struct WordSourceTests {
  private static let source = DeckSource(
    Deck(
      id: "d", name: "D", language: .init(term: "es", meaning: "en"),
      words: [
        ("1", "niño", "child"), ("2", "niña", "girl"), ("3", "Nilo", "Nile"), ("4", "agua", "nightly water"),
        ("5", "noche", "night"),
      ].map { Word(id: $0, term: $1, meanings: [$2]) }))

  @Test("has each word by its id and its place, and nothing beyond")
  func places() {
    let source = Self.source
    #expect(source.count == 5 && source.origin == WordOrigin(deck: "d", language: source.deck.language))
    #expect(source.word("4")?.term == "agua" && source.word("6") == nil)
    #expect(source.page(1..<3).map(\.id) == ["2", "3"])
    #expect(source.page(4..<99).map(\.id) == ["5"] && source.page(7..<9).isEmpty)
  }

  @Test(
    "finds words by the beginning of either side, without case and accents, each once, in order",
    arguments: [
      ("nin", ["2", "1"]), ("NIÑO", ["1"]), ("ni", ["5", "4", "3", "2", "1"]), ("night", ["5", "4"]),
      ("x", []),
    ])
  func search(beginning: String, ids: [String]) {
    #expect(Self.source.search(beginning, limit: 9).map(\.id) == ids)
    #expect(Self.source.search(beginning, limit: 2).map(\.id) == Array(ids.prefix(2)))
  }

  @Test(
    "finds a word by any word of its sides, after those that begin so: no article hides one",
    arguments: [
      ("agua", ["2", "1"]), ("eau", ["4"]), ("wat", ["1"]), ("drink", ["3"]), ("l", ["4"]), ("gua", []),
    ])
  func inside(text: String, ids: [String]) {
    let words = [
      ("1", "el agua", "water"), ("2", "aguacate", "avocado"), ("3", "beber", "to drink"),
      ("4", "l'eau", "aqua"),
    ]
    let source = DeckSource(
      Deck(id: "d", name: "D", words: words.map { Word(id: $0, term: $1, meanings: [$2]) }))
    #expect(source.search(text, limit: 9).map(\.id) == ids)
  }

  @Test("finds the same as a full scan", arguments: 0..<20 as Range<UInt64>)
  func agrees(seed: UInt64) {
    var chance = Chance(seed: seed)
    func text() -> String {
      String((0..<3).map { _ in "abÁ"["abÁ".index("abÁ".startIndex, offsetBy: chance.below(3))] })
    }
    let words = (0..<60).map { Word(id: "\($0)", term: text(), meanings: [text(), text()]) }
    let source = DeckSource(Deck(id: "d", name: "D", words: words))
    for beginning in ["a", "b", "ab", "aa", "bab"] {
      let walked = words.filter { word in
        ([word.term] + word.meanings).contains {
          $0.lowercased().replacing("á", with: "a").hasPrefix(beginning)
        }
      }
      #expect(Set(source.search(beginning, limit: 99)) == Set(walked), "seed \(seed), \(beginning)")
    }
  }

  @Test("gives random words that meet a condition, none twice, and looks at no more than it may")
  func sample() {
    let words = (0..<1000).map { Word(id: "\($0)", term: "w\($0)", meanings: ["m"]) }
    let source = DeckSource(Deck(id: "d", name: "D", words: words))
    var (chance, looked) = (Chance(seed: 3), 0)
    let some = source.sample(10, tries: 200, &chance) { _ in
      looked += 1
      return looked.isMultiple(of: 2)
    }
    #expect(some.count == 10 && Set(some.map(\.id)).count == 10 && looked == 20)
    looked = 0
    let none = source.sample(10, tries: 50, &chance) { _ in
      looked += 1
      return false
    }
    #expect(none.isEmpty && looked <= 50)
    #expect(DeckSource(Deck(id: "e", name: "E")).sample(3, tries: 9, &chance) { _ in true }.isEmpty)
  }
}

@Suite("Text to speech")
struct SpeechTests {
  @Test(
    "kana and pinyin replace characters; elsewhere the word itself is read",
    arguments: [
      ("水", "みず", "ja", "みず"), ("水", "shuǐ", "zh-Hans", "shuǐ"), ("吗", "ma", "zh-Hant", "ma5"),
      ("你好", "nǐ hǎo", "cmn", "nǐ hǎo"), ("water", "/ˈwɔːtə/", "en", "water"), ("水", nil, "ja", "水"),
      ("ქალი", nil, "und", "ქალი"),
    ] as [(String, String?, String, String)])
  func words(term: String, reading: String?, language: String, spoken: String) {
    let word = Word(id: term, term: term, meanings: ["x"], reading: reading)
    #expect(word.spoken(in: language) == spoken)
  }

  @Test("a letter is read itself, not its name")
  func letters() {
    let letter = Word(id: "ka", term: "か", meanings: ["ka"], reading: "name", letter: Letter())
    #expect(letter.spoken(in: "ja") == "か")
  }
}
