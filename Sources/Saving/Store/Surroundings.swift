import Learning

/// What opening a save needs from outside.
public struct Surroundings: Sendable {
  /// Now.
  public var moment: Moment
  /// Bits that chance has given, for a home that has no identity yet.
  public var chance: UInt64
  /// Finds words of decks, which only a save of version 0.1 asks for.
  public var find: WordFinder

  /// What is needed; without a finder the words of an old save become items of their own.
  public init(
    at moment: Moment, chance: UInt64, find: @escaping WordFinder = { _ in nil }
  ) {
    self.moment = moment
    self.chance = chance
    self.find = find
  }

  /// The identity that a new home gets: 16 hex digits.
  var home: String {
    let digits = String(chance, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
