import Formats
import Learning

/// All that `kits.json` holds: the player's own kits, and what takes the last changes back. A value: changing it writes
/// nothing.
public struct KitsFile: HomeFile {
  /// The newest that this version reads, and the one that it writes.
  public static let schema: Int64 = 1
  /// What is missing where the file can't be read.
  public static let holding = "your own kits"

  /// `kits.json`.
  public static func path(in home: Home) -> String { home.kits }

  /// No file of `byteLimit` bytes holds more: a value takes eight bytes and more there.
  public static let valueLimit = 9_000_000

  /// The player's kits.
  public var kits: OwnKits
  /// Members that this version doesn't know.
  var unknown: [JSONMember] = []

  /// Nothing, as at first.
  public init() { self.init(OwnKits()) }

  /// The file of somebody with these kits.
  public init(_ kits: OwnKits) { self.kits = kits }
}
