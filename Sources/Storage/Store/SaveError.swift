import System

/// Why the player's data could not be read or written.
public enum SaveError: Error, Equatable, Sendable {
  /// The environment names no home.
  case noHome
  /// The save was written by another version of Babble. It has not been touched.
  case otherSchema(path: String, found: Int64)
  /// This process may only read; the sentence says why.
  case readOnly(String)
  /// The system refused.
  case file(FileError)
  /// There is no index, and reading all journals would take more than a moment.
  case tooMuchToCount
}

extension SaveError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence or two. Can hold a path: clean it before printing.
  public var description: String {
    switch self {
    case .noHome: "no home is set. Set HOME, or name a folder with --home."
    case .otherSchema(let path, let found):
      "\(path) has schema \(found), and this Babble knows \(SaveFile.schema). "
        + "\(Self.advice(forSchema: found)), or choose another folder with --home; the file was left as it is."
    case .readOnly(let reason): reason
    case .file(let error): error.description
    case .tooMuchToCount:
      "There is no index of your answers yet. Open babble once to make it."
    }
  }

  /// Where a save of another schema can be opened.
  static func advice(forSchema found: Int64) -> String {
    found < SaveFile.schema ? "Open its folder once with Babble 0.2" : "Install a newer Babble"
  }
}
