import Deterministic
import System

/// The folder with the indices of homes, one file for each. It is never in a home, which may be synced.
public struct IndexFolder: Hashable, Sendable {
  let path: String

  /// `$XDG_CACHE_HOME/babble`, else `~/.cache/babble`; nil if the environment names neither.
  public static func find(_ environment: [String: String]) -> IndexFolder? {
    if let cache = environment[variable: .cacheHome], cache.hasPrefix("/") {
      return IndexFolder(path: Path.join(cache, "babble"))
    }
    guard let user = environment[variable: .home], user.hasPrefix("/") else { return nil }
    return IndexFolder(path: Path.join(user, ".cache/babble"))
  }

  /// The file of a home, named by the home's real path.
  public func path(of home: Home, _ files: some FileSystem) -> String {
    Path.join(path, "home-\(name(of: home.path, files)).sqlite")
  }

  /// The file about the recordings in a folder.
  public func path(ofLadder folder: String, _ files: some FileSystem) -> String {
    Path.join(path, "ladder-\(name(of: folder, files)).json")
  }

  private func name(of folder: String, _ files: some FileSystem) -> String {
    var hash = StateHash()
    hash.combine(files.real(folder))
    return HomeName.text(hash.value)
  }
}
