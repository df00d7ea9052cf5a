/// A game as a code of twelve characters: whoever types it gets the same questions for the same answers.
///
/// In Crockford's base 32: one digit for variation and time, one for the side shown and how much of the deck, four for
/// the deck (its id and its content), five for the seed, and a check digit: `A1GV-P90Y-GJ00`.
public struct RoundCode: Hashable, Sendable {
  /// The variations of a timed game.
  public enum Variation: String, Hashable, Sendable, CaseIterable {
    /// A fixed number of seconds.
    case clock
    /// Right answers add time, wrong ones take it away.
    case survival
    /// The first wrong answer ends it.
    case sudden
    /// The options appear a second after the prompt.
    case delayed
  }

  /// The times that a code can hold, in seconds; nil for no clock.
  public static let times: [Int?] = [30, 60, 120, nil]
  /// One more than the greatest seed that a code can hold.
  public static let seeds: UInt64 = 1 << 25

  /// How many of the deck's first words a code can ask; nil for all of them.
  public static let bands: [Int?] = [nil, 50, 150, 300]

  public var deck: DeckTag
  /// How many of the deck's first words are asked, one of `bands`.
  public var band: Int?
  public var variation: Variation
  /// One of `times`.
  public var seconds: Int?
  /// The side that is shown; nil for both.
  public var direction: ShownSide?
  /// The seed of chance, below `seeds`.
  public var seed: UInt64

  /// A time that no code can hold becomes 60 s, a band all words, and the seed is cut to its low 25 bits.
  public init(
    deck: DeckTag, band: Int? = nil, variation: Variation, seconds: Int?, direction: ShownSide?, seed: UInt64
  ) {
    self.deck = deck
    self.band = Self.bands.contains(band) ? band : nil
    self.variation = variation
    self.seconds = Self.times.contains(seconds) ? seconds : 60
    self.direction = direction
    self.seed = seed % Self.seeds
  }
}

extension RoundCode: CustomStringConvertible {
  private static let directions: [ShownSide?] = [.term, .meaning, nil]
  private static let length = 12

  /// The code in groups of four characters.
  public var description: String {
    let kind = UInt64(Variation.allCases.firstIndex(of: variation) ?? 0) << 2
    let game = kind | UInt64(Self.times.firstIndex(of: seconds) ?? 1)
    let side = Self.directions.firstIndex(of: direction) ?? 0
    let part = UInt64((Self.bands.firstIndex(of: band) ?? 0) * Self.directions.count + side)
    let number = ((game << 5 | part) << 20 | UInt64(deck.value)) << 25 | seed
    let body = Base32.text(number, digits: Self.length - 1)
    let check = Base32.text(UInt64(Base32.check(body.compactMap(Base32.value))), digits: 1)
    let all = Array(body + check)
    return stride(from: 0, to: all.count, by: 4).map { String(all[$0..<$0 + 4]) }.joined(separator: "-")
  }

  /// Parses typed text, ignoring case, hyphens and spaces.
  public init(_ text: String) throws(RoundCodeError) {
    var values: [UInt8] = []
    for character in text where !character.isWhitespace && character != "-" {
      guard let value = Base32.value(of: character) else { throw .badCharacter(character) }
      values.append(value)
    }
    guard values.count == Self.length else { throw .badLength(values.count) }
    guard Base32.check(Array(values.dropLast())) == values[Self.length - 1] else { throw .mistyped }
    let (band, side) = Int(values[1]).quotientAndRemainder(dividingBy: Self.directions.count)
    guard band < Self.bands.count, values[0] < 16 else { throw .newer }
    let (variation, time) = (Variation.allCases[Int(values[0] >> 2)], Self.times[Int(values[0] & 3)])
    self.init(
      deck: DeckTag(value: UInt32(Base32.number(values[2..<6]))), band: Self.bands[band],
      variation: variation, seconds: time, direction: Self.directions[side],
      seed: Base32.number(values[6..<11]))
  }
}

/// Crockford's base 32: digits and letters without I, L, O and U. When read, I and L count as 1 and O as 0; U
/// isn't accepted. Lower case and hyphens are.
private enum Base32 {
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// A number with a fixed count of digits, most significant first.
  static func text(_ number: UInt64, digits count: Int) -> String {
    String((0..<count).reversed().map { digits[Int(number >> (5 * UInt64($0)) & 31)] })
  }

  /// The value of a digit; nil for any other character.
  static func value(of character: Character) -> UInt8? {
    let plain = character.uppercased().first ?? character
    let read: Character = ["I": "1", "L": "1", "O": "0"][plain] ?? plain
    return digits.firstIndex(of: read).map(UInt8.init)
  }

  /// The number with these digit values.
  static func number(_ values: some Sequence<UInt8>) -> UInt64 {
    values.reduce(0) { $0 << 5 | UInt64($1) }
  }

  /// A check digit that changes with every other digit: their weighted sum in the field of 32 elements, each
  /// weighted with a different power of a generator (x^5 + x^2 + 1). It detects any single wrong digit and
  /// any swap of two.
  static func check(_ values: [UInt8]) -> UInt8 {
    values.reduce(0) { sum, value in double(sum ^ value) }
  }

  private static func double(_ value: UInt8) -> UInt8 {
    let shifted = value << 1
    return shifted & 32 == 0 ? shifted : shifted ^ 0b10_0101
  }
}
