import Foundation
import Testing

@testable import Storage

@Suite("Dates")
struct TimestampTests {
  @Test(
    "known moments",
    arguments: [
      (Int64(0), "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (1_772_357_400, "2026-03-01T09:30:00Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
      (-62_135_596_800, "0001-01-01T00:00:00Z"),
    ])
  func moments(seconds: Int64, text: String) {
    #expect(Timestamp.text(seconds) == text)
    #expect(Timestamp.seconds(text) == seconds)
  }

  @Test(
    "a file's name that is no date is refused, whatever it contains",
    arguments: [
      String(repeating: "\r\n", count: 8), "20260301T093000é", "2026-03-01T09:30", "99999999T999999Z",
    ])
  func names(name: String) {
    #expect(Timestamp.seconds(compact: name) == nil)
  }

  @Test("every thirteenth day from 1800 to 2200 is the same as in Foundation and is read back")
  func days() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    for day in stride(from: Int64(-62_091), to: 84_006, by: 13) {
      let seconds = day * 86_400 + 3_723
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: TimeInterval(seconds)))
      let numbers: [Int] = [parts.year, parts.month, parts.day].map { 10_000 + ($0 ?? 0) }
      let date = numbers.map { String(String($0).suffix(2)) }
      let text = Timestamp.text(seconds)
      #expect(text.hasSuffix("T01:02:03Z"))
      #expect(text.dropFirst(2).prefix(8) == date.joined(separator: "-"))
      #expect(Timestamp.seconds(text) == seconds)
    }
  }

  @Test("times beyond the years 1 to 9999 are clamped")
  func extremes() {
    #expect(Timestamp.text(Int64.max) == "9999-12-31T23:59:59Z")
    #expect(Timestamp.text(Int64.min) == "0001-01-01T00:00:00Z")
  }

  @Test(
    "texts in any other format, and days that don't exist, are refused",
    arguments: [
      "", "2026-03-01", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-03-01T24:00:00Z",
      "2026-3-1T0:0:0Z",
      "2026-03-01 09:30:00Z", "2026-03-01T09:30:00+01:00", "99999999999999999999", "0000-00-00T00:00:00Z",
      "2026-03-01T09:30:0éZ", "é026-03-01T09:30:0Z", "2026-03-01T09:60:00Z", "-:-:-:-:-:-:-:-:-:-:",
      "+026-03-01T09:30:00Z",
    ])
  func badTexts(text: String) {
    #expect(Timestamp.seconds(text) == nil)
  }

  @Test("the compact format for names of files is read back")
  func compact() {
    #expect(Timestamp.compact(SampleSaves.now) == "20260301T093000Z")
    #expect(Timestamp.seconds(compact: "20260301T093000Z") == SampleSaves.now)
    for text in ["", "20260301T093000", "éééééééé", "2026030éT09300Z", "20261301T093000Z"] {
      #expect(Timestamp.seconds(compact: text) == nil)
    }
  }
}
