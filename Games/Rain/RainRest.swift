import Engine

/// What may still be typed for an answer that was taken without Enter, slips included. It is forgotten after a pause, and
/// when all of it was typed.
struct RainRest: Hashable, Sendable {
  /// How long a pause ends it, in ticks.
  private static let pause: Tick = Tick.ticksPerSecond / 2

  private var texts: [String] = []
  private var end: Tick = 0

  init() {}

  init(_ texts: [String], at tick: Tick) { (self.texts, end) = (texts, tick + Self.pause) }

  /// Whether a letter belongs to it. Signs at its end, such as a question mark, always do.
  mutating func consume(_ letter: Character, at tick: Tick) -> Bool {
    guard tick < end, letter.isPunctuation || texts.contains(where: { !$0.isEmpty }) else {
      self = RainRest()
      return false
    }
    let rests = texts.filter { $0.first == letter.lowercased().first }.map { String($0.dropFirst()) }
    if !rests.isEmpty { texts = rests }
    end = tick + Self.pause
    return true
  }
}

extension RainRest: StateHashable {
  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, texts, end) }
}
