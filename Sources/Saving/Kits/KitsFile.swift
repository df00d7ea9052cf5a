import Formats
import Learning

/// The content of `kits.json`: the player's own kits, and how to undo the last changes. A value: changing it
/// writes nothing.
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
