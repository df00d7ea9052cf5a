import System

/// The text encoding according to the locale. UTF-8 is written in any case.
enum TextEncoding: Hashable, Sendable {
  case utf8
  /// None, as in the locales C and POSIX. ASCII alone couldn't show our texts.
  case unspecified
  /// Another one, by its name.
  case other(String)

  /// The first of LC_ALL, LC_CTYPE and LANG that is set decides.
  init(_ environment: [String: String]) {
    let variables = [Variable.lcAll, .lcCtype, .lang].compactMap { environment[variable: $0] }
    let locale = variables.first { !$0.isEmpty } ?? ""
    let charset = locale.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }
    let plain = String(charset.lowercased().filter { $0 != "-" })
    if plain == "utf8" {
      self = .utf8
    } else if charset.isEmpty {
      self = .unspecified
    } else {
      self = .other(String(charset))
    }
  }
}
