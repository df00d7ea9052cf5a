/// What the locale says of the encoding of text.
package enum TextEncoding: Hashable, Sendable {
  /// UTF-8.
  case utf8
  /// Nothing, as in the locales C and POSIX. UTF-8 is written all the same: ASCII alone could not show words.
  case unspecified
  /// Another one, by its name. UTF-8 is written here too, since terminals that know nothing else are gone.
  case other(String)

  /// From LC_ALL, LC_CTYPE and LANG: the first one that is set decides.
  package init(_ environment: [String: String]) {
    let variables = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
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
