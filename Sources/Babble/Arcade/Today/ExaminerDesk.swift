import Deterministic
import Learning
import Saving

/// What judges the answers of a session, made once for each side of a deck, and what stands beside a right answer that is
/// to be chosen.
struct ExaminerDesk {
  private struct Place: Hashable {
    var deck: String
    var side: AnswerJudge.Side
  }

  private let arcade: Arcade
  private var examiners: [Place: Examiner] = [:]

  init(_ arcade: Arcade) {
    self.arcade = arcade
  }

  mutating func examiner(_ deck: String, _ side: AnswerJudge.Side) -> Examiner {
    let place = Place(deck: deck, side: side)
    if let made = examiners[place] { return made }
    let made = make(place)
    examiners[place] = made
    return made
  }

  private func make(_ place: Place) -> Examiner {
    let deck = arcade.decks.shelved(place.deck)?.deck ?? Deck(id: place.deck, name: place.deck)
    let language = deck.language.term
    let alphabets = arcade.decks.shelved.filter { $0.outline.kind == .alphabet }.map(\.deck)
      .filter { $0.language.term == language }
    return Examiner(
      arcade.romanized(deck), side: place.side, alphabets: alphabets, isScriptOnly: arcade.typesScriptOnly)
  }

  /// The answer and three others of its deck, of letters seven, that don't clash with it; in the order of chance.
  func options(for question: Question, _ chance: inout Chance) -> [String] {
    let wanted = question.item.isLetter ? 8 : 4
    let deck = arcade.decks.shelved(question.item.origin.deck)?.deck
    var board = Board()
    _ = board.take(question.item.word, of: question.item.origin.deck)
    var options = [question.answer]
    for word in chance.shuffled(deck.map { arcade.romanized($0).withCapitals.words } ?? [])
    where options.count < wanted {
      var other = question
      other.item.word = word
      let text = other.answer
      if !text.isEmpty, !options.contains(text), board.take(word, of: question.item.origin.deck) {
        options.append(text)
      }
    }
    return chance.shuffled(options)
  }
}
