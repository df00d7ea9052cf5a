/// The judge's verdict on an answer.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  case right
  /// Right but for a typing slip.
  case slip
  /// Right but for accents or tones.
  case accent
  /// The right word in another form than asked.
  case otherForm = "other-form"
  /// The answer to another item.
  case otherWord = "other-word"
  case wrong
  /// The learner asked to be told.
  case givenUp = "given-up"

  /// Whether it counts as the answer.
  public var isRight: Bool {
    switch self {
    case .right, .slip, .accent: true
    case .otherForm, .otherWord, .wrong, .givenUp: false
    }
  }
}
