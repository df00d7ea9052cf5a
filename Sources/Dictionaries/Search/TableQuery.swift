/// Queries in the language of FTS5. Keys are quoted, so that none of their letters has a meaning in it.
enum TableQuery {
  static func whole(_ key: [UInt8]) -> String { quoted(key) }

  static func beginning(_ key: [UInt8]) -> String { quoted(key) + "*" }

  /// Matches rows with all of these keys; `isOpen` makes the last one a prefix.
  static func all(_ keys: [[UInt8]], isOpen: Bool = false) -> String {
    keys.map(quoted).joined(separator: " AND ") + (isOpen ? "*" : "")
  }

  /// Keys consist of letters, digits and our two marks, so there is no quote in them.
  private static func quoted(_ key: [UInt8]) -> String { "\"\(String(decoding: key, as: UTF8.self))\"" }
}
