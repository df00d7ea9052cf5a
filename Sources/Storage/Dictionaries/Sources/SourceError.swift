import Formats
import System

/// Why a source could not be read.
public enum SourceError: Error, Equatable, Sendable {
  /// The system refused the file.
  case file(FileError)
  /// The archive is damaged or not to be trusted.
  case archive(path: String, ArchiveError)
  /// The content is not what it should be.
  case text(TextError)
  /// No dictionary can be made from the file.
  case unknown(path: String)
  /// A program is missing that is needed to read it.
  case missing(program: String, path: String, package: String)
  /// A program failed.
  case failed(program: String, path: String)
  /// The caller cancelled.
  case brokenOff
}

extension SourceError: CustomStringConvertible {
  /// What is wrong, where, and what to do, in a sentence or two. Can hold text from outside: clean it before printing.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .archive(let path, let error): "\(path): \(error)"
    case .text(let error): error.description
    case .unknown(let path):
      "\(path): there is nothing in it that a dictionary is made of. babble dictionary says what is read."
    case .missing(let program, let path, let package):
      "\(path) can't be read without \(program). Install the package \(package)."
    case .failed(let program, let path): "\(path): \(program) could not read it. Get the file anew."
    case .brokenOff: "broken off; the dictionary is as it was."
    }
  }
}
