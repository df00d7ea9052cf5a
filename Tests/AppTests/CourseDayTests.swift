import Engine
import Games
import Learning
import Players
import Playtest
import Storage
import Testing

@testable import App

@Suite("A day of the course")
struct CourseDayTests {
  @Test(
    "absurd numbers of minutes are clamped",
    arguments: [(Int.max, 120), (Int.min, 1), (0, 1), (30, 30)])
  func minutes(kept: Int, minutes: Int) {
    var learner = TestLearner.learner()
    learner.save.settings[.today.minutes] = kept
    #expect(learner.courseMinutes == minutes)
    #expect(learner.todaySummary(on: learner.day).new > 0)
  }

  @Test("the command line's options for a day don't affect the forecast")
  func foretold() {
    var learner = TestLearner.learner()
    learner.save.settings.learn("letters")
    let usual = learner.due.line
    learner.todayOptions = TodayOptions(decks: ["words"], minutes: 120)
    #expect(learner.due.line == usual)
    #expect(learner.todaySummary(on: learner.day).new == 3, "of the deck that was asked for")
  }

  @Test("who did the last day line by line is told the new words of such a day")
  func foretoldPlain() {
    var learner = TestLearner.learner(decks: [deck("many", (0..<200).map { "w\($0)" })])
    learner.learn("many")
    let usual = learner.todaySummary(on: learner.day).new
    learner.todayOptions.isPlain = true
    learner.settleNewLimit(at: learner.moment)
    let plain = learner.todaySummary(on: learner.day).new
    learner.todayOptions.isPlain = false
    #expect(learner.due.line == "0 due, \(plain) new" && plain > usual)
  }

  @Test("the first screen of a session says what the day brings, in the words of the menu")
  func opening() {
    var learner = TestLearner.learner(decks: [deck("many", (0..<9).map { "w\($0)" })])
    learner.learn("many")
    var stage = Stage.landing(learner)
    #expect(stage.shows("9 new, about 4 minutes"), "\(stage)")
    stage.click("9 new, about 4 minutes")
    stage.wait(ticks: 4)
    #expect(stage.shows("Today: 9 new, about 4 minutes"), "\(stage)")
    stage.press(.enter)
    #expect(stage.shows("2 of 5") && !stage.shows("Today: "), "\(stage)")
  }

  @Test("a deck named on the command line needs no course")
  func straight() {
    var learner = TestLearner.learner()
    #expect(!learner.hasCourse)
    learner.todayOptions.decks = ["words"]
    #expect(learner.overview(at: learner.moment).today?.new == 3)
  }

  private func deck(_ id: String, _ words: [String], language: String = "es") -> Deck {
    Deck(
      id: id, name: id, language: .init(term: language, meaning: "en"),
      words: words.map { Word(id: $0, term: $0, meanings: ["m\($0)"]) })
  }

  /// All words of the deck are six days late.
  private func makeDue(_ deck: Deck, in learner: inout Learner) {
    let day = learner.day
    let memory = MemoryState(stability: 3, difficulty: 5, reviewed: day.before(by: 9), due: day.before(by: 6))
    let figures = ItemFigures(seen: 1, skills: [.recognise: SkillFigures(memory: memory)])
    for word in deck.words {
      let baseline = Event.Baseline(word: TestLearner.met(word.id, in: deck), figures: figures)
      learner.save.record(.baseline(baseline), at: learner.moment)
    }
  }

  @Test("several decks take turns with new words, and a word in two of them comes once")
  func several() throws {
    var learner = TestLearner.learner(decks: [
      deck("one", ["uno", "sol", "tres", "mar"]), deck("two", ["sol", "luna"]), deck("three", ["no"]),
    ])
    for deck in ["one", "two"] { learner.save.settings.learn(deck, beside: true) }
    learner.save.settings[.today.minutes] = 30
    #expect(learner.courseName == "one and 1 more")
    var maker = learner.sessionMaker(learner.courseScope, seed: 1)
    let lessons = maker.session(.lessons, on: learner.day)
    let session = try #require(lessons)
    let terms = session.questions.values.map(\.question.item.word.term)
    #expect(terms.sorted() == ["luna", "mar", "sol", "tres", "uno"])
    learner.todayOptions.decks = ["three", "two"]
    #expect(learner.courseScope.courses.map(\.id) == ["three", "two"])
    #expect(learner.courseScope.decks == ["three", "two"])
  }

  @Test("each language has a Today of its own, and the first screen says what is due in the others")
  func languages() throws {
    let decks = [deck("one", ["uno", "sol"]), deck("two", ["luna"]), deck("three", ["ja"], language: "de")]
    var learner = TestLearner.learner(decks: decks)
    for deck in decks {
      learner.save.settings.learn(deck.id, beside: true)
      makeDue(deck, in: &learner)
    }
    for (deck, reviews, others) in [("one", 3, "1 in German."), ("three", 1, "3 in Spanish.")] {
      learner.learn(deck)
      #expect(learner.todaySummary(on: learner.day).reviews == reviews)
      let stage = Stage.landing(learner)
      #expect(stage.shows("Also due: " + others) && stage.shows("\(deck) ▾"), "\(stage)")
    }
    #expect(learner.courseScope.courses.map(\.id) == ["three"])
    let (uno, ja) = (WordReference(deck: "one", word: "uno"), WordReference(deck: "three", word: "ja"))
    #expect(learner.whenAsked([ja]) == "It comes next in Today.")
    #expect(learner.whenAsked([uno, uno]) == "You will see them in Today once you switch to Spanish.")
    learner.todayOptions.decks = ["two"]
    #expect(learner.deck?.id == "two" && learner.whenAsked([uno]) == "It comes next in Today.")
    learner.todayOptions.decks = []
    learner.todayOptions.coversAll = true
    #expect(
      learner.todaySummary(on: learner.day).reviews == 4 && learner.dueElsewhere(on: learner.day).isEmpty)
  }

  @Test("where the learned deck is gone, the first screen says so and asks what to learn")
  func gone() {
    var learner = TestLearner.learner(decks: [deck("one", ["uno"])])
    learner.learn("gone")
    learner.save.count(TestLearner.answer("uno", in: deck("one", ["uno"])), at: TestLearner.now)
    var stage = Stage.landing(learner)
    #expect(stage.shows("Your deck gone can't be found. c chooses another one."), "\(stage)")
    stage.press(.enter)
    #expect(stage.shows("I want to learn"), "\(stage)")
  }

  @Test("what was done in one language doesn't use up the day of the next one")
  func ownDays() {
    let (spanish, german) = (deck("one", ["uno", "sol"]), deck("two", ["ja", "nein"], language: "de"))
    var learner = TestLearner.learner(decks: [spanish, german])
    learner.learn("one")
    learner.settleNewLimit(at: learner.moment)
    for word in ["uno", "sol"] {
      learner.save.count(TestLearner.answer(word, in: spanish), at: TestLearner.now)
    }
    #expect(learner.todayEnd(at: learner.moment).begun == 2 && learner.todaySummary(on: learner.day).new == 0)
    learner.learn("two")
    #expect(learner.todayEnd(at: learner.moment).begun == 0 && learner.todaySummary(on: learner.day).new == 2)
    learner.save.count(TestLearner.answer("ja", in: german), at: TestLearner.now)
    #expect(learner.todayEnd(at: learner.moment).begun == 1 && learner.todaySummary(on: learner.day).new == 1)
    let kept = learner.save.settings[.today.newLimit]
    #expect(kept?.before.begun == 2 && kept?.json.flatMap(NewWordLimit.init) == kept)
  }

  @Test("the first words of a language bring its letters, and a deck that was never begun is left again")
  func letters() {
    var alphabet = deck("letters", ["a"], language: "ka")
    alphabet.kind = .alphabet
    let words = ["first", "second"].map { deck($0, ["ki"], language: "ka") }
    var learner = TestLearner.learner(decks: [deck("one", ["uno"]), alphabet] + words)
    for (deck, others) in [("one", []), ("second", []), ("one", []), ("first", ["letters"])] {
      learner.learn(deck)
      let settings = learner.save.settings
      #expect(settings[.today.deck] == deck && settings[.today.decks] == others, "\(deck)")
    }
  }

  @Test("who begins with a language whose characters can be drawn is told how to get their strokes")
  func strokes() {
    for (language, isTold) in [("ja", true), ("es", false)] {
      var learner = TestLearner.learner(decks: [deck("first", ["一"], language: language)])
      learner.roundOptions.deck = nil
      var stage = Stage.landing(learner)
      stage.press(.enter)
      stage.press(.enter)
      #expect(stage.shows("How much a day?") && stage.shows("stroke order") == isTold, "\(stage)")
    }
  }

  @Test("the deck before is still learned when everything follows another one")
  func choices() throws {
    var settings = Settings()
    for deck in ["a", "b", "c", "a"] { settings.learn(deck, beside: true) }
    #expect(settings[.today.deck] == "a" && settings[.today.decks] == ["b", "c"])
    settings.learn("b")
    #expect(settings[.today.deck] == "b" && settings[.today.decks] == ["c", "a"])
    settings.learn("c", beside: false)
    #expect(settings[.today.decks] == ["a"])
  }

  @Test("Five more words at the end of a day brings the cards of five more words")
  func fiveMore() {
    let many = deck("many", (0..<40).map { "w\($0)" })
    var learner = TestLearner.learner(decks: [many])
    learner.save.settings.learn("many")
    let new = learner.todaySummary(on: learner.day).new
    for number in 0..<new {
      learner.save.count(TestLearner.answer("w\(number)", in: many), at: TestLearner.now)
    }
    var stage = Stage.landing(learner)
    stage.press(.enter)
    stage.wait(seconds: 3)
    stage.click("Five more")
    stage.wait(seconds: 1)
    #expect(stage.shows("1 of 5"), "\(stage)")
  }

  @Test("a session past four o'clock counts what it did before")
  func night() {
    var save = SaveFile()
    let four = Day(number: 20_000).start + 4 * 3600
    let session = RunningSession(save.knowledge, at: Moment(four - 1800))
    for (word, time) in [("ა", four - 1200), ("ბ", four - 600), ("გ", four + 600)] {
      save.count(TestLearner.answer(word), at: time)
    }
    let sum = session.sum(save.knowledge, at: Moment(four + 900))
    #expect(sum == Event.SessionSum(reviews: 0, known: 0, begun: 2, seconds: 2700))
  }

  @Test("waiting reviews are spread over tomorrow and later, as far as there is room")
  func waiting() {
    let deck = Deck(
      id: "many", name: "Many", language: .init(term: "es", meaning: "en"),
      words: (0..<120).map { Word(id: "w\($0)", term: "w\($0)", meanings: ["m\($0)"]) })
    var learner = TestLearner.learner(decks: [deck])
    let day = learner.day
    makeDue(deck, in: &learner)
    let (plan, summary) = (learner.dayPlan(on: day), learner.todaySummary(on: day))
    #expect(summary.waiting == 120 - plan.room && summary.next == 1)
    let week = [plan.room, 120 - 2 * plan.room, 0, 0]
    #expect(Array(summary.week.prefix(4)) == week, "\(summary)")
  }
}

@Suite("The settings of a course")
struct CourseSettingsTests {
  @Test("take effect at once, by keyboard and by mouse", arguments: [true, false])
  func courseSettings(byMouse: Bool) throws {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Settings")
    for (page, title) in [("Today", "Minutes"), ("Answering", "Answers"), ("Answering", "Latin answers")] {
      if byMouse {
        stage.click(page)
        stage.click(title)
      } else {
        if !stage.shows(title) { stage.press(.tab) }
        for _ in 0..<20 where !stage.rows.contains(where: { $0.contains("▸ " + title) }) {
          stage.press(.down)
        }
        stage.press(.enter)
      }
    }
    #expect(
      stage.told.contains([
        .setting(.today.minutes, to: 15), .setting(.answers.way, to: .typed),
        .setting(.answers.isScriptOnly, to: true),
      ]))
    let learner = try #require(stage.host as? TestHost).learner
    #expect(learner.courseMinutes == 15)
  }

  @Test("open the list of courses, and show the chosen one")
  func courseOfSettings() throws {
    var learner = TestLearner.learner()
    learner.save.settings.learn("letters")
    var stage = Stage.landing(learner)
    stage.click("Settings")
    #expect(stage.rows.contains { $0.contains("Learning") && $0.contains("Test letters") }, "\(stage.frame)")
    stage.click("Learning")
    stage.wait(ticks: 1)
    #expect(stage.shows("What do you want to learn?"), "\(stage.frame)")
    stage.click("Spanish")
    stage.wait(ticks: 2)
    #expect(stage.told.contains(.course(.learns("words"))))
    #expect(stage.rows.contains { $0.contains("Learning") && $0.contains("Test words") }, "\(stage.frame)")
  }
}

@Suite("A day's session with the pointer alone")
struct PointerSessionTests {
  @Test("from the first start to the session's end clicks are enough, even for typed answers")
  func session() throws {
    var stage = Stage.landing(TestLearner.learner(decks: [TestLearner.words]))
    for text in ["What do you want", "Spanish", "10 minutes"] { try click(text, &stage) }
    for text in ["Enter next", "Enter next", "Enter start"] { try click(text, &stage) }
    var player = MemoryPlayer(stage, by: .mouse)
    _ = player.play(atMost: 20)
    stage = player.stage
    stage.wait(ticks: 300)
    for number in 1...3 {
      #expect(stage.shows("\(4 - number) left") && stage.shows("Enter check"), "\(stage)")
      let word = try #require(TestLearner.words.words.first { stage.shows($0.term) }, "\(stage)")
      try answer(word.meanings[0], &stage)
      #expect(stage.shows("✓ right"), "\(stage)")
      try click("Enter next", &stage)
    }
    stage.wait(seconds: 2)
    #expect(stage.shows("3 new words begun"), "\(stage)")
    try click("Done", &stage)
    #expect(stage.shows("c switch") && stage.shows("Done for today."), "\(stage)")
  }

  private func click(_ text: String, _ stage: inout Stage) throws {
    let isThere = stage.click(text)
    try #require(isThere, "\(text)\n\(stage)")
    stage.wait(ticks: 20)
  }

  /// Picks the answer's letters, and submits it.
  private func answer(_ text: String, _ stage: inout Stage) throws {
    try click("Ctrl-P", &stage)
    let top = try #require(stage.rows.firstIndex { $0.contains("a   b   c") }, "\(stage)")
    for letter in text {
      let row = try #require((top...top + 2).first { stage.rows[$0].contains(letter) }, "\(stage)")
      let column = stage.rows[row].prefix { $0 != letter }.count
      stage.click(Point(column, row))
    }
    try click("Esc close", &stage)
    try click("Enter check", &stage)
  }
}
