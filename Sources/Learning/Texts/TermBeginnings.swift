/// The beginnings of all terms, spellings and readings of a language: what begins otherwise needn't be looked up.
public struct TermBeginnings: Sendable {
  /// Longer ones tell nothing more.
  private static let longest = 12

  private var texts: Set<String> = []

  public init() {}

  /// Adds a text with all its beginnings.
  public mutating func insert(_ text: String) {
    var beginning = ""
    for letter in text.prefix(Self.longest) {
      beginning.append(letter)
      texts.insert(beginning)
    }
  }

  func contains(_ text: String) -> Bool { texts.contains(String(text.prefix(Self.longest))) }
}
