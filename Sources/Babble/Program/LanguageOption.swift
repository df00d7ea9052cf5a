import ArgumentParser
import DeckFormats
import Learning

/// A language on the command line: a tag, or a name.
enum LanguageOption {
  /// Its BCP 47 tag.
  static func tag(_ text: String) throws -> String {
    guard let tag = found(text) else {
      throw ValidationError("It takes a tag or a name, like es, zh-Hans or Spanish.")
    }
    return tag
  }

  private static func found(_ text: String) -> String? {
    if let named = ColumnName.language(named: text.lowercased()) { return named }
    let parts = text.split(separator: "-", maxSplits: 1).map(String.init)
    guard Deck.Languages.isTag(text), (2...3).contains(parts[0].utf8.count) else { return nil }
    return ([parts[0].lowercased()] + parts.dropFirst()).joined(separator: "-")
  }
}
