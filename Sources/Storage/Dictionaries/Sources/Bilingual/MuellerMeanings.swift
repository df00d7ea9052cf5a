/// The meanings in the text of a piece: the Russian part, up to the first example, which begins in English.
struct MuellerMeanings {
  /// A word to look at instead, perhaps as one part of speech of several.
  struct Reference {
    var word: String
    var part: Int?
  }

  private(set) var meanings: [String] = []
  /// Nil if the text doesn't refer to another word.
  private(set) var reference: Reference?
  /// Whether there was no example yet, so that what is nested below belongs to the meanings.
  private(set) var isOpen = true

  init(_ text: String) {
    let parts = Meanings.split(Self.bare(text), at: ";")
    for part in parts where isOpen { read(part[...]) }
  }

  private mutating func read(_ part: Substring) {
    let (marks, before, text) = Self.beginning(part)
    if text.hasPrefix("="), refer(to: text.dropFirst()) { return }
    if text.hasPrefix("напр.") { return isOpen = false }
    // Without letters it explains what follows.
    guard let letter = Self.firstLetter(text) else { return }
    guard Cyrillic.isLetter(letter) else { return isOpen = false }
    // The explanations are nested below.
    if text.hasSuffix(":") { return }
    add(marks, before + Self.withoutExample(text))
  }

  /// The marks at the beginning of a text, what is in parentheses between them, and the rest.
  private static func beginning(_ text: Substring) -> (marks: [String], before: String, rest: Substring) {
    var (marks, before, rest) = ([String](), "", text.drop { $0 == "," || $0 == " " })
    while true {
      let (names, behind) = MuellerMarks.leading(rest)
      marks += names
      rest = behind.drop { $0 == "," || $0 == " " }
      guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return (marks, before, rest) }
      let further = rest[end...].dropFirst().drop { $0 == " " }
      guard further.first == "_" else { return (marks, before, rest) }
      before += rest[...end] + " "
      rest = further
    }
  }

  /// A text up to an example, which a colon announces.
  private static func withoutExample(_ text: Substring) -> String {
    let parts = Meanings.split(String(text), at: ":")
    guard parts.count > 1, let letter = firstLetter(parts[1][...]), !Cyrillic.isLetter(letter) else {
      return String(text)
    }
    return parts[0]
  }

  /// Reads "= abode 2"; false if a meaning of its own follows the word.
  private mutating func refer(to text: Substring) -> Bool {
    // The single Russian word in "= bogy 1, 2 и 3" means nothing.
    guard !Cyrillic.isIn(text.filter { $0 != "и" }) else { return false }
    let letters = text.prefix { $0.isLetter && $0.isASCII || " '-.".contains($0) }
    var words = letters.split(separator: " ")
    // "racket II"
    if words.count > 1, let last = words.last, last.allSatisfy({ "IVX".contains($0) }) { words.removeLast() }
    guard !words.isEmpty else { return true }
    let word = words.joined(separator: " ")
    reference = Reference(word: word, part: Int(text.dropFirst(letters.count).prefix { $0.isNumber }))
    meanings.append("= " + word)
    return true
  }

  private mutating func add(_ names: [String], _ text: String) {
    let marks = names.map(MuellerMarks.shown)
    if text.hasPrefix("от ") || text.hasPrefix("и _") {
      // "прош. вр. от go 1"
      let words = text.reversed().drop { $0.isNumber || ", и".contains($0) }.reversed()
      return meanings.append(
        Self.tidy(marks.joined(separator: " ") + " " + MuellerMarks.plain(Substring(words))))
    }
    let plain =
      (marks.isEmpty ? "" : "(\(marks.joined(separator: ", "))) ") + Self.tidy(MuellerMarks.plain(text[...]))
    let words = plain.contains("(") ? [plain] : Meanings.split(plain, at: ",")
    // Synonyms are found one by one; a sentence is left as it is.
    meanings += words.allSatisfy { !$0.contains(" ") } ? words : [plain]
  }

  /// Without sounds, and without cross-references in braces.
  private static func bare(_ text: String) -> String {
    var (bare, open) = ("", [Character]())
    for letter in text {
      if letter == "[" || letter == "{" { open.append(letter) }
      if open.isEmpty { bare.append(letter) }
      if letter == "]" || letter == "}" { _ = open.popLast() }
    }
    return bare
  }

  /// The first letter outside of parentheses.
  private static func firstLetter(_ text: Substring) -> Unicode.Scalar? {
    var depth = 0
    for scalar in text.unicodeScalars {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth = max(0, depth - 1) }
      if depth == 0, scalar.properties.isAlphabetic { return scalar }
    }
    return nil
  }

  /// With single blanks between words and none at the ends.
  private static func tidy(_ text: String) -> String {
    let tidy = text.split(separator: " ").joined(separator: " ")
    return String(tidy.last == "," || tidy.last == ":" ? tidy.dropLast() : tidy[...])
  }
}
