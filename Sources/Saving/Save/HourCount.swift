import Formats
import Learning

/// The answers of an hour, those of rounds that never ended too. Hours, since a day is that of the player's clock,
/// which the save doesn't know.
public struct HourCount: Equatable, Sendable {
  /// Answers that were right.
  public var right = 0
  /// Answers that were wrong.
  public var wrong = 0

  /// No answers.
  public init() {}

  mutating func count(_ answer: Answer) {
    if answer.isRight { right.countUp() } else { wrong.countUp() }
  }
}

/// As the save file has them: under the time at which the hour began.
extension HourCount {
  private static let secondsAnHour: Int64 = 3600

  /// The beginning of the hour of a time, both in seconds since 1970 UTC.
  static func hour(of time: Int64) -> Int64 {
    let past = time % secondsAnHour
    return time - (past < 0 ? past + secondsAnHour : past)
  }

  static func read(_ json: JSONValue?) throws(TextError) -> [Int64: HourCount] {
    var hours: [Int64: HourCount] = [:]
    for member in try json?.object().members ?? [] {
      var count = HourCount()
      count.right = try member.value.count("right")
      count.wrong = try member.value.count("wrong")
      hours[try JSONValue(.string(member.key), at: member.place).time()] = count
    }
    return hours
  }

  static func json(_ hours: [Int64: HourCount]) -> JSONValue {
    let members = hours.map { hour, count in
      JSONMember(
        Timestamp.text(hour), .object(["right": .integer(count.right), "wrong": .integer(count.wrong)]))
    }
    return .object(JSONObject(members).sorted)
  }
}
