@preconcurrency import Glibc

/// The environment variables of this process.
public enum EnvironmentVariables {
  /// All of them as they are now. Bytes that are not UTF-8 are replaced.
  public static var current: [String: String] {
    var found = [String: String](minimumCapacity: 64)
    var next = environ
    while let entry = next.pointee {
      let text = OutsideName.text(entry)
      if let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        found[String(text[..<sign])] = String(text.utf8[sign...].dropFirst())
      }
      next += 1
    }
    return found
  }
}
