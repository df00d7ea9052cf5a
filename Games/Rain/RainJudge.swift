import Engine
import Learning
import WordGame

/// What judges what was typed: an examiner for each deck and side of the round, made of the round's own words and decoys,
/// so that a replay needs nothing else.
struct RainJudge: Sendable {
  private struct Desk: Hashable {
    let deck: String
    let side: AnswerJudge.Side

    init(_ item: RoundSetup.Item) {
      deck = item.origin.deck
      side = Question.side(of: item.skill(showing: item.shown), isLetter: item.isLetter)
    }
  }

  private let items: [RoundSetup.Item]
  /// One for each word of the round; those of one desk differ in what the learner has added to the answers alone.
  private let examiners: [Examiner]
  /// Empty lines, made once: the line goes by one of them in every tick.
  private let composers: [Composer]
  /// All letters that a keyboard may lack.
  private let palette: [Character]

  init(_ setup: GameSetup) {
    items = setup.round.content.items
    var desks: [Desk: Examiner] = [:]
    var palette: [Character] = []
    examiners = items.map { item in
      if let examiner = desks[Desk(item)] { return examiner.accepting(item.accepted) }
      let content = setup.round.content
      let examiner = Examiner(
        Self.deck(of: item, in: content), side: Desk(item).side, alphabets: content.alphabets,
        isScriptOnly: setup.round.presentation.isScriptOnly)
      palette += examiner.palette(for: item.word).filter { !palette.contains($0) }
      desks[Desk(item)] = examiner
      return examiner.accepting(item.accepted)
    }
    self.palette = palette.sorted()
    composers = zip(examiners, items).map { $0.line(for: $1.word) }
  }

  /// All words that the round has of an item's deck.
  private static func deck(of item: RoundSetup.Item, in content: RoundSetup.Content) -> Deck {
    let items = content.items.filter { $0.origin.deck == item.origin.deck }.map(\.word)
    let decoys = content.decoys.filter { $0.origin.deck == item.origin.deck }.map(\.word)
    var deck = Deck(
      id: item.origin.deck, name: content.name, language: item.origin.language, kind: item.origin.kind,
      words: items + decoys)
    deck.alphabet = content.alphabets.first { $0.id == deck.id }?.alphabet
    return deck
  }

  /// How many letters there are to type for a word, as far as that can be said of several answers.
  func letters(in word: Int) -> Int { examiners[word].shortestAnswer(for: items[word].word).count }

  /// An empty line for the answer to a word.
  func line(for word: Int) -> AnswerLine { AnswerLine(composer(for: word), palette: palette) }

  /// What keys become in it.
  func composer(for word: Int) -> Composer { composers[word] }

  /// What was typed, as it answers a word.
  func find(_ line: AnswerLine, for word: Int) -> Finding {
    examiners[word].judge(line.answer(composedBy: composer(for: word)), for: items[word].word)
  }

  /// Whether what stands in the line is an answer that needn't be sent.
  func isWhole(_ line: AnswerLine, for word: Int) -> Bool {
    examiners[word].isWhole(line.text(composedBy: composer(for: word)), for: items[word].word)
  }

  /// Whether it can still become an answer.
  func isBeginning(_ line: AnswerLine, of word: Int) -> Bool {
    examiners[word].isBeginning(line.text(composedBy: composer(for: word)), of: items[word].word)
  }

  /// Why a word is asked once more.
  func again(_ finding: Finding, for word: Int) -> String {
    let question = Question(items[word], items[word].skill(showing: items[word].shown))
    return QuestionPhrases(question, examiners[word]).again(finding)
  }

  /// The word that was given instead.
  func other(_ finding: Finding, for word: Int) -> WordReference? {
    let other = finding.verdict == .otherWord ? examiners[word].word(in: finding) : nil
    return other.map { WordReference(deck: items[word].origin.deck, word: $0.id) }
  }
}
