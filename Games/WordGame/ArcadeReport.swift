import Engine
import Interface
import Learning

/// Everything that word games and their screens report.
public enum ArcadeReport: Hashable, Sendable {
  case answer(Answer)
  /// An event of the day's course.
  case course(CourseReport)
  case learned(AlphabetLearned)
  case met(WordsMet)
  case hint(MnemonicChanged)
  /// Play a cue, higher by some semitones.
  case cue(SoundCue, semitones: Int = 0)
  /// Speak something aloud.
  case spoken(Spoken)
  /// Sent from a pause: the player wants to look back at the last seconds.
  case lookBack
  /// A round was played to its end.
  case ended(RoundReplay)
  /// A round was left early, with at least one answer.
  case left(RoundResult)
  /// A setting was changed.
  case setting(Settings.Change)
  /// The first screen has been idle for a while: the time for deferred work.
  case idle
}

extension Step {
  /// Reports to the host. All reports of word games and their screens go through here.
  public mutating func report(_ report: ArcadeReport) {
    self.report(report as any Sendable)
  }
}

extension ArcadeReport {
  /// A setting was changed to a value.
  public static func setting<Value>(_ setting: Setting<Value>, to value: Value) -> ArcadeReport {
    .setting(Settings.Change(setting, to: value))
  }
}

extension Step {
  /// Speaks the word of a right answer, or plays the cue if there is no voice for it.
  public mutating func sound(
    _ cue: SoundCue, semitones: Int = 0, saying word: Word, of origin: WordOrigin
  ) {
    report(.cue(cue, semitones: semitones))
    say(word, of: origin)
  }

  /// Speaks a word or letter, as when its card opens. Silent if there is no voice for it.
  public mutating func say(_ word: Word, of origin: WordOrigin) {
    report(.spoken(Spoken(word, of: origin)))
  }
}
