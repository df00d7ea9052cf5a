import Formats

/// The index of a dictd dictionary: `head⇥offset⇥length`, the numbers in base 64.
struct DictdIndex {
  /// The ranges of all articles, each once, in the order of the text.
  private let places: [Range<Int>]

  /// Reads an index. Entries about the dictionary itself are left out.
  init(_ bytes: [UInt8]) throws(TextError) {
    let read = try SourceLines(format: "a dictd index").read(bytes) {
      line -> (start: Int, range: Range<Int>?)? in
      let fields = line.split(separator: 9, omittingEmptySubsequences: false)
      guard fields.count >= 3, let start = Self.number(fields[1]), let length = Self.number(fields[2]) else {
        return nil
      }
      let isOwn = fields[0].starts(with: "00database".utf8) || fields[0].starts(with: "00-database".utf8)
      return (start, isOwn ? nil : start..<start + length)
    }
    let ranges = Set(read.values.compactMap(\.range))
    places = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }

  /// The articles of the text that the index belongs to.
  ///
  /// - Throws: `cut` if the text is too short.
  func articles(of text: [UInt8]) throws(TextError) -> [ArraySlice<UInt8>] {
    if let end = places.map(\.upperBound).max(), end > text.count {
      throw TextError(.cut("a dictd dictionary"), at: TextPlace(line: text.count { $0 == 10 } + 1, column: 1))
    }
    return places.map { text[$0] }
  }

  /// A number of at most five digits of six bits, the most significant first.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard 1...5 ~= digits.count else { return nil }
    var number = 0
    for digit in digits {
      guard let value = value(digit) else { return nil }
      number = number << 6 | value
    }
    return number
  }

  private static func value(_ digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
