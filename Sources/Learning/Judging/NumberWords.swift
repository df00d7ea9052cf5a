/// Numbers typed in digits where words are asked.
enum NumberWords {
  /// The value of a number in digits, with commas or spaces between thousands; nil for anything else.
  static func value(ofDigits text: String) -> Int? {
    let digits = text.filter { !", ".contains($0) }
    return digits.isEmpty || !digits.allSatisfy { $0.isASCII && $0.isNumber } ? nil : Int(digits)
  }

  /// The value of a number word in a language; nil for anything else.
  static func value(of word: String, in language: String) -> Int? {
    tables[language]?[word]
  }

  private static let tables: [String: [String: Int]] = Language.known.mapValues { language in
    var table: [String: Int] = [:]
    for entry in language.numbers.split(separator: ";") {
      let parts = entry.split(separator: "=")
      if let value = Int(parts[0]) {
        for word in parts[1].split(separator: ",") { table[String(word)] = value }
      }
    }
    return table
  }
}
