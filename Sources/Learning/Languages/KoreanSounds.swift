import Formats

/// How Korean is said: where two syllables meet, letters change each other. By the Standard Pronunciation of the
/// National Institute of Korean Language, chapters 4 and 5, as far as a romanisation shows it.
struct KoreanSounds {
  private struct Syllable {
    var lead: Character
    let vowel: Unicode.Scalar
    var tail: Character?
  }

  private var syllables: [Syllable] = []

  /// - Parameter text: nil where it has anything but syllables of Hangul and blanks.
  init?(_ text: String) {
    for scalar in text.unicodeScalars where scalar != " " {
      guard let parts = Hangul.parts(of: scalar), let lead = Hangul.letter(of: parts[0]) else { return nil }
      let tail = parts.count > 2 ? Hangul.letter(of: parts[2]).map(Character.init) : nil
      syllables.append(Syllable(lead: Character(lead), vowel: parts[1], tail: tail))
    }
    for place in syllables.indices.dropLast() { meet(at: place) }
  }

  /// In the Revised system, without blanks.
  var latin: String {
    syllables.map { syllable in
      let lead = syllable.lead == "ㅇ" ? "" : Korean.lead(syllable.lead)
      return lead + Korean.vowel(syllable.vowel) + (syllable.tail.map(Korean.tail) ?? "")
    }.joined()
  }

  /// Changes the end of a syllable and the beginning of the next one.
  private mutating func meet(at place: Int) {
    guard let tail = syllables[place].tail else { return }
    let next = syllables[place + 1]
    let (kept, last) = Self.clusters[tail] ?? (nil, tail)
    if next.lead == "ㅇ" {
      guard tail != "ㅇ" else { return }
      let isSoft = next.vowel == Self.i
      let lead = last == "ㅎ" ? "ㅇ" : isSoft ? Self.beforeI[last] ?? last : last
      return set(place, kept, lead)
    }
    if last == "ㅎ", let lead = Self.aspirated[next.lead] { return set(place, kept, lead) }
    if next.lead == "ㅎ", let lead = Self.aspirated[Self.plain[last] ?? last] { return set(place, kept, lead) }
    assimilate(place, Self.plain[tail] ?? tail, next.lead)
  }

  private mutating func assimilate(_ place: Int, _ tail: Character, _ lead: Character) {
    switch (tail, lead) {
    case ("ㄴ", "ㄹ"), ("ㄹ", "ㄴ"): set(place, "ㄹ", "ㄹ")
    case ("ㅁ", "ㄹ"), ("ㅇ", "ㄹ"): set(place, tail, "ㄴ")
    case (_, "ㄹ") where Self.nasal[tail] != nil: set(place, Self.nasal[tail], "ㄴ")
    case (_, "ㄴ"), (_, "ㅁ"): set(place, Self.nasal[tail] ?? tail, lead)
    default: set(place, tail, lead)
    }
  }

  private mutating func set(_ place: Int, _ tail: Character?, _ lead: Character) {
    syllables[place].tail = tail
    syllables[place + 1].lead = lead
  }

  private static let i: Unicode.Scalar = "\u{1175}"
  private static let beforeI: [Character: Character] = ["ㄷ": "ㅈ", "ㅌ": "ㅊ"]
  private static let aspirated: [Character: Character] = ["ㄱ": "ㅋ", "ㄷ": "ㅌ", "ㅂ": "ㅍ", "ㅈ": "ㅊ"]
  private static let nasal: [Character: Character] = ["ㄱ": "ㅇ", "ㄷ": "ㄴ", "ㅂ": "ㅁ"]

  /// Two letters at the end of a syllable.
  private static let clusters: [Character: (Character?, Character)] = [
    "ㄳ": ("ㄱ", "ㅅ"), "ㄵ": ("ㄴ", "ㅈ"), "ㄶ": ("ㄴ", "ㅎ"), "ㄺ": ("ㄹ", "ㄱ"), "ㄻ": ("ㄹ", "ㅁ"), "ㄼ": ("ㄹ", "ㅂ"),
    "ㄾ": ("ㄹ", "ㅌ"), "ㄿ": ("ㄹ", "ㅍ"), "ㅀ": ("ㄹ", "ㅎ"), "ㅄ": ("ㅂ", "ㅅ"),
  ]

  /// What is heard at the end of a syllable before a consonant.
  private static let plain: [Character: Character] = [
    "ㄲ": "ㄱ", "ㅋ": "ㄱ", "ㄳ": "ㄱ", "ㄺ": "ㄱ", "ㅌ": "ㄷ", "ㅅ": "ㄷ", "ㅆ": "ㄷ", "ㅊ": "ㄷ", "ㅎ": "ㄷ", "ㅍ": "ㅂ",
    "ㅄ": "ㅂ", "ㄿ": "ㅂ", "ㄵ": "ㄴ", "ㄶ": "ㄴ", "ㄻ": "ㅁ", "ㄼ": "ㄹ", "ㄾ": "ㄹ", "ㅀ": "ㄹ",
  ]
}
