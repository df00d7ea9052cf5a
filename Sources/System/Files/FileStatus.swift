import Glibc

/// The `stat` of a file or folder, with links followed.
public struct FileStatus: Equatable, Sendable {
  public var kind: FileKind
  public var size: Int
  public var mode: UInt32
  /// Nanoseconds since 1970 UTC.
  public var changed: Int64

  public init(_ kind: FileKind, size: Int, mode: UInt32, changed: Int64 = 0) {
    self.kind = kind
    self.size = size
    self.mode = mode
    self.changed = changed
  }
}
