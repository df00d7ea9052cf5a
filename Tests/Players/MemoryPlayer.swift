import Engine
import Playtest

/// Plays as a person does who sees only the text on the screen and has a good memory: turns cards, keeps where what
/// lay, and believes what the game tells about a mismatch. Uses the keys alone or the mouse alone.
package struct MemoryPlayer {
  package enum Hand: CaseIterable {
    case keys, mouse
  }

  package var stage: Stage
  private let hand: Hand
  private let isMixed: Bool
  private var faces: [Point: String] = [:]
  private var partners: [String: String] = [:]
  private var prompts: Set<Point> = []

  package init(_ stage: Stage, by hand: Hand, isMixed: Bool = false) {
    self.stage = stage
    self.hand = hand
    self.isMixed = isMixed
  }

  /// Plays until no card is left, or until so many turns were taken. Returns the turns.
  package mutating func play(atMost limit: Int) -> Int {
    if MemoryBoard(stage).cards.isEmpty {
      hand == .keys ? stage.press(.enter) : { _ = stage.click("Enter start") }()
      stage.wait(ticks: 20)
    }
    for card in MemoryBoard(stage).down where card.hasPromptBack == true { prompts.insert(card.rect.origin) }
    for turn in 0..<limit {
      guard takeTurn() else { return turn }
    }
    return limit
  }

  /// Turns a prompt and the likeliest answer. False when there is nothing to turn any more.
  private mutating func takeTurn() -> Bool {
    let board = MemoryBoard(stage)
    guard let prompt = choosePrompt(board) else { return false }
    turn(prompt)
    let face = faces[prompt] ?? ""
    guard let answer = chooseAnswer(to: face, MemoryBoard(stage)) else { return false }
    turn(answer)
    learn(MemoryBoard(stage))
    stage.wait(ticks: 130)
    return true
  }

  private func choosePrompt(_ board: MemoryBoard) -> Point? {
    let places = board.down.map(\.rect.origin).filter { prompts.contains($0) }
    return places.first { place in faces[place].map { answerPlace(to: $0, board) != nil } ?? false }
      ?? places.first { faces[$0] == nil } ?? places.first
  }

  private func chooseAnswer(to prompt: String, _ board: MemoryBoard) -> Point? {
    let places = board.down.map(\.rect.origin).filter { !prompts.contains($0) }
    return answerPlace(to: prompt, board) ?? places.first { faces[$0] == nil } ?? places.first
  }

  private func answerPlace(to prompt: String, _ board: MemoryBoard) -> Point? {
    guard let answer = partners[prompt] else { return nil }
    return board.down.map(\.rect.origin).first { faces[$0] == answer && !prompts.contains($0) }
  }

  /// "el agua means water", "ა is a".
  private mutating func learn(_ board: MemoryBoard) {
    for word in [" means ", " is "] {
      let parts = board.line.split(separator: word, maxSplits: 1)
      if parts.count == 2 { partners[String(parts[0])] = String(parts[1]) }
    }
  }

  private mutating func turn(_ place: Point) {
    switch hand {
    case .keys:
      focus(place)
      stage.press(.enter)
    case .mouse:
      let center = MemoryBoard(stage).card(at: place)?.center ?? place
      stage.hover(center)
      stage.click(center)
    }
    stage.wait(ticks: 12)
    if let face = MemoryBoard(stage).card(at: place)?.face { faces[place] = face }
  }

  /// Walks there with the arrow keys, and with Tab where they lead nowhere new.
  private mutating func focus(_ place: Point) {
    var visited: Set<Point> = []
    for _ in 0..<200 {
      guard let focus = MemoryBoard(stage).focus?.rect.origin else { return stage.press(.tab) }
      if focus == place { return }
      let way = place - focus
      if visited.insert(focus).inserted {
        stage.press(abs(way.y) > 1 ? (way.y > 0 ? .down : .up) : (way.x > 0 ? .right : .left))
      } else {
        stage.press(.tab)
      }
    }
  }
}
