/// What is exercised on an item. An open set: a file can name one that this version doesn't know.
public struct Skill: Hashable, Sendable, RawRepresentable {
  /// As the journal and the save have it.
  public let rawValue: String

  /// The skill of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The term is seen, the meaning known.
  public static let recognise = Skill(rawValue: "recognise")
  /// The meaning is seen, the term produced; of a letter: its sound is given.
  public static let recall = Skill(rawValue: "recall")
  /// Script is seen, its sound known.
  public static let read = Skill(rawValue: "read")
  /// It is drawn by hand.
  public static let write = Skill(rawValue: "write")
  /// It is heard and understood.
  public static let hear = Skill(rawValue: "hear")

  /// What showing a side of a word, or of a letter, asks for.
  public init(showing side: ShownSide, isLetter: Bool) {
    self = side == .meaning ? .recall : isLetter ? .read : .recognise
  }

  /// The side that is shown for it; nil where that is neither.
  public var shown: ShownSide? {
    switch self {
    case .recall: .meaning
    case .recognise, .read: .term
    default: nil
    }
  }
}

/// How an answer was given.
public enum Mode: String, Hashable, Sendable, CaseIterable {
  /// Chosen among several.
  case chosen
  /// Two things that belong together were found.
  case matched
  /// Dragged to where it belongs, among others that were in view.
  case dragged
  /// Typed.
  case typed
  /// Drawn by hand.
  case drawn
  /// Judged by the learner themselves.
  case judged

  /// Whether a right answer can be luck, as where the right thing stands among others.
  public var canBeLuck: Bool { self == .chosen || self == .dragged }

  /// Whether the answer was made, not found among others or looked up.
  var isProducing: Bool { self == .typed || self == .drawn }
}

/// What an answer is, as the judge says.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// The answer.
  case right
  /// The answer, but for a slip of the finger.
  case slip
  /// The answer, but for accents or tones.
  case accent
  /// The right word in another form than was asked.
  case otherForm = "other-form"
  /// The answer to another item.
  case otherWord = "other-word"
  /// Something else.
  case wrong
  /// Nothing: the learner asked to be told.
  case givenUp = "given-up"

  /// Whether it is taken for the answer.
  public var isRight: Bool {
    switch self {
    case .right, .slip, .accent: true
    case .otherForm, .otherWord, .wrong, .givenUp: false
    }
  }
}
