import Engine
import Interface
import Learning

/// What a game has heard.
extension Step {
  /// A right answer: its word is said or, where there is no voice for it, the cue is heard.
  public mutating func sound(_ cue: SoundCue, saying word: Word, in round: RoundSetup) {
    report(cue)
    say(word, in: round)
  }

  /// A word or letter is said, as when its card opens; where there is no voice for it nothing is heard.
  public mutating func say(_ word: Word, in round: RoundSetup) {
    let language = round.language.term
    request(.speak(Spoken(word.spoken(in: language), language: language)))
  }
}
