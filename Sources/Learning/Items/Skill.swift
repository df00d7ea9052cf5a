/// A skill that is exercised on an item. An open set: a file can name one that this version doesn't know.
public struct Skill: Hashable, Sendable, RawRepresentable {
  /// The name in the journal and the save.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Seeing the term and knowing its meaning.
  public static let recognise = Skill(rawValue: "recognise")
  /// Seeing the meaning and producing the term; of a letter, producing it from its sound.
  public static let recall = Skill(rawValue: "recall")
  /// Seeing the script and knowing its sound.
  public static let read = Skill(rawValue: "read")
  /// Drawing it by hand.
  public static let write = Skill(rawValue: "write")
  /// Hearing and understanding it.
  public static let hear = Skill(rawValue: "hear")

  /// The skill that is asked by showing a side of a word or letter.
  public init(showing side: ShownSide, isLetter: Bool) {
    self = side == .meaning ? .recall : isLetter ? .read : .recognise
  }

  /// The side that is shown for it; nil for skills shown by neither.
  public var shown: ShownSide? {
    switch self {
    case .recall: .meaning
    case .recognise, .read: .term
    default: nil
    }
  }
}
