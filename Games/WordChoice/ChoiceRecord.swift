import Engine
import Interface
import Learning

/// What is on the screen.
package enum ChoicePhase: Hashable, StateHashable {
  /// The question, since a tick.
  case asking(since: Tick)
  /// The right answer beside the given one, until a tick; the clock is stopped.
  case looking(until: Tick)
  /// The question with its right answer, which was given, until a tick; the clock is stopped.
  case marked(until: Tick)
  /// The card of the current letter, since a tick.
  case card(since: Tick)

  /// How long a wrong answer is shown, in ticks, unless the player goes on.
  static let look = 3 * Tick.ticksPerSecond
  /// How long a right answer is marked, in ticks. Keys don't go on: they would be meant for a question that
  /// nobody has seen.
  package static let mark = Tick.ticksPerSecond / 2
  /// Ticks in which no key goes on: it may still have been meant for the previous screen.
  private static let guardTicks = 15

  var isLooking: Bool { if case .looking = self { true } else { false } }
  var isAsking: Bool { if case .asking = self { true } else { false } }
  var isMarked: Bool { if case .marked = self { true } else { false } }

  /// When an answer is no longer shown; nil while none is.
  var end: Tick? {
    switch self {
    case .looking(let until), .marked(let until): until
    case .asking, .card: nil
    }
  }

  /// Whether a key or click at this tick is accepted as "go on".
  func canGoOn(at tick: Tick) -> Bool {
    switch self {
    case .asking, .marked: false
    case .looking(let until): tick > until - Self.look + Self.guardTicks
    case .card(let since): tick > since + Self.guardTicks
    }
  }

  package func hash(into hash: inout StateHash) {
    switch self {
    case .asking(let since): hash.combine([0, since])
    case .looking(let until): hash.combine([1, until])
    case .card(let since): hash.combine([2, since])
    case .marked(let until): hash.combine([3, until])
    }
  }
}

/// How a game went, answer by answer, for its end screen.
struct ChoiceRecord: Hashable, StateHashable {
  package struct Entry: Hashable, StateHashable {
    let word: Int
    let given: Int
    let milliseconds: Int
    var isRight: Bool { word == given }

    func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, word, given, milliseconds) }
  }

  private(set) var entries: [Entry] = []

  mutating func note(_ question: ChoiceQuestion, given: Int, milliseconds: Int) {
    entries.append(Entry(word: question.word, given: given, milliseconds: milliseconds))
  }

  /// The missed words in order, each with what it was mistaken for.
  var missed: [(word: Int, takenFor: [Int])] {
    var words: [(word: Int, takenFor: [Int])] = []
    for entry in entries where !entry.isRight {
      if let index = words.firstIndex(where: { $0.word == entry.word }) {
        if !words[index].takenFor.contains(entry.given) { words[index].takenFor.append(entry.given) }
      } else {
        words.append((entry.word, [entry.given]))
      }
    }
    return words
  }

  /// Milliseconds of the right answers, fastest first.
  var rightTimes: [Int] { entries.filter(\.isRight).map(\.milliseconds).sorted() }

  func hash(into hash: inout StateHash) { hash.combine(entries) }
}

/// The sign of a right answer. It is still seen when the next question is asked.
struct Flash: Hashable {
  static let none = Flash(word: 0, points: 0, start: -length)
  private static let length = 72
  private static let rise = 14

  let word: Int
  let points: Int
  let start: Tick

  /// The first tick without it.
  var end: Tick { start + Self.length }

  func isSeen(at tick: Tick) -> Bool { tick < end && points > 0 }

  /// Its brightness, fading from 1 to 0.
  func glow(at tick: Tick, _ fraction: Double) -> Double {
    max(0, 1 - (Double(tick - start) + fraction) / Double(Self.rise))
  }

  func isMoving(at tick: Tick) -> Bool { points > 0 && tick < start + Self.rise }
}
