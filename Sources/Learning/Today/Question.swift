import Deterministic

/// One question of a day's course: a skill of an item, and how it is to be answered.
public struct Question: Hashable, Sendable {
  /// What is asked.
  public var item: RoundSetup.Item
  /// What of it.
  public var skill: Skill
  /// How: typed, chosen, drawn or judged.
  public var mode: Mode
  /// What can be chosen from, the answer among them: up to 4, of letters up to 8. Empty for other modes.
  public var options: [String]
  /// The learner's own hint; empty for none. It is shown with the answer, never before.
  public var hint: String
  /// What that hint belongs to: of a capital, the letter on whose card it stands.
  public var hintOwner: WordMet
  /// Whether the learner holds the word already.
  public var isFamiliar = false
  /// The sentence that asks for the term; nil where its meaning does.
  public var wording: Wording?

  /// A sentence that asks for a word, as a kit of a course has it.
  public struct Wording: Hashable, Sendable {
    /// The sentence, in the language of the term.
    public var text: String
    /// What it says in the learner's language; empty for nothing.
    public var beside: String

    /// A sentence, and what it says.
    public init(_ text: String, beside: String = "") {
      self.text = text
      self.beside = beside
    }
  }

  /// A question of its parts. The hint is the item's own where nobody says otherwise.
  public init(
    _ item: RoundSetup.Item, _ skill: Skill, _ mode: Mode = .typed, options: [String] = [], hint: String = "",
    hintOwner: WordMet? = nil
  ) {
    self.item = item
    self.skill = skill
    self.mode = mode
    self.options = options
    self.hint = hint
    self.hintOwner = hintOwner ?? item.met
  }

  /// Which part of a word a skill asks for. A letter is read in Latin letters, which its deck has as its meaning.
  public static func side(of skill: Skill, isLetter: Bool) -> AnswerJudge.Side {
    switch skill {
    case .recall, .write: .term
    case .read: isLetter ? .meaning : .reading
    default: .meaning
    }
  }

  /// Whether the term is said, and nothing of it shown.
  public var isHeard: Bool { skill == .hear }

  /// Which part of the word is asked for.
  public var side: AnswerJudge.Side { Self.side(of: skill, isLetter: item.isLetter) }

  /// What the question is: the term, which stands there or is said, or all meanings, or a sentence.
  public var prompt: String { wording?.text ?? (side == .term ? item.meanings : item.word.term) }

  /// The language of the prompt, as a BCP 47 tag.
  public var language: String { item.language(side == .term && wording == nil ? .meaning : .term) }

  /// The answer, as the deck has it; of several the most important.
  public var answer: String {
    switch side {
    case .term: item.word.term
    case .meaning: item.text(.meaning)
    case .reading: item.word.reading ?? item.word.term
    }
  }
}

/// What is made of what was given.
extension Question {
  /// The same question as it stands in an answer that was drawn: nothing was typed, or chosen from.
  public var drawn: Question {
    var drawn = self
    (drawn.mode, drawn.options) = (.drawn, [])
    return drawn
  }

  /// The answer as it is told.
  ///
  /// - Parameters:
  ///   - milliseconds: to the first key; 0 where that says nothing.
  ///   - other: the word of its deck that it was taken for.
  ///   - triedBefore: what the first try was, where the question was put once more.
  public func answered(
    _ given: String, _ verdict: Verdict, milliseconds: Int = 0, takenFor other: Word? = nil,
    after triedBefore: Verdict? = nil
  ) -> Answer {
    Answer(
      item: item.id, skill: skill, reference: item.reference, meanings: item.met.meanings, mode: mode,
      shown: prompt, options: options, given: given, verdict: verdict, milliseconds: milliseconds,
      certainty: .known, confusedWith: other.map { WordReference(deck: item.origin.deck, word: $0.id) },
      triedBefore: triedBefore)
  }

  /// Whether another word of its deck sounds as the one that is asked.
  public func sounds(like other: Word) -> Bool {
    let language = item.origin.language.term
    return other.id != item.word.id && other.spoken(in: language) == item.word.spoken(in: language)
  }

  /// Whether what was given can be counted as right. What is another letter's never is.
  public func canAccept(_ given: String, _ verdict: Verdict) -> Bool {
    let isOtherLetter = item.isLetter && verdict == .otherWord
    return mode == .typed && verdict != .right && !given.isEmpty && !isOtherLetter
  }
}

extension Question: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine(item)
    hash.combine(item.origin)
    hash.combine([skill.rawValue, mode.rawValue, hint, hintOwner.reference.text])
    hash.combine(options)
    hash.combine(isFamiliar)
    hash.combine([wording?.text, wording?.beside])
  }
}
