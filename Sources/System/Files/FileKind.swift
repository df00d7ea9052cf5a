import Glibc

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
