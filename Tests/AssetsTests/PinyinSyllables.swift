/// The syllables of Mandarin in pinyin.
enum PinyinSyllables {
  static let finals = [
    "": "a o e ai ei ao ou an en ang eng er",
    "b": "a o ai ei ao an en ang eng i ie iao ian in ing u",
    "p": "a o ai ei ao ou an en ang eng i ie iao ian in ing u",
    "m": "a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u",
    "f": "a o ei ou an en ang eng u",
    "d": "a e ai ei ao ou an ang eng ong i ie iao iu ian ing u uo ui uan un",
    "t": "a e ai ao ou an ang eng ong i ie iao ian ing u uo ui uan un",
    "n": "a e ai ei ao ou an en ang eng ong i ie iao iu ian in iang ing u uo uan ü üe",
    "l": "a e ai ei ao ou an ang eng ong i ia ie iao iu ian in iang ing u uo uan un ü üe",
    "g": "a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang",
    "k": "a e ai ao ou an en ang eng ong u ua uo uai ui uan un uang",
    "h": "a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang",
    "j": "i ia ie iao iu ian in iang ing iong u ue uan un",
    "q": "i ia ie iao iu ian in iang ing iong u ue uan un",
    "x": "i ia ie iao iu ian in iang ing iong u ue uan un",
    "zh": "a e i ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang",
    "ch": "a e i ai ao ou an en ang eng ong u ua uo uai ui uan un uang",
    "sh": "a e i ai ei ao ou an en ang eng u ua uo uai ui uan un uang",
    "r": "e i ao ou an en ang eng ong u uo ui uan un",
    "z": "a e i ai ei ao ou an en ang eng ong u uo ui uan un",
    "c": "a e i ai ao ou an en ang eng ong u uo ui uan un",
    "s": "a e i ai ao ou an en ang eng ong u uo ui uan un",
    "y": "a e i o ao ou an in ang ing ong u ue uan un",
    "w": "a o u ai ei an en ang eng",
  ]

  static let marks: [Character: String] = [
    "a": "āáǎà", "e": "ēéěè", "i": "īíǐì", "o": "ōóǒò", "u": "ūúǔù", "ü": "ǖǘǚǜ",
  ]

  /// Every syllable in its four tones and without one.
  static let all: Set<String> = Set(
    finals.flatMap { initial, finals in
      finals.split(separator: " ").flatMap { final in toned(String(final)).map { initial + $0 } }
    })

  /// The mark is on a or e, on the o of ou, or else on the last vowel.
  private static func toned(_ final: String) -> [String] {
    let vowel =
      final.first { $0 == "a" || $0 == "e" }
      ?? (final.hasPrefix("ou") ? "o" : final.last { marks[$0] != nil })
    guard let vowel, let place = final.firstIndex(of: vowel) else { return [] }
    return [final] + (marks[vowel] ?? "").map { final.replacingCharacters(at: place, with: $0) }
  }

  /// The number of syllables of a reading; nil if it isn't made of syllables. Within a word a syllable that
  /// begins with a vowel comes after an apostrophe.
  static func syllables(_ reading: String) -> Int? {
    let counts = reading.lowercased().split { " '".contains($0) }.map { syllables(in: $0) }
    return counts.contains(nil) ? nil : counts.compactMap(\.self).reduce(0, +)
  }

  private static func syllables(in piece: Substring, isFirst: Bool = true) -> Int? {
    if piece.isEmpty { return 0 }
    for length in (1...6).reversed() where length <= piece.count {
      let head = piece.prefix(length)
      let isVowelFirst = !"bpmfdtnlgkhjqxzcsryw".contains(head.prefix(1))
      if all.contains(String(head)), isFirst || !isVowelFirst,
        let rest = syllables(in: piece.dropFirst(length), isFirst: false)
      {
        return 1 + rest
      }
    }
    return nil
  }
}

extension String {
  fileprivate func replacingCharacters(at place: Index, with character: Character) -> String {
    self[..<place] + String(character) + self[index(after: place)...]
  }
}
