import Deterministic
import Formats

/// A line as it is typed: keys in, text out. Kana come from romaji, marks of pinyin from numbers, and á from a and ',
/// where the answers have such letters.
public struct Composer: Hashable, Sendable {
  enum Mode: Hashable, Sendable {
    /// Letters that a mark typed after them makes, and keys that are letters of their own.
    case marks(letters: Set<Character>, keys: Set<Character>)
    case kana(isKatakana: Bool)
    case pinyin
  }

  private let mode: Mode
  /// What no further key changes.
  private var settled = ""
  /// Romaji, which further keys may read otherwise.
  private var run = ""

  init(_ mode: Mode) { self.mode = mode }

  /// What stands in the line.
  public var text: String {
    let (kana, rest) = composed(isFinal: false)
    return settled + kana + rest
  }

  /// What was typed when nothing follows: an n at the end is ん.
  public var answer: String { settled + composed(isFinal: true).kana }

  /// One key more. Keys that compose nothing stand as they are.
  public mutating func type(_ key: Character) {
    switch mode {
    case .marks(let letters, let keys): settled = Self.marked(key, after: settled, letters, keys)
    case .pinyin: settled = PinyinMarks.typed(key, after: settled)
    case .kana:
      if key.isASCII && (key.isLetter || "-'".contains(key)) || Self.longVowels.contains(key) {
        run += key.lowercased()
      } else {
        insert(String(key))
      }
    }
  }

  /// Takes text as it is, such as a letter of the palette or what was pasted.
  public mutating func insert(_ text: String) {
    settle()
    settled += NormalForm.composed(text)
  }

  /// Takes the last letter away; of romaji that is no kana yet, the last key.
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
  /// Hashes what was typed. What keys become follows from the deck.
  public func hash(into hash: inout StateHash) {
    hash.combine([settled, run])
  }
}

/// What keys become.
extension Composer {
  private func composed(isFinal: Bool) -> (kana: String, rest: String) {
    guard case .kana(let isKatakana) = mode, !run.isEmpty else { return (run, "") }
    let (kana, rest) = Romaji.hiragana(run, isFinal: isFinal)
    return (isKatakana ? Self.lengthened(Kana.katakana(kana)) : kana, rest)
  }

  /// In katakana a vowel that stands twice is a long one: コーヒー of koohii.
  private static func lengthened(_ katakana: String) -> String {
    katakana.reduce(into: "") { text, kana in
      let isLong = text.last.map { Kana.vowel(of: $0) == Kana.hiragana(String(kana)).first } ?? false
      text.append(isLong ? "ー" : kana)
    }
  }

  private static func marked(
    _ key: Character, after text: String, _ letters: Set<Character>, _ keys: Set<Character>
  ) -> String {
    guard let mark = marks[key], !keys.contains(key), let last = text.last else { return text + String(key) }
    let whole = NormalForm.composed(String(last) + mark)
    let isLetter = whole.count == 1 && whole.lowercased().allSatisfy(letters.contains)
    return isLetter ? text.dropLast() + whole : text + String(key)
  }

  private static let marks: [Character: String] = [
    "'": "\u{301}", "`": "\u{300}", "^": "\u{302}", "~": "\u{303}", ":": "\u{308}", "\"": "\u{308}",
    ",": "\u{327}",
  ]
}
