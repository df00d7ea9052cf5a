import Engine
import Interface
import Learning

/// What the player wants after a game.
public enum ResultsChoice: Hashable, Sendable {
  /// What comes next.
  case next
  /// The same game with new words.
  case again
  /// Words that were never learned come next in the day's course. The results stay.
  case learn([WordReference])
  /// The same game with the words that were missed.
  case onlyMissed([WordReference])
  /// To choose another deck.
  case anotherDeck
  /// The menu.
  case menu
}

/// What the end of a game shows.
public struct Results: Hashable, Sendable {
  /// As in "Memory · Georgian letters".
  public var title: Text
  /// As in "All pairs found".
  public var headline: Text
  /// Points.
  public var score: Int
  /// The best score so far, this game not counted; nil where it is the first.
  public var best: Int?
  /// Quiet figures below, as in "12 of 12 pairs" and "2:41".
  public var figures: [Text]
  /// The words missed.
  public var missed: [MissedWord]
  /// A number for each step of the game, as high as that went well; none where there is nothing to plot.
  public var plot: [Int]

  /// Results of their parts.
  public init(
    title: Text, headline: Text, score: Int, best: Int?, figures: [Text], missed: [MissedWord],
    plot: [Int] = []
  ) {
    self.title = title
    self.headline = headline
    self.score = score
    self.best = best
    self.figures = figures
    self.missed = missed
    self.plot = plot
  }
}

extension Results: StateHashable {
  /// Hashes all that is shown.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, title, headline, score, best, figures, missed, plot)
  }
}

extension ResultsChoice {
  var title: Text {
    switch self {
    case .next: "Go on"
    case .again: "Again"
    case .learn(let words):
      words.count == 1 ? "Learn the new word" : Text("Learn the \(words.count) new words")
    case .onlyMissed: "Only the missed"
    case .anotherDeck: "Another deck"
    case .menu: "Menu"
    }
  }
}
