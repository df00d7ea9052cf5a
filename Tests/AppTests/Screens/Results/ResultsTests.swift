import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

@testable import App

@Suite("The results of a game")
struct ResultsTests {
  /// The scene after the score has counted up.
  private static func stage(_ results: Results, window: Size = Size(80, 24), look: Look = Look()) -> Stage {
    var stage = Stage.showing(ResultsScene(results), window: window, look: look)
    stage.wait(seconds: 2)
    return stage
  }

  @Test(
    "each choice is made by key",
    arguments: [
      ([Key(.enter)], .again), ([Key(.right), Key(.enter)], .anotherDeck),
      ([Key(.left), Key(.enter)], .menu),
      ([Key(.down), Key(.enter)], .anotherDeck), (["q"], .menu), ([Key(.escape)], .menu),
    ] as [([Key], NextStep)])
  func keys(keys: [Key], choice: NextStep) {
    var stage = Self.stage(SampleResults.results)
    for key in keys { stage.send(.key(key)) }
    #expect(stage.outcome(NextStep.self) == choice)
  }

  @Test(
    "each choice is made by a click",
    arguments: [
      ("Once more", .again), ("Only the missed", .onlyMissed(SampleResults.words)),
      ("Another deck", .anotherDeck),
      ("Menu", .menu), ("Enter select", .again), ("q menu", .menu),
    ] as [(String, NextStep)])
  func clicks(text: String, choice: NextStep) {
    for window in [Size(80, 24), Size(120, 40), Size(60, 20)] {
      var stage = Self.stage(SampleResults.missed, window: window)
      stage.click(text)
      #expect(stage.outcome(NextStep.self) == choice)
    }
  }

  @Test("keys meant for the game choose nothing: the choices appear after the score has counted up")
  func tooEarly() {
    var stage = Stage.showing(ResultsScene(SampleResults.results))
    stage.press(.enter)
    stage.type("q")
    stage.click(Point(30, 14))
    #expect(!stage.isBack)
    #expect(stage.shows("All pairs found") && !stage.shows("Once more") && !stage.shows("Enter select"))
    stage.wait(seconds: 1)
    #expect(stage.shows("Once more") && stage.shows("Enter select") && stage.shows("1,840 points"))
  }

  @Test("the score counts up, or is shown at once with reduced motion; in the end they look the same")
  func counting() {
    var stage = Stage.showing(ResultsScene(SampleResults.results))
    var still = Stage.showing(ResultsScene(SampleResults.results), look: Look(reducesMotion: true))
    stage.wait(ticks: 5)
    still.wait(ticks: 5)
    #expect(!stage.shows("1,840") && !stage.shows("points"), "no number that isn't the score")
    #expect(still.shows("1,840"))
    stage.wait(seconds: 2)
    still.wait(seconds: 2)
    #expect(stage.frame == still.frame)
    #expect(stage.stack.rest == .asleep(forTicks: nil))
  }

  @Test(
    "the best score so far is shown, and whether it was beaten",
    arguments: [
      (100, nil, "100 points · your first score here"),
      (100, 99, "★ 100 points · a new best, 1 more than before"),
      (100, 100, "100 points · best 100"), (1, 1840, "1 point · best 1,840"),
    ] as [(Int, Int?, String)])
  func best(score: Int, best: Int?, line: String) {
    var results = SampleResults.results
    results.total = .init(points: score, best: best)
    #expect(Self.stage(results).shows(line))
  }

  @Test("sparks fly for a second for a new best score only, and never with reduced motion")
  func sparks() {
    func sparkling(_ best: Int?, _ look: Look = Look()) -> Int {
      var results = SampleResults.results
      results.total = .init(points: 100, best: best)
      var stage = Stage.showing(ResultsScene(results), look: look)
      return (0..<180).count { _ in
        stage.wait(ticks: 1)
        return stage.frame.unicodeScalars.contains { 0x2801...0x28FF ~= $0.value }
      }
    }
    #expect((40...75).contains(sparkling(99)))
    #expect(sparkling(100) == 0 && sparkling(nil) == 0)
    #expect(sparkling(99, Look(reducesMotion: true)) == 0)
  }

  private static let changed = RoundNews(
    gains: [Gain(.good, ["ქ", "წ"], areLetters: true)], comingBack: "Coming back: 3 tomorrow",
    next: .today(hasBegun: true))

  @Test("what a round has changed is shown above the choices, and the step they bring has the focus")
  func news() {
    var stage = Stage.showing(ResultsScene(SampleResults.missed, isOfRound: true))
    stage.answer(RoundResults.self) { _ in .success(Self.changed) }
    stage.wait(seconds: 1)
    #expect(stage.shows("◐ ქ and წ are known now") && stage.shows("Coming back: 3 tomorrow"))
    #expect(stage.shows("▸ Go on with today"))
    stage.press(.enter)
    #expect(stage.outcome(NextStep.self) == .today(hasBegun: true))
  }

  @Test("what a round has changed is shown even if it is long in coming, and the focus stays")
  func lateNews() {
    var stage = Stage.showing(ResultsScene(SampleResults.missed, isOfRound: true))
    stage.answering = .late(ticks: 120)
    stage.answer(RoundResults.self) { _ in .success(Self.changed) }
    stage.wait(seconds: 1)
    #expect(stage.shows("▸ Once more") && !stage.shows("Coming back"), "\(stage)")
    stage.wait(seconds: 2)
    #expect(stage.shows("◐ ქ and წ are known now") && stage.shows("Coming back: 3 tomorrow"), "\(stage)")
    #expect(stage.shows("▸ Once more") && stage.shows("Go on with today"), "\(stage)")
    stage.press(.left)
    stage.press(.enter)
    #expect(stage.outcome(NextStep.self) == .today(hasBegun: true))
  }

  @Test("a step that stays can be taken once, says so, and passes the focus on")
  func staying() {
    var results = SampleResults.results
    results.steps = [.learn(SampleResults.words), .again, .menu]
    var stage = Self.stage(results)
    stage.press(.enter)
    #expect(stage.told.last == .course(.wanted(SampleResults.words)))
    #expect(stage.shows("Added to Today") && stage.shows("▸ Once more") && !stage.isBack)
    stage.click("Added to Today")
    #expect(stage.told.count { $0 == .course(.wanted(SampleResults.words)) } == 1)
  }

  @Test("choices that need two rows are spread over both, in boxes if there is room")
  func twoRows() {
    var results = SampleResults.results
    results.steps = [.today(hasBegun: true), .again, .learn(SampleResults.words), .anotherDeck, .menu]
    let stage = Self.stage(results)
    let rows = stage.frame.split(separator: "\n", omittingEmptySubsequences: false)
    let steps = rows.filter { $0.contains("│  ") }.map { row in
      results.steps.filter { row.contains($0.title.string) }.count
    }
    #expect(steps == [2, 3], "\(stage)")
  }

  @Test("many missed words scroll by key and wheel, and show how many there are")
  func manyMissed() {
    for window in [Size(80, 24), Size(60, 20), Size(100, 30)] {
      var stage = Self.stage(SampleResults.manyMissed(30), window: window)
      #expect(stage.shows("palabra 1 ") && stage.shows("of 30") && !stage.shows("palabra 30"), "\(stage)")
      stage.press(.down)
      #expect(!stage.shows("palabra 1 ") && stage.shows("palabra 2 "))
      stage.send(.mouse(MouseEvent(.wheel(-1), at: Point(40, 10))))
      #expect(stage.shows("palabra 1 "))
      stage.press(.end)
      #expect(stage.shows("palabra 30") && stage.shows("of 30"))
      stage.press(.pageUp)
      #expect(!stage.shows("palabra 30"))
      stage.press(.enter)
      #expect(stage.outcome(NextStep.self) == .again)
    }
    #expect(Self.stage(SampleResults.manyMissed(30), window: Size(80, 60)).shows("palabra 30"))
  }

  @Test("c asks for a picture, and the result is shown above the foot", arguments: ["c", "C", "click"])
  func picture(key: String) {
    var stage = Self.stage(SampleResults.missed)
    stage.answer(KeepPicture.self) { _ in
      .success(PictureKept("Picture: /home/a/pictures/b.svg", isKept: true))
    }
    if key == "click" { stage.click("c picture") } else { stage.type(key) }
    let picture = ResultsPicture(SampleResults.missed, window: Size(80, 24))
    #expect(stage.queries(KeepPicture.self).map(\.picture) == [StillPicture(picture)])
    #expect(stage.shows("Picture: /home/a/pictures/b.svg"))
    let canvas = picture.canvas(Look())
    let shown = (0..<24).map { y in (0..<80).map { canvas.grapheme(at: Point($0, y)) }.joined() }
    #expect(
      shown.contains { $0.contains("worth another look") } && shown.contains { $0.contains("620 points") })
    #expect(!shown.contains { $0.contains("Once more") } && !shown.contains { $0.contains("Enter select") })
  }

  @Test("confusions of a missed word are named as far as they fit, and the rest is counted")
  func takenForMany() {
    var results = SampleResults.missed
    for given in ["a meal", "a breakfast", "something to eat", "a lunch"] {
      results.missed[2].add(given: given)
    }
    #expect(
      Self.stage(results, window: Size(120, 40)).shows("something to eat, a meal, a breakfast, a lunch"))
    #expect(Self.stage(results).rows.contains { $0.contains("✗ something to eat") && $0.contains(" +") })
  }

  @Test("the whole path of a picture is shown if it fits")
  func pathOfPicture() {
    let kept = PictureKept(Text(String(repeating: "p", count: 90)), short: "in your folder", isKept: true)
    for (width, isShort) in [(80, true), (120, false)] {
      var stage = Self.stage(SampleResults.missed, window: Size(width, 40))
      stage.answer(KeepPicture.self) { _ in .success(kept) }
      stage.type("c")
      #expect(stage.shows("in your folder") == isShort, "\(stage)")
    }
  }

  private static let samples: [(name: String, results: Results, look: Look)] = [
    ("results", SampleResults.results, Look()), ("results-missed", SampleResults.missed, Look()),
    ("results-ascii", SampleResults.missed, Look(ornaments: .ascii)),
    ("results-many", SampleResults.manyMissed(9), Look()),
  ]

  @Test("golden frames", arguments: [Size(80, 24), Size(120, 40), Size(60, 20)], 0..<4)
  func goldens(window: Size, number: Int) throws {
    let sample = Self.samples[number]
    let stage = Self.stage(sample.results, window: window, look: sample.look)
    try Golden.compare(stage.frame, with: "\(sample.name)-\(window.width)")
  }
}

extension Stage {
  fileprivate var told: [ArcadeReport] { reports.compactMap { $0 as? ArcadeReport } }
}
