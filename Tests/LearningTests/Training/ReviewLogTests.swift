import Learning
import Testing

@Suite("The histories that weights are trained on")
struct ReviewLogTests {
  private func answer(_ word: String, _ skill: Skill = .recognise) -> Answer {
    Answer(
      item: ItemID(rawValue: word), skill: skill, reference: WordReference(deck: "d", word: word),
      mode: .typed,
      shown: "", given: "", verdict: .right, milliseconds: 1000, certainty: .known)
  }

  private func event(_ number: Int64, on day: Int64, _ body: Event.Body) -> Event {
    Event(number: number, moment: Moment(day * Day.seconds), day: Day(number: day), body)
  }

  private func graded(_ number: Int64, _ word: String, _ grade: Grade?, on day: Int64) -> Event {
    event(number, on: day, .answer(answer(word), game: "today", grade: grade))
  }

  private func review(_ day: Int64, _ grade: Grade) -> ReviewHistory.Review {
    ReviewHistory.Review(Day(number: day), grade)
  }

  private func log(_ events: [Event]) -> [[ReviewHistory.Review]] {
    var log = ReviewLog()
    for event in events { log.take(event) }
    return log.histories.map(\.reviews)
  }

  @Test("have graded answers alone, by item and skill, what was answered last first")
  func graded() {
    let other = event(5, on: 9, .answer(answer("b", .recall), game: "today", grade: .hard))
    let found = log([
      graded(1, "a", .good, on: 1), graded(2, "b", .again, on: 2), graded(3, "a", nil, on: 3),
      graded(4, "a", .easy, on: 4), other,
    ])
    #expect(
      found == [
        [review(9, .hard)], [review(1, .good), review(4, .easy)],
        [review(2, .again)],
      ])
  }

  @Test("leave out what was taken back, and take a line that stands twice once")
  func undone() {
    let word = WordMet(item: ItemID(rawValue: "a"), reference: WordReference(deck: "d", word: "a"))
    let undo = Event.Undo(
      number: 2, word: word, figures: ItemFigures(), isFirst: false, wasLearned: false, hour: 0,
      wasRight: true, entry: nil)
    let found = log([
      graded(1, "a", .good, on: 1), graded(1, "a", .good, on: 1), graded(2, "a", .again, on: 2),
      event(3, on: 2, .undo(undo)), graded(4, "a", .good, on: 2),
    ])
    #expect(found == [[review(1, .good), review(2, .good)]])
  }

  @Test("leave out skills that had a memory before there were events")
  func older() {
    let word = WordMet(item: ItemID(rawValue: "a"), reference: WordReference(deck: "d", word: "a"))
    let memory = MemoryState(
      stability: 5, difficulty: 5, reviewed: Day(number: 1), due: Day(number: 6))
    let figures = ItemFigures(seen: 1, skills: [.recognise: SkillFigures(memory: memory)])
    let recall = event(3, on: 7, .answer(answer("a", .recall), game: "today", grade: .good))
    let found = log([
      event(1, on: 1, .baseline(Event.Baseline(word: word, figures: figures))),
      graded(2, "a", .good, on: 6), recall,
    ])
    #expect(found == [[review(7, .good)]])
  }
}
