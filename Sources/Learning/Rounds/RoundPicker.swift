import Deterministic

/// Chooses the words of a round for every game: shaky and due words first, some known ones for success, and
/// only a few new ones, since a round of unknown words is guessing and teaches nothing.
public struct RoundPicker: Sendable {
  /// How many words are wanted.
  var count: Int
  /// How many of them may be new.
  var newLimit: Int

  /// With fewer words a round would be over before it began.
  public static let leastWords = 4

  /// Nobody learns more new words at once.
  public static let usualNewLimit = 5

  /// With the usual limit of new words, a beginner's first rounds are shorter than `count`.
  public init(count: Int, newLimit: Int = usualNewLimit) {
    self.count = max(0, count)
    self.newLimit = max(0, newLimit)
  }

  /// At most `count` words of a deck.
  public func pick(from words: [Word], standing: (Word) -> Standing, chance: inout Chance) -> [Word] {
    let origin = WordOrigin(deck: "")
    return pick(
      from: words.map { DeckWord($0, of: origin) }, standing: { standing($0.word) }, chance: &chance
    ).map(\.word)
  }

  /// At most `count` words of some decks, without clashes, the most urgent first, so that a game with room
  /// for fewer leaves out the least important.
  ///
  /// A quarter is reserved for known words and a third for new ones, if there are any; the rest are shaky,
  /// and room that one kind leaves goes to the others. New words come in the deck's order, shaky ones by
  /// urgency, known ones by chance.
  public func pick(
    from words: [DeckWord], standing: (DeckWord) -> Standing, chance: inout Chance
  ) -> [DeckWord] {
    var queues = Queues(words, standing: standing, chance: &chance)
    var round = Round(words: words, count: count)
    let known = min(queues.known.count, count / 4)
    let new = min(queues.new.count, newLimit, (count + 2) / 3)
    round.choose(count - known - new, from: &queues.shaky)
    let newTaken = round.choose(new, from: &queues.new)
    round.choose(known, from: &queues.known)
    round.choose(newLimit - newTaken, from: &queues.new)
    round.choose(count, from: &queues.known)
    round.choose(count, from: &queues.shaky)
    return round.chosen
  }
}

/// Indices of the words of each standing, in the order in which to take them.
private struct Queues {
  var new: ArraySlice<Int> = []
  var shaky: ArraySlice<Int> = []
  var known: ArraySlice<Int> = []

  init(_ words: [DeckWord], standing: (DeckWord) -> Standing, chance: inout Chance) {
    var known: [Int] = []
    var shaky: [(index: Int, urgency: Int)] = []
    for (index, word) in words.enumerated() {
      switch standing(word) {
      case .new: new.append(index)
      case .known: known.append(index)
      case .shaky(let urgency): shaky.append((index, urgency))
      }
    }
    self.known = chance.shuffled(known)[...]
    let ranked = chance.shuffled(shaky).enumerated().sorted { left, right in
      (right.element.urgency, left.offset) < (left.element.urgency, right.offset)
    }
    self.shaky = ranked.map(\.element.index)[...]
  }
}

/// The words chosen so far.
private struct Round {
  let words: [DeckWord]
  let count: Int
  var board = CompatibleWords()
  var chosen: [DeckWord] = []

  /// Chooses up to `wanted` words from the front of a queue and returns how many. Words that clash are dropped
  /// for good, since the word they clash with stays.
  @discardableResult
  mutating func choose(_ wanted: Int, from queue: inout ArraySlice<Int>) -> Int {
    let goal = min(count, chosen.count + max(0, wanted))
    let start = chosen.count
    while chosen.count < goal, let index = queue.popFirst() {
      let word = words[index]
      if board.insert(word.word, of: word.origin.deck) { chosen.append(word) }
    }
    return chosen.count - start
  }
}
