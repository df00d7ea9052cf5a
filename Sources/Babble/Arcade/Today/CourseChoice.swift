import Course
import Engine
import Learning
import WordGame

/// What can be learned, where it begins, and what comes when it is done.
extension Arcade {
  /// Fewer words are sooner learned than searched.
  private static let leastSearched = 40

  /// What can be learned.
  var courses: [CourseRow] {
    let decks = decks.byLanguage.map(\.deck)
    return zip(decks, CourseName.all(of: decks)).filter { !$0.0.words.isEmpty }.map { deck, name in
      var row = CourseRow(
        id: deck.id, name: Text(name), size: deck.size, kind: deck.kind, isUntouched: isUntouched(deck),
        isChosen: deck.id == save.course.deck)
      row.language = LanguageTag.primary(of: deck.language.term) ?? ""
      row.isBeside = save.course.also.contains(deck.id)
      return row
    }
  }

  /// What somebody begins from the command line is what they learn from then on. Returns whether that is new.
  mutating func takeAskedCourse() -> Bool {
    guard let asked = todayOptions.decks.first, decks.shelved(asked) != nil,
      save.course.deck == nil
    else { return false }
    if save.settings.deck == nil { _ = save.settings.take(.deck(asked)) }
    for deck in todayOptions.decks { save.course.take(.also(deck, true)) }
    return true
  }

  private func isUntouched(_ deck: Deck) -> Bool {
    deck.kind == .words && deck.words.count >= Self.leastSearched
      && save.knowledge.unseen(of: DeckOutline(deck)).count == deck.words.count
  }

  /// What finds out how much of a deck is known.
  mutating func placement(of id: String) -> PlacementReady {
    var scope = courseScope
    (scope.course, scope.also) = (decks.shelved(id)?.outline, [])
    var maker = sessionMaker(scope, seed: chance.bits())
    return PlacementReady(
      deck: id, name: scope.course?.name ?? id, maker.placement(), obstacle: obstacle)
  }

  /// Words of a deck by their places in it, as far as no memory of them has begun.
  func placed(deck id: String, words: [Int]) -> [WordMet] {
    guard let deck = decks.shelved(id)?.deck else { return [] }
    return words.filter(deck.words.indices.contains).map { save.knowledge.word(deck.words[$0], in: deck) }
      .filter { save.knowledge.items[$0.item]?.isUnlearned ?? true }
  }

  /// A word as events have it; nil where its deck has it no more.
  func met(_ word: WordReference) -> WordMet? {
    decks.shelved(word.deck).flatMap { shelved in
      shelved.word(word.word).map { save.knowledge.word($0, in: shelved.deck) }
    }
  }

  /// The id of the course's alphabet where all its letters are learned, so that whole words can be practised; else nil.
  var practiceOfTheCourse: String? {
    guard hasCourse, let outline = courseDeck?.outline, let letters = letters(of: outline) else { return nil }
    return letters.isPracticeOpen ? outline.id : nil
  }

  /// The next deck of the course's language with words that were never learned; nil where the course's own has any.
  var deckAfterTheCourse: TodayEnd.NextDeck? {
    guard hasCourse, let course = courseDeck, save.knowledge.unseen(of: courseScope.courses).isEmpty else {
      return nil
    }
    let language = course.outline.language.term
    let next = decks.shelved.lazy.map(\.outline).first { deck in
      deck.language.term == language && !save.knowledge.unseen(of: deck).isEmpty
    }
    return next.map { TodayEnd.NextDeck(id: $0.id, name: $0.name) }
  }
}
