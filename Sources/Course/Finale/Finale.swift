import Engine
import Interface
import Learning
import WordGame

/// What the end of a game shows, or that of a day.
package struct Finale: Hashable, Sendable {
  /// The number that counts up.
  package struct Total: Hashable, Sendable {
    /// How many.
    package var number: Int
    /// Of what, as in "points".
    package var name: Text
    /// More about it, as in "your first score here".
    package var note: Text
    /// Whether it is more than ever before.
    package var isBest: Bool

    /// A total of its parts.
    package init(_ number: Int, _ name: Text, note: Text = .empty, isBest: Bool = false) {
      self.number = number
      self.name = name
      self.note = note
      self.isBest = isBest
    }

    /// Points beside the best score so far, this game not counted; nil where it is the first.
    package init(points: Int, best: Int?) {
      let grouped = Figure.grouped
      let name: Text = points == 1 ? "point" : "points"
      guard let best else {
        self.init(points, name, note: points > 0 ? "your first score here" : .empty)
        return
      }
      let isBest = points > best
      let note = isBest ? "a new best, \(grouped(points - best)) more than before" : "best \(grouped(best))"
      self.init(points, name, note: Text(note), isBest: isBest)
    }
  }

  /// As in "Memory · Georgian letters".
  package var title: Text
  /// As in "All pairs found".
  package var headline: Text
  /// What counts up; nil where nothing is counted.
  package var total: Total?
  /// Quiet figures below, as in "12 of 12 pairs" and "2:41".
  package var figures: [Text]
  /// What was learned.
  package var gains: [Gain] = []
  /// What comes back when, as in "Tomorrow 14."
  package var comingBack: Text = .empty
  /// How it went, or what comes; nil where there is nothing to draw.
  package var chart: ScaledChart?
  /// The words missed.
  package var missed: [MissedWord]
  /// What the player is drawn as, beside the number; nil for nothing.
  package var player: Avatar?
  /// What can follow; the first is chosen already.
  package var steps: [NextStep] = []

  /// An end of its parts.
  package init(
    title: Text, headline: Text, total: Total? = nil, figures: [Text] = [], missed: [MissedWord] = [],
    chart: ScaledChart? = nil, steps: [NextStep] = []
  ) {
    self.title = title
    self.headline = headline
    self.total = total
    self.figures = figures
    self.missed = missed
    self.chart = chart
    self.steps = steps
  }
}

extension Finale {
  /// The end of a round.
  /// - Parameters:
  ///   - hasScore: whether its points are to be seen.
  ///   - hasNext: whether something follows that the player can go on to.
  ///   - unlearned: words of the round that were never learned, or letters, each once for its two forms.
  package init(
    _ round: RoundOutcome, hasScore: Bool = true, hasNext: Bool = false, unlearned: [WordReference] = [],
    areLetters: Bool = false
  ) {
    let missed = round.missed.isEmpty ? [] : [NextStep.onlyMissed(round.missed.map(\.word))]
    let learn = unlearned.isEmpty ? [] : [NextStep.learn(unlearned, areLetters: areLetters)]
    self.init(
      title: round.title, headline: round.headline,
      total: hasScore ? Total(points: round.reached.score, best: round.best) : nil, figures: round.figures,
      missed: round.missed, chart: Self.chart(of: round),
      steps: (hasNext ? [.next] : []) + [.again] + missed + learn + [.anotherDeck, .menu])
  }

  /// Fewer answers make no picture.
  private static let leastPlotted = 5

  /// As many columns as fit, each as high as its steps were on average.
  private static func chart(of round: RoundOutcome) -> ScaledChart? {
    guard round.plot.count >= leastPlotted, round.plotEnds.count == 2 else { return nil }
    let count = min(round.plot.count, 30)
    let columns = (0..<count).map { index in
      let part = round.plot[index * round.plot.count / count..<(index + 1) * round.plot.count / count]
      return Chart.Column(part.reduce(0, +) / part.count, .empty)
    }
    return ScaledChart(
      Chart(columns), legend: "answer by answer, the faster the higher; a gap is a miss",
      top: round.plotEnds[0],
      bottom: round.plotEnds[1])
  }

  /// Takes what only the host knows: what was learned, what comes back, and a step that is better than the others.
  mutating func take(_ news: RoundNews) {
    gains = news.gains
    comingBack = news.comingBack
    if let next = news.next, steps.first != .next { steps.insert(next, at: 0) }
  }
}

extension Finale: StateHashable {
  /// Hashes all that is shown.
  package func hash(into hash: inout StateHash) {
    hash.combine(
      fieldsOf: self, title, headline, total, figures, gains, comingBack, chart, missed, player?.kept,
      steps.map(\.title))
  }
}

extension Finale.Total: StateHashable {
  /// Hashes all of it.
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, number, name, note, isBest)
  }
}
