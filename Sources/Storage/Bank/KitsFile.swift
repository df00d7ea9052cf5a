import Formats
import Learning

/// The content of `kits.json`: the player's own kits, and how to undo the last changes. A
/// value: changing it writes nothing.
public struct KitsFile: HomeFile {
  /// The newest version that can be read, and the one that is written.
  public static let schema: Int64 = 1
  /// Names what is missing if the file can't be read.
  public static let holding = "your own kits"

  public static func path(in home: Home) -> String { home.kits }

  /// No file of `byteLimit` bytes has more values: each takes at least eight bytes.
  public static let valueLimit = 9_000_000

  public var kits: OwnKits
  var unknown: [JSONMember] = []

  /// No kits.
  public init() { self.init(OwnKits()) }

  public init(_ kits: OwnKits) { self.kits = kits }
}

/// Own kits as JSON. `kits` is a list of kits in the format of courses, each with `course` and `stage`;
/// `made` counts all kits that ever existed; `undo` holds lists of changes, the newest last.
extension KitsFile {
  private static let keys: Set<String> = ["schema", "kits", "made", "undo"]

  /// Reads a file of this or an earlier version.
  ///
  /// - Throws: what is wrong, and where.
  public init(_ root: JSONValue) throws(TextError) {
    var kits: [OwnKit] = []
    for json in try root.optional("kits")?.array() ?? [] { kits.append(try OwnKit(json)) }
    self.init(
      OwnKits(kits, made: try root.optional("made")?.count() ?? kits.count, undoing: try Self.undoing(root)))
    unknown = try root.object().members(except: Self.keys)
  }

  /// One kit per line.
  public var bytes: [UInt8] {
    let members = [
      JSONMember("schema", .integer(Self.schema)), JSONMember("made", .integer(kits.made)),
      JSONMember("kits", .array(kits.kits.map { .object($0.json) })),
      JSONMember("undo", .array(kits.undoing.map { .array($0.map(\.json)) })),
    ]
    return JSON.write(.object(JSONObject(members + unknown)), spread: 2)
  }

  /// If a change is unknown, because a newer version wrote it, the changes before it can't be undone either.
  private static func undoing(_ root: JSONValue) throws(TextError) -> [[KitChange]] {
    var undoing: [[KitChange]] = []
    for json in try root.optional("undo")?.array() ?? [] {
      var changes: [KitChange?] = []
      for change in try json.array() { changes.append(try KitChange(change)) }
      undoing = changes.contains(nil) ? [] : undoing + [changes.compactMap(\.self)]
    }
    return undoing
  }
}

extension OwnKit {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init(
      try Kit(json), course: try json.member("course").string(), stage: try json.member("stage").string())
  }

  fileprivate var json: JSONObject {
    JSONObject(
      [JSONMember("course", .string(course)), JSONMember("stage", .string(stage))] + kit.json.members)
  }
}

extension KitChange {
  /// Nil for a type that only a newer version knows.
  fileprivate init?(_ json: JSONValue) throws(TextError) {
    switch try json.member("type").string() {
    case "put": self = .put(try OwnKit(json.member("kit")), at: try json.optional("at")?.count())
    case "removed": self = .removed(try OwnKit(json.member("kit")))
    default: return nil
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .put(let kit, let place):
      var members: JSONObject = ["type": .string("put"), "kit": .object(kit.json)]
      if let place { members["at"] = .integer(place) }
      return .object(members)
    case .removed(let kit): return .object(["type": .string("removed"), "kit": .object(kit.json)])
    }
  }
}
