import Formats
import Glibc
import Learning

/// KANJIDIC: `亜 3021 U4e9c B1 C7 G8 S7 F1509 Yya4 ア つ.ぐ T1 や {Asia} {rank next}`, in UTF-8.
public enum Kanjidic {
  public static func read(_ bytes: [UInt8]) throws(TextError) -> SourceRead<CharacterEntry> {
    var pinyin = NumberedPinyin()
    return try SourceLines(format: "KANJIDIC", remark: UInt8(ascii: "#")).read(bytes) { entry($0, &pinyin) }
  }

  private static func entry(_ line: ArraySlice<UInt8>, _ pinyin: inout NumberedPinyin) -> CharacterEntry? {
    let meanings = line.firstIndex(of: UInt8(ascii: "{")) ?? line.endIndex
    guard let fields = line[..<meanings].text?.split(separator: " "), fields.count > 2,
      let character = fields[0].first, fields[0].count == 1, fields[2].hasPrefix("U"),
      let texts = Self.meanings(line[meanings...])
    else { return nil }
    var entry = CharacterEntry(character)
    (entry.meanings, entry.japaneseMeanings) = (texts, texts)
    for field in fields.dropFirst(3) {
      // Readings in names, and of the character as a radical, are no readings of words.
      if field == "T1" || field == "T2" { break }
      note(field, in: &entry, &pinyin)
    }
    return entry
  }

  private static func note(_ field: Substring, in entry: inout CharacterEntry, _ pinyin: inout NumberedPinyin)
  {
    let number = Int(field.dropFirst())
    switch field.first {
    case "B": entry.radical = entry.radical ?? number
    case "C": entry.radical = number ?? entry.radical
    case "G":
      if let number, (1...6).contains(number) { entry.lists.append("school year \(number)") }
    case "S": entry.strokes = entry.strokes ?? number
    case "Y":
      if let marked = pinyin.marked(Array(field.dropFirst().utf8)[...]) { entry.pinyin.append(marked) }
    default:
      let kana = field.unicodeScalars.first { $0 != "-" }?.value ?? 0
      if 0x30A0...0x30FF ~= kana { entry.onReadings.append(String(field)) }
      if 0x3040...0x309F ~= kana { entry.kunReadings.append(String(field)) }
    }
  }

  private static func meanings(_ bytes: ArraySlice<UInt8>) -> [String]? {
    var meanings: [String] = []
    for part in bytes.parts("}") {
      guard let text = part.drop(while: { $0 == 32 || $0 == UInt8(ascii: "{") }).text else { return nil }
      if !text.isEmpty { meanings.append(text) }
    }
    return meanings
  }
}
