/// The judge's finding on a typed answer.
public enum Finding: Hashable, Sendable {
  case right
  /// Right but for slips: accepted, with the slips pointed out.
  case slips(Slips)
  /// Right but for accents, tones or the length of vowels: accepted, with the differences pointed out.
  case accents(Slips)
  /// The right word in another form than was asked: asked once more, saying which form.
  case otherForm(OtherForm)
  /// Another word than was asked.
  case otherWord(OtherWord)
  /// The word with an article of another gender. It counts as wrong: the gender is part of what la mano
  /// teaches.
  case wrongArticle(String)
  case wrong

  /// The finding as a verdict.
  public var verdict: Verdict {
    switch self {
    case .right: .right
    case .slips: .slip
    case .accents: .accent
    case .otherForm: .otherForm
    case .otherWord: .otherWord
    case .wrongArticle, .wrong: .wrong
    }
  }

  /// The verdict where the question isn't put again. A word in another form than its sentence has is
  /// remembered all the same.
  public var settledVerdict: Verdict {
    if case .otherForm(let form) = self, form.kind == .inSentence { return .slip }
    return verdict
  }

  /// The verdict to record for a first try. A slip that makes another word counts as a slip, since the two
  /// weren't confused.
  public var tried: Verdict {
    if case .otherWord(let word) = self, word.id == nil { return .slip }
    return verdict
  }

  /// How kind it is, compared with others.
  var kindness: Int { self == .right ? 3 : verdict.isRight ? 2 : isAskedAgain ? 1 : 0 }

  /// Whether it is inconclusive and the question is put again: after another form, a slip that made another
  /// word, or another term with the same meaning.
  public var isAskedAgain: Bool {
    switch self {
    case .otherForm: true
    case .otherWord(let word): word.id == nil || word.sharesMeaning
    case .right, .slips, .accents, .wrongArticle, .wrong: false
    }
  }
}
