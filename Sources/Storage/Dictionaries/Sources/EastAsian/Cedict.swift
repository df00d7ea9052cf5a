import Formats
import Learning

/// CC-CEDICT: `學校 学校 [xue2 xiao4] /school/CL:所[suo3]/`.
public struct Cedict {
  /// A word, and whether others with its spelling go before it: names and mere variants are rarely wanted.
  private struct Word {
    var entry: DictionaryEntry
    var isMinor: Bool
  }

  private var glosses = CedictGlosses()

  private init() {}

  /// Reads all entries: names and variants last, otherwise in the order of the file.
  ///
  /// - Parameter tell: called now and then with the bytes read; false stops the reading.
  public static func read(
    _ bytes: [UInt8], tell: @escaping (Int) -> Bool = { _ in true }
  ) throws(TextError) -> SourceRead<DictionaryEntry> {
    var cedict = Cedict()
    let lines = SourceLines(format: "CC-CEDICT", remark: UInt8(ascii: "#"), tell: tell)
    let read = try lines.read(bytes) { cedict.word($0) }
    if let told = told(bytes), read.values.count + read.skipped < told {
      throw TextError(.missing(read.values.count + read.skipped, of: told))
    }
    let (main, minor) = (read.values.filter { !$0.isMinor }, read.values.filter(\.isMinor))
    return SourceRead(values: (main + minor).map(\.entry), skipped: read.skipped)
  }

  /// The number of entries in the header: `#! entries=122143`.
  private static func told(_ bytes: [UInt8]) -> Int? {
    let mark: StaticString = "#! entries="
    guard let place = Array(bytes.prefix(4096)).place(of: mark) else { return nil }
    let digits = bytes[(place + mark.utf8CodeUnitCount)...].prefix { 0x30...0x39 ~= $0 }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private mutating func word(_ line: ArraySlice<UInt8>) -> Word? {
    guard let open = line.place(of: "["), let close = line[open...].place(of: "]"),
      let slash = line[close...].place(of: "/"), line.last == UInt8(ascii: "/"), slash + 1 < line.endIndex
    else { return nil }
    let forms = line[..<open].parts(" ")
    let parts = line[slash...].parts("/")
    guard forms.count == 2, let traditional = forms[0].text, let simplified = forms[1].text,
      let senses = glosses.senses(parts), !senses.isEmpty
    else { return nil }
    let reading = line[(open + 1)..<close]
    let entry = DictionaryEntry(
      language: "zh", term: simplified, spellings: traditional == simplified ? [] : [traditional],
      reading: glosses.pinyin.marked(reading), senses: senses)
    return Word(entry: entry, isMinor: Self.isMinor(reading, parts[0]))
  }

  private static func isMinor(_ reading: ArraySlice<UInt8>, _ gloss: ArraySlice<UInt8>) -> Bool {
    let isName = reading.first.map { 0x41...0x5A ~= $0 } ?? false
    return isName || gloss.starts(with: "variant of ".utf8) || gloss.starts(with: "old variant of ".utf8)
      || gloss.starts(with: "see ".utf8)
  }
}

/// Parses the part of a CC-CEDICT line between the slashes.
private struct CedictGlosses {
  var pinyin = NumberedPinyin()

  /// One sense per gloss, with its meanings split at semicolons; nil if one is not UTF-8.
  mutating func senses(_ glosses: [ArraySlice<UInt8>]) -> [DictionaryEntry.Sense]? {
    var senses: [DictionaryEntry.Sense] = []
    for gloss in glosses {
      guard let text = text(gloss) else { return nil }
      let meanings = Meanings.split(text, at: ";")
      if !meanings.isEmpty { senses.append(DictionaryEntry.Sense(meanings)) }
    }
    return senses
  }

  /// A gloss in which words have only their simplified form, and pinyin has tone marks.
  private mutating func text(_ gloss: ArraySlice<UInt8>) -> String? {
    guard gloss.contains(UInt8(ascii: "[")) || gloss.contains(UInt8(ascii: "|")) else { return gloss.text }
    let measure = Array("CL:".utf8)
    var rest = gloss
    var made: [UInt8] = []
    if gloss.starts(with: measure) {
      made = Array("classifier: ".utf8)
      rest = rest.dropFirst(measure.count)
    }
    while let byte = rest.first {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "|") {
        while let last = made.last, last >= 0x80 { made.removeLast() }
      } else if byte == UInt8(ascii: "["), let end = rest.place(of: "]"),
        let marked = pinyin.marked(rest[..<end])
      {
        made += " [\(marked)]".utf8
        rest = rest[(end + 1)...]
      } else {
        made.append(byte)
      }
    }
    return made[...].text
  }
}
