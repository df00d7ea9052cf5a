/// The best results of a game, best first.
///
/// A scene reports a `NewScore` when a game has ended, and hears the `HighScores` with it:
///
///     step.report(NewScore(points))
///
///     mutating func hear(_ news: any Sendable) {
///       if let scores = news as? HighScores { best = scores.best }
///     }
///
/// The scene needn't know who keeps them; `ScoreFile` does so in a file. A scene that comes later hears them with the next
/// result, or gets them from the scene that pushes it.
public struct HighScores: Hashable, Sendable {
  /// How many are kept.
  public static let limit = 10

  /// Points of the results, best first; of equal ones the older first.
  public private(set) var points: [Int] = []
  /// The place of the newest result, from 0; nil where it wasn't good enough or nothing is new.
  public private(set) var newest: Int?

  /// The best of these results.
  public init(_ points: [Int] = []) {
    self.points = Array(points.sorted(by: >).prefix(Self.limit))
  }

  /// The best result; nil where there is none yet.
  public var best: Int? { points.first }

  /// Takes one more result; of 0 points or less it is none.
  public mutating func add(_ score: NewScore) {
    newest = nil
    guard score.points > 0 else { return }
    let place = points.firstIndex { $0 < score.points } ?? points.count
    points.insert(score.points, at: place)
    points = Array(points.prefix(Self.limit))
    newest = place < Self.limit ? place : nil
  }
}

/// That a game has ended with so many points: a report.
public struct NewScore: Hashable, Sendable {
  /// What was reached; more is better.
  public let points: Int

  /// A result.
  public init(_ points: Int) { self.points = points }
}

extension HighScores: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, points, newest)
  }
}
