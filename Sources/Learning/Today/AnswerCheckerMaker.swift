import Deterministic

/// The checkers of a session, one per side of a deck, and the options of questions with a choice.
public struct AnswerCheckerMaker: Sendable {
  private struct Place: Hashable {
    var deck: String
    var side: AnswerJudge.Side
  }

  /// Returns the checker for a side of a deck, cached or newly made.
  public typealias Keeper = @Sendable (String, AnswerJudge.Side, () -> AnswerChecker) -> AnswerChecker

  private let decks: CourseDecks
  private let isScriptOnly: Bool
  private let areAccentsStrict: Bool
  private let kept: Keeper
  private var checkers: [Place: AnswerChecker] = [:]

  /// - Parameters:
  ///   - isScriptOnly: whether words must be typed in their own script.
  ///   - areAccentsStrict: whether answers with wrong accents are asked again, not forgiven.
  ///   - kept: caches checkers beyond the session.
  public init(
    _ decks: CourseDecks, isScriptOnly: Bool = false, areAccentsStrict: Bool = false,
    kept: @escaping Keeper = { $2() }
  ) {
    self.decks = decks
    (self.isScriptOnly, self.areAccentsStrict) = (isScriptOnly, areAccentsStrict)
    self.kept = kept
  }

  public mutating func checker(_ deck: String, _ side: AnswerJudge.Side) -> AnswerChecker {
    let place = Place(deck: deck, side: side)
    if let made = checkers[place] { return made }
    var made = kept(deck, side) { make(place) }
    made.areAccentsStrict = areAccentsStrict
    checkers[place] = made
    return made
  }

  /// A word as it is judged on a side: with all its readings, unless its meaning is asked.
  func word(_ word: DeckWord, _ side: AnswerJudge.Side) -> Word {
    side == .meaning ? word.word : decks.withReadings(word)
  }

  private func make(_ place: Place) -> AnswerChecker {
    let deck = decks.deck(place.deck) ?? Deck(id: place.deck, name: place.deck)
    return AnswerChecker(
      deck, side: place.side, alphabets: decks.alphabets(deck.language.term), isScriptOnly: isScriptOnly,
      common: decks.common)
  }

  /// The answer and three others of its deck (for letters, seven) in random order, without clashes. Unseen
  /// words and nouns among verbs are easy to rule out; so known words and words of the same part of speech
  /// are preferred.
  ///
  /// - Parameters:
  ///   - rival: a word that must be included; then other confusable words are left out.
  ///   - known: the ids of the deck's words that the learner has begun to learn.
  func options(
    for question: Question, beside rival: Word? = nil, known: Set<String> = [], _ chance: inout Chance
  ) -> [String] {
    let wanted = question.item.isLetter ? 8 : 4
    var board = CompatibleWords()
    _ = board.insert(question.item.word, of: question.item.origin.deck)
    var options = [question.answer]
    let words = words(of: question.item)
    if let rival { add(rival, for: question, &board, &options) }
    let places = chance.shuffled(words.indices)
    for isWanted in Self.preferences(question.item.word, known) {
      for place in places where isWanted(words[place]) {
        if options.count == wanted { break }
        if rival != nil, !words[place].contrast.isEmpty { continue }
        add(words[place], for: question, &board, &options)
      }
    }
    return chance.shuffled(options)
  }

  /// The word's own sentence with a gap that nothing else fits that the learner knows; nil where there is none.
  ///
  /// - Parameter known: the ids of the deck's words that the learner has begun to learn.
  mutating func gap(for item: RoundSetup.Item, known: Set<String>) -> SentenceGap? {
    let (word, language) = (item.word, item.origin.language.term)
    guard let sentence = word.sentence?.text, let gap = SentenceGap(word, in: language),
      !checker(item.origin.deck, .term).synonyms(of: word).contains(where: { known.contains($0.id) })
    else { return nil }
    let (form, hasSpaces) = (TypedText.plain(gap.form), Language.of(language).hasSpaces)
    let isInTheWay = { (other: Word) in
      if other.id == word.id { return false }
      if !hasSpaces { return other.term.contains(word.term) && sentence.contains(other.term) }
      return known.contains(other.id) && other.bareTerm(in: language) == form
    }
    return words(of: item).contains(where: isInTheWay) ? nil : gap
  }

  /// Criteria for the other options, in descending order of preference.
  private static func preferences(_ asked: Word, _ known: Set<String>) -> [(Word) -> Bool] {
    let isKnown = { (word: Word) in known.contains(word.id) }
    let isAlike = { (word: Word) in word.partOfSpeech == asked.partOfSpeech }
    return [{ isKnown($0) && isAlike($0) }, isKnown, isAlike, { _ in true }]
  }

  private func add(
    _ word: Word, for question: Question, _ board: inout CompatibleWords, _ options: inout [String]
  ) {
    if question.isHeard, question.sounds(like: word) { return }
    var other = question
    other.item.word = word
    let text = other.answer
    if !text.isEmpty, !options.contains(text), board.insert(word, of: question.item.origin.deck) {
      options.append(text)
    }
  }

  private func words(of item: RoundSetup.Item) -> [Word] {
    let deck = decks.deck(item.origin.deck)
    return (item.isLetter ? deck?.withCapitals : deck)?.words ?? []
  }
}
