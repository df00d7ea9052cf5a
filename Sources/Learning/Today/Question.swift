/// A question of a day's course: a skill of an item, and how it is answered.
public struct Question: Hashable, Sendable {
  public var item: RoundSetup.Item
  public var skill: Skill
  /// Typed, chosen, drawn or judged.
  public var mode: Mode
  /// The options, including the answer: up to 4, for letters up to 8. Empty in other modes.
  public var options: [String]
  /// The learner's own hint; empty for none. It is shown with the answer, and with the question
  /// after two misses.
  public var hint: String
  /// The word that the hint is stored under; for a capital, the letter that has the card.
  public var hintOwner: WordMet
  /// Whether the learner already holds the word.
  public var isFamiliar = false
  /// The sentence that asks for the term; nil where its meaning does.
  public var wording: Wording?

  /// A sentence that asks for a word: one from a kit of a course, or the word's own.
  public struct Wording: Hashable, Sendable {
    /// In the language of the term.
    public var text: String
    /// What it says or what the word means, in the learner's language; empty for none.
    public var beside: String
    /// The form of the word that stands in its own sentence; nil where the word itself is asked.
    public var form: String?
    /// Whether the meanings of words are translations that the learner doesn't want to see.
    var hidesMeanings: Bool

    public init(_ text: String, beside: String = "", form: String? = nil, hidesMeanings: Bool = false) {
      self.text = text
      self.beside = beside
      self.form = form
      self.hidesMeanings = hidesMeanings
    }
  }

  /// - Parameter hint: by default, the item's own.
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

  /// Applies the learner's new hint for a word, if it is the one that hints belong to here; nil removes it.
  public mutating func apply(hint text: String?, of owner: WordReference) {
    if hintOwner.reference == owner { hint = text ?? "" }
  }

  /// The side of a word that a skill asks for. A letter's sound is its meaning, in Latin letters.
  public static func side(of skill: Skill, isLetter: Bool) -> AnswerJudge.Side {
    switch skill {
    case .recall, .write: .term
    case .read: isLetter ? .meaning : .reading
    default: .meaning
    }
  }

  /// Whether the term is spoken and not shown.
  public var isHeard: Bool { skill == .hear }

  /// The side of the word that is asked.
  public var side: AnswerJudge.Side { Self.side(of: skill, isLetter: item.isLetter) }

  /// The prompt: the term, shown or spoken; or all meanings; or a sentence.
  public var prompt: String { wording?.text ?? (side == .term ? item.meanings : item.word.term) }

  /// A word as the learner wants to see it with the answer and in the results: perhaps without its
  /// translations.
  public func shown(_ word: Word) -> Word {
    guard wording?.hidesMeanings == true else { return word }
    var shown = word
    shown.meanings = []
    return shown
  }

  /// The item with its word as `shown`.
  public var shownItem: RoundSetup.Item {
    var item = item
    item.word = shown(item.word)
    return item
  }

  /// The prompt once it is answered: a sentence without its gap.
  public var answeredPrompt: String {
    wording.map { $0.text.replacing(KitQuestion.gap, with: answer) } ?? prompt
  }

  /// The language of the prompt as a BCP 47 tag.
  public var language: String { item.language(side == .term && wording == nil ? .meaning : .term) }

  /// The deck's answer; of several, the most important.
  public var answer: String {
    switch side {
    case .term: wording?.form ?? item.word.term
    case .meaning: item.text(.meaning)
    case .reading: item.word.reading ?? item.word.term
    }
  }
}

/// Turning the question and its result into an answer.
extension Question {
  /// The question as a drawn answer records it: nothing was typed or chosen.
  public var drawn: Question {
    var drawn = self
    (drawn.mode, drawn.options) = (.drawn, [])
    return drawn
  }

  /// The answer to report.
  ///
  /// - Parameters:
  ///   - milliseconds: the time to the first key; 0 where it is meaningless.
  ///   - other: the deck's word that it was confused with.
  ///   - triedBefore: the verdict on the first try, if the question was put again.
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

  /// Whether another word of the deck sounds like the asked one.
  public func sounds(like other: Word) -> Bool {
    let language = item.origin.language.term
    return other.id != item.word.id && other.spoken(in: language) == item.word.spoken(in: language)
  }

  /// Whether the player may declare this answer right. Another letter's answer never can be.
  public func canAccept(_ given: String, _ verdict: Verdict) -> Bool {
    let isOtherLetter = item.isLetter && verdict == .otherWord
    return mode == .typed && verdict != .right && !given.isEmpty && !isOtherLetter && wording?.form == nil
  }
}
