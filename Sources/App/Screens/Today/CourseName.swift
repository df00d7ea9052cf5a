import Learning

/// Names decks as something to learn: "Georgian: the alphabet", "Spanish", "English, for speakers of
/// Russian".
enum CourseName {
  /// The names of decks in order, all different.
  ///
  /// - Parameter home: the language of meanings that need not be named.
  static func all(of decks: some Collection<Deck>, home: String = Language.home.tag) -> [String] {
    let names = decks.map { name(of: $0, home) }
    return zip(decks, names).map { deck, name in
      let isOnly = names.count { $0 == name } == 1
      return isOnly ? name : "\(languages(of: deck, home) ?? deck.name): \(part(deck))"
    }
  }

  private static func name(of deck: Deck, _ home: String) -> String {
    guard let language = language(of: deck), !WordBank.isOwn(deck.id) else { return deck.name }
    if deck.kind == .alphabet { return "\(language): the alphabet" }
    let speaks = deck.language.meaning
    if tag(speaks) == home || speaks == "und" { return language }
    return LanguageName.of(speaks).map { "\(language), for speakers of \($0)" } ?? deck.name
  }

  /// As in "English from Russian".
  private static func languages(of deck: Deck, _ home: String) -> String? {
    guard let language = language(of: deck) else { return nil }
    let speaks = deck.language.meaning
    // An alphabet explained by its own language's letters and sounds is for everybody.
    guard tag(speaks) != home, tag(speaks) != tag(deck.language.term), let from = LanguageName.of(speaks)
    else { return language }
    return "\(language) from \(from)"
  }

  /// Tells decks of one language apart: the part of the name after a colon, or all of it.
  private static func part(_ deck: Deck) -> String {
    let parts = deck.name.split(separator: ": ", maxSplits: 1)
    if parts.count == 2 { return String(parts[1]) }
    // HSK keeps its capitals.
    let isAbbreviation = deck.name.dropFirst().first?.isUppercase == true
    return isAbbreviation ? deck.name : deck.name.prefix(1).lowercased() + deck.name.dropFirst()
  }

  private static func language(of deck: Deck) -> String? { LanguageName.of(deck.language.term) }

  private static func tag(_ language: String) -> String { LanguageTag.primary(of: language) ?? "" }
}
