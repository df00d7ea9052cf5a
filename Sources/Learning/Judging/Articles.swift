/// The articles of languages whose words are learned with them, by gender: learning la casa includes its
/// gender.
struct Articles: Sendable {
  private struct Gender {
    let singular: [String]
    let plural: [String]
  }

  private let genders: [Gender]

  init(language: Language) {
    genders = language.articles.map { text in
      let parts = text.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      return Gender(singular: parts[0], plural: parts.count > 1 ? parts[1] : [])
    }
  }

  /// Splits off the article; nil where there is none, or nothing else.
  func split(_ text: String) -> (article: String?, word: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    if parts.count == 2, isArticle(parts[0]) { return (parts[0], parts[1]) }
    let elided = text.split(separator: "'", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard elided.count == 2, !elided[1].isEmpty, isArticle(elided[0] + "'") else { return (nil, text) }
    return (elided[0] + "'", elided[1])
  }

  private func isArticle(_ text: String) -> Bool {
    genders.contains { ($0.singular + $0.plural).contains(text) }
  }

  /// The text without its article, and with each other one of its gender; none where it has no article.
  func alternatives(to text: String) -> [String] {
    let (article, word) = split(text)
    guard let article else { return [] }
    let alike = genders.flatMap { [$0.singular, $0.plural] }.filter { $0.contains(article) }.joined()
    return [word] + alike.map { $0.hasSuffix("'") ? $0 + word : $0 + " " + word }
  }

  /// The text with the article that the second gender has for one of the first: la for el.
  func inSecondGender(_ text: String) -> String {
    let (article, word) = split(text)
    guard let article, genders.count > 1, let place = genders[0].singular.firstIndex(of: article),
      genders[1].singular.indices.contains(place)
    else { return text }
    let other = genders[1].singular[place]
    return other.hasSuffix("'") ? other + word : other + " " + word
  }

  /// How a typed article relates to the asked one.
  enum Relation { case same, missing, sameGender, plural, otherGender }

  func relation(of typed: String?, to article: String, notes: String?) -> Relation {
    guard let typed else { return .missing }
    if typed == article { return .same }
    let own = genders(of: article, notes)
    if own.contains(where: { $0.singular.contains(typed) }) { return .sameGender }
    if genders.contains(where: { $0.singular.contains(typed) }) { return .otherGender }
    guard own.contains(where: { $0.plural.contains(typed) }) else { return .otherGender }
    return own.contains { $0.plural.contains(article) } ? .sameGender : .plural
  }

  /// The genders that an article can be of. Where there are two, as of l', notes may begin with the word's.
  private func genders(of article: String, _ notes: String?) -> [Gender] {
    let singular = genders.indices.filter { genders[$0].singular.contains(article) }
    let own = singular.isEmpty ? genders.indices.filter { genders[$0].plural.contains(article) } : singular
    let told = ["masculine", "feminine"].firstIndex { notes?.hasPrefix($0) == true }
    return own.filter { own.count == 1 || told == nil || $0 == told }.map { genders[$0] }
  }
}
