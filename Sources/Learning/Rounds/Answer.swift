/// A player's answer in a game, as the journal keeps it and the memory model learns from it.
public struct Answer: Hashable, Sendable {
  /// The item that was asked.
  public var item: ItemID
  /// The skill that was exercised.
  public var skill: Skill
  /// The word that was shown for the item.
  public var reference: WordReference
  /// The parts of that word's meanings, by which a word of another deck is recognised as the same; empty
  /// where the item has them already.
  public var meanings: [String]
  public var mode: Mode
  /// The question on the screen.
  public var shown: String
  /// The options; empty where there was no list to choose from.
  public var options: [String]
  /// What the player chose or typed.
  public var given: String
  public var verdict: Verdict
  /// Milliseconds from the question to the answer or, for a typed question of the course, to the first key. 0
  /// where an interruption makes the time meaningless.
  public var milliseconds: Int
  public var certainty: Certainty
  /// The word that it was confused with.
  public var confusedWith: WordReference?
  /// The verdict on an inconclusive first try, after which the question was put again: another form, a slip
  /// that made another word, or another word with this meaning. Nil for an answer at the first try.
  public var triedBefore: Verdict?

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

  public var deck: String { reference.deck }
  public var word: String { reference.word }
}

extension RoundSetup.Item {
  /// The answer to a question about this word. A wrong answer that belongs to another word gets the verdict
  /// `otherWord`.
  ///
  /// - Parameters:
  ///   - side: the side that was shown.
  ///   - verdict: the game's verdict.
  ///   - other: the word it was confused with, if known.
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
