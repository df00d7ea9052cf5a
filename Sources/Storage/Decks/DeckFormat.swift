import Formats
import Learning
import Limits

/// Reads decks from files: JSON, an indi kit, tables with commas, semicolons or tabs, Anki's text export.
public enum DeckFormat {
  /// The most bytes of a deck's file, 16 MB: a deck of 20,000 words takes about 5. Callers read no more than
  /// one byte beyond it, so that no file can fill the memory.
  public static let byteLimit = Limit.deck.most

  /// Reads a deck, of a table only if each row is a word.
  ///
  /// - Parameter file: its name, with or without folders. The extension helps to recognise the format; a deck
  ///   without id or name takes them from it, and errors contain it.
  /// - Throws: what is wrong, with line and column.
  public static func read(_ bytes: [UInt8], file: String) throws(TextError) -> Deck {
    let reading = try load(bytes, file: file)
    if let error = reading.leftOut.errors.first { throw TextError(error.problem, at: error.place, in: file) }
    return reading.deck
  }

  /// Reads a deck, of a table the rows that are words.
  ///
  /// - Parameters:
  ///   - file: as for `read`.
  ///   - options: what is said about a table; anything else is refused with them.
  /// - Throws: what is wrong, with line and column, if there is no word at all.
  public static func load(
    _ bytes: [UInt8], file: String, _ options: TableOptions = TableOptions()
  ) throws(TextError) -> DeckReading {
    do throws(TextError) {
      return try reading(bytes, file: file, options)
    } catch {
      throw TextError(error.problem, at: error.place, in: file)
    }
  }

  private static func reading(
    _ bytes: [UInt8], file: String, _ options: TableOptions
  ) throws(TextError) -> DeckReading {
    if bytes.count > byteLimit { throw TextError(.tooLarge(limit: byteLimit)) }
    let (text, guess) = try Self.text(of: bytes, file: file)
    var reading = try Self.reading(unmarked: text, file: file, options)
    if let guess { reading.remarks.insert(guess, at: 0) }
    return reading
  }

  private static func reading(
    unmarked text: [UInt8], file: String, _ options: TableOptions
  ) throws(TextError) -> DeckReading {
    let (isJSON, isAnki) = (isJSON(text, file: file), AnkiHead.heads(text))
    if (isJSON || isAnki) && !options.isEmpty { throw TextError(.notTable) }
    if isJSON { return DeckReading(try DeckJSON.deck(text, file: file)) }
    if isAnki { return try AnkiText.reading(text, file: file) }
    if isXML(text) { throw TextError(.xml) }
    return try DeckTable.reading(text, file: file, options)
  }

  /// Whether a text is a page of the web, or another program's XML.
  private static func isXML(_ text: [UInt8]) -> Bool {
    let head = String(decoding: text.prefix(200), as: UTF8.self).trimmed.lowercased()
    return ["<?xml", "<!doctype", "<html"].contains(where: head.hasPrefix)
  }

  private static func isJSON(_ text: [UInt8], file: String) -> Bool {
    let name = file.lowercased()
    if name.hasSuffix(".json") { return true }
    if name.hasSuffix(".csv") || name.hasSuffix(".tsv") { return false }
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
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
