import Formats

/// The encodings in which text files of words are found.
public enum FileEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case little16 = "utf-16le"
  case big16 = "utf-16be"
  case western = "windows-1252"
  case central = "windows-1250"
  case cyrillic = "windows-1251"
  case greek = "windows-1253"
  case turkish = "windows-1254"
  case hebrew = "windows-1255"
  case arabic = "windows-1256"
  case baltic = "windows-1257"
  case vietnamese = "windows-1258"
  case thai = "windows-874"
  case russian = "koi8-r"
  case macintosh
  case shiftJIS = "shift-jis"
  case eucJP = "euc-jp"
  case big5
  case gb18030
  case eucKR = "euc-kr"

  /// Names are compared without case, hyphens and the like; some encodings have several.
  public init?(named name: String) {
    let name = Self.plain(name)
    guard
      let found = Self.allCases.first(where: { Self.plain($0.rawValue) == name || $0.others.contains(name) })
    else { return nil }
    self = found
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private var others: Set<String> {
    switch self {
    case .western: ["cp1252", "latin1", "iso88591", "ansi"]
    case .central: ["cp1250"]
    case .cyrillic: ["cp1251"]
    case .macintosh: ["mac", "macroman"]
    case .shiftJIS: ["sjis", "cp932", "ms932", "windows31j"]
    case .big5: ["cp950"]
    case .gb18030: ["gbk", "gb2312", "cp936"]
    case .eucKR: ["cp949", "uhc"]
    default: []
    }
  }

  /// Its name for the program iconv: of those with additions by Microsoft the larger one. Nil for what is read here.
  public var iconvName: String? {
    switch self {
    case .utf8, .western: nil
    case .shiftJIS: "CP932"
    case .big5: "CP950"
    case .eucKR: "CP949"
    case .macintosh, .little16, .big16, .russian, .gb18030, .eucJP: rawValue.uppercased()
    default: rawValue.replacing("windows-", with: "CP")
    }
  }

  /// The text of a file in an encoding that is read here.
  public func utf8(_ bytes: [UInt8]) -> [UInt8] { self == .western ? Windows1252.utf8(bytes) : bytes }
}

extension DeckFormat {
  /// A file's text as UTF-8, and what had to be guessed to read it, as a sentence.
  ///
  /// - Throws: if it is in an unknown encoding, with the command that reads it.
  static func text(of bytes: [UInt8], file: String) throws(TextError) -> (text: [UInt8], guess: String?) {
    if let encoding = unmarked16(bytes) { throw TextError(.unmarked16(encoding, file)) }
    let (text, found) = try TextEncoding.utf8(bytes)
    if found == .windows1252 {
      return (
        text,
        "The file isn't UTF-8 and is read as Windows-1252. If letters are wrong, --encoding says what it is."
      )
    }
    if let line = firstForeignLine(of: text) {
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

  /// Old Macintoshes end lines with CR. Of the East Asian encodings only Shift-JIS has many of these bytes.
  private static func likely(_ text: [UInt8]) -> FileEncoding {
    if text.contains(0x0D) && !text.contains(0x0A) { return .macintosh }
    return text.contains { (0x81...0x9F).contains($0) } ? .shiftJIS : .gb18030
  }
}

extension TextError.Problem {
  fileprivate static func unmarked16(_ encoding: FileEncoding, _ file: String) -> Self {
    Self("the file is UTF-16 without its mark", hint: "Save it as UTF-8, or try \(command(encoding, file)).")
  }

  static func unknownEncoding(_ likely: FileEncoding, _ file: String) -> Self {
    let others: [FileEncoding] = [.shiftJIS, .big5, .gb18030, .eucKR, .cyrillic, .macintosh]
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
