import Glibc

/// Paths as text. They are split by bytes, because to Swift a slash followed by a
/// combining mark is one character.
public enum Path {
  private static let slash = UInt8(ascii: "/")

  public static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// The folder that a path is in; `.` for a bare name.
  public static func parent(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "." }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// The last component of a path.
  public static func name(of path: String) -> String {
    path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? path
  }
}
