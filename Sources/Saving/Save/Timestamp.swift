/// Dates in UTC as ISO 8601, from seconds since 1970 and back. Days become dates by counting in eras of 400
/// years that start in March, so that the leap day ends the year: the method of Howard Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms" (2013).
public enum Timestamp {
  private static let secondsADay: Int64 = 86_400
  /// 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
  private static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// A text such as `2026-03-01T09:30:00Z`. Times outside the years 1 to 9999 become the nearest inside.
  public static func text(_ seconds: Int64) -> String {
    let time = clamped(seconds)
    let day = floorDivide(time, secondsADay)
    let (year, month, date) = civil(day)
    let second = time - day * secondsADay
    return String(unsafeUninitializedCapacity: form.count) { text in
      _ = text.initialize(from: form)
      let parts = [
        (3, year), (6, month), (9, date), (12, second / 3600), (15, second / 60 % 60), (18, second % 60),
      ]
      for (end, number) in parts { write(number, into: text, endingAt: end) }
      return form.count
    }
  }

  /// The nearest time that can be written.
  static func clamped(_ seconds: Int64) -> Int64 { min(max(seconds, range.lowerBound), range.upperBound) }

  /// Writes digits from the last one on, over the zeros of the form.
  private static func write(_ number: Int64, into text: UnsafeMutableBufferPointer<UInt8>, endingAt end: Int)
  {
    var (rest, place) = (number, end)
    while rest > 0 {
      text[place] = zero + UInt8(rest % 10)
      rest /= 10
      place -= 1
    }
  }

  /// The seconds of a text of exactly that form; nil for any other text and for dates that don't exist.
  public static func seconds(_ text: String) -> Int64? {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count == form.count, zip(bytes, form).allSatisfy(fits) else { return nil }
      let (year, month, date) = (number(bytes[0..<4]), number(bytes[5..<7]), number(bytes[8..<10]))
      let (hour, minute, second) = (number(bytes[11..<13]), number(bytes[14..<16]), number(bytes[17..<19]))
      let day = days(year, month, date)
      guard year > 0, civil(day) == (year, month, date), hour < 24, minute < 60, second < 60 else {
        return nil
      }
      return day * secondsADay + hour * 3600 + minute * 60 + second
    }
  }

  private static let form = Array("0000-00-00T00:00:00Z".utf8)
  private static let zero = UInt8(ascii: "0")

  private static func fits(_ byte: UInt8, _ mark: UInt8) -> Bool {
    mark == zero ? (zero...zero + 9).contains(byte) : byte == mark
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int64 {
    digits.reduce(0) { $0 * 10 + Int64($1 - zero) }
  }

  /// The same without punctuation, for names of files: `20260301T093000Z`.
  static func compact(_ seconds: Int64) -> String { text(seconds).filter { $0 != "-" && $0 != ":" } }

  /// The seconds of a compact text; nil for any other.
  static func seconds(compact text: String) -> Int64? {
    guard text.utf8.count == 16 else { return nil }
    var long = Array(text.utf8)
    for (place, mark) in [(13, ":"), (11, ":"), (6, "-"), (4, "-")] {
      long.insert(contentsOf: mark.utf8, at: place)
    }
    return seconds(String(decoding: long, as: UTF8.self))
  }

  /// The day of a time, counted from 1970.
  static func day(_ seconds: Int64) -> Int64 { floorDivide(seconds, secondsADay) }

  private static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = day + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let date = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date)
  }

  private static func days(_ year: Int64, _ month: Int64, _ date: Int64) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = floorDivide(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + date - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func floorDivide(_ number: Int64, _ divisor: Int64) -> Int64 {
    number >= 0 ? number / divisor : (number + 1) / divisor - 1
  }
}
