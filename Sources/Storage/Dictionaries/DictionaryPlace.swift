import System

/// The place of the dictionary: in a cache, which may be deleted at any time.
public enum DictionaryPlace {
  /// `$XDG_CACHE_HOME/babble`, else `~/.cache/babble`; nil if the environment names neither. A relative path
  /// counts as unset, as the specification of these folders demands.
  public static func folder(_ environment: [String: String]) -> String? {
    if let cache = environment[variable: .cacheHome], cache.hasPrefix("/") {
      return Path.join(cache, "babble")
    }
    guard let home = environment[variable: .home], home.hasPrefix("/") else { return nil }
    return Path.join(Path.join(home, ".cache"), "babble")
  }

  public static func path(_ environment: [String: String]) -> String? {
    folder(environment).map { Path.join($0, "dictionary.sqlite") }
  }
}
