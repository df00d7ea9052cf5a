/// What a text that is neither UTF-8 nor Windows-1252 most likely is, told by which bytes are common in it.
struct EncodingGuess {
  private let text: [UInt8]
  /// What isn't ASCII.
  private let high: [UInt8]
  private let runs: [ArraySlice<UInt8>]

  init(_ text: [UInt8]) {
    self.text = text
    high = text.filter { $0 >= 0x80 }
    runs = text.split { $0 < 0x80 }
  }

  var likely: FileEncoding {
    // Old Macintoshes end lines with CR.
    if text.contains(0x0D) && !text.contains(0x0A) { return .macintosh }
    if isLatin { return has(0.5, in: 0x80...0x9F) ? .macintosh : .central }
    // Of the others only this one has many bytes below 0xA0.
    if has(0.2, in: 0x81...0x9F) { return .shiftJIS }
    return alphabet ?? pairs ?? (isThai ? .thai : .big5)
  }

  private func has(_ share: Double, in range: ClosedRange<UInt8>) -> Bool {
    Double(high.count(where: range.contains)) > share * Double(high.count)
  }

  /// Whether letters of ASCII stand beside each other in the words with other letters. In East Asian encodings only
  /// single ones follow a byte of the upper half.
  private var isLatin: Bool {
    let words = text.split { !Self.isLetter($0) && $0 < 0x80 }.filter { $0.contains { $0 >= 0x80 } }
    let mixed = words.count { zip($0, $0.dropFirst()).contains { Self.isLetter($0) && Self.isLetter($1) } }
    return mixed * 4 > words.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte < 0x80 && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// An alphabet with a byte for each letter. Hebrew has no capitals and ends at 0xFA, where Cyrillic has its commonest
  /// vowels. Arabic has its alef and lam in different halves. Greek vowels with accents are where Cyrillic has capitals.
  private var alphabet: FileEncoding? {
    if has(0.95, in: 0xE0...0xFA), !high.contains(where: { $0 > 0xFA }) { return .hebrew }
    if has(0.04, in: 0xC7...0xC7), has(0.03, in: 0xE1...0xE1), has(0.25, in: 0xC0...0xDF) { return .arabic }
    let accents = zip(text, text.dropFirst()).count { $0 >= 0xE1 && (0xDC...0xDF).contains($1) }
    if accents * 20 > high.count, has(0.85, in: 0xC1...0xFE) { return .greek }
    return has(0.85, in: 0xC0...0xDF) ? .russian : has(0.85, in: 0xE0...0xFF) ? .cyrillic : nil
  }

  /// The encodings of Unix, whose bytes of the upper half come in pairs.
  private var pairs: FileEncoding? {
    guard runs.allSatisfy({ $0.count.isMultiple(of: 2) }) else { return nil }
    let leads = runs.flatMap { run in stride(from: run.startIndex, to: run.endIndex, by: 2).map { run[$0] } }
    if leads.count(where: { $0 == 0xA4 || $0 == 0xA5 }) * 5 > leads.count { return .eucJP }
    return leads.count > 5 && leads.allSatisfy { (0xB0...0xC8).contains($0) } ? .eucKR : .gb18030
  }

  /// Consonants before 0xCF, vowels and tones around 0xD0 and after 0xE0, and a gap between them.
  private var isThai: Bool {
    has(0.5, in: 0xA1...0xCE) && has(0.1, in: 0xE0...0xEE)
      && !high.contains { (0xDB...0xDE).contains($0) || $0 > 0xFB }
  }
}
