import Deterministic
import Formats

/// An input line that composes: keys in, text out. Romaji becomes kana, tone numbers become pinyin marks, and
/// a with ' becomes á, where the answers contain such letters.
public struct Composer: Hashable, Sendable {
  enum Mode: Hashable, Sendable {
    /// Letters that can be composed with a mark, and letters with a mark's key after them that stay as they are.
    case marks(letters: Set<Character>, pairs: Set<String>)
    case kana(isKatakana: Bool)
    case pinyin
  }

  private let mode: Mode
  /// Text that further keys won't change.
  private var settled = ""
  /// Romaji that further keys may still change.
  private var run = ""

  init(_ mode: Mode) { self.mode = mode }

  /// The text to show.
  public var text: String {
    let (kana, rest) = composed(isFinal: false)
    return settled + kana + rest
  }

  /// The text if nothing more is typed: a final n is ん.
  public var answer: String { settled + composed(isFinal: true).kana }

  /// Handles a key. Keys that compose nothing are inserted as they are.
  public mutating func type(_ key: Character) {
    switch mode {
    case .marks(let letters, let pairs): settled = Self.marked(key, after: settled, letters, pairs)
    case .pinyin: settled = PinyinMarks.typed(key, after: settled)
    case .kana:
      if key.isASCII && (key.isLetter || "-'".contains(key)) || Self.longVowels.contains(key) {
        run += key.lowercased()
      } else {
        insert(String(key))
      }
    }
  }

  /// Inserts text without composing, such as a letter from the palette or pasted text.
  public mutating func insert(_ text: String) {
    settle()
    settled += NormalForm.composed(text)
  }

  /// Deletes the last letter, or the last key of romaji that isn't kana yet.
  public mutating func erase() {
    if composed(isFinal: false).rest.isEmpty {
      settled = String(text.dropLast())
      run = ""
    } else {
      run.removeLast()
    }
  }

  private mutating func settle() {
    settled = answer
    run = ""
  }

  private static let longVowels: Set<Character> = Set("āīūēōâîûêô")
}

extension Composer: StateHashable {
  /// Only the typed text: the rules of composing follow from the deck.
  public func hash(into hash: inout StateHash) {
    hash.combine([settled, run])
  }
}

extension Composer {
  private func composed(isFinal: Bool) -> (kana: String, rest: String) {
    guard case .kana(let isKatakana) = mode, !run.isEmpty else { return (run, "") }
    let (kana, rest) = Romaji.hiragana(run, isFinal: isFinal)
    return (isKatakana ? Self.lengthened(Kana.katakana(kana)) : kana, rest)
  }

  /// In katakana a doubled vowel is a long one: koohii is コーヒー.
  private static func lengthened(_ katakana: String) -> String {
    katakana.reduce(into: "") { text, kana in
      let isLong = text.last.map { Kana.vowel(of: $0) == Kana.hiragana(String(kana)).first } ?? false
      text.append(isLong ? "ー" : kana)
    }
  }

  private static func marked(
    _ key: Character, after text: String, _ letters: Set<Character>, _ pairs: Set<String>
  ) -> String {
    guard let mark = marks[key], let last = text.last, !pairs.contains(last.lowercased() + String(key)) else {
      return text + String(key)
    }
    let whole = NormalForm.composed(String(last) + mark)
    let isLetter = whole.count == 1 && whole.lowercased().allSatisfy(letters.contains)
    return isLetter ? text.dropLast() + whole : text + String(key)
  }

  fileprivate static let marks: [Character: String] = [
    "'": "\u{301}", "`": "\u{300}", "^": "\u{302}", "~": "\u{303}", ":": "\u{308}", "\"": "\u{308}",
    ",": "\u{327}",
  ]
}

/// What typing a side of a deck needs beyond a US keyboard: letters to pick, and keys that compose. Made once
/// per deck, for any number of questions.
public struct Keyboard: Hashable, Sendable {
  /// The letters in answers that a US keyboard lacks, in lower case and alphabetical order. Han characters
  /// and Hangul syllables are left out: there are too many to pick from.
  public let palette: [Character]

  /// US letters and signs that occur in answers, for players with only a pointer; empty where the palette
  /// suffices.
  public let plain: [Character]

  private let reading: Language.Reading?
  private let side: AnswerJudge.Side
  private let isAlphabet: Bool
  /// Letters that have a key of a mark after them in answers, and so don't compose with it: the d of aujourd'hui.
  private let pairs: Set<String>

  public init(_ deck: Deck, side: AnswerJudge.Side) {
    let texts = deck.words.flatMap { Self.answers($0, side) }
    let letters = NormalForm.composed(texts.joined()).lowercased().reduce(into: Seen()) { $0.add($1) }
    self.side = side
    reading = Language.of(deck.language.term).reading
    isAlphabet = deck.kind == .alphabet
    pairs = texts.reduce(into: []) { pairs, text in
      let text = NormalForm.composed(text).lowercased()
      for (letter, key) in zip(text, text.dropFirst()) where Composer.marks[key] != nil {
        pairs.insert(String([letter, key]))
      }
    }
    let own = letters.inOrder.filter(Self.isOwn)
    palette = isAlphabet ? own : own.sorted { Self.rank($0) < Self.rank($1) }
    let isLatin = own.isEmpty || reading == .kana || letters.all.contains { $0.isASCII && $0.isLetter }
    let tones = reading == .pinyin && side != .meaning ? Array("12345") : []
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

  /// Sorts a letter with marks right after its bare letter.
  private static func rank(_ letter: Character) -> String {
    NormalForm.folded(String(letter)) + String(letter)
  }

  /// An empty input line for `word`. Letters that are learned one by one are never composed, since that would
  /// reveal the answer.
  public func line(for word: Word) -> Composer {
    if !isAlphabet, side != .meaning {
      let answer = side == .term ? word.term : word.reading ?? word.term
      switch reading {
      case .kana: return Composer(.kana(isKatakana: answer.allSatisfy(Kana.isKatakana)))
      case .pinyin: return Composer(.pinyin)
      case nil: break
      }
    }
    return Composer(.marks(letters: Set(isAlphabet && side == .term ? [] : palette), pairs: pairs))
  }
}
