/// Gathers from events, taken in their order, how the answers to each skill went.
public struct ReviewLog: Sendable {
  private struct Entry {
    let event: Int64
    let review: ReviewHistory.Review
  }

  /// More answers than that make training long, and weights no better.
  private static let most = 50_000

  private var entries: [ItemID: [Skill: [Entry]]] = [:]
  /// Skills that had a memory before there were events: how it began nobody knows.
  private var older: [ItemID: Set<Skill>] = [:]
  private var last: Int64 = 0

  /// A log without answers.
  public init() {}

  /// Takes an event, each once.
  public mutating func take(_ event: Event) {
    guard event.number > last else { return }
    last = event.number
    switch event.body {
    case .answer(let answer, _, let grade?):
      let review = ReviewHistory.Review(event.day, grade)
      entries[answer.item, default: [:]][answer.skill, default: []].append(
        Entry(event: event.number, review: review))
    case .undo(let undo):
      entries[undo.word.item] = entries[undo.word.item]?.mapValues { $0.filter { $0.event != undo.number } }
    case .baseline(let baseline):
      let skills = baseline.figures.skills.filter { $0.value.memory != nil }.keys
      older[baseline.word.item, default: []].formUnion(skills)
    default: break
    }
  }

  /// The histories that reach furthest towards today, as many as are worth while; always in the same order.
  public var histories: [ReviewHistory] {
    let all = entries.flatMap { item, skills in
      skills.filter { older[item]?.contains($0.key) != true && !$0.value.isEmpty }.map {
        (last: $0.value.last?.event ?? 0, history: ReviewHistory($0.value.map(\.review)))
      }
    }.sorted { $0.last > $1.last }
    var count = 0
    return all.prefix { part in
      count += part.history.reviews.count
      return count <= Self.most
    }.map(\.history)
  }
}
