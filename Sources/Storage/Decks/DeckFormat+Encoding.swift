import Formats

extension DeckFormat {
  /// A file's text as UTF-8, and what had to be guessed to read it, as a sentence.
  ///
  /// - Throws: if it is in an unknown encoding, with the command that reads it.
  static func text(of bytes: [UInt8], file: String) throws(TextError) -> (text: [UInt8], guess: String?) {
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) { throw TextError(.package(file)) }
    if let encoding = unmarked16(bytes) { throw TextError(.unmarked16(encoding, file)) }
    let (text, isGuess) = try TextEncoding.utf8(bytes)
    if isGuess {
      return (
        text,
        "The file isn't UTF-8 and was read as Windows-1252. If letters look wrong, name its encoding with --encoding."
      )
    }
    if let line = firstForeignLine(of: text), !isMostlyUTF8(text) {
      throw TextError(
        .unknownEncoding(EncodingGuess(text).likely, file), at: TextPlace(line: line, column: 1))
    }
    return (text, nil)
  }

  /// Recognises ASCII in two bytes per character.
  private static func unmarked16(_ bytes: [UInt8]) -> FileEncoding? {
    guard bytes.count >= 4, (bytes[0] == 0) != (bytes[1] == 0), (bytes[0] == 0) == (bytes[2] == 0),
      (bytes[1] == 0) == (bytes[3] == 0)
    else { return nil }
    return bytes[0] == 0 ? .big16 : .little16
  }

  /// The number of the first line that is not UTF-8.
  private static func firstForeignLine(of text: [UInt8]) -> Int? {
    if TextCursor.text(text[...]) != nil { return nil }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { TextCursor.text($0) == nil }.map { $0 + 1 }
  }

  /// Whether nearly all lines with other letters than those of ASCII are UTF-8. The others are damaged.
  private static func isMostlyUTF8(_ text: [UInt8]) -> Bool {
    let lines = text.split(separator: UInt8(ascii: "\n")).filter { $0.contains { $0 >= 0x80 } }
    return lines.count { TextCursor.text($0) == nil } * 5 < lines.count
  }
}

extension TextError.Problem {
  fileprivate static func package(_ file: String) -> Self {
    Self(
      "this is an archive, not a table of words",
      hint: "A package of Anki's is read by babble decks import \(ShellWord.quoted(file)).")
  }

  fileprivate static func unmarked16(_ encoding: FileEncoding, _ file: String) -> Self {
    Self(
      "the file is UTF-16 without a byte order mark",
      hint: "Save it as UTF-8, or try \(command(encoding, file)).")
  }

  static func unknownEncoding(_ likely: FileEncoding, _ file: String) -> Self {
    let others: [FileEncoding] = [
      .shiftJIS, .eucJP, .big5, .gb18030, .eucKR, .cyrillic, .russian, .central, .greek, .turkish, .hebrew,
      .arabic,
      .thai, .macintosh,
    ]
    let names = others.filter { $0 != likely }.map(\.rawValue).joined(separator: ", ")
    return Self(
      "these bytes are not UTF-8",
      hint: "Save the file as UTF-8, or say what it is: \(command(likely, file)) (or \(names)).")
  }

  private static func command(_ encoding: FileEncoding, _ file: String) -> String {
    "babble decks import \(ShellWord.quoted(file)) --encoding \(encoding.rawValue)"
  }
}
