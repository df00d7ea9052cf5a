import Engine
import Games
import Interface
import Learning

/// What today brings, how much of it is done, and the row of days.
struct TodayCard {
  let overview: Overview

  func draw(on canvas: inout Canvas, in place: Rect, hasFocus: Bool) {
    let theme = canvas.theme
    canvas.box(
      place, hasFocus ? .heavy : .rounded, Style(hasFocus ? theme.accent : theme.muted),
      fill: hasFocus ? theme.raised : nil)
    let first = Rect(place.left + 2, place.top + 1, place.width - 4, 1)
    let title = Style(hasFocus ? theme.accent : theme.text).bold
    let pointer: Text = hasFocus ? canvas.ornaments.pointer + " " : "  "
    let x = canvas.put(pointer + "Today", at: first.origin, title)
    let ring = ring(canvas.ornaments)
    canvas.put(ring, in: first, .trailing, Style(theme.right))
    let line = Rect(first.left + x + 2, first.top, first.width - x - ring.width - 3, 1)
    // The figures alone, where there is no room for the whole.
    let lines = [overview.line, overview.line.replacing(", about", with: ",")].map { Text($0) }
    canvas.put(lines.first { $0.width <= line.width } ?? lines[1], in: line, .leading, Style(theme.text))
    drawDays(on: &canvas, in: Rect(first.left + 2, first.top + 1, first.width - 2, 1))
  }

  /// The share of the day that is done; empty before it has begun.
  private func ring(_ ornaments: Ornaments) -> Text {
    guard let today = overview.today, today.done > 0 else { return .empty }
    let all = today.done + today.toSee + today.new + today.proofs
    let share = Double(today.done) / Double(all)
    if ornaments.isASCII { return Text("\(Int(share * 100)) %") }
    return ["○", "◔", "◑", "◕", "●"][Int(share * 4)]
  }

  private func drawDays(on canvas: inout Canvas, in row: Rect) {
    guard let days = overview.today?.row else {
      return canvas.put("a language, or words of your own", in: row, .leading, Style(canvas.theme.muted))
    }
    let pitch = row.width >= 66 ? 5 : 4
    for (index, day) in days.week.enumerated() {
      let place = Point(row.left + index * pitch, row.top)
      let isToday = day == days.today
      canvas.put(
        Dates.weekdays[day.weekday], at: place,
        isToday ? Style(canvas.theme.text).bold : Style(canvas.theme.muted))
      if day > days.today { continue }
      let (sign, color) = days.use(of: day).sign(canvas)
      canvas.put(sign, at: place + Point(pitch - 2, 0), Style(color))
    }
    let rest = Rect(row.left + 7 * pitch + 1, row.top, row.width - 7 * pitch - 1, 1)
    let sums = overview.dayFigures.map(canvas.ornaments.spelled)
    guard let sum = sums.first(where: { $0.width <= rest.width }) else { return }
    canvas.put(sum, in: rest, .trailing, Style(canvas.theme.muted))
  }
}

extension DayRow.Use {
  /// Its sign in a row of days or a calendar, and the sign's colour.
  func sign(_ canvas: Canvas) -> (Text, Color) {
    let (theme, isASCII) = (canvas.theme, canvas.ornaments.isASCII)
    switch self {
    case .learned: return (isASCII ? "#" : "●", theme.right)
    case .spared: return (isASCII ? "+" : "◐", theme.accent)
    case .off: return (isASCII ? "-" : "–", theme.muted)
    case .missed, .open: return (canvas.ornaments.dot, theme.muted)
    }
  }
}

extension Overview {
  /// What today brings, in a line.
  var line: String { today?.line ?? "What do you want to learn?" }

  /// How regular the learner is, the longest first.
  fileprivate var dayFigures: [Text] {
    guard let row = today?.row else { return [] }
    if let end = row.endOfHoliday { return [Text("holiday until \(Dates.name(end))")] }
    let week = Text("\(row.learnedThisWeek) of \(weekGoal) this week")
    let (learned, of) = row.lastMonth
    return of < 8 ? [week] : [week + Text(" · \(learned) of \(of) days"), week]
  }
}
