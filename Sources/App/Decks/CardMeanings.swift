import Learning

/// Shortens a dictionary article to what fits on a card: nobody can read all of it when asked for a word.
enum CardMeanings {
  /// The most meanings for a word, the longest meaning, and the length beyond which it loses its parentheses,
  /// since nobody types those in an answer.
  private static let (most, longest, long) = (4, 40, 24)
  /// Remarks that aren't meanings.
  private static let asides = [
    "classifier: ", "variant of ", "old variant of ", "also pr. ", "Taiwan pr. ", "see ", "also written ",
    "surname ",
    "abbr. for ", "CL:",
  ]

  /// The meanings for an entry, and remarks that a note has room for. Learners' lists have glosses of their own, in
  /// an extra first sense.
  static func of(_ entry: DictionaryEntry) -> (meanings: [String], remarks: [String]) {
    guard entry.lists.contains(where: { $0.hasPrefix("JLPT") }) else { return (few(entry.meanings), []) }
    let parted = (entry.senses.first?.meanings ?? []).map(parted)
    return (few(parted.map(\.meaning)), parted.compactMap(\.remark))
  }

  /// A meaning without what stands before it in parentheses: a number, or a remark such as "humble".
  private static func parted(_ meaning: String) -> (meaning: String, remark: String?) {
    guard meaning.hasPrefix("("), let end = meaning.firstIndex(of: ")") else { return (meaning, nil) }
    let rest = meaning[end...].dropFirst().drop { $0 == " " }
    let remark = String(meaning[..<end].dropFirst())
    if rest.isEmpty { return (meaning, nil) }
    return (String(rest), remark.allSatisfy(\.isNumber) ? nil : remark)
  }

  /// The first few meanings that are short enough, if necessary without their parentheses.
  static func few(_ meanings: [String]) -> [String] {
    let own = meanings.filter { meaning in !asides.contains { meaning.hasPrefix($0) } }
    let short = own.map(shortened).filter { $0.count <= longest }
    var seen = Set<String>()
    let few = short.filter { seen.insert($0).inserted }.prefix(most)
    return few.isEmpty ? Array((own.isEmpty ? meanings : own).prefix(1)) : Array(few)
  }

  /// If everything is in parentheses, that is the meaning.
  private static func shortened(_ meaning: String) -> String {
    guard meaning.count > long || meaning.contains("[") else { return meaning }
    var (kept, depth) = ("", 0)
    for letter in meaning {
      if "([".contains(letter) { depth += 1 }
      if depth == 0 { kept.append(letter) }
      if ")]".contains(letter) { depth -= 1 }
    }
    let words = kept.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? meaning : words
  }
}
