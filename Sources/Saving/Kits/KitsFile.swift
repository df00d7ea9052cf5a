import Formats
import Learning

/// All that `kits.json` holds: the player's own kits, and what takes the last changes back. A value: changing it writes
/// nothing.
public struct KitsFile: HomeFile {
  public static let schema: Int64 = 1
  public static let holding = "your own kits"

  public static func path(in home: Home) -> String { home.kits }

  /// The player's kits.
  public var kits: OwnKits
  /// Members that this version doesn't know.
  var unknown: [JSONMember] = []

  public init() { self.init(OwnKits()) }

  /// The file of somebody with these kits.
  public init(_ kits: OwnKits) { self.kits = kits }
}
