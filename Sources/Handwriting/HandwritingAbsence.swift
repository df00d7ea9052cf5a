import System

/// Why what is drawn can't be read.
public enum HandwritingAbsence: Error, Equatable, Sendable {
  /// There is no model; this package brings it.
  case noModel(package: String)
  /// The model at a path can't be used; this package brings it whole.
  case unusable(path: String, ModelFault, package: String)
  /// The system refused the file.
  case file(FileError)
}

/// What is wrong with a model.
public enum ModelFault: Error, Equatable, Sendable {
  /// It is cut, something else, or has wrong bits; where that was seen, in bytes from its start.
  case damaged(at: Int)
  /// It is for another language.
  case otherLanguage
}

extension HandwritingAbsence: CustomStringConvertible {
  /// What to do. Can hold text from outside: clean it before printing.
  public var description: String {
    switch self {
    case .noModel(let package): "To have your drawings read, install \(package)."
    case .unusable(let path, .damaged(let place), let package):
      "\(path) is damaged at byte \(place). Reinstall \(package)."
    case .unusable(let path, .otherLanguage, let package):
      "\(path) is of another language. Reinstall \(package)."
    case .file(let error): error.description
    }
  }
}
