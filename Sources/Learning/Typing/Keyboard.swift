import Formats

/// What typing one side of a deck needs beyond a US keyboard: letters to pick, and keys that compose. Made once for a
/// deck, however many questions follow.
public struct Keyboard: Hashable, Sendable {
  /// The letters that answers have and a US keyboard hasn't, small ones only, in the order of their alphabet. Han
  /// characters and hangul syllables aren't among them: they are too many to pick from.
  public let palette: [Character]

  /// Letters and signs of a US keyboard with which answers can be typed, for those who have a pointer alone: none where
  /// the letters of the palette are all that is needed.
  public let plain: [Character]

  private let language: String
  private let side: AnswerJudge.Side
  private let isAlphabet: Bool
  /// Keys that stand in an answer as they are, and so compose nothing.
  private let keys: Set<Character>

  /// The keyboard for what is typed for a side of a deck.
  public init(_ deck: Deck, side: AnswerJudge.Side) {
    let texts = deck.words.flatMap { Self.answers($0, side) }
    let letters = NormalForm.composed(texts.joined()).lowercased().reduce(into: Seen()) { $0.add($1) }
    self.side = side
    language = AnswerRules.first(deck.language.term)
    isAlphabet = deck.kind == .alphabet
    keys = letters.all
    let own = letters.inOrder.filter(Self.isOwn)
    palette = isAlphabet ? own : own.sorted { Self.rank($0) < Self.rank($1) }
    let isLatin = own.isEmpty || language == "ja" || letters.all.contains { $0.isASCII && $0.isLetter }
    let tones = language == "zh" && side != .meaning ? Array("12345") : []
    let signs = Self.signs.filter(letters.all.contains)
    plain = isAlphabet && side == .term ? [] : isLatin ? Self.latin + tones + signs : signs
  }

  private static let latin = Array("abcdefghijklmnopqrstuvwxyz")
  private static let signs = Array("'- ")

  private struct Seen {
    var all: Set<Character> = []
    var inOrder: [Character] = []

    mutating func add(_ letter: Character) {
      if all.insert(letter).inserted { inOrder.append(letter) }
    }
  }

  private static func answers(_ word: Word, _ side: AnswerJudge.Side) -> [String] {
    switch side {
    case .term: [word.term]
    case .meaning: word.meanings
    case .reading: [word.reading].compactMap(\.self)
    }
  }

  private static func isOwn(_ letter: Character) -> Bool {
    guard letter == "ー" || letter.isLetter, !letter.isASCII, WordScript([letter]) != .han else {
      return false
    }
    return !letter.unicodeScalars.contains(where: Hangul.isSyllable)
  }

  /// After the letter without its marks.
  private static func rank(_ letter: Character) -> String {
    NormalForm.folded(String(letter)) + String(letter)
  }

  /// An empty line for the answer about `word`. Letters of a script that is learned letter by letter are never composed:
  /// that would tell the answer.
  public func line(for word: Word) -> Composer {
    if !isAlphabet, side != .meaning {
      let answer = side == .term ? word.term : word.reading ?? word.term
      if language == "ja" { return Composer(.kana(isKatakana: answer.allSatisfy(Kana.isKatakana))) }
      if language == "zh" { return Composer(.pinyin) }
    }
    return Composer(.marks(letters: Set(isAlphabet && side == .term ? [] : palette), keys: keys))
  }
}
