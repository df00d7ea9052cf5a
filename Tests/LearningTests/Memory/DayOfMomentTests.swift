import Learning
import Testing

@Suite("The learner's day")
struct DayTests {
  private let hour: Int64 = 3600
  private let model = MemoryModel()

  private func day(_ hours: Int64, _ minutes: Int64 = 0, offset: Int = 0) -> Int64 {
    model.day(of: Moment(hours * 3600 + minutes * 60, offset: offset)).number
  }

  @Test("a day starts at four by the learner's clock")
  func four() {
    #expect(day(3, 59) == -1 && day(4) == 0 && day(27, 59) == 0 && day(28) == 1)
    #expect(day(1, 59, offset: 7200) == -1 && day(2, offset: 7200) == 0)
    #expect(day(8, 59, offset: -18_000) == -1 && day(9, offset: -18_000) == 0)
    #expect(day(-2, -30, offset: 23_400) == 0 && day(-2, -31, offset: 23_400) == -1, "half an hour counts")
    #expect(MemoryModel(dayStart: 0).day(of: Moment(-1)).number == -1)
  }

  @Test("two evenings 23 hours and 45 minutes apart are two days, and the memory has a day to grow")
  func evenings() {
    let first = model.day(of: Moment(20 * hour, offset: 3600))
    let second = model.day(of: Moment(43 * hour + 45 * 60, offset: 3600))
    #expect(second.number - first.number == 1)
    let memory = model.review(nil, .good, on: first)
    #expect(model.review(memory, .good, on: second).stability > 7)
  }

  @Test("an evening and the hours after midnight are one day")
  func night() {
    #expect(day(23, 30) == day(27, 30))
  }

  @Test("an item due on a day is due the whole day")
  func due() {
    let asked = SkillFigures(memory: AnswerSamples.memory(2.3065))
    #expect(!model.schedule.isDue(asked, on: Day(number: day(51, 59))))
    #expect(model.schedule.isDue(asked, on: Day(number: day(52))))
    #expect(model.schedule.isDue(asked, on: Day(number: 500)))
  }

  @Test("a clock set back up to a week continues the last day; beyond that it is believed")
  func back() {
    var learner = Learner()
    learner.apply(.met(AnswerSamples.word), on: Day(number: 100))
    func counted(_ day: Int64) -> Int64 { learner.knowledge.day(of: Learner.noon(Day(number: day))).number }
    #expect(counted(101) == 101 && counted(100) == 100 && counted(99) == 100 && counted(93) == 100)
    #expect(counted(92) == 92 && counted(-4000) == -4000)
    learner.apply(.met(AnswerSamples.word), on: Day(number: 92))
    #expect(
      counted(91) == 92 && counted(92) == 92 && counted(93) == 93, "the week counts from the last event")
  }

  @Test("an answer by a clock that was years ahead is due now, keeps its memory, and continues from here")
  func yearsAhead() throws {
    var learner = Learner()
    learner.answer(AnswerSamples.answer(), on: 4000)
    learner.answer(AnswerSamples.answer(), on: 4002)
    let ahead = try #require(learner.memory)
    #expect(model.schedule.isDue(SkillFigures(memory: ahead), on: Day(number: 100)))
    #expect(learner.figures.lastSeen == Day(number: 4002))
    #expect(learner.answer(AnswerSamples.answer(), on: 100) == .good)
    let now = try #require(learner.memory)
    #expect(now.reviewed == Day(number: 100) && now.stability == ahead.stability)
    #expect(now.due == Day(number: 100 + model.interval(ahead.stability)))
    #expect(learner.figures.lastSeen == Day(number: 100) && learner.knowledge.lastDay == Day(number: 100))
    #expect(learner.answer(AnswerSamples.answer(), on: 100) == nil, "settled for that day")
  }

  @Test("days outside the years that can be written are clamped")
  func bounds() {
    #expect(Day(number: .min).number == -719_162 && Day(number: .max).number == 2_932_896)
    #expect(model.day(of: Moment(.min)).number == -719_162)
    #expect(model.day(of: Moment(.max, offset: 36_000)).number == 2_932_896)
  }

  @Test("days count from midnight of 1970 by default, and never backwards")
  func counting() {
    #expect(Day(at: Moment(-1)).number == -1 && Day(at: Moment(0)).number == 0)
    #expect(Day(at: Moment(23 * hour, offset: 3600)).number == 1)
    #expect(Day.count(from: Day(number: 3), to: Day(number: 5)) == 2)
    #expect(Day.count(from: Day(number: 5), to: Day(number: 3)) == 0)
  }
}
