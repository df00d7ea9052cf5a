import Engine
import Interface
import Learning

/// What the end of a game shows, or that of a day.
public struct Finale: Hashable, Sendable {
  /// The number that counts up.
  public struct Total: Hashable, Sendable {
    /// How many.
    public var number: Int
    /// Of what, as in "points".
    public var name: Text
    /// More about it, as in "your first score here".
    public var note: Text
    /// Whether it is more than ever before.
    public var isBest: Bool

    /// A total of its parts.
    public init(_ number: Int, _ name: Text, note: Text = .empty, isBest: Bool = false) {
      self.number = number
      self.name = name
      self.note = note
      self.isBest = isBest
    }

    /// Points beside the best score so far, this game not counted; nil where it is the first.
    public init(points: Int, best: Int?) {
      let grouped = Figure.grouped
      let name: Text = points == 1 ? "point" : "points"
      guard let best else {
        self.init(points, name, note: "your first score here")
        return
      }
      let isBest = points > best
      let note = isBest ? "a new best, \(grouped(points - best)) more than before" : "best \(grouped(best))"
      self.init(points, name, note: Text(note), isBest: isBest)
    }
  }

  /// As in "Memory · Georgian letters".
  public var title: Text
  /// As in "All pairs found".
  public var headline: Text
  /// What counts up; nil where nothing is counted.
  public var total: Total?
  /// Quiet figures below, as in "12 of 12 pairs" and "2:41".
  public var figures: [Text]
  /// What was learned.
  public var gains: [Gain] = []
  /// What comes back when, as in "Tomorrow 14."
  public var comingBack: Text = .empty
  /// How it went, or what comes; nil where there is nothing to draw.
  public var chart: ScaledChart?
  /// The words missed.
  public var missed: [MissedWord]
  /// What can follow; the first is chosen already.
  public var steps: [NextStep] = []

  /// An end of its parts.
  public init(
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
  public init(
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
  public func hash(into hash: inout StateHash) {
    hash.combine(
      fieldsOf: self, title, headline, total, figures, gains, comingBack, chart, missed, steps.map(\.title))
  }
}

extension Finale.Total: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, number, name, note, isBest)
  }
}
