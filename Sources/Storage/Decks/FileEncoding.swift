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
    let name = name.letters
    guard
      let found = Self.allCases.first(where: { $0.rawValue.letters == name || $0.others.contains(name) })
    else { return nil }
    self = found
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

  /// Text in Windows-1252 as UTF-8. What is UTF-8 stays as it is.
  public func utf8(_ bytes: [UInt8]) -> [UInt8] { self == .western ? Windows1252.utf8(bytes) : bytes }
}
