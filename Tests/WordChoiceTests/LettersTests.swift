import Engine
import Interface
import Learning
import Playtest
import Testing
import LargeLetters
import Letters
import WordGame

/// What a game of letters does with answers.
struct LettersTests {
  @Test("a new letter shows its card first: both forms, name, systems, sound, examples, writing, hint")
  func card() {
    let stage = letters()
    for text in [
      "Α α", "a  alpha", "a' (old system)", "/a/ as in alpha", "αβγ example", "A stroke and a bow.",
      "Capital: Two strokes.", "hint: a fish on its side", "your hint   none yet ✎", "new",
    ] {
      #expect(stage.shows(text), "\(text)\(stage)")
    }
    #expect(stage.question.options.isEmpty)
  }

  @Test("when a card opens the letter is said once and asked for as a picture")
  func requests() {
    var stage = letters()
    stage.wait(ticks: 60)
    stage.resize(Size(100, 30))
    stage.type("p")
    #expect(stage.spoken == [Spoken("α", language: "el")])
    let requests = stage.requests(LetterRequest.self)
    #expect(requests.map(\.letter) == ["Α α", "Α α"] && requests[0] != requests[1], "once in each window")
  }

  @Test("where no font has the letter its card says what to do, as the answer told it")
  func absent() {
    var stage = letters()
    #expect(!stage.shows("Install it."))
    let asked = stage.reports.lazy.compactMap { $0 as? Asked }.first
    let id = asked?.id ?? RequestID(0)
    stage.send(.answer(Reply(to: id, LetterAnswer.absent("Install it."))))
    #expect(stage.shows("Install it."))
  }

  @Test("a hint is written on the card, stands there later, and no key of it plays")
  func hint() {
    var stage = letters()
    stage.wait(ticks: 20)
    stage.type("e")
    stage.type("q p?1e")
    #expect(stage.shows("Esc leave as it was") && stage.isWriting)
    stage.press(.enter)
    #expect(stage.shows("your hint   q p?1e ✎") && stage.isResting)
    #expect(stage.hints.map(\.text) == ["q p?1e"])
    #expect(stage.hints.map(\.word.reference) == [WordReference(deck: "greek", word: "alpha")])
    stage.click("✎")
    stage.type("x")
    stage.press(.escape)
    #expect(stage.shows("your hint   q p?1e ✎"))
    stage.click("your hint")
    stage.press(.character("u"), .control)
    stage.click("Enter keep")
    #expect(stage.shows("none yet") && stage.hints.last?.text == nil && stage.hints.count == 2)
  }

  @Test("the game's clock stands still while a hint is written")
  func hintTakesNoTime() throws {
    let hashes = [0, 1000].map { ticks in
      var stage = letters()
      stage.wait(ticks: 20)
      stage.type("e")
      stage.wait(ticks: ticks)
      stage.type("a")
      stage.press(.enter)
      stage.wait(ticks: 1)
      return stage.stateHash
    }
    #expect(hashes[0] == hashes[1])
  }

  @Test("what is written, and what was, is part of the state")
  func hintInState() {
    let hashes = ["a", "b"].flatMap { text in
      var stage = letters()
      stage.wait(ticks: 20)
      stage.type("e")
      stage.type(text)
      let writing = stage.stateHash
      stage.press(.enter)
      return [writing, stage.stateHash]
    }
    #expect(Set(hashes).count == 4)
  }

  @Test("the player's hint comes with the card of either form, and the deck's own beside it")
  func ownHint() {
    let stage = letters(hints: ["alpha": "a bull's head"])
    #expect(stage.shows("your hint   a bull's head ✎") && stage.shows("hint: a fish on its side"))
  }

  @Test("where nothing is saved the card says so in place of a hint, and Esc leads back")
  func noHint() {
    var stage = letters(hintObstacle: "Nothing is saved: another Babble is open on this folder. Close it.")
    stage.wait(ticks: 20)
    #expect(!stage.shows("✎"))
    stage.type("e")
    stage.type("abc")
    #expect(stage.shows("Nothing is saved: another Babble is open on this folder.") && !stage.shows("abc"))
    stage.press(.escape)
    #expect(stage.shows("none yet") && stage.hints.isEmpty && stage.isResting)
  }

  @Test("the card leads to its question; a right answer beside the card is no proof")
  func told() throws {
    var stage = letters()
    stage.answerLetter()
    let answer = try #require(stage.answers.last)
    #expect(answer.verdict.isRight && answer.word == "alpha" && answer.shown == "α" && answer.given == "a")
    #expect(answer.certainty == .hint && answer.options.count == 4)
    #expect(stage.shows("+1"))
  }

  @Test("a wrong answer marks both, then shows the card, and the letter comes again")
  func wrong() throws {
    var stage = letters(knowing: held(["alpha", "beta", "gamma", "delta"]))
    while stage.isResting { stage.goOn() }
    let asked = stage.question.prompt
    stage.answerLetter(false)
    #expect(stage.frame.contains("✗") && stage.frame.contains("✓"))
    let answer = try #require(stage.answers.last)
    #expect(!answer.verdict.isRight && answer.confusedWith != nil)
    stage.goOn()
    let letter = try #require(greek.first { [$0.term, $0.capital].contains(asked) })
    #expect(stage.shows(letter.name) && stage.question.options.isEmpty)
    stage.goOn()
    var later: [String] = []
    for _ in 0..<8 {
      while stage.isResting { stage.goOn() }
      later.append(stage.question.prompt)
      stage.answerLetter()
    }
    #expect(later.contains(asked))
  }

  @Test("no key that was meant for the question leaves the card")
  func guarding() {
    var stage = letters()
    stage.press(.enter)
    #expect(stage.isResting)
    stage.goOn()
    #expect(!stage.isResting)
  }

  @Test("the second form of a letter comes without a card, and is asked for itself")
  func cases() {
    var stage = letters(questions: 60)
    var cards = 0
    for _ in 0..<60 where !stage.shows("Once more") {
      if stage.isResting { cards += 1 }
      stage.answerLetter()
    }
    let words = Set(stage.answers.map(\.word))
    #expect(cards == Set(words.map { $0.split(separator: "#")[0] }).count)
    #expect(words.contains { $0.hasSuffix("#upper") })
    let firsts = words.compactMap { word in stage.answers.first { $0.word == word } }
    #expect(firsts.filter { $0.certainty == .hint }.count == cards)
  }

  @Test("a letter brings +1, +2 and so on, the more often it was right in a row")
  func points() {
    var stage = letters(questions: 40)
    var score = 0
    var rows: [String: Int] = [:]
    for _ in 0..<30 {
      stage.answerLetter()
      guard let answer = stage.answers.last else { continue }
      if answer.certainty == .known { rows[answer.word, default: 0] += 1 }
      score += min(5, max(1, rows[answer.word, default: 0]))
      #expect(stage.rows[1].hasSuffix(" \(score)"), "\(stage)")
    }
    #expect(rows.values.contains { $0 > 1 })
  }

  @Test("of two letters with one sound the prompt names which, and the other never stands beside it")
  func homophones() {
    for seed in 0..<4 as Range<UInt64> {
      var stage = letters(questions: 40, shown: .meaning, seed: seed)
      var named = 0
      for _ in 0..<40 where !stage.shows("Once more") {
        if stage.isResting { stage.goOn() }
        let question = stage.question
        if question.prompt.hasPrefix("i") {
          #expect(["i (eta)", "i (iota)"].contains(question.prompt))
          #expect(question.options.values.filter { "ηιΗΙ".contains($0) }.count == 1)
          named += 1
        }
        stage.answerLetter()
      }
      #expect(named > 0, "seed \(seed)")
    }
  }

  @Test("a player who sees only the screen learns all letters, game after game")
  func learning() throws {
    var items: [String: ItemFigures] = [:]
    let model = MemoryModel()
    for game in 0..<20 as Range<UInt64> {
      let figures = items.mapValues { LetterFigures($0, isLearned: model.isLearned($0)) }
      var stage = letters(knowing: figures, shown: nil, seed: game)
      for _ in 0..<60 where !stage.shows("Once more") { stage.answerLetter() }
      stage.wait(seconds: 1)
      for answer in stage.answers {
        // A game alone begins no memory.
        items[answer.word, default: ItemFigures()].count(answer, nil, on: Day(number: 0), model)
      }
      let result = try #require(stage.result)
      #expect(result.isFinished && result.game == "letters" && result.wrong == 0)
      let now = items.mapValues { LetterFigures($0, isLearned: model.isLearned($0)) }
      let learned = LetterSetup(alphabet, figures: now).learnedCount()
      #expect(stage.shows("\(learned) of 8 letters learned"), "\(stage)")
      if stage.shows("All letters learned") {
        #expect(learned == 8)
        return
      }
    }
    Issue.record("never learned: \(items)")
  }

  @Test("who has learned all letters is asked them again, a whole game long")
  func again() {
    var stage = letters(knowing: held(alphabet.withCapitals.words.map(\.id)), questions: 10)
    #expect(!stage.isResting && stage.shows("8 of 8 learned"))
    for _ in 0..<10 { stage.answerLetter() }
    #expect(stage.shows("10 questions") && stage.shows("10 of 10 right"))
  }

  @Test("without an alphabet there is nothing to play, and the game says so")
  func nothing() {
    let round = RoundSetup(
      RoundSetup.Content(of: WordOrigin(deck: "d"), name: "Words", items: [], seed: 1))
    let setup = GameSetup(round, window: Size(80, 24))
    #expect(Letters.hindrance(setup)?.notice.string.contains("too few words here") == true)
    var stage = Stage(Letters.start(setup))
    stage.wait(ticks: 1)
    let hindrance = stage.stack.outcome?.as(Hindrance.self)
    #expect(hindrance?.notice.string.contains("too few words here") == true)
  }

  @Test("a game that sleeps comes out as one that runs in every tick", arguments: 0..<4 as Range<UInt64>)
  func determinism(seed: UInt64) {
    let hashes = [false, true].map { runs in
      var stage = letters(shown: nil, seed: seed)
      stage.ignoresSleep = runs
      var chance = Chance(seed: seed)
      for _ in 0..<40 where !stage.shows("Once more") {
        stage.wait(ticks: chance.below(90))
        stage.press(.enter)
        stage.type("\(chance.below(4) + 1)")
      }
      return stage.stateHash
    }
    #expect(hashes[0] == hashes[1], "seed \(seed)")
  }
}
