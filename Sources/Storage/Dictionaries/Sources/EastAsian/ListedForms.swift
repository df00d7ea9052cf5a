import Learning

/// The forms in one cell of a Japanese learners' list: "し / よん", "見る 観る", "あたたか(い)", "より、ほう".
enum ListedForms {
  private static let between = Set("/／、,;；|｜ \u{3000}")

  /// The spellings in a cell, the usual one first. What is in parentheses explains.
  static func names(_ cell: String) -> [String] { forms(cell) { _ in false } }

  /// The readings in a cell: kana only. An ending in parentheses belongs to the word, a remark doesn't, and neither
  /// does a する that these spellings lack.
  static func readings(_ cell: String, of names: [String]) -> [String] {
    let isVerb = names.contains { $0.hasSuffix("する") }
    let readings = forms(cell) { $0.allSatisfy(Kana.isKana) }.filter { $0.allSatisfy(Kana.isKana) }
    return isVerb ? readings : readings.map { $0.hasSuffix("する") ? String($0.dropLast(2)) : $0 }
  }

  private static func forms(_ cell: String, _ isEnding: (String) -> Bool) -> [String] {
    var seen = Set<String>()
    return parted(cell).map { plain($0, isEnding) }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Split at separators outside of parentheses.
  private static func parted(_ cell: String) -> [String] {
    var (parts, depth) = ([""], 0)
    for letter in cell {
      if "(（".contains(letter) { depth += 1 }
      if ")）".contains(letter) { depth = max(0, depth - 1) }
      if depth == 0, between.contains(letter) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts
  }

  /// Without parentheses; full-width ones always hold a remark.
  private static func plain(_ form: String, _ isEnding: (String) -> Bool) -> String {
    guard let open = form.firstIndex(where: { "(（".contains($0) }) else { return form }
    let rest = form[open...].dropFirst()
    let inside = String(rest.prefix { !")）".contains($0) })
    let after = rest.dropFirst(inside.count + 1)
    return form[..<open] + (form[open] == "(" && isEnding(inside) ? inside : "") + after
  }
}
