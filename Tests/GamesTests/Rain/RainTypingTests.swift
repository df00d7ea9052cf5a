import Engine
import Learning
import Players
import Playtest
import Testing

@testable import Games

/// Typed answers.
struct RainTypingTests {
  @Test("a right answer is taken without Enter; pressing it anyway does nothing")
  func early() throws {
    var game = rainStage(rainRound(RainWords.spanish, count: 4))
    game.awaitWords(1)
    game.type(try #require(game.lowest).answer)
    #expect(game.answers.map(\.verdict) == [.right])
    game.press(.enter)
    #expect(game.answers.count == 1 && game.shows("+1"), "\(game)")
  }

  @Test("the rest of an answer that was taken early counts for nothing, until a pause or another word")
  func rests() throws {
    let words = [RainWords.word("dónde", "where?"), RainWords.word("la casa", "house, home")]
    var game = rainStage(rainRound(words))
    game.awaitWords(2)
    game.type("where?")
    game.press(.enter)
    #expect(game.answers.map(\.verdict) == [.right])
    game.awaitWords(1)
    game.answer("house, home")
    #expect(game.answers.map(\.verdict) == [.right, .right], "\(game)")
    game.awaitWords(1)
    game.wait(seconds: 1)
    game.answer("?")
    #expect(game.answers.count == 3)
  }

  @Test("a slip in the rest of an answer belongs to it, too")
  func restsWithSlips() throws {
    let words = [RainWords.word("la casa", "house, home"), RainWords.word("dónde", "where?")]
    var game = rainStage(rainRound(words))
    game.awaitWords(2)
    game.type("house, hime")
    game.press(.enter)
    #expect(game.answers.map(\.verdict) == [.right], "\(game)")
  }

  @Test("romaji are taken as the card shows them")
  func romaji() {
    var word = RainWords.word("は", "topic particle", reading: "は")
    word.romanization = "wa"
    for typed in ["wa", "ha"] {
      var game = rainStage(rainRound([word], showing: .meaning, language: "ja"))
      game.awaitWords(1)
      game.type(typed)
      #expect(game.answers.map(\.verdict) == [.right], "\(typed): \(game)")
    }
  }

  @Test("a slip that makes another common word clears nothing, and a misspelling does")
  func commonWords() throws {
    let common = CommonWords { $0 == "es" ? CommonWords.lemmas(in: "mejor\nmenor\nmejorar") : [:] }
    var setup = rainRound([RainWords.word("mejor", "better")], showing: .meaning)
    setup.content = setup.content.typed([], common)
    #expect(setup.content.nearWords == ["es": ["mejor": "mejor", "menor": "menor"]])
    for (typed, verdict) in [("menor", nil), ("mejjor", Verdict.slip)] {
      var game = rainStage(setup)
      game.awaitWords(1)
      game.answer(typed)
      #expect(game.answers.map(\.verdict) == [verdict].compactMap(\.self), "\(typed): \(game)")
    }
  }

  @Test("an answer that the learner has added clears the word, without Enter")
  func added() throws {
    var setup = rainRound([RainWords.word("la casa", "house, home")])
    setup.content.items[0].accepted = ["Pad"]
    var game = rainStage(setup)
    game.awaitWords(1)
    game.type("pad")
    #expect(game.answers.map(\.verdict) == [.right], "\(game)")
  }

  @Test("an answer waits for Enter if it is the beginning of another one")
  func beginning() {
    let words = [RainWords.word("bueno", "good"), RainWords.word("adiós", "goodbye")]
    var game = rainStage(rainRound(words))
    game.awaitWords(2)
    game.type("good")
    #expect(game.answers.isEmpty)
    game.type("bye")
    #expect(game.answers.map(\.word) == ["adiós"])
    game.answer("good")
    #expect(game.answers.map(\.word) == ["adiós", "bueno"])
  }

  @Test("té isn't taken for te before its accent is typed")
  func accents() {
    let words = [RainWords.word("te", "you"), RainWords.word("té", "tea")]
    var game = rainStage(rainRound(words, showing: .meaning))
    game.awaitWords(2)
    game.type("te")
    #expect(game.answers.isEmpty)
    game.type("'")
    #expect(game.answers.map(\.given) == ["té"])
  }

  @Test("an answer counts for the word it fits, wherever that is; of two, for the lower one")
  func anyWord() throws {
    var game = rainStage(rainRound(RainWords.spanish, count: 4))
    game.awaitWords(2)
    let upper = try #require(game.rain.map { $0.items[$0.drops[1].word] })
    game.answer(upper.answer)
    #expect(game.answers.map(\.word) == [upper.word.id] && game.answers[0].verdict == .right)
    let words = [RainWords.word("coche", "car"), RainWords.word("carro", "car")]
    var alike = rainStage(rainRound(words))
    alike.awaitWords(2)
    let lowest = try #require(alike.lowest)
    alike.type("car")
    #expect(alike.answers.map(\.word) == [lowest.word.id])
  }

  @Test(
    "an answer that fits nothing counts against the lowest word and shows its answer; typing that clears it")
  func wrong() throws {
    var game = rainStage(rainRound(RainWords.spanish, count: 4))
    game.awaitWords(2)
    let lowest = try #require(game.lowest)
    game.answer("nonsense")
    #expect(game.answers.map(\.word) == [lowest.word.id] && game.answers[0].verdict == .wrong)
    #expect(game.shows("✗ not nonsense: \(lowest.word.term) means"), "\(game)")
    #expect(game.lowest == lowest)
    game.answer(lowest.answer)
    #expect(game.answers.map(\.certainty) == [.known, .hint] && game.lowest != lowest)
  }

  @Test("an answer to another word of the deck is told apart from nonsense")
  func otherWord() {
    var game = rainStage(rainRound(RainWords.spanish, count: 1))
    game.awaitWords(1)
    game.answer("friend")
    #expect(game.answers.map(\.verdict) == [.otherWord])
    #expect(game.answers[0].confusedWith?.word == "el amigo")
  }

  @Test("slips are accepted and shown; after a missing article the player may try again")
  func kindness() throws {
    var game = rainStage(rainRound([RainWords.word("la palabra", "word")], showing: .meaning))
    game.awaitWords(1)
    game.answer("palabra")
    #expect(game.answers.isEmpty && game.shows("~ Almost: with its article."), "\(game)")
    game.answer("la palabar")
    #expect(game.answers.map(\.verdict) == [.slip])
    #expect(game.answers[0].triedBefore == .otherForm)
    #expect(game.shows("(not la palabar)"), "\(game)")
  }

  @Test("the player may try again only once")
  func onceMore() {
    var game = rainStage(rainRound([RainWords.word("la palabra", "word")], showing: .meaning))
    game.awaitWords(1)
    game.answer("palabra")
    game.answer("palabra")
    #expect(game.answers.map(\.verdict) == [.otherForm])
  }

  @Test("kana, accents and pinyin compose for the falling word")
  func composing() {
    let japanese = [RainWords.word("今日", "today", reading: "きょう")]
    var game = rainStage(rainRound(japanese, showing: .meaning, language: "ja"))
    game.awaitWords(1)
    game.type("kyou")
    #expect(game.answers.map(\.given) == ["きょう"], "\(game)")
    let chinese = [RainWords.word("你", "you", reading: "nǐ")]
    game = rainStage(rainRound(chinese, showing: .meaning, language: "zh"))
    game.awaitWords(1)
    game.type("ni3")
    #expect(game.answers.map(\.given) == ["nǐ"], "\(game)")
    game = rainStage(rainRound([RainWords.spanish[5]], showing: .meaning))
    game.awaitWords(1)
    game.type("pequen~o")
    #expect(game.answers.map(\.given) == ["pequeño"], "\(game)")
  }

  @Test("a word in another script is right in any romanisation, as in reviews")
  func romanised() {
    let letters = Deck(
      id: "letters", name: "Letters", language: .init(term: "ka", meaning: "ka-Latn"), kind: .alphabet,
      words: zip("წყალი", ["ts'", "q'", "a", "l", "i"]).map { letter, latin in
        Word(
          id: String(letter), term: String(letter), meanings: [latin],
          letter: Letter(romanizations: ["national": latin]))
      })
    for typed in ["ts'q'ali", "tsqali", "wyali"] {
      var setup = rainRound([RainWords.word("წყალი", "water")], showing: .meaning, language: "ka")
      setup.content.alphabets = [letters]
      var game = rainStage(setup)
      game.awaitWords(1)
      game.answer(typed)
      #expect(game.answers.map(\.verdict) == [.right], "\(typed): \(game)")
    }
  }

  @Test("with katakana and hiragana falling together, the same keys compose each word's own kana")
  func mixedKana() {
    let words = [
      RainWords.word("コーヒー", "coffee", reading: "コーヒー"), RainWords.word("これ", "this", reading: "これ"),
    ]
    var game = rainStage(rainRound(words, showing: .meaning, language: "ja"))
    game.awaitWords(2)
    game.type("kore")
    game.type("koohii")
    #expect(Set(game.answers.map(\.given)) == ["これ", "コーヒー"], "\(game)")
    #expect(game.answers.allSatisfy { $0.verdict == .right })
  }

  @Test("letters wait for Enter, can be clicked in the palette, and are judged strictly")
  func letters() throws {
    var game = rainStage(
      rainRound(RainWords.letters, count: 3, showing: .meaning, language: "ka", kind: .alphabet))
    game.awaitWords(1)
    game.press(.character("p"), .control)
    let letter = try #require(game.lowest).word.term
    let wasClicked = game.click(letter)
    #expect(wasClicked && game.answers.isEmpty, "\(game)")
    game.press(.escape)
    game.press(.enter)
    #expect(game.answers.map(\.given) == [letter] && game.answers[0].verdict == .right)
    #expect(game.answers[0].skill == .recall)
  }

  @Test("command keys such as q, p and ? are text, and a blank line is never submitted")
  func textAlone() {
    var game = rainStage(rainRound([RainWords.word("¿qué?", "quip ?")]))
    game.awaitWords(1)
    game.press(.enter)
    game.answer("  ")
    #expect(game.answers.isEmpty && !game.hasEnded)
    game.type("quip")
    #expect(game.rain != nil && game.shows("quip"), "\(game)")
  }
}
