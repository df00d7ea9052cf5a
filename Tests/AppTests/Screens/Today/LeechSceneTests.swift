import Engine
import Games
import Learning
import Playtest
import Testing

@testable import App

@Suite("A leech")
struct LeechSceneTests {
  private func stage(
    _ id: String, takenFor others: [String], of name: String = "spanish-first", obstacle: String? = nil,
    window: Size = Size(80, 24)
  ) throws -> Stage {
    let deck = try SampleQuestions.deck(name)
    let words = others.compactMap { id in deck.words.first { $0.id == id } }
    let question = Question(try SampleQuestions.item(id, deck), .recognise)
    var stage = Stage.showing(
      LeechScene(question, takenFor: words, title: deck.name, obstacle: obstacle), window: window)
    stage.wait(ticks: 2)
    return stage
  }

  private static let windows = [Size(80, 24), Size(120, 40), Size(60, 20)]

  @Test("the word is shown beside those it was confused with, and a hint is asked for", arguments: windows)
  func picture(window: Size) throws {
    var stage = try stage("muy", takenFor: ["mucho", "ahora", "hoy"], window: window)
    #expect(stage.shows("Enter save"), "\(stage)")
    stage.type("very merry")
    stage.press(.enter)
    stage.wait(ticks: 1)
    try Golden.compare(stage.frame, with: "leech-\(window.width)")
    #expect(
      stage.told.contains { if case .hint(let change) = $0 { change.text == "very merry" } else { false } })
  }

  @Test("Japanese words show their readings, with and without confusions", arguments: [["水"], []])
  func readings(others: [String]) throws {
    var stage = try stage("今日", takenFor: others, of: "japanese-first")
    stage.press(.escape)
    stage.wait(ticks: 1)
    try Golden.compare(stage.frame, with: "leech-japanese-\(others.count)")
  }

  @Test("keyboard and mouse can go on, and write the hint again", arguments: [true, false])
  func hands(byMouse: Bool) throws {
    var stage = try stage("muy", takenFor: ["mucho"])
    stage.press(.escape)
    stage.wait(ticks: 1)
    if byMouse { stage.click("your hint") } else { stage.type("h") }
    stage.wait(ticks: 1)
    #expect(stage.shows("Enter save"))
    if byMouse { stage.click("leave as it was") } else { stage.press(.escape) }
    stage.wait(ticks: 1)
    if byMouse { stage.click("next") } else { stage.press(.enter) }
    stage.wait(ticks: 1)
    #expect(stage.isBack)
  }

  @Test("no hint is asked for if nothing can be written")
  func obstacle() throws {
    let stage = try stage("muy", takenFor: ["mucho"], obstacle: "Nothing is saved.")
    #expect(!stage.shows("Enter save") && stage.shows("Enter next"))
  }
}

@Suite("A leech in a session")
struct SlippedTests {
  /// A day that begins with a round of three leeches.
  private static func day(of deck: Deck) throws -> StartToday.Started {
    var (tasks, questions) = ([CourseQueue.Task](), [CourseQueue.Task: CourseSession.Asked]())
    for word in deck.words.prefix(3) {
      let item = try SampleQuestions.item(word.id, deck)
      let task = CourseQueue.Task(item.id, .recognise)
      tasks.append(task)
      questions[task] = CourseSession.Asked(
        Question(item, .recognise), AnswerChecker(deck, side: .meaning), leechOf: [])
    }
    let session = CourseSession(CourseQueue(reviews: [], round: tasks), questions)
    return StartToday.Started(TodayReady(session, decks: [:], obstacle: nil, seed: 1), by: .blank(deck))
  }

  @Test("keys typed before the day has come are for the round that it begins with")
  func typedAhead() throws {
    let deck = try SampleQuestions.deck("spanish-first")
    let day = try Self.day(of: deck)
    var stage = Stage(TodayScene())
    stage.host = TodayHost(deck, on: 5)
    stage.answer(StartToday.self) { _ in .success(day) }
    stage.answering = .late(ticks: 2)
    stage.send([.key("n"), .key("n"), .key("y")])
    stage.wait(ticks: 12)
    #expect(stage.shows("This one keeps slipping away."), "\(stage)")
  }

  @Test("one miss too many in a round is looked at after the round, and the word rests")
  func round() throws {
    let deck = try SampleQuestions.deck("spanish-first")
    let day = try Self.day(of: deck)
    var stage = Stage(TodayScene())
    stage.host = TodayHost(deck, on: 5)
    stage.answer(StartToday.self) { _ in .success(day) }
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

  @Test("one miss too many puts the word to rest even if the session is left with it")
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

  @Test("one miss too many shows what the word was confused with, and the word rests")
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

  @Test("a missed word that is suspended at once is no leech, and isn't asked again")
  func suspended() throws {
    var (stage, item) = try slipping()
    stage.answer("much")
    stage.wait(ticks: 1)
    stage.type("z")
    stage.press(.enter)
    stage.wait(ticks: 3)
    #expect(!stage.shows("keeps slipping") && stage.shows("I know this"), "\(stage)")
    let knowledge = try TodayTests.host(stage).knowledge
    #expect(knowledge.items[item]?.isSuspended(on: Day(number: 5)) == true)
  }

  /// A session that asks a word one miss short of being a leech.
  private func slipping() throws -> (Stage, ItemID) {
    let deck = try TodayTests.spanish()
    var knowledge = Knowledge()
    let word = knowledge.word(try #require(deck.words.first { $0.id == "muy" }), in: deck)
    let asked = SkillFigures(
      right: 9, wrong: 5, streak: 1, confusions: [WordReference(deck: deck.id, word: "ahora"): 2],
      memory: MemoryState(stability: 5, difficulty: 8, reviewed: Day(number: 1), due: Day(number: 4)),
      lapses: MemoryModel.leechLapses - 1)
    let figures = ItemFigures(seen: 9, right: 4, wrong: 5, skills: [.recognise: asked])
    knowledge.apply(
      Event(
        number: 1, moment: Moment(0), day: Day(number: 1),
        .baseline(Event.Baseline(word: word, figures: figures))))
    return (TodayTests.stage(TodayHost(deck, on: 5, knowing: knowledge)), word.item)
  }
}
