import Engine
import Learning

/// What the player can do after a game or a day has ended.
enum NextStep: Hashable, Sendable {
  case next
  case today(hasBegun: Bool)
  /// Five more new words, though the day's are done.
  case fiveMore
  /// Chooses a game for these words. The results stay; the games replace the choices.
  case play([WordReference], title: Text)
  /// Plays a game with these words.
  case game(GameTitle, [WordReference])
  /// The letters that are missing, one by one.
  case letters
  /// Whole words, now that the letters for them are learned.
  case practice
  case again
  case onlyMissed([WordReference])
  /// Has words that were never learned come next in the daily session. The results stay on the screen.
  case learn([WordReference], areLetters: Bool = false)
  /// Takes new words from another deck from now on. The results stay on the screen.
  case takeDeck(id: String, name: String)
  /// Tells the command that makes another deck, which isn't there yet. The results stay on the screen.
  case makeDeck(name: String, command: String)
  /// Has Today ask words by ear as well. The results stay on the screen.
  case listen
  /// Copies a line about the day's challenge to the clipboard. The results stay on the screen.
  case copy(String)
  case anotherDeck
  case menu
  /// Back to the first screen after a day's work.
  case done

  var title: Text {
    switch self {
    case .next: "Go on"
    case .today(let hasBegun): hasBegun ? "Go on with today" : "Start today"
    case .fiveMore: "Five more words"
    case .play(_, let title): title
    case .game(let game, _): game.title
    case .letters: "Learn the letters"
    case .practice: "Practice is open now"
    case .again: "Once more"
    case .onlyMissed: "Only the missed"
    case .learn(let words, let areLetters):
      words.count == 1
        ? Text("Learn this \(areLetters ? "letter" : "word")")
        : Text("Learn these \(words.count) \(areLetters ? "letters" : "words")")
    case .takeDeck(_, let name): Text("Learn \(name) next")
    case .makeDeck(let name, _): Text("Next could be \(name)")
    case .listen: "Turn on Listening"
    case .copy: "Copy today's line"
    case .anotherDeck: "Another deck"
    case .menu: "Menu"
    case .done: "Done"
    }
  }

  /// The title once the step was taken, if the results stay; nil if the step leads away.
  var titleTaken: Text? {
    switch self {
    case .learn: "Added to Today"
    case .takeDeck(_, let name): Text("New words come from \(name)")
    case .makeDeck(_, let command): Text("In a shell: \(command)")
    case .listen: "Today says words from now on"
    case .copy: "Copied, if your terminal allows it"
    default: nil
    }
  }
}
