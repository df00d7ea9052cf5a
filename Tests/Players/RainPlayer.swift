import Engine
import Learning
import Playtest

/// Plays rain by sight: reads the lowest word, which has the pointer, and types its answer or picks it among
/// four. Now and then it types something else, changes its input mode, or rests.
package struct RainPlayer {
  package enum Hand: CaseIterable {
    case keys, digits, mouse
  }

  package var stage: Stage
  private let hand: Hand
  /// The answers by the text that falls.
  private let answers: [String: String]
  /// Percentage of foolish moves.
  private let carelessness: Int
  private var chance: Chance

  package init(
    _ stage: Stage, by hand: Hand, words: [Word], showing side: ShownSide = .term, seed: UInt64 = 1,
    carelessness: Int = 0
  ) {
    (self.stage, self.hand, self.carelessness) = (stage, hand, carelessness)
    chance = Chance(seed: seed)
    answers = Dictionary(
      words.map { word in
        let meanings = word.meanings.joined(separator: ", ")
        return side == .term ? (word.term, word.meanings[0]) : (meanings, word.term)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Plays until the game is gone from the screen. Returns false if 2,400 moves aren't enough.
  package mutating func play() -> Bool {
    if hand != .keys { stage.press(.tab) }
    for _ in 0..<2400 {
      stage.wait(ticks: chance.number(in: 5...25))
      guard isRaining else { return true }
      act()
    }
    return false
  }

  private var isRaining: Bool { stage.shows(" level ") && !stage.shows("% right") }

  private mutating func act() {
    if chance.happens(carelessness, in: 100) { return blunder() }
    guard let answer = lowest.flatMap({ answers[$0] }) else { return }
    stage.wait(ticks: chance.number(in: 10...60))
    moveHand()
    switch hand {
    case .keys: type(answer)
    case .mouse: stage.click(" \(answer) ")
    case .digits:
      let number = ChoiceScreen(stage).options.first { $0.value == answer }?.key
      stage.type(number.map { "\($0)" } ?? "")
    }
  }

  /// The lowest word as shown.
  private var lowest: String? {
    let row = stage.rows.dropFirst(2).first { $0.contains("▸ ") && !$0.contains("│") }
    return row?.split(separator: "▸ ").last.map { text in
      String(text.prefix { !("\u{2800}"..."\u{28FF}").contains($0) }).trimmed
    }
  }

  private mutating func type(_ text: String) {
    for character in text {
      stage.press(.character(character))
      stage.wait(ticks: chance.number(in: 2...14))
    }
    stage.press(.enter)
  }

  private mutating func blunder() {
    switch chance.below(5) {
    case 0 where hand == .keys: type("nonsense")
    case 1:
      stage.send(.focus(false))
      stage.press(.enter)
    case 2: stage.click(Point(chance.below(stage.stack.window.width), chance.number(in: 3...9)))
    case 3: stage.press(.tab)
    default: stage.wait(ticks: chance.number(in: 30...200))
    }
  }

  /// Changes the input mode back: after a blunder that is only visible once a word is falling.
  private mutating func moveHand() {
    if stage.shows("Tab type") == (hand == .keys) { stage.press(.tab) }
  }
}
