import Engine
import Interface
import Learning

/// What screens and commands say of it.
extension StageStatistics {
  /// The most days of a chart.
  package static let mostDays = 24
  /// The columns that a day takes at least, for its figure and air.
  private static let dayWidth = 4
  /// What stands beside a chart.
  private static let scaleWidth = 6

  /// What stands where nothing was answered yet.
  package static let nothingPlayed: Text =
    "Nothing answered here yet. After your first kit you see its result here, and how many questions you answer each day."

  /// As in "14 of 26 kits done".
  package var kits: Text { Text("\(kitsDone.count) of \(kitsDone.all) kits done") }

  /// As in "2 of 5 exams passed".
  package var exams: Text {
    let exams = lines.filter { $0.kit == nil }
    return Text("\(exams.count(where: \.isDone)) of \(Figure.count(exams.count, "exam", "exams")) passed")
  }

  /// As in "312 questions answered, 84 % right".
  package var answered: Text {
    let count = count
    let share = count.asked == 0 ? "" : ", \(count.percent) % right"
    return Text("\(Figure.count(count.asked, "question", "questions")) answered\(share)")
  }

  /// What stands above the chart.
  package static func legend(_ ornaments: Ornaments) -> Text {
    let signs = signs(ornaments).map(\.sign)
    return measured + signs[0] + " right  " + signs[1] + " wrong"
  }

  private static let measured: Text = "questions a day   "

  /// The signs in it, which have the colour of the chart, and where they stand.
  static func signs(_ ornaments: Ornaments) -> [(sign: Text, x: Int)] {
    let right: Text = ornaments.isASCII ? "#" : "█"
    return [(right, measured.width), (Text(Chart.hatch(ornaments)), measured.width + 9)]
  }

  /// The first and the last day of the chart, as in 31 Oct - 23 Nov.
  func span(width: Int) -> Text { Dates.span(dates.suffix(days(in: width))) }

  private func days(in width: Int) -> Int {
    max(1, min(dates.count, (width - Self.scaleWidth) / Self.dayWidth))
  }

  /// As many of the last days as fit, with the day of the month below.
  package func chart(width: Int) -> ScaledChart {
    let count = days(in: width)
    let columns = zip(lastDays(count), dates.suffix(count)).map { day, date in
      Chart.Column(day.right, Text(String(date.suffix(2))), hatched: day.asked - day.right)
    }
    return ScaledChart(Chart(columns), legend: Self.legend(.unicode))
  }
}

extension StageStatistics.Line {
  /// What stands over the figures.
  package static let heads: [Text] = ["best", "last", "times"]

  /// Best and last result, and how often there was one; dashes before the first.
  package var figures: [Text] {
    guard let results else { return ["-", "-", "-"] }
    return [
      Text("\(results.best.percent) %"), Text("\(results.last.percent) %"),
      Text(Figure.grouped(results.count)),
    ]
  }
}
