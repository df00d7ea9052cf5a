/// A language tag by BCP 47 (RFC 5646), such as `zh-Hant-TW`. Decks bring them, so none is trusted: what other programs
/// get is a plain code, which can't name a file or add to an argument.
public struct LanguageTag: Hashable, Sendable {
  /// The code of the language in lower case, the same for all tags of one language.
  public let primary: String
  /// Script, region and the like, in lower case.
  public let subtags: [String]

  /// Nil where a text names no language, as `und` does.
  public init?(_ text: String) {
    let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let isCode = (2...3).contains(parts[0].utf8.count) && parts[0].utf8.allSatisfy { (97...122).contains($0) }
    guard isCode, parts[0] != "und" else { return nil }
    primary = Language.tags[parts[0]] ?? parts[0]
    subtags = Array(parts.dropFirst())
  }

  /// The code of the language that a tag names, such as `es` for `es-419`; nil where it names none.
  public static func primary(of text: String) -> String? { LanguageTag(text)?.primary }

  /// Whether two tags name one language, whatever script or region they add.
  public static func areOfOneLanguage(_ tag: String, _ other: String) -> Bool {
    tag == other || primary(of: tag) == primary(of: other)
  }

  /// Whether a text has the form of a tag: parts of 1 to 8 letters and digits, of which the first has only letters.
  public static func isTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    } && parts[0].allSatisfy(\.isLetter)
  }
}
