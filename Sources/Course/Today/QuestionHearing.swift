import Engine
import Interface
import Learning
import WordGame

/// A word that is only heard: it is said when it is asked and when it is told, and once more for a key.
extension QuestionScene {
  mutating func sayWord(_ step: inout Step) {
    step.say(word, of: question.item.origin)
    wasSaid = true
  }

  /// Where letters are text, a key with Ctrl.
  private static let hearKey = Key(.character("r"), .control)

  private static let hears = KeyMap<Bool>([(keys: [hearKey], intent: true)])
  private static let hearsUntyped = KeyMap<Bool>([(keys: [hearKey, "v"], intent: true)])

  /// Whether an event wants the word to be said once more.
  func isHeardAgain(_ event: InputEvent) -> Bool {
    question.isHeard && (isTyping ? Self.hears : Self.hearsUntyped).intent(for: event) != nil
  }

  /// The key for it; none where the word is shown.
  var hearKeys: [KeyHint] {
    if !question.isHeard { return [] }
    if isTyping { return [KeyHint("Ctrl-R", "hear again", pressing: Self.hearKey)] }
    return [KeyHint("v", phase == .asking ? "hear again" : "say", pressing: "v")]
  }
}
