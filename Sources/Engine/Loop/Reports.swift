/// Acts on the reports of scenes: plays sounds, keeps scores, talks to other programs.
///
/// A scene calls `step.report` and doesn't wait; the handler's news reach all scenes through `Scene.hear`.
public protocol ReportHandler: Sendable {
  /// Handles the reports of one tick and returns the news that the scenes hear before the next frame. Called
  /// after each tick that was run, even if nothing was reported.
  mutating func handle(_ reports: [any Sendable]) -> [any Sendable]

  /// Called before the program ends, by itself or by a signal, but not after a crash or kill -9. Does nothing
  /// by default.
  mutating func end()
}

extension ReportHandler {
  public mutating func end() {}
}

/// The best results of a game, best first.
///
/// A scene reports a `NewScore` when a game has ended, and hears the updated `HighScores`:
///
///     step.report(NewScore(points))
///
///     mutating func hear(_ news: any Sendable) {
///       if let scores = news as? HighScores { best = scores.best }
///     }
///
/// The scene doesn't have to know who keeps them; `ScoreFile` of the module Terminal keeps them in a file. A
/// scene that is pushed later hears them with the next result, or gets them from the scene that pushes it.
public struct HighScores: Hashable, Sendable {
  /// The number of results kept.
  public static let limit = 10

  /// The points of the results, best first; the older first among equals.
  public private(set) var points: [Int] = []
  /// The index in `points` of the result that was added last; nil if it wasn't good enough or none was added.
  public private(set) var newest: Int?

  /// The best of these results, in any order.
  public init(_ points: [Int] = []) {
    self.points = Array(points.sorted(by: >).prefix(Self.limit))
  }

  public var best: Int? { points.first }

  /// Adds a result; one of 0 points or less is ignored.
  public mutating func add(_ score: NewScore) {
    newest = nil
    guard score.points > 0 else { return }
    let place = points.firstIndex { $0 < score.points } ?? points.count
    points.insert(score.points, at: place)
    points = Array(points.prefix(Self.limit))
    newest = place < Self.limit ? place : nil
  }
}

/// A report: a game has ended with this many points.
public struct NewScore: Hashable, Sendable {
  /// More is better.
  public let points: Int

  public init(_ points: Int) { self.points = points }
}
