import Formats
import Learning

/// How much of several journals a save includes. With a single journal the number of the last event is
/// enough.
struct IncludedJournals: Equatable, Sendable {
  /// The lengths of the journals in bytes, by name.
  var sizes: [String: Int] = [:]
  /// The number of the last event of each home.
  var homes: [String: Int64] = [:]
  /// The time of the last event of all, in seconds since 1970 UTC.
  var latest: Int64 = .min
  /// Whether an event came that belongs before others, so that the save has to be rebuilt.
  var isDisordered = false

  /// Notes an event that was added after all others.
  mutating func goOn(_ time: Int64) {
    if time < latest { isDisordered = true }
    latest = max(latest, time)
  }
}

extension IncludedJournals {
  init(_ json: JSONValue) throws(TextError) {
    for size in try json.member("bytes").object().members { sizes[size.key] = try size.value.count() }
    for home in try json.member("homes").object().members {
      homes[home.key] = try home.value.integer(in: 0...SaveFile.mostCounted)
    }
    latest = try json.optional("latest")?.time() ?? .min
    isDisordered = try json.optional("disordered")?.bool() ?? false
  }

  var json: JSONValue {
    var members: JSONObject = [
      "bytes": .object(JSONObject(sizes.map { JSONMember($0.key, .integer($0.value)) }).sorted),
      "homes": .object(JSONObject(homes.map { JSONMember($0.key, .integer($0.value)) }).sorted),
    ]
    if latest > .min { members["latest"] = .string(Timestamp.text(latest)) }
    if isDisordered { members["disordered"] = .bool(true) }
    return .object(members.sorted)
  }
}
