import Formats
import Learning

/// Reads decks from files: JSON, an indi kit, tables with commas, semicolons or tabs, Anki's text export.
public enum DeckFormat {
  /// The most bytes of a deck's file, 16 MB: a deck of 20,000 words takes about 5. Callers read no more than
  /// one byte beyond it, so that no file can fill the memory.
  public static let byteLimit = 16 << 20

  /// Reads a deck.
  ///
  /// - Parameter file: its name, with or without folders. The extension helps to recognise the format; a deck
  ///   without id or name takes them from it, and errors contain it.
  /// - Throws: what is wrong, with line and column.
  public static func read(_ bytes: [UInt8], file: String) throws(TextError) -> Deck {
    do throws(TextError) {
      return try deck(bytes, file: file)
    } catch {
      throw TextError(error.problem, at: error.place, in: file)
    }
  }

  private static func deck(_ bytes: [UInt8], file: String) throws(TextError) -> Deck {
    if bytes.count > byteLimit { throw TextError(.tooLarge(limit: byteLimit)) }
    if isUTF16(bytes) { throw TextError(.utf16) }
    let text = unmarked(bytes)
    if isJSON(text, file: file) { return try DeckJSON.deck(text, file: file) }
    if AnkiHead.heads(text) { return try AnkiText.deck(text, file: file) }
    return try DeckTable.deck(text, separator: separator(of: text, file: file), file: file)
  }

  /// What had to be guessed to read a file as a deck, as a sentence; nil if nothing had to be.
  public static func guess(in bytes: [UInt8], file: String) -> String? {
    let text = unmarked(bytes)
    guard !isJSON(text, file: file), !AnkiHead.heads(text),
      DeckTable.isUnnamed(text, separator: separator(of: text, file: file))
    else { return nil }
    return "No line names the columns, so the first is taken as the word and the second as its meaning."
  }

  /// Without the byte order mark.
  private static func unmarked(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
  }

  private static func separator(of text: [UInt8], file: String) -> UInt8 {
    file.lowercased().hasSuffix(".tsv") ? UInt8(ascii: "\t") : separator(of: text[...])
  }

  /// Recognises a byte order mark of UTF-16, or ASCII in two bytes per character.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    return bytes.count >= 4 && (bytes[0] == 0) != (bytes[1] == 0) && (bytes[0] == 0) == (bytes[2] == 0)
      && (bytes[1] == 0) == (bytes[3] == 0)
  }

  private static func isJSON(_ text: [UInt8], file: String) -> Bool {
    let name = file.lowercased()
    if name.hasSuffix(".json") { return true }
    if name.hasSuffix(".csv") || name.hasSuffix(".tsv") { return false }
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Goes by the first line: a tab, or semicolons (which spreadsheets write in many countries)
  /// if there is no comma.
  static func separator(of text: ArraySlice<UInt8>) -> UInt8 {
    let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if line.contains(UInt8(ascii: "\t")) { return UInt8(ascii: "\t") }
    let comma = UInt8(ascii: ",")
    return line.contains(UInt8(ascii: ";")) && !line.contains(comma) ? UInt8(ascii: ";") : comma
  }
}

/// Writing decks so that reading gives the same deck, byte for byte in every text.
extension DeckFormat {
  /// The file name extensions of formats that can be written.
  private enum Ending: String, CaseIterable {
    case json, csv, tsv, txt
  }

  /// A deck in the format of the file's extension.
  ///
  /// - Throws: `TextError` if there is no format for the extension, or if a line or the file would be too
  ///   long to be read again.
  public static func write(_ deck: Deck, file: String) throws(TextError) -> [UInt8] {
    let name = file.lowercased()
    guard let ending = Ending.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else {
      throw TextError(.unknownEnding, in: file)
    }
    let bytes: [UInt8]
    do throws(TextError) {
      switch ending {
      case .json: bytes = JSON.write(DeckJSON.json(deck), spread: 2)
      case .csv: bytes = try DeckTable.write(deck, separator: UInt8(ascii: ","), end: "\r\n")
      case .tsv: bytes = try DeckTable.write(deck, separator: UInt8(ascii: "\t"), end: "\n")
      case .txt: bytes = try AnkiText.write(deck)
      }
    } catch {
      throw TextError(error.problem, in: file)
    }
    if bytes.count > byteLimit { throw TextError(.tooLarge(limit: byteLimit), in: file) }
    return bytes
  }
}
