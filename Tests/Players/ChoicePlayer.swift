import Engine
import Playtest

/// Plays games of four answers by sight, knowing the words to some degree: reads the question, thinks, answers.
package struct ChoicePlayer {
  package enum Hand: CaseIterable {
    case digits, arrows, mouse
  }

  package var stage: Stage
  private let hand: Hand
  /// Texts that belong together: a word, its meaning, its reading.
  private let words: [Set<String>]
  /// Percentage of answers that come from knowledge.
  private let skill: Int
  private var chance: Chance

  package init(_ stage: Stage, by hand: Hand, words: [Set<String>], skill: Int, seed: UInt64) {
    self.stage = stage
    self.hand = hand
    self.words = words
    self.skill = skill
    chance = Chance(seed: seed)
  }

  /// Answers one question, or leaves whatever else is on the screen.
  package mutating func playOn() {
    let screen = ChoiceScreen(stage)
    if stage.shows("✓"), !stage.shows("Enter next") { stage.wait(ticks: 30) }
    guard !screen.options.isEmpty, !stage.shows("Enter next") else {
      stage.wait(ticks: chance.number(in: 20...90))
      return stage.press(.enter)
    }
    stage.wait(ticks: chance.number(in: 20...110))
    give(answer(to: ChoiceScreen(stage)))
  }

  private mutating func answer(to screen: ChoiceScreen) -> Int {
    let fitting = screen.options.filter { option in
      words.contains {
        $0.contains(screen.prompt) && $0.contains(option.value) && option.value != screen.prompt
      }
    }
    let isKnown = chance.happens(skill, in: 100)
    return isKnown ? fitting.keys.min() ?? chance.number(in: 1...4) : chance.number(in: 1...4)
  }

  private mutating func give(_ number: Int) {
    switch hand {
    case .digits: stage.type("\(number)")
    case .mouse: if let place = stage.find(" \(number) ") { stage.click(place + Point(1, 0)) }
    case .arrows:
      for _ in 0..<chance.below(4) { stage.press([.up, .down, .left, .right][chance.below(4)]) }
      stage.press(.enter)
    }
  }
}

/// A question as read from the screen.
package struct ChoiceScreen {
  package let prompt: String
  /// The options by number, from 1.
  package let options: [Int: String]

  package init(_ stage: Stage) {
    let rows = stage.rows
    options = Dictionary(rows.flatMap(Self.options), uniquingKeysWith: { $1 })
    let top = rows.firstIndex { $0.contains("╭") || $0.contains("┏") || $0.contains(".--") } ?? rows.count
    prompt = rows[3..<max(3, top)].map { $0.trimmed }.first { !$0.isEmpty } ?? ""
  }

  /// The options of one row, such as `│ 1  el agua ✓ │`. Not by a regex, which took most of these players' time.
  private static func options(in row: String) -> [(Int, String)] {
    let cells = row.split(omittingEmptySubsequences: false) { $0 == "│" || $0 == "┃" || $0 == "|" }
    return cells.dropFirst().dropLast().compactMap { cell in
      guard let number = (1...4).first(where: { cell.hasPrefix(" \($0) ") }) else { return nil }
      let text = String(cell.dropFirst(3).prefix { $0 != "✓" && $0 != "✗" }).trimmed
      return text.isEmpty ? nil : (number, text)
    }
  }
}
