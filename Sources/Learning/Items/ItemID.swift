import Formats

/// The identity of what is remembered: a word wherever it stands, or a letter. Words of several decks can point to one
/// item, and go on pointing to it when their spelling is corrected. Opaque but where new ones are made.
public struct ItemID: Hashable, Sendable, RawRepresentable {
  /// As in `es:casa`, `ja:橋(はし)`, `fr:France#2`, `letter:ka:ა`, or `gone/merci` of a word whose deck nobody has.
  public let rawValue: String

  /// The id of a text that was made by another initializer once.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The first id of a word of a language: how it is spelled and read. In letters case counts, and nothing else.
  public init(spellingOf word: Word, in language: String, isLetter: Bool) {
    let term = Self.escaped(word.term)
    let reading = isLetter || word.reading == word.term ? nil : word.reading
    let spelling = reading.map { "\(term)(\(Self.escaped($0)))" } ?? term
    rawValue = (isLetter ? "letter:" : "") + "\(language):\(spelling)"
  }

  /// The id of a word of which nothing else is known.
  public init(_ reference: WordReference) { rawValue = reference.text }

  /// The item is a letter of an alphabet.
  public var isLetter: Bool { rawValue.utf8.starts(with: "letter:".utf8) }

  /// Another item of the same spelling: the second, the third and so on.
  func numbered(_ number: Int) -> ItemID {
    number == 1 ? self : ItemID(rawValue: "\(rawValue)#\(number)")
  }

  /// In normal form C. What ids are put together with stands twice, so that no two spellings have one id.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in NormalForm.composed(text) {
      escaped.append(character)
      if "#()".contains(character) { escaped.append(character) }
    }
    return escaped
  }
}
