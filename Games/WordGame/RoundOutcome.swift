import Engine
import Learning

/// The result that a game pops with. What happens next is decided by the scene below.
public struct RoundOutcome: Hashable, Sendable {
  /// How the round ended.
  public enum Ending: Hashable, Sendable {
    case finished
    case left
    /// The player starts again with this setup.
    case restarted(GameSetup)
  }

  public var ending: Ending
  /// As in "Memory · Georgian letters".
  public var title: Text
  /// As in "All pairs found"; empty if the round was left.
  public var headline: Text
  /// The words of the round.
  public var asked: [WordReference]
  public var reached: RoundResult
  /// Whether it was passed; nil if there was no pass mark, or it was left.
  public var isPassed: Bool?
  /// The previous best score; nil if there was none.
  public var best: Int?
  /// As in "5 of 6 pairs".
  public var figures: [Text]
  public var missed: [MissedWord]
  /// One value per step of the game, higher for better; empty for no plot.
  public var plot: [Int]
  /// Labels of the highest and the lowest value.
  public var plotEnds: [Text] = []

  init(
    _ ending: Ending, title: Text, headline: Text = .empty, asked: [WordReference], reached: RoundResult,
    best: Int? = nil, figures: [Text] = [], missed: [MissedWord] = [], plot: [Int] = []
  ) {
    self.ending = ending
    self.title = title
    self.headline = headline
    self.asked = asked
    self.reached = reached
    self.best = best
    self.figures = figures
    self.missed = missed
    self.plot = plot
  }
}

extension RoundOutcome: StateHashable {
  /// Only what was reached, so that the last checksum of a replay covers it, and no text.
  public func hash(into hash: inout StateHash) {
    // Left out: the decks of the words, which are in the setup.
    hash.combine(asked.map(\.word))
    hash.combine(missed.map(\.word.word))
    hash.combine(plot)
    hash.combine([reached.score, reached.right, reached.wrong, reached.ticks, reached.seconds])
    hash.combine(reached.isFinished)
    if let isPassed { hash.combine(isPassed) }
  }
}
