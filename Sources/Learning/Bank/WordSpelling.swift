/// A term as it is compared with others: Gato, gato and el gato are one word.
public struct WordSpelling: Sendable {
  private let articles: Articles
  private let bare: String

  /// - Parameter language: the term's language as a BCP 47 tag.
  public init(_ term: String, language: String) {
    articles = Articles(language: .of(language))
    bare = articles.split(term.lowercased()).word
  }

  /// Whether a term is spelled so, with any article or none.
  public func fits(_ term: String) -> Bool {
    let lower = term.lowercased()
    return lower.hasSuffix(bare) && articles.split(lower).word == bare
  }
}
