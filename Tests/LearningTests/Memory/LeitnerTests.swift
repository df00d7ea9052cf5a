import Learning
import Testing

/// A word that is answered on days of its own.
private struct Learned {
  private static let word = WordReference(deck: "d", word: "w")
  private static let item = ItemID(rawValue: "es:w")

  private(set) var knowledge = Knowledge()
  private var number: Int64 = 0

  var asked: SkillFigures? { knowledge.items[Self.item]?.figures.skills[.recognise] }

  mutating func answer(
    _ grade: Grade, on day: Int64, _ mode: Mode = .typed, verdict: Verdict? = nil
  ) {
    number += 1
    let answer = Answer(
      item: Self.item, skill: .recognise, reference: Self.word, mode: mode, shown: "w", given: "w",
      verdict: verdict ?? (grade == .again ? .wrong : .right), milliseconds: 1000, certainty: .known)
    let moment = Moment(day * Day.seconds + 43_200)
    knowledge.apply(
      Event(
        number: number, moment: moment, day: Day(number: day), .answer(answer, game: "today", grade: grade)))
  }
}

@Suite("Leitner's boxes")
struct LeitnerTests {
  @Test("a known word goes up a box, a hard one stays, a forgotten one goes back to the first")
  func steps() {
    var word = Learned()
    var boxes: [Int?] = []
    let grades: [Grade] = [.good, .good, .easy, .hard, .good, .good, .good, .again, .hard]
    for (place, grade) in grades.enumerated() {
      word.answer(grade, on: Int64(place) * 2)
      boxes.append(word.asked?.box)
    }
    #expect(boxes == [1, 2, 3, 3, 4, 5, 5, 1, 1])
  }

  @Test("a day lifts a word by one box at most")
  func oneStepADay() {
    var word = Learned()
    word.answer(.good, on: 1)
    for _ in 0..<3 { word.answer(.good, on: 3) }
    #expect(word.asked?.box == 2)
    word.answer(.again, on: 3)
    #expect(word.asked?.box == 1)
  }

  @Test("a choice that may be luck lifts nothing")
  func luck() {
    var word = Learned()
    word.answer(.good, on: 1)
    word.answer(.good, on: 91, .chosen)
    #expect(word.asked?.box == 1)
  }

  @Test("the schedule alone decides by which of the two a word is due", arguments: [(2, 3), (4, 7)])
  func due(answers: Int, wait: Int64) {
    var word = Learned()
    for place in 1..<Int64(answers) { word.answer(.good, on: place * 3) }
    let last = word.asked?.memory?.reviewed.number ?? 0
    let knowledge = word.knowledge
    #expect(word.asked.flatMap(MemoryModel.Schedule.fsrs.due) == word.asked?.memory?.due)
    let box = word.asked?.box ?? 1
    #expect(word.asked.flatMap(MemoryModel.Schedule.leitner.due)?.number == last + Leitner.waits[box - 1])
    #expect(knowledge.schedule == .fsrs)
  }

  @Test("a game shows the side that is due by the schedule in use")
  func side() {
    var word = Learned()
    for day: Int64 in [1, 4, 9] { word.answer(.good, on: day) }
    let figures = ItemFigures(skills: [.recognise: word.asked ?? SkillFigures()])
    func side(_ schedule: MemoryModel.Schedule, on day: Int64) -> ShownSide? {
      MemoryModel(schedule: schedule).dueSide(of: figures, isLetter: false, on: Day(number: day))
    }
    #expect(side(.leitner, on: 15) == nil && side(.leitner, on: 16) == .term)
    #expect(side(.fsrs, on: 16) == nil && side(.fsrs, on: 200) == .term)
  }

  @Test("switching to the boxes and back changes nothing that is known")
  func backAndForth() {
    var word = Learned()
    for day: Int64 in [1, 4, 9] { word.answer(.good, on: day) }
    var knowledge = word.knowledge
    let counts = { (knowledge: Knowledge) in
      Forecast(knowledge, on: Day(number: 9), decks: ["d"]).counts
    }
    knowledge.schedule = .leitner
    #expect(counts(knowledge).firstIndex(of: 1) == 7)
    knowledge.schedule = .fsrs
    #expect(knowledge == word.knowledge && counts(knowledge).firstIndex(of: 1) != 7)
  }

  @Test(
    "a memory from before boxes existed is in the last one whose wait it outlasts",
    arguments: [(0.2, 1), (2.9, 1), (3, 2), (13, 3), (29, 4), (30, 5), (4000, 5)])
  func fromStability(stability: Double, box: Int) {
    let memory = MemoryState(
      stability: stability, difficulty: 5, reviewed: Day(number: 1), due: Day(number: 2))
    #expect(SkillFigures(memory: memory).box == box)
    #expect(SkillFigures().box == nil)
  }

  @Test("boxes contain the skills of the decks that count")
  func counts() {
    var word = Learned()
    for day: Int64 in [1, 4, 9] { word.answer(.good, on: day) }
    #expect(word.knowledge.boxes(of: ["d"]) == [0, 0, 1, 0, 0])
    #expect(word.knowledge.boxes(of: ["other"]) == [0, 0, 0, 0, 0])
  }
}
