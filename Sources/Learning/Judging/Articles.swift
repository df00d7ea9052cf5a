/// The articles of languages whose words are learned with them, by gender: who learns la casa learns that, too.
struct Articles: Sendable {
  private struct Gender {
    let singular: [String]
    let plural: [String]
  }

  private let genders: [Gender]

  /// - Parameter language: the first part of a BCP 47 tag.
  init(language: String) {
    genders = (Self.tables[language] ?? []).map { text in
      let parts = text.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      return Gender(singular: parts[0], plural: parts.count > 1 ? parts[1] : [])
    }
  }

  /// Singular and plural of each gender.
  private static let tables: [String: [String]] = [
    "es": ["el un|los unos", "la una|las unas"],
    "pt": ["o um|os uns", "a uma|as umas"],
    "it": ["il lo un uno|i gli", "la una|le"],
    "fr": ["le un|les des", "la une|les des"],
    "el": ["ο ένας|οι", "η μία μια|οι", "το ένα|τα"],
    "de": ["der ein|die", "die eine|die", "das ein|die"],
  ]

  /// A text and its article; the text alone where it has none, or is nothing else.
  func split(_ text: String) -> (article: String?, word: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let isArticle = parts.count == 2 && genders.contains { ($0.singular + $0.plural).contains(parts[0]) }
    return isArticle ? (parts[0], parts[1]) : (nil, text)
  }

  /// How `typed` stands to `article`, the one that was asked.
  enum Relation { case same, missing, sameGender, plural, otherGender }

  func relation(of typed: String?, to article: String) -> Relation {
    guard let typed else { return .missing }
    if typed == article { return .same }
    let own = genders.filter { ($0.singular + $0.plural).contains(article) }
    if own.contains(where: { $0.singular.contains(typed) }) { return .sameGender }
    if genders.contains(where: { $0.singular.contains(typed) }) { return .otherGender }
    guard own.contains(where: { $0.plural.contains(typed) }) else { return .otherGender }
    return own.contains { $0.plural.contains(article) } ? .sameGender : .plural
  }
}
