import Deterministic
import Learning
import Testing

@Suite("The questions of kits, exams and workouts")
struct StageRunTests {
  private let place = StageCourse.Place(stage: "stage-0", kit: "family")

  /// Answers to the end. Returns the questions in the order in which they were asked.
  private func play(_ run: inout StageRun, isRight: (KitQuestion, Int) -> Bool) -> [String] {
    var asked: [String] = []
    while let current = run.current, asked.count < 1000 {
      asked.append(current.question.answer)
      run.record(isRight: isRight(current.question, asked.count))
    }
    return asked
  }

  @Test("a kit asks each question once, in random order, and counts", arguments: [1, 2, 3])
  func kit(seed: UInt64) {
    var chance = Chance(seed: seed)
    let kit = SmallCourse.kit("family")
    var run = StageRun.kit(kit, at: place, &chance)
    #expect(run.left == 10)
    let asked = play(&run) { _, count in count <= 7 }
    #expect(asked.sorted() == kit.questions.map(\.answer).sorted() && asked != kit.questions.map(\.answer))
    #expect(
      run.tally == RightCount(right: 7, asked: 10)
        && run.missed.map(\.question.answer) == Array(asked.suffix(3)))
  }

  @Test("an exam asks ten questions from all kits of its stage, or as many as there are")
  func exam() {
    var chance = Chance(seed: 4)
    let course = SmallCourse.course(questions: 3)
    var large = StageRun.exam(
      of: SmallCourse.course().stages[0].kits, in: course.stages[0], count: 10, &chance)
    let asked = play(&large) { _, _ in true }
    #expect(Set(asked).count == 10 && large.tally == RightCount(right: 10, asked: 10))
    #expect(Set(asked.map { $0.split(separator: " ")[0] }) == ["family", "body"])
    var small = StageRun.exam(of: course.stages[1].kits, in: course.stages[1], count: 10, &chance)
    #expect(play(&small) { _, count in count < 3 }.count == 3)
    #expect(small.tally == RightCount(right: 2, asked: 3) && small.tally.reaches(50))
  }

  @Test("the last exam includes the chosen ways")
  func ways() {
    let work = SmallCourse.course().stages[2]
    #expect(work.kits(choosing: ["office"]).map(\.id) == ["office"])
    #expect(work.kits(choosing: []).isEmpty && work.allKits.count == 2)
  }

  @Test(
    "a workout repeats missed questions until each was right, and counts first answers", arguments: 1...20)
  func workout(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let kits = ["family", "body"].map { (StageCourse.Place(stage: "stage-0", kit: $0), SmallCourse.kit($0)) }
    var run = StageRun.workout(kits, count: 12, &chance)
    var wrong: [String: Int] = [:]
    let asked = play(&run) { question, _ in
      let isRight = chance.below(3) > 0
      if !isRight { wrong[question.answer, default: 0] += 1 }
      return isRight
    }
    #expect(Set(asked).count == 12, "seed \(seed)")
    let again = wrong.values.reduce(0, +)
    #expect(asked.count == 12 + again, "seed \(seed)")
    #expect(run.tally == RightCount(right: 12 - wrong.count, asked: 12), "seed \(seed)")
    #expect(run.missed.count == wrong.count, "seed \(seed)")
    #expect(run.left == 0 && !run.isAgain)
  }
}

@Suite("The words of a course")
struct StageWordsTests {
  @Test("each is a word of one deck, and occurs once for each of its meanings")
  func words() throws {
    var course = SmallCourse.course([["family"]], questions: 2)
    let bank = KitQuestion("It has money: the ___.", answer: "bank", wrong: ["sea"], meaning: "банк")
    let shore = KitQuestion("A river has a ___.", answer: "bank", wrong: ["sea"], meaning: "берег")
    let again = KitQuestion("I go to the ___ for money.", answer: "bank", wrong: ["sea"], meaning: "банк")
    let bare = KitQuestion("It says miaow.", answer: "cat", wrong: ["dog"])
    course.stages[0].kits[0].questions = [bank, shore, again, bare]
    course.stages[1].ways = []
    let words = StageWords(course)
    #expect(words.deck.words.map(\.id) == ["bank", "bank#2", "cat"])
    #expect(words.deck.words.map(\.meanings) == [["банк"], ["берег"], ["It says miaow."]])
    #expect(words.word(of: again)?.id == "bank" && words.word(of: shore)?.id == "bank#2")
    #expect(words.word(of: KitQuestion("?", answer: "x", wrong: ["y"])) == nil)
    #expect(words.deck.language.term == "en-GB" && words.deck.id == "life")
  }
}

@Suite("Shares of right answers")
struct RightCountTests {
  @Test(
    "a kit is done above seventy per cent, not at it",
    arguments: [
      (699, 1000, false), (70, 100, false), (7, 10, false), (701, 1000, true), (8, 11, true), (0, 0, false),
    ])
  func kit(right: Int, asked: Int, isDone: Bool) {
    #expect(RightCount(right: right, asked: asked).isAbove(70) == isDone)
  }

  @Test(
    "an exam is passed from fifty per cent, also with fewer than ten questions",
    arguments: [(4, 10, false), (5, 10, true), (2, 4, true), (1, 3, false), (2, 3, true), (0, 0, false)])
  func exam(right: Int, asked: Int, isPassed: Bool) {
    #expect(RightCount(right: right, asked: asked).reaches(50) == isPassed)
  }

  @Test("only a perfect result is shown as 100 %")
  func percent() {
    #expect(RightCount(right: 699, asked: 1000).percent == 69)
    #expect(
      RightCount(right: 99, asked: 100).percent == 99 && RightCount(right: 299, asked: 300).percent == 99)
    #expect(RightCount(right: 3, asked: 3).percent == 100 && RightCount().percent == 0)
  }

  @Test("the better of two results has the larger share or, of equal shares, more questions")
  func better() {
    #expect(RightCount(right: 1, asked: 10).isBetter(than: RightCount()))
    #expect(RightCount(right: 0, asked: 10).isBetter(than: RightCount()))
    #expect(!RightCount().isBetter(than: RightCount(right: 0, asked: 10)))
    #expect(RightCount(right: 8, asked: 10).isBetter(than: RightCount(right: 9, asked: 12)))
    #expect(RightCount(right: 8, asked: 10).isBetter(than: RightCount(right: 4, asked: 5)))
    #expect(!RightCount(right: 4, asked: 5).isBetter(than: RightCount(right: 8, asked: 10)))
  }
}
