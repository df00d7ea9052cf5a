import Engine
import Games
import Learning
import Playtest
import Testing

@testable import App

@Suite("The results of a daily session")
struct TodayEndTests {
  @Test("if a deck has no new words left the results offer the next one, by key or click")
  func nextDeck() {
    for isClicked in [true, false] {
      let end = TodayEnd(
        reviews: 3, known: 3, begun: 0, proved: 4, summary: TodaySummary(week: [3], next: 1),
        nextDeck: TodayEnd.NextDeck(id: "more", name: "More words"))
      var stage = Stage.showing(ResultsScene(Results(end)), window: Size(60, 20))
      stage.wait(seconds: 1)
      #expect(stage.shows("3 words stronger") && stage.shows("4 proved"), "\(stage)")
      if isClicked { stage.click("Learn More words next") } else { stage.press(.enter) }
      #expect(stage.told.contains(.course(.learns("more"))))
      #expect(stage.shows("New words come from More words") && stage.shows("▸ Done"))
      stage.press(.enter)
      stage.wait(ticks: 1)
      #expect(stage.isBack)
    }
  }

  @Test("a next deck that has to be made tells the command")
  func deckToMake() {
    let end = TodayEnd(
      reviews: 3, known: 3, begun: 0, summary: TodaySummary(week: [3], next: 1),
      nextDeck: TodayEnd.NextDeck(id: "jlpt-n5", name: "JLPT N5", command: "babble decks make jlpt-n5"))
    var stage = Stage.showing(ResultsScene(Results(end)), window: Size(60, 20))
    stage.wait(seconds: 1)
    stage.click("Next could be JLPT N5")
    #expect(stage.shows("In a shell: babble decks make jlpt-n5"), "\(stage)")
  }

  /// A day on which nothing is left to do.
  private static func stage(_ end: TodayEnd) -> Stage {
    var stage = Stage(Opener(TodayScene()))
    stage.answer(StartToday.self) { _ in .success(StartToday.Started(nil, by: .blank())) }
    stage.answer(DayResults.self) { _ in .success(end) }
    stage.wait(ticks: 1)
    return stage
  }

  @Test("if a new day has begun its session is one key away", arguments: [true, false])
  func dayOver(goesOn: Bool) {
    var end = TodayEnd(
      reviews: 3, known: 3, begun: 0, proved: 0, summary: TodaySummary(week: [3], next: 1))
    end.isDayOver = true
    var stage = Self.stage(end)
    stage.wait(seconds: 2)
    #expect(stage.shows("▸ Start today") && stage.shows("A new day has begun"), "\(stage)")
    if !goesOn { stage.press(.down) }
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect((stage.queries(StartToday.self).count == 2) == goesOn)
    #expect(stage.isBack != goesOn)
  }

  @Test("new words are counted once")
  func begun() {
    var end = TodayEnd(reviews: 0, known: 0, begun: 6, summary: TodaySummary(week: [2], next: 1))
    end.gains = [Gain(.met, ["a", "b", "c"], areLetters: false), Gain(.good, ["d"], areLetters: false)]
    #expect(Results(end).gains.map(\.text.string) == ["d is known now"])
    end.begun = 0
    #expect(Results(end).gains.count == 2)
  }

  @Test("a returning learner is welcomed with today's work, never with the sum")
  func back() {
    var summary = TodaySummary(reviews: 30, minutes: 4, waiting: 84, isBack: true)
    #expect(summary.line == "Welcome back. 30 today, 84 wait.")
    summary.isBack = false
    #expect(summary.line == "30 to review, about 4 minutes. 84 wait.")
    summary.waiting = 0
    summary.isBack = true
    #expect(summary.line == "30 to review, about 4 minutes")
  }

  @Test(
    "what was remembered is told kindly, and when the rest comes again",
    arguments: [
      (0, 0, nil), (1, 1, "The one review came back to you."), (2, 2, "Both came back to you."),
      (6, 6, "All 6 came back to you."),
      (6, 2, "2 of 6 came back; the other 4 come again tomorrow."),
      (6, 5, "5 of 6 came back; the other one comes again tomorrow."),
      (6, 0, "None of the 6 came back yet; they come again tomorrow."),
    ] as [(Int, Int, String?)])
  func recalled(reviews: Int, known: Int, sentence: String?) {
    let end = TodayEnd(reviews: reviews, known: known, begun: 0, summary: TodaySummary(week: [1], next: 1))
    #expect(end.recalled == sentence)
  }

  @Test(
    "the player's picture hops when the day is done, and stands still with reduced motion",
    arguments: [false, true])
  func cheering(isReduced: Bool) {
    var end = TodayEnd(reviews: 6, known: 6, begun: 0, summary: TodaySummary(week: [1], next: 1))
    end.avatar = Avatar("cat")
    var stage = Stage.showing(
      ResultsScene(Results(end)), window: Size(120, 40), look: Look(reducesMotion: isReduced))
    var tops: Set<Int> = []
    for _ in 0..<120 {
      tops.insert(
        stage.rows.firstIndex { $0.contains("▄▄  ▄▄") } ?? stage.rows.firstIndex { $0.contains("█▄▄") } ?? 0)
      stage.wait(ticks: 1)
    }
    #expect(tops.count == (isReduced ? 1 : 2), "\(tops)\n\(stage.frame)")
  }

  @Test("a day that only asked words from their other side for the first time is done, not empty")
  func opened() {
    var end = TodayEnd(reviews: 0, known: 0, begun: 0, summary: TodaySummary(week: [2], next: 1))
    #expect(Results(end).headline == "Nothing is due now.")
    end.asked = [WordReference(deck: "tiny", word: "agua")]
    #expect(Results(end).headline == "All done for today")
  }

  @Test("the next reviews are announced in natural words")
  func comingBack() {
    #expect(TodaySummary(week: [14], next: 1).comingBack == "14 come back tomorrow.")
    #expect(
      TodaySummary(done: 6, week: [0, 6], next: 2).line == "Done for today. 6 come back in 2 days.")
    #expect(TodaySummary(week: [0], next: 20).comingBack == "More comes back in 20 days.")
    #expect(
      TodaySummary(reviews: 3, proofs: 20, minutes: 2).line == "3 to review, 20 to check, about 2 minutes")
  }

  private static var ofLetters: TodayEnd {
    var end = TodayEnd(
      reviews: 9, known: 9, begun: 0, kind: .alphabet,
      summary: TodaySummary(week: [4, 9, 0, 3, 2, 1, 5], next: 1, row: .of(days: 9)), weekday: 2)
    end.practice = "georgian-letters"
    return end
  }

  @Test("Five more new words can be had at the end of a day, while Enter ends it", arguments: [true, false])
  func fiveMore(isTaken: Bool) {
    var end = TodayEnd(reviews: 0, known: 0, begun: 6, summary: TodaySummary(week: [2], next: 1))
    end.hasMore = true
    var stage = Self.stage(end)
    stage.wait(seconds: 2)
    #expect(stage.shows("Five more"), "\(stage)")
    if isTaken { stage.click("Five more") } else { stage.press(.enter) }
    stage.wait(ticks: 2)
    #expect(stage.queries(StartToday.self).contains { $0.part == .more } == isTaken, "\(stage)")
  }

  @Test("words by ear are turned on from the end of a day")
  func listening() {
    var end = TodayEnd(reviews: 3, known: 3, begun: 0, summary: TodaySummary(week: [2], next: 1))
    end.offersListening = true
    var stage = Self.stage(end)
    stage.wait(seconds: 2)
    stage.click("Turn on Listening")
    stage.wait(ticks: 1)
    #expect(stage.shows("Today says words from now on"), "\(stage)")
    let changes = stage.told.compactMap { if case .setting(let change) = $0 { change } else { nil } }
    #expect(changes == [Settings.Change(.answers.listens, to: true)])
  }

  @Test(
    "once all letters are learned it offers Practice, by key or click",
    arguments: [true, false])
  func practice(isClicked: Bool) {
    var stage = Self.stage(Self.ofLetters)
    stage.wait(seconds: 2)
    if isClicked { stage.click("Practice is open now") } else { stage.press(.enter) }
    stage.wait(ticks: 2)
    let asked = stage.queries(StartRound.self).contains {
      $0.request.game == "practice" && $0.request.deck == "georgian-letters"
    }
    #expect(asked, "\(stage)")
  }

  @Test(
    "golden frames of a finished deck and of a new day", arguments: [true, false],
    [Size(80, 24), Size(120, 40)])
  func others(isDayOver: Bool, window: Size) throws {
    var end = TodayEnd(
      reviews: 12, known: 10, begun: 1, proved: 4,
      summary: TodaySummary(
        reviews: isDayOver ? 7 : 0, done: 13, minutes: 1, week: [3, 0, 8, 1, 0, 0, 2], next: 1),
      nextDeck: TodayEnd.NextDeck(id: "more", name: "More words"))
    end.isDayOver = isDayOver
    var stage = Stage(ResultsScene(Results(end)), window: window)
    stage.wait(seconds: 1)
    try Golden.compare(stage.frame, with: "today-end-\(isDayOver ? "over" : "deck")-\(window.width)")
  }

  @Test("golden frames with all letters learned", arguments: [Size(80, 24), Size(120, 40)])
  func letters(window: Size) throws {
    var stage = Stage(ResultsScene(Results(Self.ofLetters)), window: window)
    stage.wait(seconds: 1)
    try Golden.compare(stage.frame, with: "today-end-letters-\(window.width)")
  }

  @Test("golden frames", arguments: [Size(80, 24), Size(120, 40), Size(60, 20)])
  func end(window: Size) throws {
    var missed = try ["ser", "la comida"].map { term in
      let deck = try SampleQuestions.deck("spanish-first")
      let word = try #require(deck.words.first { $0.term == term })
      return MissedWord(RoundSetup.Item(word, of: deck.origin, isNew: false, shown: .term))
    }
    missed[0].add(given: "estar")
    var end = TodayEnd(
      reviews: 23, known: 21, begun: 6,
      summary: TodaySummary(week: [14, 9, 0, 3, 22, 1, 5], next: 1, row: .of(days: 4)),
      weekday: 2)
    end.missed = missed
    end.gains = [Gain(.good, ["ser", "el pan"], areLetters: false)]
    var stage = Stage(ResultsScene(Results(end)), window: window)
    stage.wait(seconds: 1)
    try Golden.compare(stage.frame, with: "today-end-\(window.width)")
  }
}

extension DayRow {
  /// So many days in a row up to today.
  static func of(days: Int64) -> DayRow { DayRow((1...days).map { Day(number: $0) }, on: Day(number: days)) }
}
