import Deterministic
import Foundation
import Learning
import Testing

/// Choosers who can't read the letters find nothing to choose by.
@Suite("Words of practice among gibberish")
struct GibberishTests {
  static let count = 4_000
  /// The most questions of a hundred that a chooser may get right; chance alone gives 25.
  static let most = 32

  /// Questions of one deck, with words and sides in turn.
  private func questions(_ name: String, _ count: Int = count, seed: UInt64) throws -> [PracticeQuestion] {
    var chance = Chance(seed: seed)
    let maker = PracticeMaker(LetterSetup(try AssetsFolder.deck(name)), chance: &chance)
    return try (0..<count).map { number in
      let word = maker.words[chance.below(maker.words.count)]
      let shown: ShownSide = number.isMultiple(of: 2) ? .term : .meaning
      return try #require(maker.question(for: word, shown: shown, chance: &chance))
    }
  }

  @Test(
    "no chooser by place, length, likeness, pairs or rarity is right too often",
    arguments: LetterDeckTests.names)
  func choosers(name: String) throws {
    let seed = AssetsFolder.seed()
    let questions = try questions(name, seed: seed)
    var shares: [String: [Int]] = [:]
    for side in ShownSide.allCases {
      let asked = questions.filter { $0.shown == side }
      let texts = asked.map { ($0.options, $0.right) }
      let words = Set(asked.map { $0.options[$0.right] }).sorted()
      for chooser in Chooser.all(among: words) {
        shares[chooser.name, default: []].append(chooser.share(of: texts))
      }
    }
    try #require(!shares.isEmpty)
    for (chooser, shares) in shares {
      let share = shares.reduce(0, +) / shares.count
      #expect(share <= Self.most, "\(chooser) is right in \(share) %, by sides \(shares), seed \(seed)")
    }
  }

  @Test(
    "four different options of one length, one right, none blank, each readable",
    arguments: LetterDeckTests.names)
  func options(name: String) throws {
    let seed = AssetsFolder.seed()
    let deck = try AssetsFolder.deck(name)
    let transliterator = Transliterator(deck)
    let real = Set((deck.alphabet?.practice ?? []).map { $0.term.lowercased() })
    for question in try questions(name, 1_000, seed: seed) {
      let word = question.word
      #expect(
        Set(question.options).count == 4 && Set(question.options.map(\.count)).count == 1, "seed \(seed)")
      let right = question.options[question.right].lowercased()
      #expect(right == (question.shown == .term ? word.latin : word.term).lowercased())
      #expect(question.prompt.lowercased() == (question.shown == .term ? word.term : word.latin).lowercased())
      guard question.shown == .meaning else { continue }
      let sounds = question.options.map { transliterator.latin(of: $0) }
      #expect(sounds.filter { $0 == question.prompt }.count == 1 && !sounds.contains(nil), "seed \(seed)")
      #expect(question.options.map { $0.lowercased() }.count(where: real.contains) == 1, "seed \(seed)")
    }
  }

  /// Changes with the deck's words of practice; record it anew then.
  @Test("the same seed makes the same questions, on every machine")
  func repeated() throws {
    let questions = try questions("georgian-letters", 2, seed: 7)
    #expect(questions.map(\.prompt) == ["ღიაა", "shok'oladi"])
    #expect(
      questions.map(\.options) == [
        ["ghiaa", "igumi", "ach'i", "aleli"], ["ქანაზაღი", "შახლიანი", "შოკოლადი", "კობაკონო"],
      ])
  }

  @Test(
    "short words come first, longer ones as the total grows, and finally all",
    arguments: LetterDeckTests.names)
  func growth(name: String) throws {
    var chance = Chance(seed: 1)
    let deck = try AssetsFolder.deck(name)
    let maker = PracticeMaker(LetterSetup(deck), chance: &chance)
    let all = deck.alphabet?.practice.count ?? 0
    #expect(maker.words.count * 10 >= all * 9, "\(maker.words.count) of \(all)")
    let lengths = maker.words.map(\.units.count)
    #expect(lengths == lengths.sorted())
    #expect(maker.words(forTotal: 0).count >= 20 && maker.words(forTotal: -5) == maker.words(forTotal: 0))
    #expect(maker.words(forTotal: 40).count == maker.words(forTotal: 0).count + 20)
    #expect(maker.words(forTotal: 10_000).count == maker.words.count)
  }

  @Test("known real words are never gibberish")
  func real() throws {
    var chance = Chance(seed: 3)
    let deck = try AssetsFolder.deck("georgian-letters")
    let first = PracticeMaker(LetterSetup(deck), chance: &chance)
    let word = first.words[0]
    let made = try #require(first.question(for: word, shown: .meaning, chance: &chance)).options
    var again = Chance(seed: 3)
    let second = PracticeMaker(LetterSetup(deck, realWords: made), chance: &again)
    for _ in 0..<500 {
      let options = try #require(second.question(for: word, shown: .meaning, chance: &again)).options
      #expect(options.filter(made.contains) == [word.term])
    }
  }
}

/// A trick for choosing without reading: a visible property of the options. It can be used in two ways: to
/// take the option with the most of it, or the one with the least.
struct Chooser {
  let name: String
  let figures: ([String]) -> [Double]

  /// How many of a hundred questions the better way gets right.
  func share(of questions: [(options: [String], right: Int)]) -> Int {
    var most = 0
    var least = 0
    for question in questions {
      let figures = figures(question.options)
      most += figures.indices.max { figures[$0] < figures[$1] } == question.right ? 1 : 0
      least += figures.indices.min { figures[$0] < figures[$1] } == question.right ? 1 : 0
    }
    return 100 * max(most, least) / max(questions.count, 1)
  }

  /// All tricks, given all texts that were ever right.
  static func all(among right: [String]) -> [Chooser] {
    let letters = Counts(right, of: 1)
    let pairs = Counts(right, of: 2)
    let places = (0..<4).map { place in
      Chooser(name: "place \(place)") { $0.indices.map { $0 == place ? 1 : 0 } }
    }
    return places + [
      each("length") { Double($0.count) }, each("pairs", pairs.score), each("letters", letters.score),
      each("rarest letter", letters.least), each("rarest pair", pairs.least), each("order", order),
      odd("script", script), odd("first letter") { String($0.prefix(1)) },
      odd("last letter") { String($0.suffix(1)) }, Chooser(name: "likeness", figures: likeness),
    ]
  }

  private static func each(_ name: String, _ figure: @escaping (String) -> Double) -> Chooser {
    Chooser(name: name) { $0.map(figure) }
  }

  /// Counts how many options share a property.
  private static func odd(_ name: String, _ kind: @escaping (String) -> String) -> Chooser {
    Chooser(name: "odd \(name)") { options in
      let kinds = options.map(kind)
      return kinds.map { one in Double(kinds.count { $0 == one }) }
    }
  }

  private static func likeness(_ options: [String]) -> [Double] {
    var sums = options.map { _ in 0.0 }
    for first in options.indices {
      for second in options.indices where second > first {
        let likeness = Double(Likeness.of(options[first], options[second]))
        sums[first] += likeness
        sums[second] += likeness
      }
    }
    return sums
  }

  private static func order(_ text: String) -> Double {
    text.unicodeScalars.prefix(3).reduce(0) { $0 * 70_000 + Double($1.value) }
  }

  /// The scripts and marks of a text.
  private static func script(_ text: String) -> String {
    let kinds = text.unicodeScalars.map { scalar -> String in
      switch scalar.value {
      case 0x3041...0x309F: "hiragana"
      case 0x30A0...0x30FF: "katakana"
      case 0x4E00...0x9FFF: "han"
      default: scalar.properties.isUppercase ? "capital" : scalar.properties.isAlphabetic ? "letter" : "mark"
      }
    }
    return Set(kinds).sorted().joined()
  }

  /// Frequencies of letters, or of pairs of them including the edges, in some texts.
  private struct Counts {
    private let length: Int
    private let counts: [[Character]: Int]
    private let sum: Double

    init(_ texts: [String], of length: Int) {
      self.length = length
      let parts = texts.flatMap { Self.parts($0, length) }
      counts = Dictionary(grouping: parts, by: { $0 }).mapValues(\.count)
      sum = Double(max(parts.count, 1))
    }

    /// The product per letter is as good as a mean of logarithms, and needs none.
    func score(_ text: String) -> Double {
      let parts = Self.parts(text, length)
      return parts.reduce(1.0) { $0 * share($1) * 100 }
    }

    func least(_ text: String) -> Double { -(Self.parts(text, length).map(share).min() ?? 0) }

    private func share(_ part: [Character]) -> Double { max(Double(counts[part] ?? 0), 0.5) / sum }

    /// Hangul is split into the letters of its syllables.
    private static func parts(_ text: String, _ length: Int) -> [[Character]] {
      let isHangul = text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      let plain =
        isHangul ? text.decomposedStringWithCanonicalMapping.unicodeScalars.map(Character.init) : Array(text)
      let letters = length == 1 ? plain : ["^"] + plain + ["$"]
      return (0...max(0, letters.count - length)).map { Array(letters[$0..<min($0 + length, letters.count)]) }
    }
  }
}
