import Course
import Learning
import WordGame

/// What the host does about the player's own words.
extension ArcadeHost {
  /// Takes a change. Returns whether something has changed that the save has: a change that is made later is told then.
  mutating func keep(_ own: OwnWords, at moment: Moment) -> Bool {
    bankDesk.take(own, arcade) ? false : tell(of: change(own), at: moment)
  }

  /// Takes what a thread has made. Returns as `keep` does.
  mutating func takeOwnWords(at moment: Moment) -> Bool {
    bankDesk.arrival().map { take($0, at: moment) } ?? false
  }

  /// Waits for all changes that were asked for.
  mutating func finishOwnWords(at moment: Moment) {
    while let made = bankDesk.awaited() { _ = take(made, at: moment) }
  }

  private mutating func take(_ made: BankDesk.Made, at moment: Moment) -> Bool {
    goOn(withWordsOf: made.arcade)
    let hasChanged = tell(of: made.kept, at: moment)
    bankDesk.goOn(arcade)
    return hasChanged
  }

  /// The journal has the hints at once, and that the words are to come in Today.
  private mutating func tell(of kept: OwnWordsKept, at moment: Moment) -> Bool {
    for hint in kept.hints { record(.hint(hint), at: moment) }
    let news = kept.hints.map { ArcadeNews.hint($0) } + [.own(kept)]
    for item in news { telling.tell(item) }
    if !kept.added.isEmpty { _ = take(.wanted(kept.added), at: moment) }
    if !kept.hints.isEmpty { hasChanges = true }
    return !kept.hints.isEmpty
  }
}
