import Engine
import Learning

/// Judges typed answers: one examiner per deck and side, built from the round's own words and decoys, so that a
/// replay needs nothing else.
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
  /// One per word. Those that share deck and side differ only in the answers that the learner has added.
  private let examiners: [AnswerChecker]
  /// Empty composers, built once: the line is compared with one every tick.
  private let composers: [Composer]
  /// Letters that a keyboard may lack.
  private let palette: [Character]

  init(_ setup: GameSetup) {
    items = setup.round.content.items
    var desks: [Desk: AnswerChecker] = [:]
    var palette: [Character] = []
    examiners = items.map { item in
      if let examiner = desks[Desk(item)] { return examiner.accepting(item.accepted) }
      let content = setup.round.content
      var examiner = AnswerChecker(
        Self.deck(of: item, in: content), side: Desk(item).side, alphabets: content.alphabets,
        isScriptOnly: setup[.answers.isScriptOnly],
        common: CommonWords { content.nearWords[$0] ?? [:] })
      examiner.areAccentsStrict = setup[.answers.areAccentsStrict]
      palette += examiner.palette(for: item.word).filter { !palette.contains($0) }
      desks[Desk(item)] = examiner
      return examiner.accepting(item.accepted)
    }
    self.palette = palette.sorted()
    composers = zip(examiners, items).map { $0.line(for: $1.word) }
  }

  /// The round's words from an item's deck.
  private static func deck(of item: RoundSetup.Item, in content: RoundSetup.Content) -> Deck {
    let items = content.items.filter { $0.origin.deck == item.origin.deck }.map(\.word)
    let decoys = content.decoys.filter { $0.origin.deck == item.origin.deck }.map(\.word)
    var deck = Deck(
      id: item.origin.deck, name: content.name, language: item.origin.language, kind: item.origin.kind,
      words: items + decoys)
    deck.alphabet = content.alphabets.first { $0.id == deck.id }?.alphabet
    return deck
  }

  /// Letters to type for a word; of its shortest answer, if there are several.
  func letters(in word: Int) -> Int { examiners[word].shortestAnswer(for: items[word].word).count }

  func line(for word: Int) -> AnswerLine { AnswerLine(composer(for: word), palette: palette) }

  /// The composer for a word's answer.
  func composer(for word: Int) -> Composer { composers[word] }

  /// Judges the line as an answer to a word.
  func find(_ line: AnswerLine, for word: Int) -> (given: String, finding: Finding) {
    examiners[word].judge(line.typed(composedBy: composer(for: word)), for: items[word].word)
  }

  /// Whether the line is a complete answer that needs no Enter. Its keys can be one, too, once they all are
  /// composed.
  func isWhole(_ line: AnswerLine, for word: Int) -> Bool {
    let (text, typed) = texts(of: line, for: word)
    return ([text] + (text == typed.text ? [typed.keys] : [])).contains {
      examiners[word].isWhole($0, for: items[word].word)
    }
  }

  /// Whether the line can still become an answer.
  func isBeginning(_ line: AnswerLine, of word: Int) -> Bool {
    let (text, typed) = texts(of: line, for: word)
    return [text, typed.keys].contains { examiners[word].isBeginning($0, of: items[word].word) }
  }

  /// What may follow a line that is already taken as the answer to a word: the rest of its texts, with any separator.
  func rests(of line: AnswerLine, for word: Int) -> [String] {
    let (item, typed) = (items[word], line.typed(composedBy: composer(for: word)).keys.lowercased())
    let texts = item.shown == .term ? item.word.meanings + [item.meanings] : [item.word.term]
    return (texts + texts.map { $0.replacing(",", with: ";") }).compactMap { text in
      text.lowercased().firstRange(of: typed).map { String(text.lowercased()[$0.upperBound...]) }
    }
  }

  private func texts(of line: AnswerLine, for word: Int) -> (text: String, typed: TypedAnswer) {
    let composer = composer(for: word)
    return (line.text(composedBy: composer), line.typed(composedBy: composer))
  }

  /// Why the player may try again.
  func again(_ finding: Finding, for word: Int) -> String {
    let question = Question(items[word], items[word].skill(showing: items[word].shown))
    return QuestionPhrases(question, examiners[word]).again(finding)
  }

  /// The word given instead.
  func other(_ finding: Finding, for word: Int) -> WordReference? {
    let other = finding.verdict == .otherWord ? examiners[word].word(in: finding) : nil
    return other.map { WordReference(deck: items[word].origin.deck, word: $0.id) }
  }
}
