import Deterministic
import Foundation
import Testing

@testable import Learning

/// The answers in reviews.tsv, and the figures of the package `fsrs-rs-python` 0.9.3 for them, come from
/// Scripts/reference-weights.
@Suite("Training the weights")
struct WeightTrainingTests {
  /// What the script prints of the answers that were held out.
  private static let (usualLoss, referenceLoss) = (0.69832, 0.53497)
  private static let firstLoss = 0.56798
  private static let heldOut = Day(number: 195)

  @Test("on a learner's answers it comes within one per cent of what fsrs-rs reaches")
  func reference() throws {
    let histories = try Self.histories()
    var training = try #require(WeightTraining(histories, seed: 1))
    var progress = [training.progress]
    while training.progress < 1 {
      training.goOn()
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

  @Test("slopes are what a small step shows")
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
    #expect(WeightTraining(Array(histories.prefix(20)), seed: 1) == nil)
    #expect(WeightTraining([], seed: 1) == nil)
    let found = try (0..<2).map { _ in
      var training = try #require(WeightTraining(Array(histories.prefix(100)), seed: 7))
      training.goOn()
      return training.outcome
    }
    #expect(found[0] == found[1])
    #expect(found[0].weights != MemoryModel.usualWeights)
  }

  @Test("a day before the last one goes on as the last one")
  func clocks() {
    let history = ReviewHistory([3, 2, 5].map { ReviewHistory.Review(Day(number: $0), .good) })
    #expect(history.reviews.map(\.day.number) == [3, 3, 5])
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
