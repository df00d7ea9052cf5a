import Formats
import Learning

/// As the save file has them: under the time at which the hour began.
extension HourCount {
  static func read(_ json: JSONValue?) throws(TextError) -> [Int64: HourCount] {
    var hours: [Int64: HourCount] = [:]
    for member in try json?.object().members ?? [] {
      let count = HourCount(right: try member.value.count("right"), wrong: try member.value.count("wrong"))
      hours[try JSONValue(.string(member.key), at: member.place).time()] = count
    }
    return hours
  }

  static func json(_ hours: [Int64: HourCount]) -> JSONValue {
    let members = hours.map { hour, count in JSONMember(Timestamp.text(hour), .object(count.json)) }
    return .object(JSONObject(members).sorted)
  }

  var json: JSONObject { ["right": .integer(right), "wrong": .integer(wrong)] }
}
