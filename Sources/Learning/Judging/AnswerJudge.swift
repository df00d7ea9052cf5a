/// Judges what a player has typed: kindly with slips of the finger, strictly with what would teach a mistake.
public struct AnswerJudge: Sendable {
  /// Which part of a word was to be typed.
  public enum Side: Sendable {
    /// The word itself.
    case term
    /// One of its meanings.
    case meaning
    /// How it is read.
    case reading
  }

  /// What was typed, and where it differs.
  public enum Finding: Hashable, Sendable {
    /// The answer.
    case right
    /// The answer, but for some slips; to be taken, and shown where they are.
    case slips(Slips)
    /// The letters of the reading, with other tones: the word is known, its tones are not.
    case otherTones
    /// The right word, but its reading or another script where the word itself was asked, or the other way round:
    /// to be asked again, not counted.
    case otherForm
    /// Another word of the deck: its id.
    case otherWord(String)
    /// Something else.
    case wrong

    /// The same in a word.
    public var verdict: Verdict {
      switch self {
      case .right: .right
      case .slips: .slip
      case .otherTones: .accent
      case .otherForm: .otherForm
      case .otherWord: .otherWord
      case .wrong: .wrong
      }
    }
  }

  private let side: Side
  /// The words' ids, and what is right for each: folded once, since every answer is compared with all of them.
  private let words: [(id: String, answers: Set<String>)]

  /// A judge of one side of words, who knows all that must not be taken for each other.
  public init(words: [Word], side: Side) {
    self.side = side
    self.words = words.map { ($0.id, Self.answers($0, side)) }
  }

  /// What `given` is as an answer to the question for this side of `word`.
  public func judge(_ given: String, for word: Word) -> Finding {
    let answers = Self.answers(word, side)
    let typed = Self.parts(given, side)
    if typed.isEmpty { return .wrong }
    if typed.allSatisfy(answers.contains) { return .right }
    if side == .reading, let finding = reading(given, of: word) { return finding }
    if Self.otherForms(word, side).contains(TypedText.folded(given)) { return .otherForm }
    let others = words.lazy.filter { $0.id != word.id }
    if let other = others.first(where: { typed.allSatisfy($0.answers.contains) }) {
      return .otherWord(other.id)
    }
    return slips(typed.joined(separator: " "), answers, besides: others.map(\.answers))
  }
}

extension AnswerJudge {
  private static func answers(_ word: Word, _ side: Side) -> Set<String> {
    switch side {
    case .term: [plain(word.term)]
    case .meaning: Set(word.meanings.flatMap { parts($0, .meaning) })
    case .reading: Set([word.reading, word.romanization].compactMap { $0.map(plain) })
    }
  }

  /// Only meanings have parts: a reading with a comma is one reading.
  private static func parts(_ text: String, _ side: Side) -> [String] {
    side == .meaning ? Clash.parts(TypedText.folded(text)) : [plain(text)].filter { !$0.isEmpty }
  }

  private static func plain(_ text: String) -> String {
    TypedText.folded(text).filter { !".!?¿¡…。！？".contains($0) }
  }

  private static func otherForms(_ word: Word, _ side: Side) -> Set<String> {
    let forms =
      side == .reading ? [word.term] : [word.reading, word.romanization, side == .meaning ? word.term : nil]
    return Set(forms.compactMap { $0.map(plain) })
  }

  /// Nil when the reading is no pinyin, or what was typed isn't.
  private func reading(_ given: String, of word: Word) -> Finding? {
    guard let reading = word.reading, let right = Pinyin(reading), let typed = Pinyin(given) else {
      return nil
    }
    if right == typed { return .right }
    return right.letters == typed.letters ? .otherTones : nil
  }

  /// A slip is forgiven where it leads nearer to this word than to any other of the deck; in readings never.
  private func slips(
    _ typed: String, _ answers: Set<String>, besides others: some Sequence<Set<String>>
  ) -> Finding {
    let tries = answers.sorted().map { Slips(typed, from: $0) }
    guard side != .reading, let best = tries.min(by: { $0.count < $1.count }) else { return .wrong }
    let right = best.steps.count { if case .extra = $0 { false } else { true } }
    guard best.count <= Slips.allowance(letters: right) else { return .wrong }
    let isNearerToOther = others.contains { other in
      other.contains { Self.isNear($0, typed, best.count) }
    }
    return isNearerToOther ? .wrong : .slips(best)
  }

  private static func isNear(_ text: String, _ typed: String, _ distance: Int) -> Bool {
    abs(text.count - typed.count) <= distance && Slips(typed, from: text).count <= distance
  }
}
