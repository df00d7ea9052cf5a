import Glibc

/// A file operation that failed: what was tried, why it failed and what helps.
public struct FileError: Error, Equatable, Sendable {
  /// Reads as "could not …".
  public enum Action: String, Sendable {
    case read, write, create, sync, rename, list, remove, lock, find
    case makeFolder = "make"
  }

  public enum Cause: Equatable, Sendable {
    /// The system refused with this errno.
    case system(Int32)
    /// The path leads to something other than the file or folder that was expected.
    case other(FileKind)
    /// The file has more bytes than may be read or written.
    case tooLarge(limit: Int)
  }

  var action: Action
  public var path: String
  var cause: Cause

  public init(_ action: Action, _ path: String, _ cause: Cause) {
    self.action = action
    self.path = path
    self.cause = cause
  }

  public init(_ action: Action, _ path: String, code: Int32) {
    self.init(action, path, .system(code))
  }

  /// The errno; nil if the cause is another.
  public var code: Int32? { if case .system(let code) = cause { code } else { nil } }
  public var isTooLarge: Bool { if case .tooLarge = cause { true } else { false } }
  /// Whether nothing is at that path.
  public var isAbsence: Bool { code == ENOENT }
  /// Whether something is at that path already.
  public var isPresence: Bool { code == EEXIST }
}

extension FileError: CustomStringConvertible {
  /// What failed, why and what to do; the path occurs once. Clean it before printing.
  public var description: String { "could not \(action.rawValue) \(subject): \(reason). \(hint)" }

  /// The lock stands for its folder, and the folder is what people know.
  private var subject: String { action == .lock ? Path.parent(of: path) : path }

  /// The cause, as a clause.
  public var reason: String {
    switch cause {
    case .system(let code): strerror(code).map { String(cString: $0) } ?? "error \(code)"
    case .other(let kind): "it is \(kind.name)"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    }
  }

  /// The remedy, as a sentence.
  public var hint: String {
    switch cause {
    case .system(let code): hint(code)
    case .other where action == .makeFolder || action == .list: "Name a folder, or move this away."
    case .other: "Name a file, or move this away."
    case .tooLarge where action == .write: "Move some of it elsewhere."
    case .tooLarge: "It is not one of Babble's files, or it is broken: move it away."
    }
  }

  private func hint(_ code: Int32) -> String {
    switch code {
    case ENOSPC: "Free some space on that disk."
    case EDQUOT: "Your share of that disk is used up: remove something of yours there."
    case EACCES, EPERM: "Change the permissions, or choose another place."
    case EROFS: "That disk can only be read: choose another place."
    case EIO: "The disk reports a fault: check it, and copy what you can to another."
    case EFBIG: "The system limits how large files may grow (ulimit -f), or the disk does."
    case ENOENT where action == .create: "Make the folder first."
    case ENOENT: "Check the path."
    case ENOTDIR: "Part of the path is not a folder: check it."
    case EISDIR: "It is a folder: name a file."
    case ELOOP: "Its links lead in a circle: remove one of them."
    case ENAMETOOLONG: "Choose a shorter name."
    case EMFILE: "This program may not open more files: raise the limit (ulimit -n)."
    case ENFILE: "The system can't open more files: close other programs."
    case ENOMEM: "Close other programs."
    case EBUSY, ETXTBSY: "Another program uses it: close that one."
    case ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL: "That disk can't do this: choose a place on another."
    case ESTALE, ENOTCONN, ETIMEDOUT: "The disk is on another machine that doesn't answer: check the network."
    default: "Check the path and its disk."
    }
  }
}
