import App
import Engine
import Games
import Learning
import Playtest
import Storage
import Testing

/// The letters are from the Georgian deck of the program.
struct PracticeGameTests {
  private let deck: Deck
  private let all: [String: LetterFigures]

  init() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let assets = try Assets.find(
      given: root.joined(separator: "/") + "/Assets", executable: "/nowhere/babble")
    deck = try DeckFormat.read(assets.deck("georgian-letters"), file: "georgian-letters.json")
    all = held(deck.words.map(\.id))
  }

  /// The number of the option that reads the same as the prompt, letter by letter; of another one if `isRight`
  /// is false.
  private func number(_ stage: Stage, isRight: Bool = true) -> Int? {
    let letters = Transliterator(deck)
    let question = stage.question
    return question.options.sorted { $0.key < $1.key }.first { option in
      let says = letters.latin(of: question.prompt) ?? question.prompt
      return ((letters.latin(of: option.value) ?? option.value) == says) == isRight
    }?.key
  }

  private func answer(_ stage: inout Stage, isRight: Bool = true) {
    stage.wait(ticks: 30)
    if let number = number(stage, isRight: isRight) { stage.type("\(number)") }
    if isRight { stage.wait(ticks: 30) }
  }

  @Test("practice opens when all letters are learned; before that it says how many are missing")
  func opening() {
    var some = all
    some["an"] = nil
    some["ban"] = nil
    var stage = practice(deck, knowing: some)
    #expect(stage.shows("all 33 letters: 2 are missing"), "\(stage)")
    #expect(stage.shows("Another deck"))
    stage = practice(deck, knowing: all)
    #expect(stage.question.options.count == 4, "\(stage)")
  }

  @Test("a right answer credits every letter of the word by its alignment")
  func credit() throws {
    var stage = practice(deck, knowing: all, shown: .term)
    let word = stage.question.prompt
    let units = try #require(Transliterator(deck).units(of: word))
    answer(&stage)
    #expect(Set(stage.answers.map(\.word)) == Set(units.flatMap(\.letters)))
    #expect(stage.answers.count == Set(units.flatMap(\.letters)).count)
    #expect(stage.answers.allSatisfy { $0.verdict.isRight && $0.certainty == .known && $0.shown == word })
    #expect(stage.rows[1].hasSuffix(" \(units.count)"), "\(stage)")
  }

  @Test(
    "a word that is always missed comes after others, never twice running, and not for ever", arguments: 2...6
  )
  func stubborn(questions: Int) {
    var stage = practice(deck, knowing: all, questions: questions, shown: .term)
    let word = stage.question.prompt.lowercased()
    var asked: [String] = []
    while !stage.shows("words read"), asked.count < 30 {
      let isStubborn = stage.question.prompt.lowercased() == word
      asked.append(stage.question.prompt.lowercased())
      answer(&stage, isRight: !isStubborn)
      if isStubborn { stage.advance() }
    }
    #expect(zip(asked, asked.dropFirst()).allSatisfy { $0 != $1 }, "\(asked)")
    #expect(asked.count { $0 == word } == 3, "\(asked)")
    #expect(stage.shows("\(questions - 1) of \(questions) words read"), "\(stage)")
  }

  @Test("half of the words are from signs, and each of those says so")
  func signs() throws {
    let signs = try #require(deck.alphabet).signs
    var stage = practice(
      deck, knowing: all.mapValues { Self.practised($0, right: 20) }, questions: 12, shown: .term)
    var count = 0
    for _ in 0..<12 {
      let isSign = signs.contains(stage.question.prompt)
      #expect(stage.shows("from a sign") == isSign, "\(stage)")
      count += isSign ? 1 : 0
      answer(&stage)
    }
    #expect(count == 6)
  }

  private static func practised(_ figures: LetterFigures, right: Int) -> LetterFigures {
    var more = figures
    more.right = right
    return more
  }

  @Test("a wrong answer marks both and shows the word, which comes again and proves nothing")
  func wrong() {
    var stage = practice(deck, knowing: all, questions: 1)
    let word = stage.question.prompt
    answer(&stage, isRight: false)
    #expect(stage.frame.contains("✗") && stage.frame.contains("✓") && stage.shows(word))
    #expect(stage.answers.allSatisfy { !$0.verdict.isRight })
    let count = stage.answers.count
    stage.advance()
    answer(&stage)
    #expect(stage.answers.dropFirst(count).allSatisfy { $0.verdict.isRight && $0.certainty == .hint })
    #expect(stage.shows("All words read") && stage.shows("0 of 1 word at once"))
  }

  @Test("a simulated player plays it to the end; short words come first")
  func whole() throws {
    for seed in 0..<3 as Range<UInt64> {
      var stage = practice(deck, knowing: all, seed: seed)
      var lengths: [Int] = []
      for _ in 0..<12 {
        let question = stage.question
        let texts = [question.prompt] + question.options.values
        let word = texts.first { Transliterator(deck).units(of: $0) != nil && $0 != question.prompt }
        let units = Transliterator(deck).units(of: question.prompt)
        if let units { lengths.append(units.count) }
        #expect(word != nil || units != nil)
        answer(&stage)
      }
      #expect(lengths == lengths.sorted() && lengths.count > 2)
      stage.wait(seconds: 1)
      let result = try #require(stage.result)
      #expect(result.isFinished && result.right == 12 && result.wrong == 0 && result.game == "practice")
      #expect(stage.shows("12 of 12 words at once"))
    }
  }

  @Test("longer words come as the letters gain points")
  func growing() {
    func longest(_ right: Int) -> Int {
      let figures = all.mapValues { Self.practised($0, right: right) }
      return (0..<4 as Range<UInt64>).map { seed in
        var stage = practice(deck, knowing: figures, questions: 40, shown: .term, seed: seed)
        var longest = 0
        for _ in 0..<40 where !stage.shows("All words read") {
          longest = max(longest, stage.question.prompt.count)
          answer(&stage)
        }
        return longest
      }.max() ?? 0
    }
    #expect(longest(0) < longest(9))
  }

  @Test("a round can be limited to missed words")
  func onlyMissed() throws {
    let word = try #require(deck.alphabet?.practice.first?.term)
    let stage = practice(deck, knowing: all, only: [word], shown: .term)
    #expect(stage.question.prompt == word && stage.shows("1 of 1 word left"))
  }

  @Test("a question, a miss, the smallest window, ASCII, the end")
  func pictures() throws {
    var stage = practice(deck, knowing: all, questions: 3, shown: .term)
    try Golden.compare(stage.frame, with: "practice")
    answer(&stage, isRight: false)
    try Golden.compare(stage.frame, with: "practice-miss")
    stage.advance()
    for _ in 0..<3 { answer(&stage) }
    stage.wait(seconds: 1)
    try Golden.compare(stage.frame, with: "practice-end")
    let least = practice(
      deck, knowing: all, shown: .meaning, look: Look(ornaments: .ascii), window: Size(60, 20))
    try Golden.compare(least.frame, with: "practice-least-ascii")
    try Golden.compare(practice(deck, knowing: [:]).frame, with: "practice-closed")
  }
}
