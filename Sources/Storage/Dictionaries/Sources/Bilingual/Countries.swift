import Formats
import Learning

/// Names of countries in CLDR's files: `<territory type="FR">France</territory>`, one element per line.
enum Countries {
  /// The name of the list that all of them are on.
  static let list = "countries"
  /// Codes of two letters that are no countries: unions, an ocean, unknown places, test codes, and islands
  /// and areas where hardly anybody lives.
  private static let others: Set = [
    "EU", "EZ", "UN", "QO", "XA", "XB", "ZZ", "AC", "AQ", "BV", "CP", "DG", "EA", "GS", "HM", "IC", "IO",
    "TA", "TF", "UM",
  ]

  /// The names by country code. If a country has several, the first is the usual one.
  static func names(_ bytes: [UInt8]) throws(TextError) -> [String: String] {
    guard let start = bytes.place(of: "<territories>"),
      let end = bytes.place(of: "</territories>", from: start)
    else { throw TextError(.notOf("CLDR's names")) }
    var names: [String: String] = [:]
    for line in bytes[start..<end].split(separator: 10) {
      guard let element = Element(line), let code = element["type"], isCountry(code), names[code] == nil
      else { continue }
      names[code] = element.text
    }
    if names.isEmpty { throw TextError(.empty("CLDR's names")) }
    return names
  }

  /// The population of each country, by its code.
  static func populations(_ bytes: [UInt8]) throws(TextError) -> [String: Int] {
    guard let start = bytes.place(of: "<territoryInfo>"),
      let end = bytes.place(of: "</territoryInfo>", from: start)
    else { throw TextError(.notOf("CLDR's territories")) }
    var counts: [String: Int] = [:]
    for line in bytes[start..<end].split(separator: 10) {
      guard let element = Element(line), let code = element["type"] else { continue }
      counts[code] = element["population"].flatMap { Int($0) }
    }
    return counts
  }

  /// The entries of one language, the most populous countries first. Names that are the same in both
  /// languages are left out.
  static func entries(
    _ names: [String: String], _ meanings: [String: String], _ populations: [String: Int], language: String
  ) -> [DictionaryEntry] {
    let codes = names.keys.sorted { one, other in
      let (first, second) = (populations[one] ?? 0, populations[other] ?? 0)
      return first == second ? one < other : first > second
    }
    return codes.compactMap { code in
      guard let term = names[code], let meaning = meanings[code], term != meaning else { return nil }
      return DictionaryEntry(
        language: language, term: term, senses: [.init([meaning], partOfSpeech: "country")], lists: [list])
    }
  }

  private static func isCountry(_ code: String) -> Bool {
    code.utf8.count == 2 && code.utf8.allSatisfy { 0x41...0x5A ~= $0 } && !others.contains(code)
  }
}

/// A `<territory …>` with its attributes and its text.
private struct Element {
  private let attributes: [String: String]
  /// With entities decoded.
  let text: String

  init?(_ line: ArraySlice<UInt8>) {
    guard let line = line.text?.trimmingPrefix(while: \.isWhitespace), line.hasPrefix("<territory "),
      let close = line.firstIndex(of: ">")
    else { return nil }
    let parts = line[..<close].split(separator: "\"", omittingEmptySubsequences: false)
    attributes = stride(from: 0, to: parts.count - 1, by: 2).reduce(into: [:]) { all, place in
      let name = parts[place].split(separator: " ").last?.dropLast() ?? ""
      all[String(name)] = String(parts[place + 1])
    }
    text = HTMLText.plain(String(line[line.index(after: close)...].prefix { $0 != "<" }), lineBreak: " ")
  }

  subscript(name: String) -> String? { attributes[name] }
}
