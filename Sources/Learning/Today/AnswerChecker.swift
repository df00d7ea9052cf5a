import Formats

/// Judges answers for one side of a deck and helps to type them. The first judgement indexes the whole deck, so make it once
/// for many questions.
public struct AnswerChecker: Sendable {
  let deck: Deck
  let side: AnswerJudge.Side
  private let alphabets: [Deck]
  private let isScriptOnly: Bool
  private let common: CommonWords
  private let index = Lazy<Index>()
  /// Whether an answer with wrong accents, tones or length of vowels is asked again, not forgiven.
  package var areAccentsStrict = false
  /// The learner's own right answers for the asked word.
  private(set) var accepted: Set<String> = []

  /// - Parameters:
  ///   - deck: the words; letters are asked in both cases.
  ///   - side: the side to type, as in `Question.side`.
  ///   - alphabets: decks of letters; those of the deck's language tell how its words are romanised.
  ///   - isScriptOnly: whether a word must be typed in its own script; else its reading and romanisation are
  ///     right, too.
  ///   - common: the words of the language that no slip may make.
  public init(
    _ deck: Deck, side: AnswerJudge.Side, alphabets: [Deck] = [], isScriptOnly: Bool = false,
    common: CommonWords = .none
  ) {
    self.deck = deck.withCapitals
    self.side = side
    (self.alphabets, self.isScriptOnly, self.common) = (alphabets, isScriptOnly, common)
  }

  /// What is made of all words of the deck.
  private struct Index {
    let rules: AnswerJudge
    let keyboard: Keyboard
    let synonyms: Synonyms?
  }

  private var indexed: Index {
    index.value {
      Index(
        rules: AnswerJudge(
          deck, side: side, alphabets: alphabets, isScriptOnly: isScriptOnly, common: common),
        keyboard: Keyboard(deck, side: side),
        synonyms: side == .term && deck.kind == .words ? Synonyms(deck.words) : nil)
    }
  }

  /// Makes what judging needs, so that the first answer to a question of a large deck needn't wait for it.
  public func prepare() { _ = indexed }

  /// The romanisation systems of the deck.
  public var systems: [Alphabet.System] { deck.systems }

  /// A copy that also accepts these answers.
  public func accepting(_ texts: some Sequence<String>) -> AnswerChecker {
    var checker = self
    checker.accepted = Set(texts.map(TypedText.folded))
    return checker
  }

  /// Judges a text as an answer to the question for a word of the deck.
  public func judge(_ given: String, for word: Word) -> Finding {
    if accepted.contains(TypedText.folded(given)) { return .right }
    let finding = indexed.rules.judge(given, for: word)
    guard areAccentsStrict, case .accents = finding else { return finding }
    return .otherForm(OtherForm(kind: .accents, answer: word.term))
  }

  /// Judges a typed answer. What was composed and the keys may both be meant: the kinder finding counts, and
  /// comes with the text that it is about. A composed word of the deck is no slip of another one.
  public func judge(_ typed: TypedAnswer, for word: Word) -> (given: String, finding: Finding) {
    let composed = judge(typed.text, for: word)
    guard typed.keys != typed.text, composed != .right else { return (typed.text, composed) }
    let keyed = judge(typed.keys, for: word)
    let isKinder = self.word(in: composed) == nil ? keyed.kindness > composed.kindness : keyed == .right
    return isKinder ? (typed.keys, keyed) : (typed.text, composed)
  }

  /// Judges an answer to a question. If the word was only heard, one that sounds the same is no mistake.
  public func judge(_ typed: TypedAnswer, for question: Question) -> (given: String, finding: Finding) {
    let (given, finding) = judge(typed, for: question.item.word)
    if let form = question.wording?.form { return judge(typed, as: form, of: question.item.word) }
    guard question.isHeard, let other = word(in: finding), question.sounds(like: other) else {
      return (given, finding)
    }
    return (given, .otherWord(OtherWord(id: other.id, typed: given, sharesMeaning: true)))
  }

  /// Judges what was typed into the gap of a sentence. The word itself and other forms of it are the right word in
  /// another form.
  private func judge(_ typed: TypedAnswer, as form: String, of word: Word) -> (
    given: String, finding: Finding
  ) {
    let (language, text) = (deck.language.term, TypedText.plain(form))
    let isBase = text == word.bareTerm(in: language)
    var inflected = word
    inflected.term = form
    if !isBase { (inflected.reading, inflected.romanization, inflected.otherTerms) = (nil, nil, []) }
    let (inForm, base) = (judge(typed, for: inflected), judge(typed, for: word))
    if isBase || inForm.finding == .right {
      return inForm.finding.kindness >= base.finding.kindness ? inForm : base
    }
    // One slip may be all that tells two forms: lobo and lobos.
    let bare = articles.split(TypedText.plain(base.given)).word
    let isForm =
      base.finding == .right
      || ([bare] + Lemmas.candidates(of: bare, language: language).map(\.term))
        .contains(word.bareTerm(in: language))
    if !isForm, inForm.finding.verdict.isRight { return inForm }
    return isForm || base.finding.verdict.isRight
      ? (base.given, .otherForm(OtherForm(kind: .inSentence, answer: form))) : base
  }

  /// Judges a chosen option: there are no slips, and nothing is asked again.
  public func judge(option: String, for question: Question) -> Finding {
    if option == question.answer { return .right }
    switch judge(option, for: question.item.word) {
    case .right: return .right
    case .otherWord(let other) where other.id != nil: return .otherWord(other)
    case .slips, .accents, .otherForm, .otherWord, .wrongArticle, .wrong: return .wrong
    }
  }

  /// An empty input line.
  public func line(for word: Word) -> Composer { indexed.keyboard.line(for: word) }

  /// The letters in answers that a US keyboard lacks; for a capital, capitals.
  public func palette(for word: Word) -> [Character] {
    let isCapital = word.isCapital && side == .term
    let palette = indexed.keyboard.palette
    return isCapital ? palette.flatMap { Array($0.uppercased()) } : palette
  }

  /// The letters and signs of a US keyboard, for players with only a pointer.
  public var plainLetters: [Character] { indexed.keyboard.plain }

  /// The other letters of the deck, of the same case, that a drawn letter could be confused with; none for a
  /// word.
  public func rivals(of word: Word) -> [Character] {
    guard deck.kind == .alphabet else { return [] }
    let others = deck.words.filter { $0.isCapital == word.isCapital && $0.term.count == 1 }
    return Set(others.compactMap(\.term.first)).subtracting(word.term).sorted()
  }

  /// The word whose card is shown for a word: for a capital, its lower case.
  public func card(of word: Word) -> Word {
    word.isCapital ? deck.words.first { $0.id == word.letterID } ?? word : word
  }

  /// The deck's word that an answer belongs to instead; nil where there is none.
  public func word(in finding: Finding?) -> Word? {
    guard case .otherWord(let other) = finding, let id = other.id else { return nil }
    return deck.words.first { $0.id == id }
  }

  /// The first letter of a term, not counting its article.
  public func firstLetter(of word: Word) -> Character? {
    articles.split(TypedText.plain(word.term)).word.first
  }

  /// What tells the asked word from the deck's others with the same meaning; nil where there are none.
  public func distinction(of word: Word) -> Distinction? {
    guard let others = indexed.synonyms?.of(word), !others.isEmpty else { return nil }
    return Distinction(of: word, among: others, articles: articles)
  }

  /// The deck's other words with the same meaning; none where the term isn't asked.
  func synonyms(of word: Word) -> [Word] { indexed.synonyms?.of(word) ?? [] }

  private var articles: Articles { Articles(language: .of(deck.language.term)) }
}

/// Feedback while an answer is being typed.
extension AnswerChecker {
  /// Whether the text is exactly one of the deck's answers and so needn't be submitted. Letters always must
  /// be, since one can begin another.
  public func isWhole(_ given: String, for word: Word) -> Bool {
    let typed = TypedText.plain(given)
    return !typed.isEmpty && deck.kind == .words
      && (answers(of: word).contains(typed) || accepted.contains(TypedText.folded(given)))
      && judge(given, for: word) == .right
  }

  /// Whether more typing can complete the text to an answer, including a mark on its last letter: te begins
  /// ten and té.
  public func isBeginning(_ given: String, of word: Word) -> Bool {
    let typed = TypedText.plain(given)
    return (answers(of: word) + accepted).contains { answer in
      guard typed != answer, let last = answer.prefix(typed.count).last else { return false }
      let bare = answer.prefix(typed.count - 1) + NormalForm.folded(String(last))
      return answer.hasPrefix(typed) || bare == typed
    }
  }

  /// The shortest answer to the question for a word; of several meanings, the first one.
  public func shortestAnswer(for word: Word) -> String {
    guard side == .meaning else { return answers(of: word).first ?? "" }
    return word.meanings.first.flatMap { Clash.parts($0).first } ?? ""
  }

  private func answers(of word: Word) -> [String] {
    let texts: [String?] =
      switch side {
      case .term: [word.term, word.reading, word.romanization]
      case .meaning: word.meanings + word.meanings.flatMap(Clash.parts)
      case .reading: [word.reading]
      }
    return texts.compactMap { $0.map(TypedText.plain) }
  }
}
