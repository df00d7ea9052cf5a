/// Splits kana into units: きゃ is one, っ doubles the next consonant, ー and the う of とう lengthen the vowel
/// before, and ん is n' before a vowel. Vowels that meet at a boundary inside a word are read as one long
/// vowel as well, since kana don't show the boundary. Small kana and ー have no sound of their own; their
/// letters are credited where they change another's.
struct KanaReading {
  private let table: LetterTable
  private let longVowels: [Character: Character]

  init(_ table: LetterTable, system: String) {
    self.table = table
    // Hepburn writes macrons; the other two systems write circumflexes.
    let marked = system == "hepburn" ? "āīūēō" : "âîûêô"
    longVowels = Dictionary(uniqueKeysWithValues: zip("aiueo", marked))
  }

  private static let smallTsu: Set<Unicode.Scalar> = ["っ", "ッ"]
  static let lengthMark: Unicode.Scalar = "ー"
  static let syllabicN: Set<Unicode.Scalar> = ["ん", "ン"]
  private static let smallY: Set<Unicode.Scalar> = ["ゃ", "ゅ", "ょ", "ャ", "ュ", "ョ"]
  private static let signs = smallTsu.union(smallY).union([lengthMark])
  private static let lengthening: [Unicode.Scalar: String] = ["あ": "a", "う": "uo", "え": "e", "お": "o"]

  func units(of kana: [Unicode.Scalar]) -> [AlignedUnit]? {
    var units: [AlignedUnit] = []
    var doubling: Unicode.Scalar?
    for scalar in kana {
      if Self.smallTsu.contains(scalar), doubling == nil {
        doubling = scalar
      } else if doubling == nil, lengthen(&units, by: scalar) || soften(&units, by: scalar) {
        continue
      } else if let unit = unit(scalar, doubledBy: doubling) {
        units.append(unit)
        doubling = nil
      } else {
        return nil
      }
    }
    return doubling == nil ? Self.partingN(units) : nil
  }

  private func unit(_ scalar: Unicode.Scalar, doubledBy mark: Unicode.Scalar?) -> AlignedUnit? {
    guard let letter = table.letters[scalar], Self.isSyllable(scalar) else { return nil }
    var unit = AlignedUnit(source: String(scalar), latin: letter.latin, letters: letter.letters)
    guard let mark else { return unit }
    guard let first = unit.latin.first, !"aiueon".contains(first) else { return nil }
    unit.source = String(mark) + unit.source
    unit.letters = (table.letters[mark]?.letters ?? []) + unit.letters
    unit.latin = (unit.latin.hasPrefix("ch") ? "t" : String(first)) + unit.latin
    return unit
  }

  /// Joins ー or a vowel to the vowel before it.
  private func lengthen(_ units: inout [AlignedUnit], by scalar: Unicode.Scalar) -> Bool {
    guard var unit = units.last, let vowel = unit.latin.last, let long = longVowels[vowel] else {
      return false
    }
    let lengthened = Self.lengthening[scalar]
    guard scalar == Self.lengthMark || lengthened?.contains(vowel) == true else { return false }
    unit.source += String(scalar)
    unit.latin = unit.latin.dropLast() + String(long)
    unit.letters += table.letters[scalar]?.letters ?? []
    units[units.count - 1] = unit
    return true
  }

  /// Whether a kana makes a syllable by itself.
  static func isSyllable(_ kana: Unicode.Scalar) -> Bool { !signs.contains(kana) }

  /// Joins a small ya, yu or yo to the i before it. The large kana is the next code point, and is credited
  /// where the deck has no letter for the small one.
  private func soften(_ units: inout [AlignedUnit], by scalar: Unicode.Scalar) -> Bool {
    guard Self.smallY.contains(scalar), var unit = units.last, unit.latin.hasSuffix("i"),
      let large = Unicode.Scalar(scalar.value + 1).flatMap({ table.letters[$0] })
    else { return false }
    unit.source += String(scalar)
    unit.latin = Self.softened(unit.latin, large.latin)
    unit.letters += table.letters[scalar]?.letters ?? large.letters
    units[units.count - 1] = unit
    return true
  }

  /// Hepburn's sh, ch and j already contain the y.
  static func softened(_ syllable: String, _ ya: String) -> String {
    let stem = String(syllable.dropLast())
    return stem + (["sh", "ch", "j"].contains(where: stem.hasSuffix) ? String(ya.dropFirst()) : ya)
  }

  /// Puts an apostrophe between ん and a vowel or y.
  private static func partingN(_ units: [AlignedUnit]) -> [AlignedUnit] {
    var units = units
    for (index, next) in units.enumerated().dropFirst() {
      let isN = units[index - 1].source.unicodeScalars.count == 1 && units[index - 1].latin == "n"
      if isN, let first = next.latin.first, "aiueoyāīūēōâîûêô".contains(first) {
        units[index - 1].latin = "n'"
      }
    }
    return units
  }
}
