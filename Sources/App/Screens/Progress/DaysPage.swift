import Engine
import Interface
import Learning

/// The row of days, a year's calendar, and the milestones.
struct DaysPage {
  let statistics: Statistics

  private var course: CourseStatistics { statistics.course }

  func draw(on canvas: inout Canvas, in body: Rect) {
    let theme = canvas.theme
    canvas.put(
      canvas.ornaments.spelled(course.regularity), in: body.row(0), .leading, Style(theme.text).bold)
    let calendar = Rect(body.left, body.top + 2, body.width, DayCalendar.height)
    DayCalendar(statistics).draw(on: &canvas, in: calendar)
    for (index, line) in course.milestoneLines.enumerated() {
      let row = body.row(calendar.bottom - body.top + 1 + index)
      guard row.top < body.bottom else { return }
      draw(line, on: &canvas, in: row)
    }
  }

  private func draw(_ line: CourseStatistics.MilestoneLine, on canvas: inout Canvas, in row: Rect) {
    let (theme, isReached) = (canvas.theme, line.reached != nil)
    let sign: Text = canvas.ornaments.isASCII ? (isReached ? "*" : "-") : isReached ? "★" : "☆"
    canvas.put(sign, at: row.origin, Style(isReached ? theme.accent : theme.muted))
    canvas.put(line.title, at: row.origin + Point(2, 0), Style(isReached ? theme.text : theme.muted))
    canvas.put(line.reached ?? .empty, at: row.origin + Point(26, 0), Style(theme.muted))
    canvas.put(line.next, in: Rect(row.left + 42, row.top, row.width - 42, 1), .leading, Style(theme.muted))
  }
}

/// The days of a year, a column for each week: the more answers, the fuller a day's cell.
private struct DayCalendar {
  /// The months, and seven days.
  static let height = 8
  private static let (weeks, names): (Int64, Int) = (53, 4)

  private let counts: [Day: Int]
  private let row: DayRow
  private let today: Day

  init(_ statistics: Statistics) {
    counts = Dictionary(
      statistics.days.map { ($0.day, $0.right + $0.wrong) }, uniquingKeysWith: +)
    (row, today) = (statistics.course.row, statistics.today)
  }

  func draw(on canvas: inout Canvas, in place: Rect) {
    let muted = Style(canvas.theme.muted)
    for weekday in stride(from: 0, to: 7, by: 2) {
      canvas.put(Dates.weekdays[weekday], at: place.origin + Point(0, weekday + 1), muted)
    }
    let monday = today.before(by: Int64(today.weekday))
    var free = 0
    for week in 0..<Self.weeks {
      let first = monday.before(by: 7 * (Self.weeks - 1 - week))
      let x = Self.names + Int(week)
      if Dates.month(first) != Dates.month(first.before(by: 7)), x >= free {
        canvas.put(Text(Dates.month(first)), at: place.origin + Point(x, 0), muted)
        free = x + 4
      }
      for weekday in 0..<7 where first.after(by: Int64(weekday)) <= today {
        draw(first.after(by: Int64(weekday)), on: &canvas, at: place.origin + Point(x, weekday + 1))
      }
    }
  }

  /// Days with answers are full to a quarter of the busiest and so on; others have their sign of the row of days.
  private func draw(_ day: Day, on canvas: inout Canvas, at point: Point) {
    let (sign, color) = answered(day, canvas) ?? row.use(of: day).sign(canvas)
    canvas.put(sign, at: point, Style(color))
  }

  private func answered(_ day: Day, _ canvas: Canvas) -> (Text, Color)? {
    guard let count = counts[day], count > 0 else { return nil }
    let fullness = min(3, 4 * count / max(1, counts.values.max() ?? 1))
    let signs: [Text] = canvas.ornaments.isASCII ? [".", ":", "o", "#"] : ["░", "▒", "▓", "█"]
    return (signs[fullness], canvas.theme.right)
  }
}

extension CourseStatistics {
  /// A kind of milestone: the highest that was celebrated, with its day, and what comes next.
  struct MilestoneLine {
    let title: Text
    /// As in "8 March"; nil before the first of its kind.
    let reached: Text?
    let next: Text
  }

  /// The texts shown on screens and printed by commands.
  var milestoneLines: [MilestoneLine] {
    Milestone.Kind.allCases.compactMap { kind in
      let highest = milestones.filter { $0.key.kind == kind }.max { $0.key.count < $1.key.count }
      let figure = max(figures[kind] ?? 0, highest?.key.count ?? 0)
      let next = kind.next(after: figure).map { Milestone(kind, $0) }
      if let highest {
        return MilestoneLine(
          title: highest.key.title, reached: Text(Dates.name(highest.value)),
          next: next.map { "next: " + $0.title } ?? .empty)
      }
      return next.map { MilestoneLine(title: $0.title, reached: nil, next: .empty) }
    }
  }

  /// As in "6 days in a row · 24 of 30 days · 1 day of grace saved".
  var regularity: Text {
    if row.lastMonth.of == 0 { return "Your days will show up here." }
    let (learned, of) = row.lastMonth
    let count = Figure.count(row.count, "day", "days") + " in a row"
    let grace = row.grace > 0 ? [Figure.count(row.grace, "day", "days") + " of grace saved"] : []
    let holiday = row.endOfHoliday.map { ["holiday until \(Dates.name($0))"] } ?? []
    let month = of > 1 ? ["\(learned) of \(of) days"] : []
    return Text(([count] + month + grace + holiday).joined(separator: " · "))
  }
}
