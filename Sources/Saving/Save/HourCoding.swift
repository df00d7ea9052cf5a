import Formats
import Learning

/// In the save: keyed by the time at which the hour began.
extension HourCount {
  private enum Name: String, CaseIterable {
    case right, wrong
  }

  private static let names = JSONNames<Name>()

  /// Reads the next value. Unknown members of an hour are dropped.
  static func read(_ reader: inout JSONReader) throws(TextError) -> [Int64: HourCount] {
    var hours: [Int64: HourCount] = [:]
    try reader.members(Timestamp.seconds(bytes:), else: .noTime) { (reader, hour) throws(TextError) in
      var count = HourCount()
      _ = try reader.members(names) { (reader, name) throws(TextError) in
        switch name {
        case .right: count.right = try reader.count()
        case .wrong: count.wrong = try reader.count()
        }
      }
      hours[hour] = count
    }
    return hours
  }

  static func json(_ hours: [Int64: HourCount]) -> JSONValue {
    let members = hours.map { hour, count in JSONMember(Timestamp.text(hour), .object(count.json)) }
    return .object(JSONObject(members).sorted)
  }

  var json: JSONObject { ["right": .integer(right), "wrong": .integer(wrong)] }
}
