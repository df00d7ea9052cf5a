/// Numbers in English words.
enum EnglishNumber {
  /// A cardinal as 21, an ordinal as 21st; nil for anything else.
  static func digits(_ words: [String]) -> String? {
    guard let last = words.last else { return nil }
    let isOrdinal = ordinals[last] != nil || last.hasSuffix("ieth") || last.hasSuffix("th")
    let cardinal = ordinals[last] ?? cardinal(last)
    guard let value = value(words.dropLast() + [cardinal]) else { return nil }
    return isOrdinal ? "\(value)\(ending(value))" : String(value)
  }

  private static func cardinal(_ word: String) -> String {
    if word.hasSuffix("ieth") { return word.dropLast(4) + "y" }
    return word.hasSuffix("th") ? String(word.dropLast(2)) : word
  }

  private static let ordinals = [
    "first": "one", "second": "two", "third": "three", "fifth": "five", "eighth": "eight", "ninth": "nine",
    "twelfth": "twelve",
  ]

  private static func ending(_ value: Int) -> String {
    if (11...13).contains(value % 100) { return "th" }
    return [1: "st", 2: "nd", 3: "rd"][value % 10] ?? "th"
  }

  /// As in two hundred and five.
  private static func value(_ words: [String]) -> Int? {
    var (total, part) = (0, 0)
    for word in words where word != "and" && word != "a" {
      guard let value = NumberWords.value(of: word, in: Language.english.tag) else { return nil }
      switch value {
      case 100: part = max(1, part) * value
      case 1000...: (total, part) = (total + max(1, part) * value, 0)
      default: part += value
      }
    }
    return words.contains { $0 != "and" && $0 != "a" } ? total + part : nil
  }
}
