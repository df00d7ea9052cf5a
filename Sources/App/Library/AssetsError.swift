import Limits

public enum AssetsError: Error, Equatable, Sendable {
  /// The folder is at none of these places.
  case notFound(places: [String])
  case unreadable(path: String, reason: String)
  /// The name leads out of the folder.
  case badName(String)
}

extension AssetsError: CustomStringConvertible {
  /// What is wrong and what to do. Can hold a path: clean it before printing.
  public var description: String {
    switch self {
    case .notFound(let places):
      "the folder with Babble's decks was not found; it was looked for at \(places.joined(separator: ", ")). "
        + "Install Babble with make install, or set BABBLE_ASSETS to the folder Assets of its source."
    case .unreadable(let path, let reason):
      "could not read \(path): \(reason). Install Babble again, or set BABBLE_ASSETS to a whole folder Assets."
    case .badName(let name): "\(name) is not the name of a file that comes with Babble. Give its plain name."
    }
  }
}
