import CLibraries

/// What went wrong in a database.
enum DatabaseProblem: Sendable {
  case damaged
  /// Another process is writing.
  case busy
  /// The file couldn't be opened.
  case unopened
  /// It took more steps than it may.
  case tooManySteps
  /// A value has more bytes than it may.
  case tooLarge
  /// Anything else: a full disk, no memory.
  case refused

  /// - Parameter code: a result code without its details.
  init?(code: Int32) {
    switch code {
    case SQLITE_OK, SQLITE_ROW, SQLITE_DONE: return nil
    case SQLITE_BUSY: self = .busy
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_FORMAT, SQLITE_MISMATCH:
      self = .damaged
    case SQLITE_CANTOPEN: self = .unopened
    case SQLITE_INTERRUPT: self = .tooManySteps
    case SQLITE_TOOBIG: self = .tooLarge
    default: self = .refused
    }
  }
}
