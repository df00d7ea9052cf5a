import System

/// Where a dictionary lies: among what may be thrown away at any time.
public enum DictionaryPlace {
  /// `$XDG_CACHE_HOME/babble`, else `~/.cache/babble`; nil where the environment names neither. A path that is not
  /// absolute counts as not set, as the specification of these folders demands.
  public static func folder(_ environment: [String: String]) -> String? {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return Path.join(cache, "babble") }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return Path.join(Path.join(home, ".cache"), "babble")
  }

  /// The file of the dictionary.
  public static func path(_ environment: [String: String]) -> String? {
    folder(environment).map { Path.join($0, "dictionary.sqlite") }
  }
}
