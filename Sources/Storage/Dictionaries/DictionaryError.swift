import System

/// Why a dictionary could not be read or made.
public enum DictionaryError: Error, Equatable, Sendable {
  /// No dictionary has been installed.
  case absent(path: String)
  /// The file is no dictionary, or its content contradicts itself.
  case damaged(path: String, String)
  /// The file was made by another version of Babble.
  case otherVersion(path: String, found: Int64)
  /// SQLite refused, with this message.
  case refused(path: String, String)
  /// The system refused.
  case file(FileError)
  /// Another Babble is making a dictionary there right now.
  case busy(path: String)
  /// The caller cancelled.
  case brokenOff
}

extension DictionaryError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence or two. Can hold a path: clean it before printing.
  public var description: String {
    switch self {
    case .absent: "no dictionary is installed. babble dictionary says which there are."
    case .damaged(let path, let what):
      "\(path) is damaged (\(what)). babble dictionary install makes it anew."
    case .otherVersion(let path, _):
      "\(path) is of another version of Babble. babble dictionary install makes it anew."
    case .refused(let path, let what):
      "\(path) could not be used: \(what). Free some space on that disk, or remove the file."
    case .file(let error): error.description
    case .busy(let path): "another Babble is at work on \(path). Try again when it is done."
    case .brokenOff: "broken off; the dictionary is as it was."
    }
  }
}
