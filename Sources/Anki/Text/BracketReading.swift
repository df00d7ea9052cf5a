import Learning

/// Readings in brackets behind what they are of, as Anki's note types for Japanese and Chinese have them: 猫[ねこ]が 好[す]き.
enum BracketReading {
  /// The text without them and how all of it is read; nil where no bracket stands behind such a character.
  static func split(_ text: String) -> (term: String, reading: String)? {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return nil }
    var (term, reading, hasAny) = ("", "", false)
    // What is read by the next bracket: it begins with such a character, or behind a space that was set to mark it.
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
        // The space only says where the word begins.
        pending = character == " " ? "" : String(character)
      } else {
        pending.append(character)
      }
    }
    return hasAny ? (term + pending, reading + pending) : nil
  }

  /// Pitch and other remarks follow after a semicolon.
  private static func sound(_ bracket: Substring) -> String {
    String(bracket.prefix { $0 != ";" && $0 != "," })
  }

  private static func isWritten(_ character: Character) -> Bool {
    HanCharacter.isHan(character) || "々〆ヶ".contains(character)
  }
}
