import Engine
import Learning
import WordGame

/// What can follow an end.
package enum NextStep: Hashable, Sendable {
  /// What comes next in the session.
  case next
  /// The day's session; it may have begun already.
  case today(hasBegun: Bool)
  /// The letters that are missing, one by one.
  case letters
  /// Whole words, which the letters that are learned have opened.
  case practice
  /// The same game with new words.
  case again
  /// The same game with the words that were missed.
  case onlyMissed([WordReference])
  /// Words that were never learned come next in the day's course. The end stays.
  case learn([WordReference], areLetters: Bool = false)
  /// New words come from another deck from now on. The end stays.
  case takeDeck(id: String, name: String)
  /// To choose another deck.
  case anotherDeck
  /// The menu.
  case menu
  /// The first screen, after a day's work.
  case done

  /// What it is called, in a few words.
  var title: Text {
    switch self {
    case .next: "Go on"
    case .today(let hasBegun): hasBegun ? "Go on with today" : "Start today"
    case .letters: "Learn the letters"
    case .practice: "Practice is open now"
    case .again: "Once more"
    case .onlyMissed: "Only the missed"
    case .learn(let words, let areLetters):
      words.count == 1
        ? Text("Learn this \(areLetters ? "letter" : "word")")
        : Text("Learn these \(words.count) \(areLetters ? "letters" : "words")")
    case .takeDeck(_, let name): Text("Learn \(name) next")
    case .anotherDeck: "Another deck"
    case .menu: "Menu"
    case .done: "Done for today"
    }
  }

  /// What it is called once it was taken, where the end stays; nil where it leads away.
  var titleTaken: Text? {
    switch self {
    case .learn: "Next in Today"
    case .takeDeck(_, let name): Text("New words come from \(name)")
    case .next, .today, .letters, .practice, .again, .onlyMissed, .anotherDeck, .menu, .done: nil
    }
  }
}
