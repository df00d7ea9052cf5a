import Deterministic
import Foundation
import Testing

@testable import Learning

/// The answers in reviews.tsv, and the figures of the package `fsrs-rs-python` 0.9.3 for them, come from
/// Scripts/reference-weights.
@Suite("Training the weights")
struct WeightTrainingTests {
  /// The script's output for the held-out answers.
  private static let (usualLoss, referenceLoss) = (0.69832, 0.53497)
  private static let firstLoss = 0.56798
  private static let heldOut = Day(number: 195)

  @Test("a learner's answers give weights within one per cent of fsrs-rs's loss")
  func reference() throws {
    let histories = try Self.histories()
    var training = try #require(WeightTraining(histories, seed: 1))
    var progress = [training.progress]
    while training.progress < 1 {
      training.advance()
      progress.append(training.progress)
    }
    #expect(progress == progress.sorted() && progress.first == 0)
    let outcome = training.outcome
    #expect(abs(outcome.usualLoss - Self.usualLoss) < 1e-5)
    #expect(outcome.trainedLoss <= 1.01 * Self.referenceLoss, "\(outcome)")
    #expect(outcome.isBetter)
    let first = LogLoss.mean(of: histories, by: outcome.weights) { $0 < Self.heldOut }
    #expect(first <= 1.01 * Self.firstLoss, "\(first)")
  }

  @Test("gradients match finite differences")
  func slopes() throws {
    let history = try #require(try Self.histories().max { $0.reviews.count < $1.reviews.count })
    let usual = MemoryModel.usualWeights
    let sloped = MemoryFormulas(
      weights: usual.enumerated().map { SlopedNumber(weight: $0.offset, $0.element) })
    var (sum, expected) = (SIMD32<Double>.zero, 0.0)
    history.predict(by: sloped) { _, probability, _ in
      sum += probability.slopes
      expected += probability.value
    }
    #expect(abs(expected - Self.expected(of: history, by: usual)) < 1e-9)
    for index in usual.indices {
      let step = 1e-6 * usual[index]
      var (more, less) = (usual, usual)
      more[index] += step
      less[index] -= step
      let change = Self.expected(of: history, by: more) - Self.expected(of: history, by: less)
      #expect(abs(sum[index] - change / (2 * step)) < 1e-4 * max(1, abs(sum[index])), "w\(index)")
    }
  }

  @Test("too few answers train nothing, and the same seed gives the same weights")
  func bounds() throws {
    let histories = try Self.histories()
    #expect(WeightTraining(Array(histories.prefix(10)), seed: 1) == nil)
    #expect(WeightTraining([], seed: 1) == nil)
    let found = try (0..<2).map { _ in
      var training = try #require(WeightTraining(Array(histories.prefix(100)), seed: 7))
      training.advance()
      return training.outcome
    }
    #expect(found[0] == found[1])
    #expect(found[0].weights != MemoryModel.usualWeights)
  }

  @Test("a day before the last one continues the last one")
  func clocks() {
    let history = ReviewHistory([3, 2, 5].map { ReviewHistory.Review(Day(number: $0), .good) })
    #expect(history.reviews.map(\.day.number) == [3, 3, 5])
  }

  @Test("a choice among four can be luck: it is expected more often, and as luck it is no growth")
  func luck() {
    func expected(_ luck: Double, then days: Int64) -> [Double] {
      let reviews = [(0, Grade.good), (30, .good), (30 + days, .again)].map {
        ReviewHistory.Review(Day(number: $0), $1, luck: luck)
      }
      var all: [Double] = []
      ReviewHistory(reviews).predict(by: MemoryFormulas(weights: MemoryModel.usualWeights)) {
        all.append($1); _ = $2
      }
      return all
    }
    let (typed, chosen) = (expected(0, then: 1), expected(0.25, then: 1))
    #expect(abs(chosen[0] - (typed[0] + 0.25 * (1 - typed[0]))) < 1e-12 && typed[0] < 0.8)
    let memory = MemoryFormulas(weights: MemoryModel.usualWeights).retrievability(2.3065, after: 1)
    #expect(abs(chosen[1] - (memory + 0.25 * (1 - memory))) < 1e-12 && typed[1] > memory)
  }

  private static func expected(of history: ReviewHistory, by weights: [Double]) -> Double {
    var sum = 0.0
    history.predict(by: MemoryFormulas(weights: weights)) { _, probability, _ in sum += probability }
    return sum
  }

  private static func histories() throws -> [ReviewHistory] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "reviews.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      try ReviewHistory(
        line.split(separator: "\t").map { review in
          let parts = review.split(separator: " ").compactMap { Int($0) }
          let grade = try #require(Grade.allCases.first { $0.number == parts[1] })
          return ReviewHistory.Review(Day(number: Int64(parts[0])), grade)
        })
    }
  }
}

@Suite("Review histories for training")
struct ReviewLogTests {
  private func answer(_ word: String, _ skill: Skill = .recognise) -> Answer {
    Answer(
      item: ItemID(rawValue: word), skill: skill, reference: WordReference(deck: "d", word: word),
      mode: .typed,
      shown: "", given: "", verdict: .right, milliseconds: 1000, certainty: .known)
  }

  private func event(_ number: Int64, on day: Int64, _ body: Event.Body) -> Event {
    Event(number: number, moment: Moment(day * Day.seconds), day: Day(number: day), body)
  }

  private func graded(_ number: Int64, _ word: String, _ grade: Grade?, on day: Int64) -> Event {
    event(number, on: day, .answer(answer(word), game: "today", grade: grade))
  }

  private func review(_ day: Int64, _ grade: Grade) -> ReviewHistory.Review {
    ReviewHistory.Review(Day(number: day), grade)
  }

  private func log(_ events: [Event]) -> [[ReviewHistory.Review]] {
    var log = ReviewLog()
    for event in events { log.record(event) }
    return log.histories.map(\.reviews)
  }

  @Test("contain graded answers only, by item and skill, the latest answered first")
  func graded() {
    let other = event(5, on: 9, .answer(answer("b", .recall), game: "today", grade: .hard))
    let found = log([
      graded(1, "a", .good, on: 1), graded(2, "b", .again, on: 2), graded(3, "a", nil, on: 3),
      graded(4, "a", .easy, on: 4), other,
    ])
    #expect(
      found == [
        [review(9, .hard)], [review(1, .good), review(4, .easy)],
        [review(2, .again)],
      ])
  }

  @Test("know how likely luck was, where an answer was chosen")
  func luck() {
    var chosen = answer("a")
    (chosen.mode, chosen.options) = (.chosen, ["a", "b", "c", "d"])
    let found = log([
      event(1, on: 1, .answer(chosen, game: "today", grade: .good)), graded(2, "a", .good, on: 2),
    ])
    #expect(found.map { $0.map(\.luck) } == [[0.25, 0]])
  }

  @Test("leave out undone answers, and count a duplicate line once")
  func undone() {
    let word = WordMet(item: ItemID(rawValue: "a"), reference: WordReference(deck: "d", word: "a"))
    let undo = Event.Undo(
      number: 2, word: word, figures: ItemFigures(), isFirst: false, wasLearned: false, hour: 0,
      wasRight: true, entry: nil)
    let found = log([
      graded(1, "a", .good, on: 1), graded(1, "a", .good, on: 1), graded(2, "a", .again, on: 2),
      event(3, on: 2, .undo(undo)), graded(4, "a", .good, on: 2),
    ])
    #expect(found == [[review(1, .good), review(2, .good)]])
  }

  @Test("leave out skills that had a memory before the journal began")
  func older() {
    let word = WordMet(item: ItemID(rawValue: "a"), reference: WordReference(deck: "d", word: "a"))
    let memory = MemoryState(
      stability: 5, difficulty: 5, reviewed: Day(number: 1), due: Day(number: 6))
    let figures = ItemFigures(seen: 1, skills: [.recognise: SkillFigures(memory: memory)])
    let recall = event(3, on: 7, .answer(answer("a", .recall), game: "today", grade: .good))
    let found = log([
      event(1, on: 1, .baseline(Event.Baseline(word: word, figures: figures))),
      graded(2, "a", .good, on: 6), recall,
    ])
    #expect(found == [[review(7, .good)]])
  }
}
