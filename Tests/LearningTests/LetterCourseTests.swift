import Deterministic
import Glibc
import Learning
import Testing

@Suite("Which letter comes next")
struct LetterCourseTests {
  private static let pool = pool(33)
  private static let largePool = pool(60)

  private static func pool(_ count: Int, confusions: [Int: [String]] = [:]) -> ChoicePool {
    let origin = WordOrigin(deck: "d", kind: .alphabet)
    let items = (0..<count).map { number in
      RoundSetup.Item(
        Word(id: "l\(number)", term: "t\(number)", meanings: ["m\(number)"]), of: origin, isNew: true,
        shown: .term, confusions: (confusions[number] ?? []).map { WordReference(deck: "d", word: $0) })
    }
    return ChoicePool(RoundSetup.Content(of: origin, name: "D", items: items, seed: 0))
  }

  /// A simulated learner of letters. The probability of knowing one fades between questions, more slowly the
  /// more often it was right, and grows with each answer; unknown letters are guessed among four.
  private struct Learner {
    private var strength: [Int: Double] = [:]
    private var right: [Int: Int] = [:]
    private var last: [Int: Int] = [:]
    private(set) var answers = 0
    var talent = 0.35

    mutating func answer(_ letter: Int, _ chance: inout Chance) -> Bool {
      let kept = 1 - 0.02 / Double(1 + right[letter, default: 0])
      let known = (strength[letter] ?? 0.6) * pow(kept, Double(answers - (last[letter] ?? answers)))
      let isRight = chance.below(1000) < Int(known * 1000) || chance.below(4) == 0
      strength[letter] = isRight ? known + (1 - known) * talent : max(known, 0.5)
      right[letter, default: 0] += isRight ? 1 : 0
      last[letter] = answers
      answers += 1
      return isRight
    }
  }

  /// A wrong option, or the right one.
  private static func given(_ question: ChoiceQuestion, isRight: Bool) -> Int {
    isRight ? question.word : question.options.first { $0 != question.word } ?? question.word
  }

  /// How many answers it takes until all letters are learned.
  private func answers(
    seed: UInt64, next: (inout LetterCourse, inout Chance) -> ChoiceQuestion?
  ) -> Int {
    var course = LetterCourse(Self.pool)
    var learner = Learner()
    var chance = Chance(seed: seed)
    while !course.isLearned, learner.answers < 5_000, let question = next(&course, &chance) {
      let isRight = learner.answer(question.word, &chance)
      course.record(Self.given(question, isRight: isRight), to: question, &chance)
    }
    return learner.answers
  }

  @Test("practice opens after fewer answers than with letters drawn at random")
  func faster() {
    let all = Array(0..<33)
    let savings = (0..<100).map { (seed: UInt64) -> Double in
      let adaptive = answers(seed: seed) { $0.next(from: Self.pool, &$1) }
      let random = answers(seed: seed) { _, chance in
        ChoiceQuestion(word: chance.below(33), shown: .term, options: all)
      }
      return 1 - Double(adaptive) / Double(random)
    }
    #expect(savings.count { $0 > 0 } >= 95)
    #expect(savings.sorted()[50] >= 0.2, "the median saves \(savings.sorted()[50])")
  }

  /// A learner who knows everything but confuses two letters whenever both are offered.
  @Test("a player who confuses two letters sees both together within 20 questions", arguments: 0..<100)
  func together(seed: UInt64) {
    let pool = Self.pool(33, confusions: [1: ["l2"]])
    let known = LetterFigures.Side(right: 5, wrong: 0, streak: 5)
    var course = LetterCourse(pool, figures: { _ in known })
    var chance = Chance(seed: seed)
    var seen: [Int] = [0]
    for number in 1...100 {
      guard let question = course.next(from: pool, &chance) else { break }
      let isTogether = Set(question.options).isSuperset(of: [1, 2])
      if isTogether && [1, 2].contains(question.word) { seen.append(number) }
      course.record(question.word == 1 && isTogether ? 2 : question.word, to: question, &chance)
    }
    #expect(zip(seen, seen.dropFirst() + [100]).allSatisfy { $1 - $0 <= 20 }, "\(seen), seed \(seed)")
  }

  @Test("a missed letter comes back within seven questions", arguments: 0..<50)
  func back(seed: UInt64) {
    var course = LetterCourse(Self.pool)
    var chance = Chance(seed: seed)
    var asked: [Int] = []
    for number in 0..<9 {
      guard let question = course.next(from: Self.pool, &chance) else { break }
      asked.append(question.word)
      course.record(Self.given(question, isRight: number > 0), to: question, &chance)
    }
    let back = asked.dropFirst().firstIndex(of: asked[0])
    #expect(back.map { (1...8).contains($0) } == true, "\(asked), seed \(seed)")
  }

  @Test("no letter is asked twice running unless it is the only one")
  func running() {
    let pool = Self.pool(3)
    var course = LetterCourse(pool)
    var chance = Chance(seed: 1)
    var asked: [Int] = []
    for count in 0..<300 {
      guard let question = course.next(from: pool, &chance) else { break }
      asked.append(question.word)
      course.record(Self.given(question, isRight: count.isMultiple(of: 3)), to: question, &chance)
    }
    #expect(asked.count == 300 && zip(asked, asked.dropFirst()).allSatisfy { $0 != $1 })
    let single = Self.pool(1)
    var alone = LetterCourse(single)
    for _ in 0..<5 { #expect(alone.next(from: single, &chance)?.word == 0) }
    var none = LetterCourse(Self.pool(0))
    #expect(none.next(from: Self.pool(0), &chance) == nil && none.isLearned)
  }

  @Test("new letters are introduced in order, a few at a time")
  func order() {
    var course = LetterCourse(Self.pool)
    var chance = Chance(seed: 2)
    var new: [Int] = []
    for _ in 0..<300 {
      guard let question = course.next(from: Self.pool, &chance) else { break }
      if course.letters[question.word].isNew { new.append(question.word) }
      #expect(course.letters.count { !$0.isNew && !$0.isHeld } <= 8)
      course.record(question.word, to: question, &chance)
    }
    #expect(new == Array(0..<33) && course.isLearned)
  }

  @Test("a learned letter stays learned, also one from earlier games")
  func learned() throws {
    let pool = Self.pool(4)
    let past = LetterFigures.Side(right: 2, wrong: 1, streak: 0, recent: [true, true, false])
    var course = LetterCourse(pool, figures: { $0 == "l0" ? nil : past })
    #expect(course.letters.map(\.isLearned) == [false, true, true, true])
    var chance = Chance(seed: 3)
    for _ in 0..<40 {
      let next = course.next(from: pool, &chance)
      let question = try #require(next)
      course.record(Self.given(question, isRight: question.word == 0), to: question, &chance)
    }
    #expect(course.isLearned && course.letters[1].streak == 0)
  }

  @Test("the same answers and chance give the same questions; other answers give others")
  func same() {
    func run(_ pattern: Int) -> [Int] {
      var course = LetterCourse(Self.pool)
      var chance = Chance(seed: 9)
      return (0..<100).compactMap { count in
        guard let question = course.next(from: Self.pool, &chance) else { return nil }
        course.record(Self.given(question, isRight: count % pattern != 0), to: question, &chance)
        return question.word
      }
    }
    #expect(run(5) == run(5) && run(5) != run(3))
  }

  @Test("the ramp is balanced at 17 right answers in 20, and stays within its bounds")
  func ramp() {
    var ramp = Ramp(hardness: 500)
    for number in 0..<2_000 { ramp.record(isRight: number % 20 >= 3) }
    #expect((300...700).contains(ramp.hardness))
    for _ in 0..<200 { ramp.record(isRight: true) }
    #expect(ramp.hardness == 1000)
    for _ in 0..<20 { ramp.record(isRight: false) }
    #expect(ramp.hardness == 0 && Ramp(hardness: 5_000).hardness == 1000)
  }

  @Test("learners of different talent are near 85 % right", arguments: [0.45, 0.7, 1.0])
  func rate(talent: Double) {
    let shares = (0..<20).map { Self.share(talent: talent, seed: $0) }
    let mean = shares.reduce(0, +) / shares.count
    #expect((78...92).contains(mean) && shares.allSatisfy { $0 >= 72 }, "\(shares), talent \(talent)")
  }

  /// The percentage of right answers after the first hundred. Similar options cost a learner up to a quarter
  /// of them.
  private static func share(talent: Double, seed: UInt64) -> Int {
    var course = LetterCourse(largePool)
    var chance = Chance(seed: seed)
    var learner = Learner()
    learner.talent = talent
    var right = 0
    for number in 0..<600 {
      guard let question = course.next(from: largePool, &chance) else { break }
      let isKnown = course.letters[question.word].streak > 0
      let isFooled = isKnown && chance.below(4_000) < course.ramp.hardness
      let isRight = learner.answer(question.word, &chance) && !isFooled
      course.record(given(question, isRight: isRight), to: question, &chance)
      right += isRight && number >= 100 ? 1 : 0
    }
    return right / 5
  }
}
