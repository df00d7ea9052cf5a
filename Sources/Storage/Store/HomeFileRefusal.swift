import Formats
import Limits
import System

/// Why this version can't use a file of the home.
public enum HomeFileRefusal<File: HomeFile>: Error, Equatable, Sendable {
  /// A newer Babble has written it.
  case newer(path: String, found: Int64)
  /// It is damaged.
  case damaged(TextError)
  /// The system refused.
  case file(FileError)
}

extension HomeFileRefusal: CustomStringConvertible {
  /// What is wrong, what follows from it and what to do, in sentences. Can hold a
  /// path: clean it before printing.
  public var description: String {
    switch self {
    case .newer(let path, let found):
      "\(path) has schema \(found), and this Babble knows \(File.schema). Install a newer Babble; the file was left "
        + "as it is, and \(File.holding) are not here."
    case .damaged(let error):
      "\(error) Until then \(File.holding) are not here, and the file is left as it is."
    case .file(let error): "\(error) Until then \(File.holding) are not here."
    }
  }
}
