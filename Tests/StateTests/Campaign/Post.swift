import Engine

/// News and replies on their way from the host to the screens: at once, much later or never, as chance says.
struct Post {
  enum Item {
    case changes(Changes)
    case answer(Answered, Changes)
  }

  /// How fast everything comes from now on.
  enum Pace { case any, prompt, silent }

  private struct Held {
    /// Nil for never.
    var due: Int?
    let item: Item

    func isDue(at now: Int) -> Bool { due.map { $0 <= now } ?? false }
  }

  /// A screen that asks all the time mustn't fill the memory of the test; what is too much never comes.
  private static let most = 64

  private var held: [Held] = []
  private var chance: Chance
  private(set) var pace = Pace.any
  /// How many items came later than at once.
  private(set) var late = 0

  init(_ chance: Chance) { self.chance = chance }

  mutating func add(_ item: Item, at now: Int) {
    held.append(Held(due: due(after: now), item: item))
    if held.count > Self.most { held.removeFirst() }
  }

  /// Removes and returns the items that are due.
  mutating func arrived(at now: Int) -> [Item] {
    let come = held.filter { $0.isDue(at: now) }
    if !come.isEmpty { held.removeAll { $0.isDue(at: now) } }
    return come.map(\.item)
  }

  /// The ticks until something arrives.
  func rest(at now: Int) -> Int { held.compactMap(\.due).min().map { max(0, $0 - now) } ?? .max }

  /// Sets the pace, also of what is on its way.
  mutating func set(_ pace: Pace) {
    self.pace = pace
    for index in held.indices where pace != .any { held[index].due = pace == .prompt ? 0 : nil }
  }

  private mutating func due(after now: Int) -> Int? {
    if pace != .any { return pace == .prompt ? now : nil }
    guard let wait = Self.waits[chance.below(Self.waits.count)] else { return nil }
    if wait == 0 { return now }
    late += 1
    return now + chance.number(in: 1...wait)
  }

  /// The most ticks, nil for never. A second has 60.
  private static let waits: [Int?] = [0, 0, 0, 0, 0, 0, 0, 2, 4, 8, 30, 60, 60, 300, 2000, nil]
}
