import Engine
import Games
import Interface
import Learning

/// The results shown at the end of a game or of a day.
package struct Results: Hashable, Sendable {
  /// The number that counts up.
  struct Total: Hashable, Sendable {
    var number: Int
    /// The unit, as in "points".
    var name: Text
    /// As in "your first score here".
    var note: Text
    var isBest: Bool

    init(_ number: Int, _ name: Text, note: Text = .empty, isBest: Bool = false) {
      self.number = number
      self.name = name
      self.note = note
      self.isBest = isBest
    }

    /// Points beside the best score so far, not counting this game; nil if it is the first.
    init(points: Int, best: Int?) {
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
  var title: Text
  /// As in "All pairs found".
  var headline: Text
  /// Nil if nothing is counted.
  var total: Total?
  /// Quiet figures below, as in "12 of 12 pairs" and "2:41".
  var figures: [Text]
  var gains: [Gain] = []
  /// As in "Tomorrow 14."
  var comingBack: Text = .empty
  /// How the day's challenge went; nil for other rounds, and for runs that don't count.
  var dayLine: DayLine?
  /// What each answer of the round was worth, in order; 0 for a miss.
  private var answers: [Int] = []
  /// The course of the round, or of the days to come; nil if there is too little to draw.
  var chart: ScaledChart?
  var missed: [MissedWord]
  /// Drawn beside the number; nil for nothing.
  var player: Avatar?
  /// Whether the player's picture hops for joy.
  var cheers = false
  /// The choices; the first has the focus.
  var steps: [NextStep] = []

  init(
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

extension Results {
  /// The results of a round.
  /// - Parameters:
  ///   - hasScore: whether to show its points.
  ///   - hasNext: whether the session goes on after it.
  ///   - unlearned: words of the round that were never learned, or letters, each once for its two forms.
  package init(
    _ round: RoundOutcome, hasScore: Bool = true, hasNext: Bool = false, unlearned: [WordReference] = [],
    areLetters: Bool = false
  ) {
    let missed = round.missed.isEmpty ? [] : [NextStep.onlyMissed(round.missed.map(\.word))]
    let others = areLetters ? [] : [NextStep.play(round.asked, title: "Another game")]
    let learn = unlearned.isEmpty ? [] : [NextStep.learn(unlearned, areLetters: areLetters)]
    self.init(
      title: round.title, headline: round.headline,
      total: hasScore ? Total(points: round.reached.score, best: round.best) : nil, figures: round.figures,
      missed: round.missed, chart: Self.chart(of: round),
      steps: (hasNext ? [.next] : []) + [.again] + missed + learn + others + [.anotherDeck, .menu])
    answers = round.plot
  }

  /// With fewer answers there is no chart.
  private static let leastPlotted = 5

  /// As many columns as fit, each the average of its answers.
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

  /// Adds what a round has changed. A step that is better than the others comes first.
  mutating func apply(_ news: RoundNews) {
    gains = news.gains
    comingBack = news.comingBack
    var next = news.next
    if let run = news.challenge, run.isFirst {
      let line = DayLine(run, answers)
      (dayLine, next) = (line, .copy(line.text))
    } else if let run = news.challenge {
      comingBack = Text("Your first run counts for today: \(Figure.grouped(run.score)) points.")
    }
    if let next, steps.first != .next { steps.insert(next, at: 0) }
  }
}
