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

/// A word of a deck, as a pointer to an item.
public struct WordReference: Hashable, Sendable {
  /// The deck's id; it has no slash.
  public var deck: String
  /// The word's id within the deck.
  public var word: String

  public init(deck: String, word: String) {
    self.deck = deck
    self.word = word
  }

  /// Parses `deckID/wordID`; nil when either part is empty. Slashes after the first belong to the word.
  public init?(_ text: String) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    self.init(deck: String(text[..<slash]), word: String(text[text.utf8.index(after: slash)...]))
    if deck.isEmpty || word.isEmpty { return nil }
  }

  /// Whether `text` parses back to this reference.
  var isWhole: Bool {
    !deck.isEmpty && !word.isEmpty && !deck.utf8.contains(UInt8(ascii: "/"))
  }

  /// `deckID/wordID`, as in the save file.
  public var text: String { "\(deck)/\(word)" }
}
