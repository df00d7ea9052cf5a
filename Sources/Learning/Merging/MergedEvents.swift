/// What happened in several homes of one player, each event once and all in one order. That order, and with it all that
/// is known after them, follows from the set of the events alone, in whatever order they came together: by their moments,
/// then by their homes, then by their numbers. What one home did keeps the order in which it did it, also where its clock
/// was turned back meanwhile.
///
/// An answer that was taken back is as if never given: what its undo says of the figures before it knows nothing of other
/// homes. Of what version 0.1 knew, and two homes took over, one counts.
public struct MergedEvents: Sendable {
  /// What an event does.
  enum Part: Sendable {
    case counts
    /// An answer that was taken back: it only shows its word.
    case withdrawn
    /// It says nothing.
    case passed
  }

  private let all: [HomeEvent]
  private let order: [Place]
  private var parts: [Part]

  /// Brings events into their order.
  public init(_ events: [HomeEvent]) {
    all = events
    order = Self.order(of: events)
    parts = Array(repeating: .counts, count: order.count)
    passBaselines()
    withdraw(undone())
  }

  /// How many there are, each once.
  public var count: Int { order.count }

  /// The events in their order, those that were taken back included.
  public var events: [HomeEvent] { order.map { all[$0.index] } }

  /// The time of the last one, in seconds since 1970 UTC; nil of none.
  public var latest: Int64? { order.last?.time }

  /// Calls back with each event that counts, in their order, numbered from 1.
  public func forEachCounted(_ body: (Event) -> Void) {
    for (number, place) in order.enumerated() where parts[number] == .counts {
      var event = all[place.index].event
      if case .undo = event.body { continue }
      event.number = Int64(number + 1)
      body(event)
    }
  }

  /// Calls back with each event and what it does.
  func forEach(_ body: (Event, Part) -> Void) {
    for (number, place) in order.enumerated() { body(all[place.index].event, parts[number]) }
  }
}

/// The order.
extension MergedEvents {
  private struct Place: Sendable {
    var time: Int64
    let home: Int
    let number: Int64
    let mark: UInt32
    let index: Int

    func isSame(as other: Place) -> Bool {
      (home, number, mark) == (other.home, other.number, other.mark)
    }
  }

  private static func order(of events: [HomeEvent]) -> [Place] {
    let homes = Set(events.map(\.home)).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: homes.enumerated().map { ($1, $0) })
    var places = events.indices.map { index in
      let event = events[index]
      return Place(
        time: event.event.moment.time, home: ranks[event.home] ?? 0, number: event.event.number,
        mark: event.mark, index: index)
    }
    places.sort { ($0.home, $0.number, $0.mark) < ($1.home, $1.number, $1.mark) }
    var found: [Place] = []
    found.reserveCapacity(places.count)
    for var place in places {
      if let last = found.last, last.home == place.home {
        if last.isSame(as: place) { continue }
        place.time = max(place.time, last.time)
      }
      found.append(place)
    }
    found.sort { ($0.time, $0.home, $0.number, $0.mark) < ($1.time, $1.home, $1.number, $1.mark) }
    return found
  }
}

/// What was taken back.
extension MergedEvents {
  /// An answer, as an undo names it.
  private struct Target: Hashable {
    let home: String
    let number: Int64
    let item: ItemID
  }

  /// A letter of a home.
  private struct Letter: Hashable {
    let home: String
    let item: ItemID
  }

  private func undone() -> [Target: Event.Undo] {
    var undone: [Target: Event.Undo] = [:]
    for place in order {
      let event = all[place.index]
      guard case .undo(let undo) = event.event.body else { continue }
      undone[Target(home: event.home, number: undo.number, item: undo.word.item)] = undo
    }
    return undone
  }

  private mutating func withdraw(_ undone: [Target: Event.Undo]) {
    if undone.isEmpty { return }
    var found: Set<Target> = []
    // What was learned by an answer stands between it and its undo.
    var learned: [Letter: Int] = [:]
    for (number, place) in order.enumerated() {
      let (home, event) = (all[place.index].home, all[place.index].event)
      switch event.body {
      case .answer(let answer, _, _):
        let target = Target(home: home, number: event.number, item: answer.item)
        guard undone[target] != nil else { continue }
        parts[number] = .withdrawn
        found.insert(target)
        learned[Letter(home: home, item: answer.item)] = nil
      case .learned(let word): learned[Letter(home: home, item: word.item)] = number
      case .undo(let undo):
        let target = Target(home: home, number: undo.number, item: undo.word.item)
        guard found.contains(target) else {
          parts[number] = .passed
          continue
        }
        let letter = Letter(home: home, item: undo.word.item)
        if !undo.wasLearned, let place = learned.removeValue(forKey: letter) { parts[place] = .passed }
      default: break
      }
    }
  }

  private mutating func passBaselines() {
    var homes: [Event.Body: String] = [:]
    for (number, place) in order.enumerated() {
      let event = all[place.index]
      switch event.event.body {
      case .baseline, .hour, .past:
        if let home = homes[event.event.body], home != event.home { parts[number] = .passed }
        homes[event.event.body] = homes[event.event.body] ?? event.home
      default: break
      }
    }
  }
}
