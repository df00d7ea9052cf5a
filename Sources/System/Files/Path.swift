/// Paths as text. They are taken apart by bytes: to Swift a slash and a mark after it are one character.
public enum Path {
  private static let slash = UInt8(ascii: "/")

  /// A name inside a folder.
  public static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// The folder that a path stands in: `.` for a mere name.
  public static func parent(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "." }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// The last part of a path.
  public static func name(of path: String) -> String {
    path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? path
  }
}
