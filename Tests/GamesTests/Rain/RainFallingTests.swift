import Engine
import Learning
import Players
import Playtest
import Testing

@testable import Games

struct RainFallingTests {
  @Test("a word that lands shows its answer, counts as given up, and returns later")
  func landing() throws {
    var game = rainStage(rainRound(RainWords.spanish, count: 6))
    game.awaitWords(1)
    let first = try #require(game.lowest)
    game.wait(ticks: try #require(game.rain).drops[0].end)
    #expect(game.answers.map(\.verdict) == [.givenUp] && game.answers[0].mode == .typed)
    #expect(game.answers[0].certainty == .known && game.answers[0].given.isEmpty)
    #expect(game.shows("✗ \(first.word.term) means \(first.meanings)"), "\(game)")
    var others = 0
    while game.lowest?.word.id != first.word.id, others < 9 {
      game.clearLowest()
      game.awaitWords(1)
      others += 1
    }
    #expect((1...5).contains(others), "\(others)")
    game.clearLowest()
    #expect(game.answers.last?.certainty == .hint)
  }

  @Test("the round ends when five words have landed")
  func fiveLanded() {
    var game = rainStage(rainRound(RainWords.spanish, count: 8))
    game.wait(seconds: 180)
    #expect(game.shows("5 words have landed"), "\(game)")
    #expect(game.result?.wrong == 5 && game.outcome?.missed.count == 5)
  }

  @Test("without a clock the round ends when all words were cleared twice")
  func cleared() {
    var game = rainStage(rainRound(RainWords.spanish, count: 6, seconds: nil))
    for _ in 0..<12 { game.clearLowest() }
    game.wait(seconds: 3)
    #expect(game.shows("The sky is clear") && game.result?.right == 12, "\(game)")
    #expect(game.cues.last == .win)
  }

  @Test("words come in waves: the eleventh waits until the others are gone, and two seconds more")
  func waves() throws {
    var game = rainStage(rainRound(RainWords.spanish, count: 12))
    for _ in 0..<10 { game.clearLowest() }
    #expect(try #require(game.rain).drops.isEmpty && game.shows("wave 2"), "\(game)")
    game.wait(ticks: 110)
    #expect(try #require(game.rain).drops.isEmpty)
    game.wait(ticks: 20)
    #expect(try #require(game.rain).drops.count == 1)
  }

  @Test("each wave is a little faster")
  func fasterWaves() {
    let tempo = RainTempo(usual: nil, isCalm: false)
    let times = (1...9).map { tempo.fall(letters: 6, wave: $0) }
    #expect(times == times.sorted(by: >) && Set(times).count == times.count, "\(times)")
  }

  @Test("ten words in a row earn an umbrella, which keeps one word off")
  func umbrella() throws {
    var game = rainStage(rainRound(RainWords.spanish, count: 12))
    for _ in 0..<9 { game.clearLowest() }
    #expect(!game.shows("☂"), "\(game)")
    game.clearLowest()
    #expect(game.shows("5 may land + ☂"), "\(game)")
    game.awaitWords(1)
    game.wait(ticks: try #require(game.rain).drops[0].end - (game.rain?.tick ?? 0))
    #expect(game.answers.last?.verdict == .givenUp)
    #expect(game.shows("5 may land ") && !game.shows("☂"), "\(game)")
  }

  @Test("in a day's course each word falls once, whatever happens, and any number may land")
  func once() {
    var game = rainStage(rainRound(RainWords.spanish, count: 5, seconds: nil, once: true))
    game.clearLowest()
    game.awaitWords(1)
    game.answer("nonsense")
    game.wait(seconds: 240)
    #expect(game.shows("All words have fallen"), "\(game)")
    #expect(game.answers.map(\.verdict) == [.right, .wrong, .givenUp, .givenUp, .givenUp])
    #expect(Set(game.answers.map(\.word)).count == 5)
    #expect(game.outcome?.missed.count == 4)
  }

  @Test("without a clock any number may land")
  func untimed() {
    var game = rainStage(rainRound(RainWords.spanish, count: 3, seconds: nil))
    game.wait(seconds: 240)
    #expect(game.rain != nil && !game.shows("may land"), "\(game)")
  }

  @Test("an answer just too late doesn't count")
  func late() throws {
    var game = rainStage(rainRound(RainWords.spanish, count: 6))
    game.awaitWords(2)
    let first = try #require(game.lowest)
    game.wait(ticks: try #require(game.rain).drops[0].end - (game.rain?.tick ?? 0))
    game.answer(first.answer)
    #expect(game.answers.map(\.verdict) == [.givenUp])
    #expect(game.shows("just too late"), "\(game)")
  }

  @Test("no word overtakes another, and none comes faster than the learner thinks and types")
  func order() throws {
    for seed in UInt64(1)...20 {
      var game = rainStage(rainRound(RainWords.spanish, count: 8, seed: seed))
      for _ in 0..<12 {
        game.wait(ticks: Int(seed) * 9)
        game.clearLowest()
        let drops = try #require(game.rain).drops
        for (lower, upper) in zip(drops, drops.dropFirst()) {
          #expect(lower.born < upper.born && lower.end + 120 <= upper.end, "seed \(seed)")
        }
      }
    }
  }

  @Test("right answers raise the level, a miss lowers it, and slow typists get more time")
  func tempo() {
    var tempo = RainTempo(usual: nil, isCalm: false)
    let start = tempo.fall(letters: 6, wave: 1)
    for _ in 0..<8 { tempo.hit() }
    #expect(tempo.level == 3 && tempo.fall(letters: 6, wave: 1) < start)
    tempo.miss()
    #expect(tempo.level == 2)
    for _ in 0..<100 { tempo.hit() }
    #expect(tempo.level == RainTempo.levels)
    // Two seconds to think, and a quarter of a second per letter.
    #expect(tempo.interval(letters: 6, wave: 1) == 210)
    for _ in 0..<3 { tempo.note(360, letters: 6) }
    #expect(tempo.interval(letters: 6, wave: 1) == 480)
    #expect(RainTempo(usual: nil, isCalm: true).interval(letters: 6, wave: 1) == 472)
    #expect(RainTempo(usual: nil, isCalm: false).interval(letters: 6, wave: 1) == 315)
  }

  @Test("the response time ends at the first key, and isn't recorded after an interruption")
  func milliseconds() throws {
    var game = rainStage(rainRound(RainWords.spanish, count: 6))
    game.awaitWords(1)
    game.wait(ticks: 60)
    game.clearLowest()
    let first = try #require(game.answers.first).milliseconds
    #expect((950...1100).contains(first), "\(first)")
    game.awaitWords(2)
    game.clearLowest()
    game.clearLowest()
    #expect(game.answers.last?.milliseconds == 0)
    game.awaitWords(1)
    game.press(.escape)
    game.press(.escape)
    game.clearLowest()
    #expect(game.answers.last?.milliseconds == 0)
  }

  @Test("new words that were just shown prove nothing at first")
  func new() {
    var game = rainStage(rainRound(RainWords.spanish, count: 3, new: 1))
    game.press(.enter)
    for _ in 0..<6 { game.clearLowest() }
    let first = game.answers.filter { $0.word == "el agua" }
    #expect(first.map(\.certainty) == [.hint, .known])
  }
}
