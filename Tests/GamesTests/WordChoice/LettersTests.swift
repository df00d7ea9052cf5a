import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

struct LettersTests {
  @Test("a card is followed by another, and only then by its question, whose right answer proves nothing")
  func told() throws {
    var stage = letters()
    #expect(stage.shows("Α α") && stage.shows("0 of 20"))
    stage.advance()
    #expect(stage.shows("Β β") && stage.isResting)
    stage.answerLetter()
    let answer = try #require(stage.answers.last)
    #expect(answer.verdict.isRight && answer.word == "alpha" && answer.shown == "α" && answer.given == "a")
    #expect(answer.certainty == .hint && answer.options.count == 4)
    #expect(stage.rows[1].contains(#/ 1\d* *$/#), "\(stage)")
  }

  @Test("no letter is asked right after its card, and each is asked before the end", arguments: 5...20)
  func later(questions: Int) {
    var stage = letters(questions: questions)
    var turns: [(letter: String, isCard: Bool)] = []
    while !stage.shows("Once more") {
      let letter = greek.first { stage.isResting ? stage.shows("\($0.capital) \($0.term)") : false }
      if let letter {
        turns.append((letter.name, true))
        stage.advance()
      } else {
        stage.answerLetter()
        let word = stage.answers.last?.word ?? ""
        turns.append((String(word.prefix { $0 != "#" }), false))
        stage.wait(seconds: 1)
      }
    }
    for (turn, next) in zip(turns, turns.dropFirst()) where turn.isCard {
      #expect(turn.letter != next.letter)
    }
    let asked = Set(turns.filter { !$0.isCard }.map(\.letter))
    #expect(turns.allSatisfy { asked.contains($0.letter) }, "\(turns)")
    #expect(stage.answers.count == questions)
  }

  @Test("a wrong answer marks both, then shows the card, and the letter returns")
  func wrong() throws {
    var stage = letters(knowing: held(["alpha", "beta", "gamma", "delta"]))
    while stage.isResting { stage.advance() }
    let asked = stage.question.prompt
    stage.answerLetter(false)
    #expect(stage.frame.contains("✗") && stage.frame.contains("✓"))
    let answer = try #require(stage.answers.last)
    #expect(!answer.verdict.isRight && answer.confusedWith != nil)
    stage.advance()
    let letter = try #require(greek.first { [$0.term, $0.capital].contains(asked) })
    #expect(stage.shows(letter.name) && stage.question.options.isEmpty)
    stage.advance()
    var later: [String] = []
    for _ in 0..<8 {
      while stage.isResting { stage.advance() }
      later.append(stage.question.prompt)
      stage.answerLetter()
    }
    #expect(later.contains(asked))
  }

  @Test("a key meant for the question doesn't leave the card")
  func guarding() {
    var stage = letters()
    stage.press(.enter)
    #expect(stage.shows("Α α"))
    stage.advance()
    #expect(stage.shows("Β β"))
  }

  @Test("the second form of a letter has no card, and is asked separately")
  func cases() {
    var stage = letters(questions: 60)
    var cards = 0
    for _ in 0..<60 where !stage.shows("Once more") {
      while stage.isResting {
        cards += 1
        stage.advance()
      }
      stage.answerLetter()
    }
    let words = Set(stage.answers.map(\.word))
    #expect(cards == Set(words.map { $0.split(separator: "#")[0] }).count)
    #expect(words.contains { $0.hasSuffix("#upper") })
    let firsts = words.compactMap { word in stage.answers.first { $0.word == word } }
    #expect(firsts.filter { $0.certainty == .hint }.count == cards)
  }

  @Test("a letter earns +1, +2 and so on for right answers in a row")
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

  @Test("if two letters share a sound, the prompt names one, and the other is no option")
  func homophones() {
    for seed in 0..<4 as Range<UInt64> {
      var stage = letters(questions: 40, shown: .meaning, seed: seed)
      var named = 0
      for _ in 0..<40 where !stage.shows("Once more") {
        while stage.isResting { stage.advance() }
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

  @Test("a simulated player learns all letters, game after game")
  func learning() throws {
    var items: [String: ItemFigures] = [:]
    let model = MemoryModel()
    for game in 0..<20 as Range<UInt64> {
      let figures = items.mapValues { LetterFigures($0, isLearned: model.isLearned($0)) }
      var stage = letters(knowing: figures, shown: nil, seed: game)
      for _ in 0..<60 where !stage.shows("Once more") { stage.answerLetter() }
      stage.wait(seconds: 1)
      for answer in stage.answers {
        // Games alone don't start a memory.
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

  @Test("with all letters learned, a whole game repeats them")
  func again() {
    var stage = letters(knowing: held(alphabet.withCapitals.words.map(\.id)), questions: 10)
    #expect(!stage.isResting && stage.shows("8 of 8 learned"))
    for _ in 0..<10 { stage.answerLetter() }
    #expect(stage.shows("10 questions") && stage.shows("10 of 10 right"))
  }

  @Test("without an alphabet the game says that there is nothing to play")
  func nothing() {
    let round = RoundSetup(
      RoundSetup.Content(of: WordOrigin(deck: "d"), name: "Words", items: [], seed: 1))
    let setup = GameSetup(round, window: Size(80, 24))
    #expect(Letters.roundObstacle(setup)?.notice.string.contains("too few words here") == true)
    var stage = Stage(Letters.start(setup))
    stage.wait(ticks: 1)
    let obstacle = stage.stack.outcome?.as(RoundObstacle.self)
    #expect(obstacle?.notice.string.contains("too few words here") == true)
  }
}
