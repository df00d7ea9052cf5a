/// Readings in brackets after the characters or the word they belong to, as other programs write them for
/// Japanese and Chinese: 猫[ねこ]が 好[す]き, 会う[あう].
public enum BracketReading {
  private static let closing: [Character: Character] = ["[": "]", "［": "］", "【": "】", "(": ")", "（": "）"]

  /// The text without brackets, and its reading; nil if no bracket follows such a character or word.
  public static func split(_ text: String) -> (term: String, reading: String)? {
    // By scalars: a character can have a million marks.
    guard text.unicodeScalars.contains(where: { closing[Character($0)] != nil }) else { return nil }
    var (term, reading, hasAny) = ("", "", false)
    // The text since the last bracket, or since a space as a separator.
    var pending: [Character] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      if let close = closing[character], let end = rest.firstIndex(of: close),
        let count = base(of: sound(rest[..<end]), in: pending, isFirst: term.isEmpty),
        !"(（".contains(character) || isReading(String(rest[..<end]), of: count)
      {
        term += String(pending)
        reading += String(pending.dropLast(count)) + sound(rest[..<end])
        (pending, hasAny) = ([], true)
        rest = rest[rest.index(after: end)...]
      } else if character == " " {
        // A space only separates words, and may also stand before a bracket.
        if let next = rest.first, closing[next] != nil { continue }
        term += String(pending)
        reading += String(pending)
        pending = []
      } else {
        pending.append(character)
      }
    }
    return hasAny ? (term + String(pending), reading + String(pending)) : nil
  }

  /// In round brackets there is often something else: 元気(な).
  private static func isReading(_ text: String, of count: Int) -> Bool {
    text.count >= count && (Furigana.isReading(text) || Chinese.isPinyin(text))
  }

  /// A semicolon is followed by pitch and other remarks.
  private static func sound(_ bracket: Substring) -> String {
    String(bracket.prefix { $0 != ";" && $0 != "," })
  }

  /// How many of the last characters a reading belongs to: kana to as many as they fit, pinyin to those that
  /// are written in such characters; nil for none.
  ///
  /// - Parameter isFirst: whether nothing precedes the characters, so that kana can begin the word.
  private static func base(of sound: String, in pending: [Character], isFirst: Bool) -> Int? {
    let starts = pending.indices.filter { place in
      isWritten(pending[place]) && (place == 0 || !isWritten(pending[place - 1]))
    }
    guard let last = starts.last else { return nil }
    let places = (isFirst && starts[0] > 0 ? [0] : []) + starts
    if Furigana.isReading(sound), let place = places.first(where: { fits(sound, pending[$0...]) }) {
      return pending.count - place
    }
    return pending.last.map(isWritten) == true ? pending.count - last : nil
  }

  private static func fits(_ sound: String, _ word: ArraySlice<Character>) -> Bool {
    KanaRuby(term: Array(word), reading: Array(sound)) { _ in [] }.aligned != nil
  }

  private static func isWritten(_ character: Character) -> Bool {
    HanCharacter.isHan(character) || "々〆ヶ".contains(character)
  }
}
