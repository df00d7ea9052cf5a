/// The events of several homes of one player, each once and in one order. The order, and so the resulting
/// knowledge, depends only on the set of events and not on how the homes were combined: it goes by moment,
/// then home, then number. Events of one home keep their own order even where its clock was turned back.
///
/// An undo takes back the answer before it. Where events of another home come in between, the answer counts as never given
/// instead, since the undo knows nothing of the figures in other homes. A baseline that two homes took over counts once.
public struct MergedEvents: Sendable {
  /// The effect of an event.
  public enum Part: Sendable {
    case counts
    /// An answer that counts as never given, so that it only makes its word known; or the undo of one.
    case withdrawn
    /// It has no effect.
    case passed
  }

  private let all: [HomeEvent]
  private let order: [Place]
  private var parts: [Part]

  /// - Parameter withdrawsAll: whether every answer that was taken back counts as never given.
  public init(_ events: [HomeEvent], withdrawsAll: Bool = false) {
    all = events
    order = Self.order(of: events)
    parts = Array(repeating: .counts, count: order.count)
    passBaselines()
    withdraw(undone(inRuns: withdrawsAll), inRuns: withdrawsAll)
  }

  var count: Int { order.count }

  /// All events in order, including those taken back.
  public var events: [HomeEvent] { order.map { all[$0.index] } }

  /// The time of the last event, in seconds since 1970 UTC; nil for none.
  var latest: Int64? { order.last?.time }

  /// Calls `body` with each event that counts, in order, numbered from 1.
  public func forEachCounted(_ body: (Event) -> Void) {
    for (number, place) in order.enumerated() where parts[number] == .counts {
      var event = all[place.index].event
      if case .undo = event.body { continue }
      event.number = Int64(number + 1)
      body(event)
    }
  }

  public func forEach(_ body: (HomeEvent, Part) -> Void) {
    for (number, place) in order.enumerated() { body(all[place.index], parts[number]) }
  }
}

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

/// Answers that were taken back.
extension MergedEvents {
  /// An answer, as an undo refers to it.
  private struct Target: Hashable {
    let home: String
    let number: Int64
    let item: ItemID
  }

  private struct Letter: Hashable {
    let home: String
    let item: ItemID
  }

  private func undone(inRuns: Bool) -> [Target: Event.Undo] {
    var (undone, run): ([Target: Event.Undo], EventRun?) = ([:], nil)
    for place in order {
      let event = all[place.index]
      run = EventRun(event.event.number, of: event.home, after: run)
      guard case .undo(let undo) = event.event.body, inRuns || run?.holds(undo) == false else { continue }
      undone[Target(home: event.home, number: undo.number, item: undo.word.item)] = undo
    }
    return undone
  }

  private mutating func withdraw(_ undone: [Target: Event.Undo], inRuns: Bool) {
    if undone.isEmpty { return }
    var found: Set<Target> = []
    // The letter that an answer completed is recorded between the answer and its undo.
    var (learned, run): ([Letter: Int], EventRun?) = ([:], nil)
    for (number, place) in order.enumerated() {
      let (home, event) = (all[place.index].home, all[place.index].event)
      run = EventRun(event.number, of: home, after: run)
      switch event.body {
      case .answer(let answer, _, _):
        let target = Target(home: home, number: event.number, item: answer.item)
        guard undone[target] != nil else { continue }
        parts[number] = .withdrawn
        found.insert(target)
        learned[Letter(home: home, item: answer.item)] = nil
      case .learned(let word): learned[Letter(home: home, item: word.item)] = number
      case .undo(let undo) where inRuns || run?.holds(undo) == false:
        let target = Target(home: home, number: undo.number, item: undo.word.item)
        guard found.contains(target) else {
          parts[number] = .passed
          continue
        }
        parts[number] = .withdrawn
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
