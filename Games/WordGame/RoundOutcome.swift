import Engine
import Interface
import Learning

/// What a game pops with: what was asked, what was reached, what was missed. What follows is decided above it.
public struct RoundOutcome: Hashable, Sendable {
  /// How the round came to go.
  public enum Ending: Hashable, Sendable {
    /// It was played to its end.
    case finished
    /// The player left it.
    case left
    /// The player left it to begin again with this.
    case restarted(GameSetup)
  }

  /// How it came to go.
  public var ending: Ending
  /// As in "Memory · Georgian letters".
  public var title: Text
  /// As in "All pairs found"; empty for a round that was left.
  public var headline: Text
  /// The words that the round was about.
  public var asked: [WordReference]
  /// What was reached.
  public var reached: RoundResult
  /// Whether it was passed; nil where there was nothing to pass, or it was left.
  public var isPassed: Bool?
  /// The best score before; nil where there was none.
  public var best: Int?
  /// As in "5 of 6 pairs".
  public var figures: [Text]
  /// The words that were missed.
  public var missed: [MissedWord]
  /// A number for each step of the game, as high as that went well; none where there is nothing to plot.
  public var plot: [Int]
  /// What stands for its highest step, and for its lowest.
  public var plotEnds: [Text] = []

  /// An outcome of its parts.
  public init(
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
  /// Hashes what was reached, so that the last mark of a replay holds it, and none of the words that tell of it.
  public func hash(into hash: inout StateHash) {
    // Left out: the decks of the words, which the setup says.
    hash.combine(asked.map(\.word))
    hash.combine(missed.map(\.word.word))
    hash.combine(plot)
    hash.combine([reached.score, reached.right, reached.wrong, reached.ticks, reached.seconds])
    hash.combine(reached.isFinished)
    if let isPassed { hash.combine(isPassed) }
  }
}
