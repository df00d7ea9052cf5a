/// English names of the languages of decks.
package enum LanguageName {
  /// The name of a BCP 47 tag's language; nil if it isn't listed.
  package static func of(_ tag: String) -> String? {
    let name = Language.of(tag).name
    return name.isEmpty ? nil : name
  }

  /// The primary tag of a language by its English name in lower case; nil if it isn't listed.
  package static func tag(named name: String) -> String? { byName[name] }

  private static let byName = Language.known.values.reduce(
    into: Language.furtherNames.reduce(into: [String: String]()) { $0[$1.value.lowercased()] = $1.key }
  ) { $0[$1.name.lowercased()] = $1.tag }

  /// The primary tags that are offered, sorted by name.
  package static var tags: [String] { Language.all.sorted { $0.name < $1.name }.map(\.tag) }
}
