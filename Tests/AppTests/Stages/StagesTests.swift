import Engine
import Learning
import Playtest
import Testing

@testable import App

@Suite("Growing up in a language")
struct StagesTests {
  @Test("a whole course, from the first kit to a way of one's own, played from the screen")
  func life() throws {
    var stage = SmallLife.stage()
    try Golden.compare(stage.frame, with: "stages-80x24")
    #expect(stage.shows("0 of 1 kits") && stage.shows("opens with the exam of Newborn"))
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.answerAll(wrong: 1)
    #expect(stage.shows("Not done yet: that takes more than 70 %") && stage.shows("2 of 3"), "\(stage.frame)")
    stage.click("Once more")
    stage.wait(ticks: 2)
    stage.answerAll()
    #expect(stage.shows("Done: the exam of Newborn is open now"), "\(stage.frame)")
    try Golden.compare(stage.frame, with: "stages-kit-end")
    stage.press(.enter)
    stage.wait(ticks: 3)
    #expect(stage.shows("Newborn · exam"), "the next step was chosen already\n\(stage.frame)")
    stage.answerAll(wrong: 2, typing: true)
    #expect(stage.shows("Not passed yet: that takes 50 %"), "\(stage.frame)")
    stage.click("Once more")
    stage.wait(ticks: 2)
    stage.answerAll(wrong: 1, typing: true)
    #expect(stage.shows("Passed: Your own way is open now"), "\(stage.frame)")
    stage.press(.enter)
    stage.wait(ticks: 3)
    #expect(stage.shows("choose what you want to learn"), "\(stage.frame)")
    stage.click("In a garden")
    stage.wait(ticks: 2)
    stage.press(.character("n"))
    stage.wait(ticks: 2)
    stage.answerAll()
    stage.press(.enter)
    stage.wait(ticks: 3)
    stage.answerAll(typing: true)
    #expect(stage.shows("Passed") && stage.shows("2 of 2"), "only what was chosen is asked\n\(stage.frame)")
    stage.click("Menu")
    stage.wait(ticks: 2)
    try Golden.compare(stage.frame, with: "stages-grown-up")
  }

  private func learner(of stage: Stage) throws -> Learner { try #require(stage.host as? TestHost).learner }

  @Test("only courses of the language that is learned are there; without one the first screen has no Stages")
  func languages() {
    var learner = TestLearner.learner()
    learner.library.stages = CourseShelf([SmallLife.course])
    #expect(learner.stagesKnowledge.courses.count == 1 && Stage.landing(learner).shows("Stages"))
    learner.learn("words")
    #expect(learner.stagesKnowledge.courses.isEmpty && !Stage.landing(learner).shows("Stages"))
    learner.library.decks = learner.library.decks.with(
      Deck(id: "english", name: "English", language: .init(term: "en", meaning: "ru")))
    learner.learn("english")
    #expect(learner.stagesKnowledge.courses.count == 1 && Stage.landing(learner).shows("Stages"))
  }

  @Test(
    "for a learner who doesn't read Russian, its questions explain the words of a course; for others, Russian does"
  )
  func explained() throws {
    var learner = TestLearner.learner()
    learner.library.stages = CourseShelf([SmallLife.course])
    learner.useStageWords()
    let mother = { (learner: Learner) in learner.library.decks.shelved("life")?.word("mother")?.meanings }
    #expect(mother(learner) == ["Your father's wife is your ___."])
    #expect(!learner.stagesKnowledge.showsBeside)
    let words = [Word(id: "cat", term: "cat", meanings: ["кошка"])]
    learner.library.decks = learner.library.decks.with(
      Deck(id: "english", name: "English", language: .init(term: "en", meaning: "ru"), words: words))
    let english = try #require(learner.courses.byLanguage.first { $0.language == "en" })
    #expect(([english] + english.alternatives).map(\.explanation) == ["English, by sentences", "Russian"])
    learner.learn("english")
    #expect(mother(learner) == ["мать"] && learner.stagesKnowledge.showsBeside)
    #expect(learner.courses.byLanguage.first { $0.language == "en" }?.alternatives == [])
  }

  @Test("the map agrees with the journal's events after every answer")
  func counted() throws {
    var stage = SmallLife.stage()
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.answerAll(wrong: 1)
    stage.click("Menu")
    stage.wait(ticks: 2)
    #expect(stage.shows("66 %"))
    let record = try #require(try learner(of: stage).save.knowledge.stages["life"])
    #expect(record.kits.values.map(\.best) == [RightCount(right: 2, asked: 3)])
    #expect(record.days.values.map { $0 } == [RightCount(right: 2, asked: 3)])
  }

  @Test("a kit's word is met, has no memory yet, and joins Today's new words")
  func met() throws {
    var stage = SmallLife.stage()
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.answerAll()
    let knowledge = try learner(of: stage).save.knowledge
    let mother = try #require(knowledge.item(of: WordReference(deck: "life", word: "mother")))
    #expect(mother.figures.seen > 0 && !mother.figures.hasMemory && mother.isWanted)
    #expect(try learner(of: stage).todaySummary(on: try learner(of: stage).day).new >= 3)
  }

  @Test("an exam's answers begin a memory, like typed answers of a day")
  func exam() throws {
    var learner = SmallLife.learner()
    let place = StageCourse.Place(stage: "newborn", kit: "family")
    learner.save.record(
      .stage(StageEvent("life", .kit(place, RightCount(right: 3, asked: 3)))), at: learner.moment)
    var stage = SmallLife.stage(learner)
    stage.press(.character("n"))
    stage.wait(ticks: 2)
    stage.answerAll(wrong: 1, typing: true)
    let items = try self.learner(of: stage).save.knowledge.items.all.values
    #expect(items.count { $0.figures.hasMemory } == 3)
    #expect(stage.shows("taken for") && stage.shows("xyz"), "\(stage.frame)")
  }

  @Test("Russian appears beside a question if the learner wants it")
  func beside() throws {
    var stage = SmallLife.stage()
    #expect(stage.shows("b Russian"))
    stage.press(.character("b"))
    stage.wait(ticks: 2)
    #expect(stage.shows("b no Russian"))
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.startKit()
    let asked = try #require(SmallLife.asked(stage))
    #expect(stage.shows(asked.beside), "\(stage.frame)")
    try Golden.compare(stage.frame, with: "stages-question")
  }

  @Test("answers and results show Russian only if the learner wants it", arguments: [false, true])
  func russian(isWanted: Bool) throws {
    var stage = SmallLife.stage()
    if isWanted { stage.press(.character("b")) }
    stage.wait(ticks: 2)
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.startKit()
    let asked = try #require(SmallLife.asked(stage))
    stage.click(asked.wrong[0])
    stage.wait(ticks: 2)
    #expect(stage.shows("✗ wrong") && stage.shows(asked.meaning) == isWanted, "\(stage.frame)")
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.answerAll()
    #expect(stage.shows("taken for") && stage.shows(asked.meaning) == isWanted, "\(stage.frame)")
  }

  @Test("fewer wrong answers mean fewer buttons, never blank ones")
  func fewer() throws {
    var course = SmallLife.course
    course.stages[0].kits[0].questions = [course.stages[0].kits[0].questions[2]]
    var stage = SmallLife.stage(SmallLife.learner([course]))
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.startKit()
    #expect(stage.shows("1-2 answer") && stage.shows("baby") && stage.shows("dog"))
  }

  @Test("leaving in the middle tells what stays, and the kit starts over")
  func left() throws {
    var stage = SmallLife.stage()
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.startKit()
    stage.press(.character("q"))
    #expect(stage.shows("kit starts over"), "\(stage.frame)")
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("0 of 1 kits") && stage.shows("you are here"), "\(stage.frame)")
    #expect(try learner(of: stage).save.knowledge.stages["life"] == nil)
  }

  @Test("a workout asks words of the marked kits until each was right")
  func workout() throws {
    var stage = SmallLife.stage()
    stage.press(.character("w"))
    #expect(stage.shows("0 kits chosen, 10 words"))
    stage.press(.enter)
    #expect(stage.shows("Choose a kit first"))
    stage.press(.character(" "))
    try Golden.compare(stage.frame, with: "stages-workout")
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.answerAll(wrong: 2)
    #expect(stage.shows("You got every one right in the end") && stage.shows("1 of 3"), "\(stage.frame)")
    #expect(try learner(of: stage).save.knowledge.stages["life"] == nil, "it counts for no kit")
  }

  @Test("both courses are there; c switches, and the choice is kept")
  func courses() throws {
    var other = SmallLife.course
    (other.id, other.name) = ("other", "Another life")
    var stage = SmallLife.stage(SmallLife.learner([SmallLife.course, other]))
    #expect(stage.shows("A small life"))
    stage.press(.character("c"))
    stage.wait(ticks: 2)
    #expect(stage.shows("Another life"))
    stage.press(.escape)
    stage.click("Stages")
    stage.wait(ticks: 2)
    #expect(stage.shows("Another life"))
  }

  @Test("with the mouse alone a click starts a kit, and the foot leaves the map")
  func mouse() throws {
    var stage = SmallLife.stage(window: Size(120, 40))
    try Golden.compare(stage.frame, with: "stages-120x40")
    stage.click("My family")
    stage.wait(ticks: 2)
    stage.answerAll(wrong: 3)
    stage.click("Menu")
    stage.wait(ticks: 2)
    stage.click("Esc back")
    stage.wait(ticks: 2)
    #expect(stage.shows("grow up in a language"))
  }
}
