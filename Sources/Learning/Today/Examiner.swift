/// What judges answers for one side of a deck and helps to type them. Made once for many questions: it indexes the whole
/// deck.
public struct Examiner: Sendable {
  let deck: Deck
  let side: AnswerJudge.Side
  private let rules: AnswerJudge
  private let keyboard: Keyboard
  private let synonyms: Synonyms?
  /// What the learner counts as right for the word that is asked.
  private(set) var accepted: Set<String> = []

  /// - Parameters:
  ///   - deck: the words; letters are asked in both cases.
  ///   - side: what is typed, as `Question.side` says.
  ///   - alphabets: decks of letters; those of the deck's language say how its words are written in Latin letters.
  ///   - isScriptOnly: a word must be typed in its own script; else its reading and Latin letters are right, too.
  public init(_ deck: Deck, side: AnswerJudge.Side, alphabets: [Deck] = [], isScriptOnly: Bool = false) {
    self.deck = deck.withCapitals
    self.side = side
    rules = AnswerJudge(self.deck, side: side, alphabets: alphabets, isScriptOnly: isScriptOnly)
    keyboard = Keyboard(self.deck, side: side)
    synonyms = side == .term && deck.kind == .words ? Synonyms(deck.words) : nil
  }

  /// The systems of romanisation that the deck names.
  public var systems: [Alphabet.System] { deck.systems }

  /// The same for a question whose answers the learner has added to.
  public func accepting(_ texts: some Sequence<String>) -> Examiner {
    var examiner = self
    examiner.accepted = Set(texts.map(TypedText.folded))
    return examiner
  }

  /// What an answer to the question for a word of the deck is.
  public func judge(_ given: String, for word: Word) -> Finding {
    accepted.contains(TypedText.folded(given)) ? .right : rules.judge(given, for: word)
  }

  /// What an answer to a question is. Where the word was only heard, one that sounds as it does is no mistake.
  public func judge(_ given: String, for question: Question) -> Finding {
    let finding = judge(given, for: question.item.word)
    guard question.isHeard, let other = word(in: finding), question.sounds(like: other) else {
      return finding
    }
    return .otherWord(OtherWord(id: other.id, typed: given, sharesMeaning: true))
  }

  /// What an option is that was chosen, not typed: there are no slips, and nothing is asked again.
  public func judge(option: String, for question: Question) -> Finding {
    if option == question.answer { return .right }
    switch judge(option, for: question.item.word) {
    case .right: return .right
    case .otherWord(let other) where other.id != nil: return .otherWord(other)
    case .slips, .accents, .otherForm, .otherWord, .wrongArticle, .wrong: return .wrong
    }
  }

  /// An empty line for the answer.
  public func line(for word: Word) -> Composer { keyboard.line(for: word) }

  /// The letters that answers have and a US keyboard hasn't; for a capital, capitals.
  public func palette(for word: Word) -> [Character] {
    let isCapital = word.isCapital && side == .term
    return isCapital ? keyboard.palette.flatMap { Array($0.uppercased()) } : keyboard.palette
  }

  /// The letters and signs of a US keyboard, for those who have a pointer alone.
  public var plainLetters: [Character] { keyboard.plain }

  /// The other letters of the deck that a letter could be taken for when it is drawn, of the same case; of a word none.
  public func rivals(of word: Word) -> [Character] {
    guard deck.kind == .alphabet else { return [] }
    let others = deck.words.filter { $0.isCapital == word.isCapital && $0.term.count == 1 }
    return Set(others.compactMap(\.term.first)).subtracting(word.term).sorted()
  }

  /// The word on whose card a word stands: of a capital, that of its lower case.
  public func card(of word: Word) -> Word {
    word.isCapital ? deck.words.first { $0.id == word.letterID } ?? word : word
  }

  /// The word of the deck that an answer belongs to instead; nil where it is none of these.
  public func word(in finding: Finding?) -> Word? {
    guard case .otherWord(let other) = finding, let id = other.id else { return nil }
    return deck.words.first { $0.id == id }
  }

  /// The first letter of a term, its article aside.
  public func firstLetter(of word: Word) -> Character? {
    articles.split(TypedText.plain(word.term)).word.first
  }

  /// What sets a word that is to be produced apart from the words of the deck that mean the same; nil where there are none.
  public func distinction(of word: Word) -> Distinction? {
    guard let others = synonyms?.of(word), !others.isEmpty else { return nil }
    return Distinction(of: word, among: others, articles: articles)
  }

  private var articles: Articles { Articles(language: AnswerRules.first(deck.language.term)) }
}
