import Glibc

/// What could not be done with a file, why, and what helps.
public struct FileError: Error, Equatable, Sendable {
  /// What was tried; reads as "could not …".
  public enum Action: String, Sendable {
    case read, write, create, sync, rename, list, remove, lock, find
    case makeFolder = "make"
  }

  /// Why it could not be done.
  public enum Cause: Equatable, Sendable {
    /// The system refused, with this number of errno.
    case system(Int32)
    /// Something else is there than a file, or than a folder.
    case other(FileKind)
    /// It has more bytes than are read or written.
    case tooLarge(limit: Int)
  }

  /// What was tried.
  public var action: Action
  /// The file or folder.
  public var path: String
  /// Why it could not be done.
  public var cause: Cause

  /// An error of its parts.
  public init(_ action: Action, _ path: String, _ cause: Cause) {
    self.action = action
    self.path = path
    self.cause = cause
  }

  /// A refusal of the system's, by its errno.
  public init(_ action: Action, _ path: String, code: Int32) {
    self.init(action, path, .system(code))
  }

  /// The system's number; nil where the cause is another.
  public var code: Int32? { if case .system(let code) = cause { code } else { nil } }
  /// It has more bytes than are read or written.
  public var isTooLarge: Bool { if case .tooLarge = cause { true } else { false } }
  /// Nothing is at that path.
  public var isAbsence: Bool { code == ENOENT }
  /// Something is at that path already.
  public var isPresence: Bool { code == EEXIST }
}

extension FileError: CustomStringConvertible {
  /// What failed, why, and what to do, with the path once. Clean it before printing.
  public var description: String { "could not \(action.rawValue) \(subject): \(reason). \(hint)" }

  /// A lock is there for its folder, and the folder is what people know.
  private var subject: String { action == .lock ? Path.parent(of: path) : path }

  /// Why, as a clause.
  public var reason: String {
    switch cause {
    case .system(let code): strerror(code).map { String(cString: $0) } ?? "error \(code)"
    case .other(let kind): "it is \(kind.name)"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    }
  }

  /// What to do about it, as a sentence.
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
