import Games
import Learning

/// A drawn character with its verdict.
struct DrawnCharacter: Hashable, Sendable {
  let character: Character
  let drawing: Drawing
  let verdict: CharacterVerdict

  /// The same, accepted as right by the learner.
  var accepted: DrawnCharacter {
    var verdict = verdict
    if !verdict.isRight { verdict.accept() }
    return DrawnCharacter(character: character, drawing: drawing, verdict: verdict)
  }
}
