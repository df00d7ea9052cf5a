import Deterministic
import Learning
import Testing

/// Mistakes that an outside check found in the decks, as rules that need no source.
@Suite("Decks keep to what was learned from mistakes")
struct DeckCareTests {
  /// The ligature և is two letters that have cards.
  @Test(
    "every letter of a word to practise with, or of an example, is taught by a card",
    arguments: LetterDeckTests.names)
  func taught(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    let cards = Set(deck.words.map(\.term))
    let examples = deck.words.compactMap(\.letter).flatMap(\.examples)
    for word in try #require(deck.alphabet).practice + examples {
      let letters = LetterDeckTests.letters(of: word.term, in: name).map(String.init)
      let missing = letters.filter { !cards.contains($0) && $0 != "և" }
      #expect(missing.isEmpty, "\(word.term)")
    }
  }

  @Test("an example has the sound of its kana: it isn't followed by a small one")
  func ownSound() throws {
    for name in ["hiragana", "katakana"] {
      for word in try AssetsFolder.deck(name).words {
        for example in word.letter?.examples ?? [] {
          let joined = example.term.replacing(#/.[ゃゅょャュョ]/#, with: "")
          #expect(
            joined.contains(word.term) || word.id.hasPrefix("small-"), "\(word.term) in \(example.term)")
        }
      }
    }
  }

  /// The sounds e and i can be one letter or two: ε, η, ι, υ, and αι, ει, οι.
  @Test("χ and γ, which sound different before e and i, have examples of their first sound")
  func front() throws {
    for word in try AssetsFolder.deck("greek-letters").words where ["χ", "γ"].contains(word.term) {
      #expect(word.letter?.sound?.contains("before e and i") == true)
      for example in try #require(word.letter).examples {
        let letters = LetterDeckTests.letters(of: example.term, in: "greek-letters")
        #expect(letters.firstMatch(of: try Regex(word.term + "([εηιυ]|[αο]ι)")) == nil, "\(example.term)")
      }
    }
  }

  @Test(
    "a hint on writing mentions going below the line if its letter does",
    arguments: ["georgian-letters", "armenian-letters", "greek-letters", "russian-letters"])
  func lines(name: String) throws {
    for word in try AssetsFolder.deck(name).words {
      let letter = try #require(word.letter)
      let goesBelow = letter.level == .descender || letter.level == .both
      let hint = try #require(letter.writing)
      #expect(hint.contains(#/(below|under) the line/#) == goesBelow, "\(word.term): \(hint)")
    }
  }

  @Test(
    "the most likely answer is right",
    arguments: [
      ("spanish-first", "no", "not"), ("spanish-first", "no", "no"),
      ("spanish-first", "poder", "to be able to"),
      ("spanish-first", "mujer", "wife"), ("georgian-first", "და", "and"), ("georgian-first", "და", "sister"),
      ("georgian-first", "ის", "that"), ("english-first-russian", "say", "говорить"),
      ("chinese-first", "会", "can"),
      ("english-first-russian", "speak", "говорить"), ("chinese-first", "请", "to invite"),
      ("spanish-first", "usted", "you"), ("spanish-first", "su", "her"), ("spanish-first", "que", "that"),
      ("georgian-first", "კი", "yes"), ("georgian-first", "მას", "him"), ("greek-first", "να", "to"),
      ("armenian-first", "մի", "one"), ("english-first-russian", "of", "кого? чего?"),
      ("english-first-russian", "the", "определённый артикль"), ("english-first-russian", "him", "его"),
      ("chinese-first", "也", "too"), ("chinese-first", "两", "two"), ("japanese-first", "も", "too"),
      ("japanese-first", "の", "possessive particle"), ("korean-first", "좋다", "good"),
    ] as [(String, String, String)])
  func typed(name: String, id: String, answer: String) throws {
    let deck = try AssetsFolder.deck(name)
    let word = try #require(deck.words.first { $0.id == id })
    #expect(AnswerJudge(deck, side: .meaning).judge(answer, for: word) == .right)
  }

  @Test(
    "a deck with British sounds says so in its name and its language", arguments: DeckContentTests.wordDecks)
  func british(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    let isBritish = deck.words.contains { $0.reading?.contains(#/^\/.*(əʊ|ɒ|ɪə|eə).*\/$/#) == true }
    #expect(isBritish == (deck.language.term == "en-GB"))
    #expect(isBritish == deck.name.contains("British"))
  }

  @Test(
    "words that are set against each other name each other, and never clash",
    arguments: DeckContentTests.names)
  func contrasts(name: String) throws {
    let words = try AssetsFolder.deck(name).words
    for word in words {
      for id in word.contrast {
        let other = try #require(words.first { $0.id == id }, "\(id)")
        #expect(other.contrast.contains(word.id) && other.id != word.id, "\(word.id)")
        #expect(!word.clashes(with: other), "\(word.id) and \(id)")
      }
    }
  }

  @Test(
    "ser and estar, ある and いる and their like are chosen from among each other",
    arguments: [
      ("spanish-first", "ser", "estar"), ("japanese-first", "ある", "いる"), ("chinese-first", "他", "她"),
      ("spanish-first", "por", "para"),
    ],
    ShownSide.allCases)
  func together(deck: (name: String, one: String, other: String), side: ShownSide) throws {
    let words = try AssetsFolder.deck(deck.name).words
    let origin = WordOrigin(deck: deck.name)
    let items = words.map { RoundSetup.Item($0, of: origin, isNew: false, shown: side) }
    let pool = ChoicePool(RoundSetup.Content(of: origin, name: deck.name, items: items, seed: 0))
    func place(_ word: String) throws -> Int {
      try #require(pool.place(of: WordReference(deck: deck.name, word: word)))
    }
    let (one, other) = (try place(deck.one), try place(deck.other))
    var chance = Chance(seed: 5)
    var distractors = Distractors(pool)
    let beside = (0..<100).count { _ in
      distractors.choose(for: one, showing: side, in: pool, closeness: 1000, &chance).contains(other)
    }
    #expect(beside > 10)
    #expect(pool.text(one, besides: side) != pool.text(other, besides: side))
  }

  @Test(
    "the prompts of two synonyms tell which one is asked, even without the parentheses",
    arguments: DeckContentTests.wordDecks, [false, true])
  func toldApart(name: String, isBare: Bool) throws {
    var deck = try AssetsFolder.deck(name)
    if isBare { deck.words = deck.words.map(bare) }
    let checker = AnswerChecker(deck, side: .term)
    // Most pairs have nothing in common, and need no closer look.
    let parts = deck.words.map { Set($0.meanings.flatMap(Clash.parts)) }
    for (place, word) in deck.words.enumerated() {
      for (index, other) in deck.words[..<place].enumerated()
      where !parts[place].isDisjoint(with: parts[index]) && word.sharesMeaning(with: other) {
        let (one, two) = (checker.distinction(of: word), checker.distinction(of: other))
        #expect(
          one != nil && two != nil && one != two, "\(word.id) and \(other.id): \(String(describing: one))")
      }
    }
  }

  /// The word without parentheses, and without the words it is set against.
  private func bare(_ word: Word) -> Word {
    var word = word
    word.meanings = word.meanings.map { $0.replacing(#/ ?\(.*?\)/#, with: "") }
    word.contrast = []
    return word
  }
}
