import Engine
import Interface
import Learning
import Playtest
import Testing
import WordGame

struct ResultsTests {
  /// The end after the score has counted up.
  private static func stage(_ results: Results, window: Size = Size(80, 24), look: Look = Look()) -> Stage {
    var stage = Stage.showing(ResultsScene(results), window: window, look: look)
    stage.wait(seconds: 1)
    return stage
  }

  @Test(
    "each choice is made by key",
    arguments: [
      ([Key(.enter)], .again), ([Key(.down), Key(.enter)], .anotherDeck), ([Key(.up), Key(.enter)], .menu),
      (["q"], .menu), ([Key(.escape)], .menu),
    ] as [([Key], ResultsChoice)])
  func keys(keys: [Key], choice: ResultsChoice) {
    var stage = Self.stage(Sample.results)
    for key in keys { stage.send(.key(key)) }
    #expect(stage.outcome(ResultsChoice.self) == choice)
  }

  @Test(
    "each choice is made by a click",
    arguments: [
      ("Again", .again),
      ("Only the missed", .onlyMissed(["1", "2", "3"].map { WordReference(deck: "d", word: $0) })),
      ("Another deck", .anotherDeck),
      ("Menu", .menu), ("Enter go", .again), ("q menu", .menu),
    ] as [(String, ResultsChoice)])
  func clicks(text: String, choice: ResultsChoice) {
    var stage = Self.stage(Sample.missed)
    stage.click(text)
    #expect(stage.outcome(ResultsChoice.self) == choice)
  }

  @Test("where something follows, to go on comes first")
  func next() {
    var stage = Stage.showing(ResultsScene(Sample.missed, hasNext: true))
    stage.wait(seconds: 1)
    #expect(stage.shows("Go on"))
    stage.press(.enter)
    #expect(stage.outcome(ResultsChoice.self) == .next)
  }

  @Test("the missed words are only offered where there are some")
  func onlyMissed() {
    #expect(!Self.stage(Sample.results).shows("Only the missed"))
    #expect(!Self.stage(Sample.results).shows("worth another look"))
  }

  @Test("a key that was meant for the game chooses nothing: the choices stand when the score has counted up")
  func tooEarly() {
    var stage = Stage.showing(ResultsScene(Sample.results))
    stage.press(.enter)
    stage.type("q")
    stage.click(Point(30, 14))
    #expect(!stage.isBack)
    #expect(stage.shows("All pairs found") && !stage.shows("Again") && !stage.shows("Enter go"))
    stage.wait(seconds: 1)
    #expect(stage.shows("Again") && stage.shows("Enter go") && stage.shows("1,840"))
  }

  @Test("the score counts up, or stands at once where motion is reduced, and the state is the same")
  func counting() {
    var stage = Stage.showing(ResultsScene(Sample.results))
    var still = Stage.showing(ResultsScene(Sample.results), look: Look(reducesMotion: true))
    stage.wait(ticks: 5)
    still.wait(ticks: 5)
    #expect(!stage.shows("1,840"))
    #expect(still.shows("1,840"))
    #expect(stage.stateHash == still.stateHash)
    stage.wait(seconds: 1)
    #expect(stage.shows("1,840"))
    #expect(stage.stack.rest == .asleep(forTicks: nil))
  }

  @Test(
    "the best score so far is told, and that it was beaten",
    arguments: [
      (100, nil, "your first score here"), (100, 99, "a new best"), (100, 100, "best 100"),
      (100, 1840, "best 1,840"),
    ] as [(Int, Int?, String)])
  func best(score: Int, best: Int?, line: String) {
    var results = Sample.results
    results.score = score
    results.best = best
    #expect(Self.stage(results).shows(line))
  }

  @Test("of many missed words as many are shown as fit, and the rest are counted")
  func manyMissed() {
    var results = Sample.missed
    results.missed = (1...30).map {
      .init(WordReference(deck: "d", word: "\($0)"), "palabra \($0)", "word \($0)")
    }
    let small = Self.stage(results, window: Size(60, 20))
    #expect(small.shows("palabra 1 ") && small.shows("and "))
    let shown = (1...30).count { small.shows("palabra \($0) ") }
    #expect(small.shows("and \(30 - shown) more"))
    #expect(!Self.stage(results, window: Size(80, 60)).shows("more"))
  }

  @Test("with one more word than rows no row is wasted on saying so")
  func justFitting() {
    for count in 1...14 {
      var results = Sample.missed
      results.missed = (1...count).map {
        .init(WordReference(deck: "d", word: "\($0)"), "palabra \($0)", "word \($0)")
      }
      let stage = Self.stage(results)
      let shown = (1...count).count { stage.shows("palabra \($0) ") }
      #expect(stage.shows("and \(count - shown) more") == (shown < count), "\(count)")
    }
  }

  @Test("other results have another state hash")
  func hashing() {
    var other = Sample.missed
    other.missed.removeLast()
    var score = Sample.missed
    score.score += 1
    let hashes = [Sample.missed, other, score, Sample.results].map { Self.stage($0).stateHash }
    #expect(Set(hashes).count == hashes.count)
  }

  @Test("pictures of the end")
  func goldens() throws {
    try Golden.compare(Self.stage(Sample.results).frame, with: "results")
    try Golden.compare(Self.stage(Sample.missed).frame, with: "results-missed")
    try Golden.compare(Self.stage(Sample.missed, window: Size(60, 20)).frame, with: "results-missed-60")
    try Golden.compare(Self.stage(Sample.missed, look: Look(ornaments: .ascii)).frame, with: "results-ascii")
  }
}
