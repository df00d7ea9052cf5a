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

extension FileSystem {
  /// The size of a file in bytes; nil if it is not there.
  public func size(of path: String) throws(FileError) -> Int? { try status(of: path)?.size }
}
