import Formats

extension DeckFormat {
  /// A file's text as UTF-8, and what had to be guessed to read it, as a sentence.
  ///
  /// - Throws: if it is in an unknown encoding, with the command that reads it.
  static func text(of bytes: [UInt8], file: String) throws(TextError) -> (text: [UInt8], guess: String?) {
    if let encoding = unmarked16(bytes) { throw TextError(.unmarked16(encoding, file)) }
    let (text, isGuess) = try TextEncoding.utf8(bytes)
    if isGuess {
      return (
        text,
        "The file isn't UTF-8 and was read as Windows-1252. If letters look wrong, name its encoding with --encoding."
      )
    }
    if let line = firstForeignLine(of: text), !isMostlyUTF8(text) {
      throw TextError(.unknownEncoding(likely(text), file), at: TextPlace(line: line, column: 1))
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

  /// What a text that is neither UTF-8 nor Windows-1252 most likely is. Old Macintoshes end lines with CR. Of the East
  /// Asian encodings only Shift-JIS has many bytes below 0xA0; in those of Unix bytes of the upper half come in pairs.
  private static func likely(_ text: [UInt8]) -> FileEncoding {
    if text.contains(0x0D) && !text.contains(0x0A) { return .macintosh }
    let runs = text.split { $0 < 0x80 }
    let high = runs.joined()
    func has(_ share: Double, in range: ClosedRange<UInt8>) -> Bool {
      Double(high.count(where: range.contains)) > share * Double(high.count)
    }
    if runs.count(where: { $0.count == 1 }) * 4 > runs.count * 3 {
      return has(0.5, in: 0x80...0x9F) ? .macintosh : .central
    }
    if has(0.2, in: 0x81...0x9F) { return .shiftJIS }
    if !runs.allSatisfy({ $0.count.isMultiple(of: 2) }) {
      return has(0.6, in: 0xC0...0xDF) ? .russian : has(0.6, in: 0xE0...0xFF) ? .cyrillic : .big5
    }
    let leads = runs.flatMap { run in stride(from: run.startIndex, to: run.endIndex, by: 2).map { run[$0] } }
    if leads.count(where: { $0 == 0xA4 || $0 == 0xA5 }) * 5 > leads.count { return .eucJP }
    return leads.count > 5 && leads.allSatisfy { (0xB0...0xC8).contains($0) } ? .eucKR : .gb18030
  }
}

extension TextError.Problem {
  fileprivate static func unmarked16(_ encoding: FileEncoding, _ file: String) -> Self {
    Self(
      "the file is UTF-16 without a byte order mark",
      hint: "Save it as UTF-8, or try \(command(encoding, file)).")
  }

  static func unknownEncoding(_ likely: FileEncoding, _ file: String) -> Self {
    let others: [FileEncoding] = [
      .shiftJIS, .eucJP, .big5, .gb18030, .eucKR, .cyrillic, .russian, .central, .greek, .turkish, .macintosh,
    ]
    let names = others.filter { $0 != likely }.map(\.rawValue).joined(separator: ", ")
    return Self(
      "these bytes are not UTF-8",
      hint: "Save the file as UTF-8, or say what it is: \(command(likely, file)) (or \(names)).")
  }

  private static func command(_ encoding: FileEncoding, _ file: String) -> String {
    let isPlain = file.allSatisfy { $0.isLetter || $0.isNumber || "._-/~".contains($0) }
    let name = isPlain ? file : "'" + file.replacing("'", with: "'\\''") + "'"
    return "babble decks import \(name) --encoding \(encoding.rawValue)"
  }
}
