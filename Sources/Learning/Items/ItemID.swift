import Formats

/// The identity of something to remember: a word wherever it occurs, or a letter. Words of several decks can
/// point to one item, and keep doing so when their spelling is corrected. Opaque except where new ids are
/// made.
public struct ItemID: Hashable, Sendable, RawRepresentable {
  /// Such as `es:casa`, `ja:橋(はし)`, `fr:France#2`, `letter:ka:ა`, or `gone/merci` for a word whose deck is
  /// gone.
  public let rawValue: String

  /// An id that another initializer made earlier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The first id for a word: its spelling and reading. Case counts in letters only.
  init(spellingOf word: Word, in language: String, isLetter: Bool) {
    let term = Self.escaped(word.term)
    let reading = isLetter || word.reading == word.term ? nil : word.reading
    let spelling = reading.map { "\(term)(\(Self.escaped($0)))" } ?? term
    rawValue = (isLetter ? "letter:" : "") + "\(language):\(spelling)"
  }

  public init(_ reference: WordReference) { rawValue = reference.text }

  var isLetter: Bool { rawValue.utf8.starts(with: "letter:".utf8) }

  /// The id of another item with the same spelling: the second, the third and so on.
  func numbered(_ number: Int) -> ItemID {
    number == 1 ? self : ItemID(rawValue: "\(rawValue)#\(number)")
  }

  /// In normal form C. Characters that separate parts of an id are doubled, so that no two spellings share
  /// one id.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in NormalForm.composed(text) {
      escaped.append(character)
      if "#()".contains(character) { escaped.append(character) }
    }
    return escaped
  }
}
