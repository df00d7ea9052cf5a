import Deterministic
import Learning
import Testing

struct ChoiceRunTests {
  private static let origin = WordOrigin(deck: "d")
  private static let pool60 = pool(60)

  private static func pool(
    _ count: Int, isNew: Bool = false, confusions: [Int: [Int]] = [:]
  ) -> ChoicePool {
    // Words of two letters and a number: some are alike, and none clash.
    let words = (0..<count).map { Word(id: "\($0)", term: "w\($0)x", meanings: ["m\($0 * 7)y"]) }
    let items = words.enumerated().map { index, word in
      RoundSetup.Item(
        word, of: origin, isNew: isNew, shown: .term,
        confusions: confusions[index, default: []].map { WordReference(deck: "d", word: "\($0)") })
    }
    return ChoicePool(RoundSetup.Content(of: origin, name: "D", items: items, seed: 1))
  }

  /// Plays with a strategy that returns the option to take, and returns the questions.
  private static func play(
    _ pool: ChoicePool, questions: Int, seed: UInt64, taking: (ChoiceQuestion, inout Chance) -> Int
  ) -> (run: ChoiceRun, asked: [ChoiceQuestion]) {
    var (run, chance, player) = (ChoiceRun(pool), Chance(seed: seed), Chance(seed: ~seed))
    var asked: [ChoiceQuestion] = []
    for _ in 0..<questions {
      let question = run.next(from: pool, &chance)
      asked.append(question)
      run.record(question.options[taking(question, &player)], to: question, &chance)
    }
    return (run, asked)
  }

  private static func wrong(_ question: ChoiceQuestion) -> Int {
    (question.right + 1) % question.options.count
  }

  @Test(
    "a missed word returns after three to six other questions, until it is right",
    arguments: 0..<20 as Range<UInt64>)
  func returning(seed: UInt64) throws {
    var misses: [Int: Int] = [:]
    var number = 0
    let (run, asked) = Self.play(Self.pool(40), questions: 60, seed: seed) { question, player in
      defer { number += 1 }
      let isMiss = player.below(8) == 0
      if isMiss { misses[number] = question.word }
      return isMiss ? Self.wrong(question) : question.right
    }
    for (place, word) in misses where place < 50 {
      let next = try #require(asked[(place + 1)...].firstIndex { $0.word == word }, "seed \(seed)")
      #expect(ChoiceRun.gap.contains(next - place - 1), "seed \(seed): \(place), then \(next)")
    }
    let pending = Set(run.missed.map(\.word))
    for (place, question) in asked.enumerated() where misses[place] == nil {
      let isMissedLater = misses.contains { $0.value == question.word && $0.key > place }
      #expect(isMissedLater || !pending.contains(question.word), "seed \(seed)")
    }
  }

  @Test(
    "the ramp keeps a player whose chance falls with hardness near 85 in 100",
    arguments: 0..<10 as Range<UInt64>)
  func ramp(seed: UInt64) {
    let pool = Self.pool60
    var (run, chance, player) = (ChoiceRun(pool), Chance(seed: seed), Chance(seed: ~seed))
    var right = 0
    for number in 0..<1200 {
      let question = run.next(from: pool, &chance)
      let isRight = player.below(1000) < 1000 - run.hardness * 3 / 10
      if number >= 200, isRight { right += 1 }
      run.record(question.options[isRight ? question.right : Self.wrong(question)], to: question, &chance)
    }
    #expect((820...880).contains(right), "seed \(seed): \(right) of 1000")
  }

  @Test(
    "a player who confuses two words sees both together within 20 questions",
    arguments: 0..<100 as Range<UInt64>)
  func confusions(seed: UInt64) {
    let pool = Self.pool(33, confusions: [7: [21]])
    let (_, asked) = Self.play(pool, questions: 20, seed: seed) { question, _ in question.right }
    #expect(asked.contains { $0.word == 7 && $0.options.contains(21) }, "seed \(seed)")
  }

  @Test("the word that was given for another is among its options when it returns")
  func takenFor() throws {
    let pool = Self.pool(30)
    var (run, chance) = (ChoiceRun(pool), Chance(seed: 5))
    let first = run.next(from: pool, &chance)
    let other = first.options[Self.wrong(first)]
    run.record(other, to: first, &chance)
    for _ in 0..<8 {
      let question = run.next(from: pool, &chance)
      if question.word == first.word {
        #expect(question.options.contains(other))
        return
      }
      run.record(question.word, to: question, &chance)
    }
    Issue.record("the word did not return")
  }

  @Test("a new word is shown among unlike ones, a known one at the top of the ramp among look-alikes")
  func closeness() {
    let words = ["casa", "cosa", "cama", "casi", "caso", "cara", "caza"] + (0..<40).map { "xyz\($0)q" }
    /// How many of the options are look-alikes, on average.
    func likes(isNew: Bool) -> Double {
      let items = words.enumerated().map { index, word in
        RoundSetup.Item(
          Word(id: word, term: word, meanings: ["m\(index)"]), of: Self.origin, isNew: isNew, shown: .meaning)
      }
      let pool = ChoicePool(RoundSetup.Content(of: Self.origin, name: "D", items: items, seed: 1))
      var (run, chance, counts) = (ChoiceRun(pool), Chance(seed: 9), [Int]())
      for number in 0..<400 {
        let question = run.next(from: pool, &chance)
        if question.word == 0, number >= 50 { counts.append(question.options.count { $0 < 7 } - 1) }
        if !isNew || question.word != 0 { run.record(question.word, to: question, &chance) }
      }
      return Double(counts.reduce(0, +)) / Double(counts.count)
    }
    #expect(likes(isNew: false) > 1.2)
    #expect(likes(isNew: true) < 1)
  }

  @Test("a deck of one, two or three words has as many options, and goes on", arguments: 1...3)
  func small(count: Int) {
    let (_, asked) = Self.play(Self.pool(count), questions: 12, seed: 3) { question, player in
      player.below(question.options.count)
    }
    #expect(asked.allSatisfy { $0.options.count == count && $0.options[$0.right] == $0.word })
    if count > 1 { #expect(zip(asked, asked.dropFirst()).contains { $0.word != $1.word }) }
  }

  @Test("the same answers give the same questions, and other answers others")
  func same() {
    let pool = Self.pool(30)
    let plays = [false, false, true].map { misses in
      Self.play(pool, questions: 30, seed: 11) { question, _ in
        misses && question.word % 5 == 0 ? Self.wrong(question) : question.right
      }
      .asked
    }
    #expect(plays[0] == plays[1])
    #expect(plays[0] != plays[2])
  }

  @Test("questions from a thousand words have no fewer options")
  func many() {
    let (_, asked) = Self.play(Self.pool(1000), questions: 20, seed: 3) { question, _ in question.right }
    #expect(asked.count == 20)
    #expect(asked.allSatisfy { $0.options.count == ChoiceQuestion.usualOptions })
  }
}
