/// Which side of a word is shown; the other one is asked.
public enum ShownSide: String, Hashable, Sendable, CaseIterable {
  /// The term is shown.
  case term
  /// The meaning is shown.
  case meaning
}

/// Which sides of words a round shows.
public enum AskedSides: String, Hashable, Sendable, CaseIterable {
  /// The term alone, or the meaning alone.
  case term, meaning
  /// Now the one, now the other.
  case both

  /// The one side; nil for both.
  public var direction: ShownSide? { ShownSide(rawValue: rawValue) }
}

/// How a player came to an answer. Only `known` is evidence of what they know.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// By knowledge.
  case known
  /// By chance, at the first sight of it.
  case firstSight = "first-sight"
  /// Because nothing else was left.
  case elimination
  /// After the game had told.
  case hint
}

/// One answer that a player gave in a game: what the journal keeps and the memory model learns from.
public struct Answer: Hashable, Sendable {
  /// What was asked for.
  public var item: ItemID
  /// What of it was exercised.
  public var skill: Skill
  /// The word that stood for the item.
  public var reference: WordReference
  /// The parts of that word's meanings, by which a word of another deck is known for the same; empty where the item
  /// has them already.
  public var meanings: [String]
  /// How it was given.
  public var mode: Mode
  /// What stood on the screen as the question.
  public var shown: String
  /// What could be chosen from; empty where that was not a list.
  public var options: [String]
  /// What the player chose or typed.
  public var given: String
  /// What it is.
  public var verdict: Verdict
  /// Milliseconds from the question to the answer; of a course's question, to the first key. 0 where that says nothing,
  /// since something came between.
  public var milliseconds: Int
  /// How the player came to it.
  public var certainty: Certainty
  /// The word that it was taken for.
  public var confusedWith: WordReference?
  /// What the first try was, where that settled nothing and the question was put once more: another form, a slip that
  /// made another word, or another word with this meaning. Nil for an answer at the first try.
  public var triedBefore: Verdict?

  /// An answer of its parts.
  public init(
    item: ItemID, skill: Skill, reference: WordReference, meanings: [String] = [], mode: Mode, shown: String,
    options: [String] = [], given: String, verdict: Verdict, milliseconds: Int, certainty: Certainty,
    confusedWith: WordReference? = nil, triedBefore: Verdict? = nil
  ) {
    self.item = item
    self.skill = skill
    self.reference = reference
    self.meanings = meanings
    self.mode = mode
    self.shown = shown
    self.options = options
    self.given = given
    self.verdict = verdict
    self.milliseconds = milliseconds
    self.certainty = certainty
    self.confusedWith = confusedWith
    self.triedBefore = triedBefore
  }

  /// The deck's id.
  public var deck: String { reference.deck }
  /// The word's id.
  public var word: String { reference.word }
}

/// How games make answers.
extension RoundSetup.Item {
  /// The answer to a question for this word. A wrong one that belongs to another word is that word's.
  ///
  /// - Parameters:
  ///   - side: the side that was shown.
  ///   - verdict: what the game says of what was given.
  ///   - other: the word that it was taken for, where that is known.
  public func answer(
    showing side: ShownSide, _ mode: Mode, shown: String, options: [String] = [], given: String,
    verdict: Verdict,
    takenFor other: RoundSetup.Item? = nil, milliseconds: Int, certainty: Certainty
  ) -> Answer {
    Answer(
      item: id, skill: skill(showing: side), reference: reference, meanings: met.meanings, mode: mode,
      shown: shown, options: options, given: given,
      verdict: verdict == .wrong && other != nil ? .otherWord : verdict, milliseconds: milliseconds,
      certainty: certainty, confusedWith: verdict.isRight ? nil : other?.reference)
  }
}
