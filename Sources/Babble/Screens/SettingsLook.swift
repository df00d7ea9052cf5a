import Engine
import Learning
import Saving

extension Settings: StateHashable {
  /// Hashes what the player has chosen.
  public func hash(into hash: inout StateHash) {
    // Left out: what another version has written, which is only kept.
    hash.combine(
      fieldsOf: self, name, avatar, theme, hasMotion, hasSound, hasTimers, hasGhost, seconds, deck,
      choices.count,
      cosmetic: 2)
    hash.combine(sorted: choices)
  }
}

extension CourseChoice: StateHashable {
  /// Hashes what the learner has chosen.
  public func hash(into hash: inout StateHash) {
    hash.combine(
      fieldsOf: self, deck, also, minutes, choosesAnswers, isScriptOnly, schedule.rawValue, drawsAnswers,
      countsStrokes, listens)
  }
}

extension Settings {
  /// The player's look, and what the command line asks for over it.
  func look(over options: Look) -> Look {
    var look = options
    look.theme = options.theme(named: theme)
    look.reducesMotion = options.reducesMotion || !hasMotion
    look.mosaic = LargeWords.mosaic(self)
    look.ruby = Readings.use(self)
    return look
  }
}
