import Engine
import Games
import Interface
import Learning
import Players
import Playtest
import Testing

@testable import App

@Suite("The words of a kit, and its questions")
struct KitWordsTests {
  private static let family = StageCourse.Place(stage: "newborn", kit: "family")

  private func learner(knowing known: [String]) -> Learner {
    var learner = SmallLife.learner()
    let words = StageWords(SmallLife.course).deck
    for day: Int64 in [3, 1] {
      for id in known {
        let answer = TestLearner.answer(id, in: words, direction: .meaning)
        learner.save.count(answer, at: TestLearner.now - day * 86_400)
      }
    }
    return learner
  }

  private func begin(
    _ key: Key.Code = .enter, _ learner: Learner = SmallLife.learner(), window: Size = Size(80, 24)
  ) -> Stage {
    var stage = SmallLife.stage(learner, window: window)
    stage.press(key)
    stage.wait(ticks: 2)
    return stage
  }

  @Test(
    "come with what is asked before its first question; Enter starts, and with an answer they count as seen")
  func words() throws {
    var stage = begin()
    try Golden.compare(stage.frame, with: "stages-words-80x24")
    #expect(stage.shows("mother   Your father's wife is your ___.") && stage.shows("Start"), "\(stage.frame)")
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("1 of 3") && SmallLife.asked(stage) != nil, "\(stage.frame)")
    stage.type("1")
    stage.wait(ticks: 2)
    let learner = try #require(stage.host as? TestHost).learner
    let mother = learner.save.knowledge.item(of: WordReference(deck: "life", word: "mother"))
    #expect(mother?.figures.isMet == true)
  }

  @Test("have their meanings for a learner who wants translations")
  func translated() {
    var stage = SmallLife.stage()
    stage.press(.character("b"))
    stage.wait(ticks: 2)
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("mother   мать"), "\(stage.frame)")
  }

  @Test("can be left for the map, and a click starts", arguments: [true, false])
  func left(isLeft: Bool) {
    var stage = begin(window: Size(60, 20))
    if isLeft { stage.press(.escape) } else { stage.click("baby") }
    stage.wait(ticks: 2)
    #expect(stage.shows(isLeft ? "you are here" : "1 of 3"), "\(stage.frame)")
  }

  @Test("are only those that aren't known yet, and none if all are")
  func known() {
    let some = begin(.enter, learner(knowing: ["mother"]))
    #expect(some.shows("father   ") && !some.shows("mother   "), "\(some.frame)")
    let all = begin(.enter, learner(knowing: ["mother", "father", "baby"]))
    #expect(all.shows("1 of 3") && SmallLife.asked(all) != nil, "\(all.frame)")
  }

  @Test("an exam and a workout show none")
  func exam() throws {
    var learner = SmallLife.learner()
    learner.save.record(
      .stage(StageEvent("life", .kit(Self.family, RightCount(right: 3, asked: 3)))), at: learner.moment)
    let exam = begin(.character("n"), learner)
    #expect(exam.shows("Newborn · exam") && SmallLife.asked(exam) != nil, "\(exam.frame)")
    var workout = begin(.character("w"), learner)
    workout.press(.enter)
    workout.wait(ticks: 2)
    #expect(workout.shows("workout") && SmallLife.asked(workout) != nil, "\(workout.frame)")
  }

  @Test("right or wrong, the sentence is said with its answer, and again by key", arguments: [true, false])
  func said(isRight: Bool) throws {
    var stage = begin()
    stage.startKit()
    let asked = try #require(SmallLife.asked(stage))
    stage.press(.character("s"))
    stage.wait(ticks: 1)
    #expect(stage.spoken == [], "not before the answer")
    stage.click(isRight ? asked.answer : asked.wrong[0])
    stage.wait(ticks: 2)
    let sentence = asked.question.replacing(KitQuestion.gap, with: asked.answer)
    #expect(stage.spoken == [Spoken(sentence, language: "en-GB")] && stage.shows("s say"), "\(stage.frame)")
    #expect(stage.cues.last == (isRight ? .right : .wrong) && stage.shows(isRight ? "✓ right" : "✗ wrong"))
    stage.press(.character("s"))
    stage.wait(ticks: 1)
    #expect(stage.spoken.count == 2)
  }

  @Test("a sentence is large, and stays so with its answer", arguments: [true, false])
  func large(isAnswered: Bool) throws {
    var stage = begin(window: Size(120, 40))
    let picture = Picture(rows: [[Bool]](repeating: [true, true], count: 20), mosaic: .halves)
    stage.painter = { $0 is LetterRequest ? picture : nil }
    stage.look.mosaic = .halves
    stage.startKit()
    let asked = try #require(SmallLife.asked(stage))
    if isAnswered { stage.click(asked.answer) }
    stage.wait(ticks: 2)
    #expect(stage.rows[3..<20].count { $0.contains("██") } == 10, "\(stage.frame)")
  }
}
