import Learning

/// Readings in brackets after the characters they belong to, as in Anki's note types for Japanese and
/// Chinese: 猫[ねこ]が 好[す]き.
enum BracketReading {
  /// The text without brackets, and its reading; nil if no bracket follows such a character.
  static func split(_ text: String) -> (term: String, reading: String)? {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return nil }
    var (term, reading, hasAny) = ("", "", false)
    // The text that the next bracket belongs to. It begins with such a character, or after a space as a
    // separator.
    var pending = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "[", let end = rest.firstIndex(of: "]"), let last = pending.last, isWritten(last) {
        term += pending
        reading += sound(rest[..<end])
        (pending, hasAny) = ("", true)
        rest = rest[rest.index(after: end)...]
      } else if character == " " || isWritten(character) != pending.last.map(isWritten) {
        term += pending
        reading += pending
        // The space only separates words.
        pending = character == " " ? "" : String(character)
      } else {
        pending.append(character)
      }
    }
    return hasAny ? (term + pending, reading + pending) : nil
  }

  /// A semicolon is followed by pitch and other remarks.
  private static func sound(_ bracket: Substring) -> String {
    String(bracket.prefix { $0 != ";" && $0 != "," })
  }

  private static func isWritten(_ character: Character) -> Bool {
    HanCharacter.isHan(character) || "々〆ヶ".contains(character)
  }
}
