/// Questions in FTS5's language. Keys are in quotes, so that none of their letters says anything to it.
enum TableQuery {
  /// What has a key as it is.
  static func whole(_ key: [UInt8]) -> String { quoted(key) }

  /// What has a key that begins so.
  static func beginning(_ key: [UInt8]) -> String { quoted(key) + "*" }

  /// What has all of these keys; of the last only the beginning, where it is open.
  static func all(_ keys: [[UInt8]], isOpen: Bool = false) -> String {
    keys.map(quoted).joined(separator: " AND ") + (isOpen ? "*" : "")
  }

  /// Keys hold letters, digits and our two signs: no quote is among them.
  private static func quoted(_ key: [UInt8]) -> String { "\"\(String(decoding: key, as: UTF8.self))\"" }
}
