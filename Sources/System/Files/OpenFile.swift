import Glibc

public struct OpenFile: Hashable, Sendable {
  /// The file descriptor, or the number that a test's disk gave it.
  public let id: Int32
  /// Where it was opened, for error messages.
  public let path: String

  public init(id: Int32, path: String) {
    self.id = id
    self.path = path
  }
}
