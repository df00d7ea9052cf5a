import Engine
import Interface
import Learning

/// All that a game of words needs from outside.
public struct GameSetup: Hashable, Sendable {
  /// The words and what the player has chosen.
  public var round: RoundSetup
  /// The window at the start.
  public var window: Size
  /// Whether it is the same round once more: its rules and new words were shown just before.
  public var isAgain: Bool

  /// A setup of its parts.
  public init(_ round: RoundSetup, window: Size, isAgain: Bool = false) {
    self.round = round
    self.window = window
    self.isAgain = isAgain
  }

  /// The time that the player has: what they ask for, or so many seconds as the game finds right.
  public func countdown(usual seconds: Int) -> Countdown {
    Countdown(seconds: round.seconds.map { $0 > 0 ? $0 : seconds })
  }

  /// What belongs to one side of a word, in a sentence.
  public func told(_ item: RoundSetup.Item, from side: Direction) -> Text {
    let verb = side == .term && round.kind == .words ? "means" : "is"
    return Text("\(item.text(side)) \(verb) \(item.text(side == .term ? .meaning : .term))")
  }
}

extension GameSetup: Foldable {
  /// Folds all that decides how the game goes. The window is folded where a scene keeps it.
  public func fold(into hash: inout StateHash) {
    hash.fold(round.deck)
    hash.fold(round.items.map(\.word.id))
    hash.fold(round.letters)
    hash.fold(round.items.map(\.isNew))
    hash.fold(round.items.map(\.shown.rawValue))
    hash.fold(round.decoys.map(\.id))
    hash.fold(round.items.map(\.hardness))
    for item in round.items { hash.fold(item.confusions) }
    hash.fold(round.seconds)
    hash.fold(round.usualMilliseconds)
    hash.fold(round.variation)
    hash.fold(round.seed)
    for (name, value) in round.choices.sorted(by: { $0.key < $1.key }) {
      hash.fold(name)
      hash.fold(value)
    }
  }
}

extension LetterSetup: Foldable {
  /// Folds the letters and what is known of them.
  public func fold(into hash: inout StateHash) {
    hash.fold(deck.words.map(\.id))
    hash.fold(deck.words.map { $0.meanings.first })
    hash.fold(system)
    hash.fold(questions)
    hash.fold(realWords)
    hash.fold(only)
    for (id, figures) in figures.sorted(by: { $0.key < $1.key }) {
      hash.fold(id)
      for side in Direction.allCases {
        hash.fold(figures.directions[side]?.right)
        hash.fold(figures.directions[side]?.wrong)
        hash.fold(figures.directions[side]?.recent)
      }
    }
  }
}
