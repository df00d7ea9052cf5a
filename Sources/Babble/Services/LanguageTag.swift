/// What other programs are told of a language. A tag comes from a deck, so that nothing but a code gets through: it
/// must not name a file, nor add to an argument.
enum LanguageTag {
  /// The first part of a BCP 47 tag, as `es` of `es-419`; nil where that is no code, or says nothing.
  static func primary(of tag: String) -> String? {
    let first = tag.split(separator: "-", omittingEmptySubsequences: false).first ?? ""
    let code = first.lowercased()
    let isCode = (2...3).contains(code.utf8.count) && code.utf8.allSatisfy { (97...122).contains($0) }
    return isCode && code != "und" ? code : nil
  }
}
