import Deterministic
import Learning
import Testing

/// Young memories are chosen, and what was chosen at first is asked again soon.
@Suite("Typed or chosen")
struct TypedOrChosenTests {
  /// The mode in which a word is asked whose memory has a stability.
  private func mode(_ stability: Double) throws -> Mode {
    var samples = CourseSamples()
    let memory = MemoryState(
      stability: stability, difficulty: 2, reviewed: Day(number: 50), due: Day(number: 100))
    let figures = ItemFigures(
      seen: 1, right: 1, lastSeen: Day(number: 50), skills: [.recognise: SkillFigures(memory: memory)])
    samples.take(.baseline(Event.Baseline(word: samples.word(5), figures: figures)), on: 50)
    let task = CourseQueue.Task(samples.word(5).item, .recognise)
    return try #require(samples.session()?.questions[task]).question.mode
  }

  @Test("what is due is chosen below a stability of five days, and typed from there on")
  func border() throws {
    #expect(try mode(4.99) == .chosen && mode(5) == .typed && mode(40) == .typed)
    #expect(try mode(2.3065) == .chosen, "what was typed right once")
  }

  @Test("a new word is typed, and a skill that opens is chosen at first")
  func openingAndNew() throws {
    var samples = CourseSamples()
    for day in [90, 93] as [Int64] { samples.answer(5, .recognise, on: day) }
    let session = try #require(samples.session(on: 94))
    let opened = try #require(session.questions[CourseQueue.Task(samples.word(5).item, .recall)])
    #expect(opened.question.mode == .chosen && opened.question.options.count == 4)
    let new = session.questions.filter { $0.key.item != samples.word(5).item }
    #expect(!new.isEmpty && new.values.allSatisfy { $0.question.mode == .typed })
  }
}
