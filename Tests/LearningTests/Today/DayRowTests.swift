import Learning
import Testing

@Suite("Days in a row")
struct DayRowTests {
  /// 1 January 1970 was a Thursday, so day 4 is a Monday.
  private static let monday: Int64 = 4

  private func row(
    _ days: some Sequence<Int64>, on today: Int64, _ off: DaysOff = .none, holidays: Set<Int64> = []
  ) -> DayRow {
    DayRow(
      days.map { Day(number: $0) }, daysOff: off, holidays: Set(holidays.map { Day(number: $0) }),
      on: Day(number: today))
  }

  @Test("a missed day breaks the row, and today needn't have begun")
  func missed() {
    #expect(row(1...3, on: 3).count == 3 && row(1...3, on: 4).count == 3)
    #expect(row(1...3, on: 5).count == 0 && row([1, 2, 4, 5], on: 5).count == 2)
  }

  @Test("a week in a row earns a day of grace, at most two are saved, and missed days use them up")
  func grace() {
    #expect(row(1...6, on: 6).grace == 0 && row(1...7, on: 7).grace == 1 && row(1...50, on: 50).grace == 2)
    let spared = row(Array(1...7) + [9], on: 9)
    #expect(spared.count == 8 && spared.grace == 0 && spared.use(of: Day(number: 8)) == .spared)
    let broken = row(Array(1...7) + [10], on: 10)
    #expect(broken.count == 1 && broken.use(of: Day(number: 9)) == .missed)
  }

  @Test("days off and holidays break nothing and cost no grace")
  func off() {
    // Friday, then Monday.
    let friday = Self.monday + 4
    #expect(row([friday - 1, friday, friday + 3], on: friday + 3, .weekend).count == 3)
    #expect(row([friday - 1, friday, friday + 3], on: friday + 3, .sunday).count == 1)
    let away = row([1, 2, 6], on: 6, holidays: [3, 4, 5])
    #expect(away.count == 3 && away.use(of: Day(number: 4)) == .off && away.endOfHoliday == nil)
    #expect(row([1], on: 3, holidays: [2, 3, 4]).endOfHoliday == Day(number: 5))
  }

  @Test("the week counts from Monday, and the month from the first day")
  func counts() {
    let days = row([1, 2, Self.monday, Self.monday + 1], on: Self.monday + 1)
    #expect(days.learnedThisWeek == 2)
    #expect(days.lastMonth.learned == 4 && days.lastMonth.of == 5)
    let fifth = row((1...30).filter { $0 % 5 != 0 }, on: 30)
    #expect(fifth.lastMonth.learned == 24 && fifth.lastMonth.of == 30)
  }

  @Test("without any day there is nothing to count")
  func empty() {
    let none = row([], on: 9)
    #expect(none.count == 0 && none.lastMonth.of == 0 && none.use(of: Day(number: 8)) == .open)
  }
}
