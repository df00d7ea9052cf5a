import Engine
import Formats
import Games
import Interface
import Learning
import Playtest
import Storage
import Testing

@testable import App

@Suite("Statistics of knowledge and games")
struct ProgressTests {
  private func statistics(_ learner: Learner = TestLearner.practised(), offset: Int = 0) -> Statistics {
    Statistics(learner.save, decks: learner.library.decks, at: Moment(TestLearner.now, offset: offset))
  }

  @Test("the screen shows marks, decks, days and a chart", arguments: [Size(80, 24), Size(120, 40)])
  func picture(window: Size) throws {
    var stage = Stage.landing(TestLearner.practised(), window: window)
    stage.click("Progress")
    try Golden.compare(stage.frame, with: "progress-\(window.width)x\(window.height)")
    stage.press(.enter)
    try Golden.compare(stage.frame, with: "alphabet-\(window.width)x\(window.height)")
  }

  @Test("before the first round the screen says so")
  func empty() throws {
    var stage = Stage.landing(TestLearner.learner())
    stage.click("Progress")
    try Golden.compare(stage.frame, with: "progress-empty")
  }

  @Test("the landing screen shows what is known of the chosen deck, and after it has changed")
  func landing() throws {
    var learner = TestLearner.practised()
    learner.learn(TestLearner.letters.id)
    let stage = Stage.landing(learner)
    try Golden.compare(stage.frame, with: "landing-practised")
  }

  @Test("marks, answers, rounds and time are summed up")
  func sums() {
    let sums = statistics()
    #expect(Mark.allCases.map { sums.marks[$0] } == [5, 0, 2, 2, 1])
    #expect((sums.right, sums.wrong) == (15, 1))
    #expect((sums.rounds, sums.seconds) == (7, 6 * 90 + 50))
    #expect(sums.decks.map(\.marks.met) == [5, 0])
  }

  @Test("words of missing decks don't count")
  func elsewhere() {
    var learner = TestLearner.practised()
    learner.save.count(TestLearner.met(["x"], in: Deck(id: "gone", name: "Gone")), at: TestLearner.now)
    #expect(statistics(learner).marks.total == 10)
  }

  @Test("days follow the player's clock")
  func days() {
    // 22:13 UTC is 3:13 five hours ahead, when the old day still lasts, but 4:13 six hours ahead.
    #expect(statistics(offset: 5 * 3600).days.last?.date == "2023-11-14")
    #expect(statistics(offset: 6 * 3600).days.last?.date == "2023-11-15")
    #expect(statistics(offset: -19 * 3600).days.last?.date == "2023-11-13")
  }

  @Test(
    "days in a row end today, or yesterday while today has no answer yet",
    arguments: [([0, 1, 2, 4], 3), ([1, 2], 2), ([2, 3], 0), ([0], 1), ([], 0), ([0, 0, 1], 2)])
  func daysInRow(daysAgo: [Int64], count: Int) {
    var learner = TestLearner.learner()
    for day in daysAgo.reversed() {
      let result = RoundResult(
        game: "memory", deck: "letters", direction: .term, seed: 1, seconds: 0, score: 1, right: 1, wrong: 0,
        ticks: 60,
        isFinished: false)
      learner.save.play(result, at: TestLearner.now - day * 86_400)
    }
    #expect(statistics(learner).daysInRow == count)
  }

  @Test("the chart has every day, played or not, and every value but zero is visible")
  func chart() {
    #expect(statistics().lastDays(14).map(\.right) == [12, 0, 0, 0, 1, 1, 0, 1, 2, 0, 2, 32, 9, 21])
    let rows = statistics().chart.rows(width: 14 * 3, height: 5, .unicode).map(\.string)
    #expect(rows.allSatisfy { $0.count == 14 * 3 - 1 })
    #expect(rows[1...3].allSatisfy { Array($0)[33] == "█" })
    #expect(Array(rows[3])[24] == "▁" && Array(rows[3])[27] == " ")
    #expect(Array(rows[3])[18] == " ")
    #expect(rows[4].hasPrefix("01 02 03"))
  }

  @Test("text and JSON agree")
  func texts() throws {
    try Golden.compare(statistics().lines(.unicode).map(\.string).joined(separator: "\n"), with: "stats-text")
    try Golden.compare(statistics().lines(.ascii).map(\.string).joined(separator: "\n"), with: "stats-ascii")
    let json = String(decoding: JSON.write(statistics().json(), spread: 2), as: UTF8.self)
    try Golden.compare(json, with: "stats-json")
  }

  @Test("answers of an interrupted round count for their day, and only once if it was finished later")
  func cutOff() throws {
    var learner = TestLearner.learner()
    let word = try #require(learner.deck?.words.first)
    let answer = TestLearner.answer(word.id)
    learner.save.count(answer, at: TestLearner.now)
    #expect(
      statistics(learner).lines(.unicode).map(\.string).contains("1 day · 1 answer from memory, 100 % right"))
    #expect(statistics(learner).lastDays(2).map(\.right) == [0, 1])
    let result = RoundResult(
      game: "memory", deck: word.id, direction: .term, seed: 1, seconds: 0, score: 1, right: 1, wrong: 0,
      ticks: 3600, isFinished: true)
    learner.save.tell(.left(result), at: TestLearner.now)
    #expect(statistics(learner).lastDays(2).map(\.right) == [0, 1])
    #expect(statistics(learner).play.map(\.string) == ["1 day", "1 round", "1 min"])
  }

  @Test("answers to a word in two decks count once in the total, and for each deck")
  func twoDecks() {
    var other = TestLearner.words
    other.id = "more"
    var learner = TestLearner.learner(decks: [TestLearner.words, other])
    learner.save.count(TestLearner.answer("agua", in: TestLearner.words), at: TestLearner.now)
    learner.save.count(TestLearner.met(["agua"], in: other), at: TestLearner.now)
    let sums = statistics(learner)
    #expect(sums.decks.map(\.right) == [1, 1] && sums.right == 1 && sums.wrong == 0)
  }

  @Test("a player without any answers gets a summary without a chart")
  func nothing() {
    let lines = statistics(TestLearner.learner()).lines(.unicode).map(\.string)
    #expect(lines.last == "Nothing played yet.")
    #expect(lines.contains("10 words"))
  }
}

@Suite("A good word that has probably faded since")
struct FadingTests {
  /// A player who knew water a year ago, and bread last week.
  private static func learner() -> Learner {
    var learner = TestLearner.learner(decks: [TestLearner.words])
    for (word, days) in [("agua", 302), ("agua", 300), ("pan", 9), ("pan", 7)] as [(String, Int64)] {
      learner.save.count(
        TestLearner.answer(word, in: TestLearner.words, direction: .meaning),
        at: TestLearner.now - days * 86_400)
    }
    return learner
  }

  private static func list(_ window: Size, _ ornaments: Ornaments = .unicode) -> Stage {
    var stage = Stage.landing(learner(), window: window, look: Look(ornaments: ornaments))
    stage.click("Words")
    stage.press(.enter)
    return stage
  }

  @Test("the list marks it, and no other word", arguments: [Size(60, 20), Size(80, 24)])
  func list(window: Size) {
    let stage = Self.list(window)
    let rows = stage.frame.split(separator: "\n").filter { $0.contains("known, fading") }
    #expect(rows.count == 1 && rows[0].contains("◐ agua") && rows[0].contains("water"), "\(stage.frame)")
    #expect(stage.shows("◐ pan") && stage.shows("· sal"))
  }

  @Test("a long meaning is shortened for the mark")
  func longMeaning() {
    var learner = Self.learner()
    var deck = TestLearner.words
    deck.words[0].meanings = [String(repeating: "water, ", count: 12)]
    learner.library.decks = DeckList([deck])
    var stage = Stage.landing(learner, window: Size(60, 20))
    stage.click("Words")
    stage.press(.enter)
    let row = stage.frame.split(separator: "\n").first { $0.contains("known, fading") } ?? ""
    #expect(row.contains("…  known, fading") && row.count <= 58, "\(stage.frame)")
  }

  @Test(
    "a resting word shows its date, in the list and on its card",
    arguments: [Size(60, 20), Size(80, 24)])
  func resting(window: Size) {
    var learner = TestLearner.learner()
    let met = TestLearner.met("pan", in: TestLearner.words)
    learner.roundOptions.deck = "words"
    // The day is 14 November.
    learner.save.record(.rest(met, until: learner.day.after(by: 7)), at: learner.moment)
    var stage = Stage.landing(learner, window: window)
    stage.click("Words")
    stage.press(.enter)
    #expect(stage.shows("rests until 21 November"), "\(stage.frame)")
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.shows("rests until 21 November") && stage.shows("pan"), "\(stage.frame)")
  }

  @Test("a suspended word shows no date")
  func resting() {
    var learner = TestLearner.learner()
    let met = TestLearner.met("pan", in: TestLearner.words)
    learner.roundOptions.deck = "words"
    learner.save.record(.rest(met, until: learner.day.after(by: 36_500)), at: learner.moment)
    var stage = Stage.landing(learner, window: Size(80, 24))
    stage.click("Words")
    stage.press(.enter)
    #expect(stage.shows("new, suspended"), "\(stage.frame)")
  }

  @Test("its card says so", arguments: [Size(60, 20), Size(80, 24)])
  func card(window: Size) {
    var stage = Self.list(window)
    stage.press(.enter)
    #expect(stage.shows("◐ known, fading"), "\(stage.frame)")
    stage.press(.right)
    #expect(stage.shows("◐ known") && !stage.shows("fading"), "\(stage.frame)")
  }

  @Test("still counts as good in the statistics")
  func figures() {
    var stage = Stage.landing(Self.learner(), window: Size(60, 20))
    stage.scroll(to: "Progress")
    stage.click("Progress")
    #expect(stage.shows("◐ 2 known   ○ 0 learning   · 1 new"), "\(stage.frame)")
  }
}
