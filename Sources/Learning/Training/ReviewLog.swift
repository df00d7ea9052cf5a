/// Collects each skill's review history from events, which must come in order.
public struct ReviewLog: Sendable {
  private struct Entry {
    let event: Int64
    let review: ReviewHistory.Review
  }

  /// More answers make the training longer, but the weights no better.
  private static let most = 50_000

  private var entries: [ItemID: [Skill: [Entry]]] = [:]
  /// Skills that had a memory before the journal began: their first answers are unknown.
  private var older: [ItemID: Set<Skill>] = [:]
  private var last: Int64 = 0

  public init() {}

  /// Records an event. One that was recorded before is ignored.
  public mutating func record(_ event: Event) {
    guard event.number > last else { return }
    last = event.number
    switch event.body {
    case .answer(let answer, _, let grade?):
      let luck = answer.mode.canBeLuck && answer.options.count > 1 ? 1 / Double(answer.options.count) : 0
      let review = ReviewHistory.Review(event.day, grade, luck: luck)
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

  /// The histories that reach closest to today, up to a limit; always in the same order.
  public var histories: [ReviewHistory] {
    let all = entries.flatMap { item, skills in
      skills.filter { older[item]?.contains($0.key) != true && !$0.value.isEmpty }.values
    }.sorted { ($0.last?.event ?? 0) > ($1.last?.event ?? 0) }
    var count = 0
    return all.prefix { part in
      count += part.count
      return count <= Self.most
    }.map { ReviewHistory($0.map(\.review)) }
  }
}
