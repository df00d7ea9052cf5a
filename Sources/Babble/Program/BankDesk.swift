import Learning
import WordGame

/// Makes and writes changes to a large word bank on a thread, one after the other: with 20,000 words each
/// takes a fifth of a second, and making a deck from a dictionary takes up to two. The screens hear of a
/// change once it is on the disk.
struct BankDesk: Sendable {
  /// Up to this many words can be written within a tick.
  private static let mostAtOnce = 500

  /// The arcade after a change, and the news for the screens.
  struct Made: Sendable {
    let learner: Learner
    let kept: OwnWordsKept
  }

  private var waiting: [OwnWords] = []
  private var coming: Loading<Made>?

  /// Returns whether the change is made later, on a thread.
  mutating func take(_ own: OwnWords, _ learner: Learner) -> Bool {
    guard coming != nil || Self.isLong(own, learner) else { return false }
    waiting.append(own)
    goOn(learner)
    return true
  }

  private static func isLong(_ own: OwnWords, _ learner: Learner) -> Bool {
    if case .make = own { return true }
    return learner.library.bank.bank.words.count > mostAtOnce
  }

  /// Starts the next change, unless one is being made.
  mutating func goOn(_ learner: Learner) {
    guard coming == nil, !waiting.isEmpty else { return }
    let own = waiting.removeFirst()
    coming = Loading {
      var learner = learner
      let kept = learner.keep(own)
      return Made(learner: learner, kept: kept)
    }
  }

  /// The finished change; nil while it is still being made.
  mutating func arrival() -> Made? {
    guard let made = coming?.value else { return nil }
    coming = nil
    return made
  }

  /// Waits for the change that is being made; nil if there is none.
  mutating func awaited() -> Made? {
    defer { coming = nil }
    return coming?.awaited
  }
}

/// The player's own words.
extension ArcadeHost {
  mutating func keep(_ own: OwnWords) {
    if !bankDesk.take(own, learner) { tell(of: learner.keep(own)) }
  }

  /// Takes a change that a thread has finished.
  mutating func takeOwnWords() {
    if let made = bankDesk.arrival() { take(made) }
  }

  /// Waits for all pending changes.
  mutating func finishOwnWords() {
    while let made = bankDesk.awaited() { take(made) }
  }

  private mutating func take(_ made: BankDesk.Made) {
    (learner.library.bank, learner.library.decks) = (made.learner.library.bank, made.learner.library.decks)
    tell(of: made.kept)
    bankDesk.goOn(learner)
  }

  /// Hints, and the wish to see the words in Today, are recorded in the journal right away.
  private mutating func tell(of kept: OwnWordsKept) {
    for hint in kept.hints { _ = learner.record(.hint(hint)) }
    for item in kept.hints.map({ ArcadeNews.hint($0) }) + [.own(kept)] { spread(item) }
    if !kept.added.isEmpty { _ = learner.record(.course(.wanted(kept.added))) }
    if !kept.hints.isEmpty { (learner.recording.hasChanges, learner.recording.isDue) = (true, true) }
  }
}
