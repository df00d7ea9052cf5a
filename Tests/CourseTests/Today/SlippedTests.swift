import Engine
import Learning
import Playtest
import Testing
import WordGame

@testable import Course

@Suite("A word that slips away in a session")
struct SlippedTests {
  @Test("the miss that is one too many in a round is looked at after it, and the word rests")
  func round() throws {
    let deck = try Questions.deck("spanish-150")
    var (tasks, questions) = ([CourseQueue.Task](), [CourseQueue.Task: CourseSession.Asked]())
    for word in deck.words.prefix(3) {
      let item = try Questions.item(word.id, deck)
      let task = CourseQueue.Task(item.id, .recognise)
      tasks.append(task)
      questions[task] = CourseSession.Asked(
        Question(item, .recognise), Examiner(deck, side: .meaning), leechOf: [])
    }
    let session = CourseSession(CourseQueue(reviews: [], round: tasks), questions)
    var scene = TodayScene()
    scene.hear(ArcadeNews.today(TodayReady(session, decks: [:], obstacle: nil, seed: 1)))
    var stage = Stage(scene)
    stage.host = TodayHost(deck, on: 5)
    stage.wait(ticks: 3)
    stage.type("nny")
    stage.wait(ticks: 3)
    for _ in 0..<2 {
      #expect(stage.shows("This one keeps slipping away."), "\(stage)")
      stage.press(.escape)
      stage.wait(ticks: 1)
      stage.press(.enter)
      stage.wait(ticks: 2)
    }
    #expect(stage.shows("Nothing is due"), "\(stage)")
    let rested = stage.told.filter { if case .course(.rest) = $0 { true } else { false } }
    #expect(rested.count == 2)
  }

  @Test("the miss that is one too many puts the word to rest where the session is left with it, too")
  func leftLeech() throws {
    var (stage, item) = try slipping()
    stage.answer("much")
    stage.wait(ticks: 1)
    stage.press(.escape)
    stage.click("Leave the session")
    stage.wait(ticks: 2)
    #expect(stage.shows("the menu below"), "\(stage)")
    #expect(try TodayTests.host(stage).knowledge.items[item]?.rest == Day(number: 12))
  }

  @Test("the miss that is one too many shows what the word was taken for, and the word rests")
  func leech() throws {
    var (stage, item) = try slipping()
    stage.answer("much")
    stage.wait(ticks: 1)
    stage.press(.enter)
    stage.wait(ticks: 3)
    #expect(
      stage.shows("This one keeps slipping away.") && stage.shows("mucho") && stage.shows("ahora"), "\(stage)"
    )
    stage.press(.escape)
    stage.wait(ticks: 1)
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("I know this"), "\(stage)")
    #expect(try TodayTests.host(stage).knowledge.items[item]?.rest == Day(number: 12))
  }

  /// A session that asks a word which was missed all but once too often.
  private func slipping() throws -> (Stage, ItemID) {
    let deck = try TodayTests.spanish()
    var knowledge = Knowledge()
    let word = knowledge.word(try #require(deck.words.first { $0.id == "muy" }), in: deck)
    let asked = SkillFigures(
      right: 9, wrong: 5, streak: 1, confusions: [WordReference(deck: deck.id, word: "ahora"): 2],
      memory: MemoryState(stability: 5, difficulty: 8, reviewed: Day(number: 1), due: Day(number: 4)),
      lapses: MemoryModel.leechLapses - 1)
    let figures = ItemFigures(seen: 9, right: 4, wrong: 5, skills: [.recognise: asked])
    knowledge.take(
      Event(
        number: 1, moment: Moment(0), day: Day(number: 1),
        .baseline(Event.Baseline(word: word, figures: figures))))
    return (TodayTests.stage(TodayHost(deck, on: 5, knowing: knowledge)), word.item)
  }
}
