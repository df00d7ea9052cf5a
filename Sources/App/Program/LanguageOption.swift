import ArgumentParser
import Learning
import Storage

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
    guard LanguageTag.isTag(text), let tag = LanguageTag(text) else { return nil }
    return tag.primary + text.drop { $0 != "-" }
  }
}
