import Learning

/// Times as ISO 8601, from seconds since 1970 and back. Dates are computed in eras of 400
/// years that start in March, so that the leap day ends the year: Howard Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms" (2013).
public enum Timestamp {
  /// A text such as `2026-03-01T09:30:00Z`. Times outside the years 1 to 9999 are clamped.
  public static func text(_ seconds: Int64) -> String {
    let time = Moment(seconds).time
    let day = Day(at: time)
    let (year, month, date) = civil(day.number)
    let second = time - day.start
    return String(unsafeUninitializedCapacity: form.count) { text in
      _ = text.initialize(from: form)
      let parts = [
        (3, year), (6, month), (9, date), (12, second / 3600), (15, second / 60 % 60), (18, second % 60),
      ]
      for (end, number) in parts { write(number, into: text, endingAt: end) }
      return form.count
    }
  }

  /// A text such as `2026-03-01`.
  public static func date(_ day: Day) -> String { String(text(day.start).prefix(10)) }

  /// The dates of so many days up to the given one.
  public static func dates(_ count: Int, upTo day: Day) -> [String] {
    (0..<Int64(count)).reversed().map { date(day.before(by: $0)) }
  }

  /// Writes digits from right to left over the zeros of the template.
  private static func write(_ number: Int64, into text: UnsafeMutableBufferPointer<UInt8>, endingAt end: Int)
  {
    var (rest, place) = (number, end)
    while rest > 0 {
      text[place] = zero + UInt8(rest % 10)
      rest /= 10
      place -= 1
    }
  }

  /// The seconds of a text in exactly that format; nil for any other text and for dates that don't exist.
  public static func seconds(_ text: String) -> Int64? {
    var text = text
    return text.withUTF8 { seconds(bytes: $0) }
  }

  static func seconds(bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard bytes.count == form.count, bytes[19] == UInt8(ascii: "Z"), let day = date(bytes),
      let time = time(bytes)
    else {
      return nil
    }
    return day.start + time
  }

  /// The seconds of the day in a text's first 19 bytes.
  private static func time(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard let hour = number(bytes, 11, 2), let minute = number(bytes, 14, 2),
      let second = number(bytes, 17, 2),
      hasMarks(bytes), hour < 24, minute < 60, second < 60
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  /// The day of a text such as `2026-03-01`; nil for any other text and for days that don't exist.
  static func day(_ text: String) -> Day? {
    var text = text
    return text.withUTF8 { day(bytes: $0) }
  }

  static func day(bytes: UnsafeBufferPointer<UInt8>) -> Day? { bytes.count == 10 ? date(bytes) : nil }

  /// The day in the first ten bytes.
  private static func date(_ bytes: UnsafeBufferPointer<UInt8>) -> Day? {
    guard let year = number(bytes, 0, 4), let month = number(bytes, 5, 2), let date = number(bytes, 8, 2),
      bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), year > 0, 1...12 ~= month, date > 0,
      date <= dates(of: month, year)
    else { return nil }
    return Day(number: days(year, month, date))
  }

  private static func hasMarks(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[10] == UInt8(ascii: "T") && bytes[13] == UInt8(ascii: ":") && bytes[16] == UInt8(ascii: ":")
  }

  /// The number of days in a month.
  private static func dates(of month: Int64, _ year: Int64) -> Int64 {
    if month != 2 { return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31 }
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  }

  private static let form = Array("0000-00-00T00:00:00Z".utf8)
  private static let zero = UInt8(ascii: "0")

  /// The number that some digits stand for; nil if there is anything else.
  @inline(__always)
  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> Int64? {
    var number: Int64 = 0
    for place in start..<start + count {
      let digit = bytes[place] &- zero
      if digit > 9 { return nil }
      number = number * 10 + Int64(digit)
    }
    return number
  }

  /// For file names, without punctuation: `20260301T093000Z`.
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

/// Local time, as in the journal.
extension Timestamp {
  /// A text such as `2026-03-01T10:30:00+01:00`.
  static func text(_ moment: Moment) -> String {
    let local = Moment(moment.time + Int64(moment.offset)).time
    let minutes = Int((local - moment.time) / 60)
    let sign = minutes < 0 ? "-" : "+"
    let digits = [abs(minutes) / 60, abs(minutes) % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return text(moment.time + Int64(minutes) * 60).dropLast() + sign + digits.joined(separator: ":")
  }

  /// The moment of a text in that format or in UTC; nil for any other text.
  public static func moment(_ text: String) -> Moment? {
    var text = text
    return text.withUTF8(moment(bytes:))
  }

  static func moment(bytes: UnsafeBufferPointer<UInt8>) -> Moment? {
    if bytes.count == form.count { return seconds(bytes: bytes).map { Moment($0) } }
    guard bytes.count == form.count + 5, let day = date(bytes), let time = time(bytes),
      bytes[22] == UInt8(ascii: ":"),
      let hours = number(bytes, 20, 2), let minutes = number(bytes, 23, 2), hours <= 24, minutes < 60
    else { return nil }
    let offset = hours * 3600 + minutes * 60
    switch bytes[19] {
    case UInt8(ascii: "+"): return Moment(day.start + time - offset, offset: Int(offset))
    case UInt8(ascii: "-"): return Moment(day.start + time + offset, offset: -Int(offset))
    default: return nil
    }
  }
}
