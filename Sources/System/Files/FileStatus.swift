/// What a path leads to.
public enum FileKind: Sendable {
  case file, folder, pipe, socket, device

  /// As in "it is a folder".
  var name: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }
}

/// What the system knows of a file or folder, links followed.
public struct FileStatus: Equatable, Sendable {
  /// What it is.
  public var kind: FileKind
  /// Its length in bytes.
  public var size: Int
  /// Its permission bits.
  public var mode: UInt32
  /// When it was last changed, in nanoseconds since 1970 UTC.
  public var changed: Int64

  /// A status of its parts.
  public init(_ kind: FileKind, size: Int, mode: UInt32, changed: Int64 = 0) {
    self.kind = kind
    self.size = size
    self.mode = mode
    self.changed = changed
  }
}

extension FileSystem {
  /// How many bytes a file has; nil when it is not there.
  public func size(of path: String) throws(FileError) -> Int? { try status(of: path)?.size }
}
