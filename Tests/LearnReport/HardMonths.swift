import Learners
import Learning

/// The table of months that go badly.
struct HardMonths {
  let days: Int
  let seeds: Int
  var rules = CourseRules()

  var table: LearnTable {
    let head = [
      "", "good next morning", "good at most", "longest day", "asked for", "waits at the end", "for days",
    ]
    return LearnTable([head] + Hardship.allCases.map(row))
  }

  private func row(_ hardship: Hardship) -> [String] {
    let months = (1...UInt64(seeds)).map { seed in
      var month = hardship.month(days: days, seed: seed)
      month.rules = rules
      return month
    }
    let played = months.map { TodayPlayer.play($0) }
    let most = { (value: (MonthFigures) -> Int) in "\(played.map(value).max() ?? 0)" }
    return [
      hardship.rawValue, most(\.goodNextMorning), most(\.mostGood),
      (played.map(\.longestDay).max() ?? 0).text(1), "\(months[0].minutes)", most(\.waiting),
      most(\.longestWait),
    ]
  }
}
