import Formats
import Learning

extension JSONValue {
  /// Seconds since 1970 UTC.
  func time() throws(TextError) -> Int64 {
    guard let seconds = Timestamp.seconds(try string()) else {
      throw TextError(.noTime, at: place)
    }
    return seconds
  }

  /// The moment with its offset from UTC.
  func moment() throws(TextError) -> Moment {
    guard let moment = Timestamp.moment(try string()) else {
      throw TextError(.noMoment, at: place)
    }
    return moment
  }

  func day() throws(TextError) -> Day {
    guard let day = Timestamp.day(try string()) else { throw TextError(.noDay, at: place) }
    return day
  }
}

extension TextError.Problem {
  static let noMoment = expected("a time like 2026-03-01T10:30:00+01:00")
  static let noDay = expected("a day like 2026-03-01")
  static let noTime = expected("a time like 2026-03-01T09:30:00Z")
}
