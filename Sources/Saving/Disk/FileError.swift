import Glibc

/// What the system refused to do with a file, and what helps.
public struct FileError: Error, Equatable, Sendable {
  /// What was tried; reads as "could not …".
  public enum Action: String, Sendable {
    case read, write, create, sync, rename, list, remove, lock, find
    case makeFolder = "make the folder"
  }

  /// What was tried.
  public var action: Action
  /// The file or folder.
  public var path: String
  /// The system's number for the cause, as in errno.
  public var code: Int32

  /// A refusal.
  public init(_ action: Action, _ path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// Nothing is at that path.
  public var isAbsence: Bool { code == ENOENT }
  /// Something is at that path already.
  public var isPresence: Bool { code == EEXIST }
}

extension FileError: CustomStringConvertible {
  /// What failed, why, and what to do. Holds a path: clean it before printing.
  public var description: String { "could not \(action.rawValue) \(path): \(reason). \(hint)" }

  /// Why, in the system's words.
  public var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// What to do about it, as a sentence.
  public var hint: String {
    switch code {
    case ENOSPC, EDQUOT: "Free some space on that disk."
    case EACCES, EPERM, EROFS: "Change the permissions, or choose another folder with --home."
    case EIO: "The disk reports a fault: choose another folder with --home, and check the disk."
    case EFBIG where action == .read: "The file is too large to be one of Babble's."
    case EFBIG: "The system limits how large files may grow (ulimit -f), or the disk does."
    case ENOENT: "Check the path."
    case EISDIR: "It is a folder: name a file."
    default: "Choose another folder with --home."
    }
  }
}
