import System

/// Why the player's data could not be read or written.
public enum SaveError: Error, Equatable, Sendable {
  /// The environment names no home.
  case noHome
  /// The save was written by a newer Babble. It has not been touched.
  case newerSchema(path: String, found: Int64)
  /// This process may only read; the sentence says why.
  case readOnly(String)
  /// The system refused.
  case file(FileError)
  /// The save is larger, in bytes, than the next start would read.
  case tooLarge(limit: Int)
}

extension SaveError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence or two. Can hold a path: clean it before printing.
  public var description: String {
    switch self {
    case .noHome: "no home is set. Set HOME, or name a folder with --home."
    case .newerSchema(let path, let found):
      "\(path) has schema \(found), and this Babble knows \(SaveFile.schema). Install a newer Babble, or choose "
        + "another folder with --home; the file was left as it is."
    case .readOnly(let reason): reason
    case .file(let error): error.description
    case .tooLarge(let limit):
      "the save has become larger than the \(limit >> 20) MB that are read. Choose another folder with --home."
    }
  }
}
