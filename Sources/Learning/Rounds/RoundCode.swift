/// A game as a code of twelve characters: whoever types it gets the same questions for the same answers.
///
/// In Crockford's base 32: one digit for variation and time, one for the side shown, four for the deck (its
/// id and its content), five for the seed, and a check digit: `A1GV-P90Y-GJ00`.
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

  public var deck: DeckTag
  public var variation: Variation
  /// One of `times`.
  public var seconds: Int?
  /// The side that is shown; nil for both.
  public var direction: ShownSide?
  /// The seed of chance, below `seeds`.
  public var seed: UInt64

  /// A time that no code can hold becomes 60 s, and the seed is cut to its low 25 bits.
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

  /// The code in groups of four characters.
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

  /// Parses typed text, ignoring case, hyphens and spaces.
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
  /// The check digit doesn't match.
  case mistyped
  /// Made by a newer version of the program.
  case newer
  /// No deck here has the tag.
  case missingDeck
  /// The deck was one of an earlier version.
  case goneDeck(String)
  /// The deck is here, but with other words.
  case otherWords(deck: String)

  /// A sentence on what is wrong and what to do. Contains typed text: clean it before printing.
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
    case .goneDeck(let deck): "the code is for \(DeckAliases.farewell(to: deck)). Ask for another game."
    case .otherWords(let deck):
      "the code is for the deck \(deck) with other words than here. Import the same one: babble decks import FILE"
    }
  }
}

/// Identifies a deck in a code: 12 bits of a hash of its id and 8 of its content, so that another edition can
/// be told from another deck.
public struct DeckTag: Hashable, Sendable {
  /// 20 bits.
  package let value: UInt32

  package init(value: UInt32) {
    self.value = value & 0xFFFFF
  }

  public init(_ deck: Deck) {
    let id = Self.hash([deck.id])
    let content = Self.hash(deck.words.flatMap { [$0.id, $0.term] + $0.meanings })
    self.init(value: (id & 0xFFF) << 8 | content & 0xFF)
  }

  /// Whether the tag can belong to a deck with this id, whatever its words. One in 4,096 ids fits by chance.
  public func fits(id: String) -> Bool { value >> 8 == Self.hash([id]) & 0xFFF }

  /// The hash of the texts' bytes with a zero after each, folded to 32 bits.
  private static func hash(_ texts: [String]) -> UInt32 {
    let hash = texts.reduce(FNV1a.basis) { hash, text in
      FNV1a.hash(CollectionOfOne(0), after: FNV1a.hash(text.utf8, after: hash))
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}

/// The hash of Fowler, Noll and Vo: the same in every version and on every machine.
enum FNV1a {
  static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

  /// - Parameter start: the hash of the bytes before these.
  static func hash(_ bytes: some Sequence<UInt8>, after start: UInt64 = basis) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
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
