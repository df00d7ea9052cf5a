import Engine
import Interface

/// What screens and commands say of the statistics.
extension Statistics {
  /// The days that the chart shows.
  package static let chartDays = 14

  /// What stands where nothing was ever answered.
  package static let nothingPlayed: Text = "Nothing played yet."

  /// How much was played, in short.
  package var play: [Text] {
    let days = Text(Figure.count(days.count, "day", "days"))
    let row = daysInRow > 1 ? Text("\(daysInRow) in a row") : .empty
    let played =
      rounds == 0 ? [] : [Text(Figure.count(rounds, "round", "rounds")), Text(Self.duration(seconds))]
    return [days, row].filter { !$0.isEmpty } + played
  }

  /// As in 312 answers from memory, 81 % right; empty before the first of these. The days count all answers.
  package var accuracy: Text {
    let all = right + wrong
    return all == 0 ? .empty : Text(Figure.count(all, "answer", "answers")) + " from memory, " + rightShare
  }

  /// The same where there is less room, and still less.
  var shortAccuracy: [Text] {
    [Text(Figure.grouped(right + wrong)) + " from memory, " + rightShare, rightShare]
  }

  private var rightShare: Text { Self.share(right, wrong) + " right" }

  /// The first and the last day of the chart.
  private var span: Text { Dates.span(dates.suffix(Self.chartDays)) }

  /// Answers of the last days, with the day of the month below.
  package var chart: ScaledChart {
    let columns = zip(lastDays(Self.chartDays), dates).map {
      Chart.Column($0.right + $0.wrong, Text(String($1.suffix(2))))
    }
    return ScaledChart(Chart(columns), legend: "all answers, " + span)
  }

  /// The share of right answers, as in 81 %.
  package static func share(_ right: Int, _ wrong: Int) -> Text {
    right + wrong == 0 ? "-" : Text("\((100 * right + (right + wrong) / 2) / (right + wrong)) %")
  }

  /// As in 3 h 20 min.
  package static func duration(_ seconds: Int) -> String {
    let minutes = (seconds + 30) / 60
    return minutes < 60 ? "\(minutes) min" : "\(Figure.grouped(minutes / 60)) h \(minutes % 60) min"
  }
}
