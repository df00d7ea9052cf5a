/// A game in twelve characters: typed elsewhere they give the same questions for the same answers.
///
/// They are, in Crockford's base 32: one digit for variation and time, one for the side shown, four for the deck (its
/// id and its content), five for the seed, and a check digit: `A1GV-P90Y-GJ00`.
public struct RoundCode: Hashable, Sendable {
  /// The kinds of a timed game.
  public enum Variation: String, Hashable, Sendable, CaseIterable {
    /// So many seconds.
    case clock
    /// Time grows with right answers and shrinks with wrong ones.
    case survival
    /// The first wrong answer ends it.
    case sudden
    /// The prompt first, the options after a second.
    case delayed
  }

  /// The numbers of seconds that a code can hold; nil for no clock.
  public static let times: [Int?] = [30, 60, 120, nil]
  /// One more than the greatest seed that a code can hold.
  public static let seeds: UInt64 = 1 << 25

  /// The deck's tag, 20 bits.
  public var deck: DeckTag
  /// The kind of game.
  public var variation: Variation
  /// Seconds, one of `times`.
  public var seconds: Int?
  /// The side that is shown; nil for both.
  public var direction: ShownSide?
  /// Where chance starts, below `seeds`.
  public var seed: UInt64

  /// A code. A time that no code holds becomes 60 s, and of the seed the low 25 bits count.
  public init(deck: DeckTag, variation: Variation, seconds: Int?, direction: ShownSide?, seed: UInt64) {
    self.deck = deck
    self.variation = variation
    self.seconds = Self.times.contains(seconds) ? seconds : 60
    self.direction = direction
    self.seed = seed % Self.seeds
  }
}

extension RoundCode: CustomStringConvertible {
  private static let directions: [ShownSide?] = [.term, .meaning, nil]
  private static let length = 12

  /// The code as it is shown, in groups of four.
  public var description: String {
    let kind = UInt64(Variation.allCases.firstIndex(of: variation) ?? 0) << 2
    let game = kind | UInt64(Self.times.firstIndex(of: seconds) ?? 1)
    let side = UInt64(Self.directions.firstIndex(of: direction) ?? 0)
    let number = ((game << 5 | side) << 20 | UInt64(deck.value)) << 25 | seed
    let body = Base32.text(number, digits: Self.length - 1)
    let check = Base32.text(UInt64(Base32.check(body.compactMap(Base32.value))), digits: 1)
    let all = Array(body + check)
    return stride(from: 0, to: all.count, by: 4).map { String(all[$0..<$0 + 4]) }.joined(separator: "-")
  }

  /// Reads what somebody has typed: in any case, with hyphens and spaces or without.
  public init(_ text: String) throws(RoundCodeError) {
    var values: [UInt8] = []
    for character in text where !character.isWhitespace && character != "-" {
      guard let value = Base32.value(of: character) else { throw .badCharacter(character) }
      values.append(value)
    }
    guard values.count == Self.length else { throw .badLength(values.count) }
    guard Base32.check(Array(values.dropLast())) == values[Self.length - 1] else { throw .mistyped }
    guard let direction = Self.direction(values[1]), values[0] < 16 else { throw .newer }
    let (variation, time) = (Variation.allCases[Int(values[0] >> 2)], Self.times[Int(values[0] & 3)])
    self.init(
      deck: DeckTag(value: UInt32(Base32.number(values[2..<6]))), variation: variation, seconds: time,
      direction: direction, seed: Base32.number(values[6..<11]))
  }

  private static func direction(_ value: UInt8) -> ShownSide?? {
    Int(value) < directions.count ? .some(directions[Int(value)]) : .none
  }
}

/// Why a code starts no game, and what to do.
public enum RoundCodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A character that no code has.
  case badCharacter(Character)
  /// Too few or too many characters.
  case badLength(Int)
  /// The check digit doesn't fit.
  case mistyped
  /// Made by a version of the program that knows more than this one.
  case newer
  /// No deck here has the tag.
  case missingDeck
  /// The deck is here, but with other words.
  case otherWords(deck: String)

  /// What is wrong and what to do. A character comes from what was typed: clean it before printing.
  public var description: String {
    switch self {
    case .badCharacter(let character):
      "no code has the character \"\(character)\". Type it as it was shown, like A1GV-P90Y-GJ00."
    case .badLength(let count):
      "a code has 12 characters, and this one \(count). Type it as it was shown, like A1GV-P90Y-GJ00."
    case .mistyped:
      "the code is mistyped: its check digit doesn't fit. Compare it with the one that was shown."
    case .newer: "the code was made by a newer babble. Update this one, or ask for another game."
    case .missingDeck:
      "the code is for a deck that isn't here. Import it first with: babble decks import FILE"
    case .otherWords(let deck):
      "the code is for the deck \(deck) with other words than here. Import the same one: babble decks import FILE"
    }
  }
}
