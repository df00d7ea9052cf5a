import System

/// Why drawings can't be read.
public enum HandwritingAbsence: Error, Equatable, Sendable {
  /// No model is installed; the package contains it.
  case noModel(package: String)
  /// The model at a path can't be used; the package contains an intact one.
  case unusable(path: String, ModelFault, package: String)
  /// The file can't be read.
  case file(FileError)
}

extension HandwritingAbsence: CustomStringConvertible {
  /// The remedy. May contain text from outside: clean it before printing.
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
