import Engine
import Learning
import Playtest

/// Plays bubbles by sight, knowing the words: finds the bubble that fits and drags it to the bar, presses its
/// label, or walks to it with Tab. Now and then it picks a wrong one, drops one on the way, or rests.
package struct BubblesPlayer {
  package enum Hand: CaseIterable {
    case mouse, labels, tab
  }

  package var stage: Stage
  package let hand: Hand
  /// The bubbles that fit a definition, both as shown; the definition without spaces, since the bar wraps
  /// lines.
  private var answers: [String: [String]] = [:]
  private var chance: Chance
  /// Percentage of foolish moves.
  private let carelessness: Int
  private let referee: (Stage) -> Void
  package private(set) var ticks = 0

  package init(
    _ stage: Stage, by hand: Hand, words: [Word], direction: ShownSide = .meaning, seed: UInt64 = 1,
    carelessness: Int = 0, referee: @escaping (Stage) -> Void = { _ in }
  ) {
    self.stage = stage
    self.hand = hand
    self.carelessness = carelessness
    self.referee = referee
    chance = Chance(seed: seed)
    for word in words {
      let definition = direction == .term ? word.term : word.meanings.joined(separator: ", ")
      answers[plain(definition), default: []].append(direction == .term ? word.meanings[0] : word.term)
    }
  }

  /// Plays until the game is gone from the screen. Returns false if nothing fits for three seconds, or after
  /// `limit` ticks.
  package mutating func play(atMost limit: Int = 36_000) -> Bool {
    let end = ticks + limit
    while ticks < end {
      let view = look()
      guard view.isGame else { return true }
      guard view.definition.isEmpty || act(view) else { return false }
      rest(chance.number(in: 1...30))
    }
    return false
  }

  package func look() -> View { View(stage.draw()) }

  private mutating func act(_ view: View) -> Bool {
    if chance.happens(carelessness, in: 100) {
      blunder(view)
      return true
    }
    var view = view
    for _ in 0..<60 {
      if !view.isGame || view.definition.isEmpty { return true }
      let wanted = answers[plain(view.definition)] ?? []
      if let bubble = view.bubbles.first(where: { shows($0.face, oneOf: wanted) }), send(bubble, view.bar) {
        return true
      }
      rest(3)
      view = look()
    }
    return false
  }

  /// Whether a face, possibly shortened, is one of the texts.
  private func shows(_ face: String, oneOf texts: [String]) -> Bool {
    texts.contains { $0 == face || face.hasSuffix("…") && $0.hasPrefix(face.dropLast()) }
  }

  private mutating func send(_ bubble: View.Bubble, _ bar: Range<Int>) -> Bool {
    switch hand {
    case .mouse: drag(bubble, to: Point(chance.number(in: 6...50), bar.lowerBound + 1))
    case .labels:
      guard !bubble.label.isEmpty else { return false }
      for key in bubble.label { tick(.key(Key(.character(key)))) }
    case .tab: return walk(to: bubble)
    }
    rest(20)
    return true
  }

  private mutating func drag(_ bubble: View.Bubble, to end: Point) {
    let start = bubble.place
    tick(.mouse(MouseEvent(.press, .left, at: start)))
    let steps = chance.number(in: 2...9)
    for step in 1...steps {
      let way = end - start
      let point = start + Point(way.x * step / steps, way.y * step / steps)
      tick(.mouse(MouseEvent(.move, .left, at: point)))
    }
    tick(.mouse(MouseEvent(.release, .left, at: end)))
  }

  /// Presses Tab until the bubble has the focus, then Enter.
  private mutating func walk(to bubble: View.Bubble) -> Bool {
    for _ in 0..<50 {
      tick(.key(Key(.tab)))
      if look().bubbles.contains(where: { $0.face == bubble.face && $0.hasFocus }) {
        tick(.key(Key(.enter)))
        rest(20)
        return true
      }
    }
    return false
  }

  private mutating func blunder(_ view: View) {
    guard let bubble = chance.pick(from: view.bubbles) else { return }
    switch chance.below(5) {
    case 0: drag(bubble, to: anywhere())
    case 1: drag(bubble, to: Point(40, view.bar.lowerBound + 1))
    case 2:
      tick(.mouse(MouseEvent(.press, .left, at: bubble.place)))
      tick(.mouse(MouseEvent(.move, .left, at: anywhere())))
      // A release outside the window isn't reported.
      tick(.mouse(MouseEvent(.move, .none, at: anywhere())))
    case 3: for key in bubble.label { tick(.key(Key(.character(key)))) }
    default: pause(holding: bubble)
    }
    rest(chance.number(in: 0...60))
  }

  private mutating func anywhere() -> Point {
    Point(chance.below(stage.stack.window.width), chance.below(stage.stack.window.height))
  }

  /// Loses the focus while holding a bubble; a key resumes the game.
  private mutating func pause(holding bubble: View.Bubble) {
    tick(.mouse(MouseEvent(.press, .left, at: bubble.place)))
    tick(.focus(false))
    tick(.key(Key(.enter)))
  }

  private mutating func rest(_ ticks: Int) {
    for _ in 0..<ticks { tick() }
  }

  private mutating func tick(_ events: InputEvent...) {
    if events.isEmpty { stage.wait(ticks: 1) } else { stage.send(events) }
    ticks += 1
    referee(stage)
  }

  private func plain(_ text: String) -> String { text.filter { $0 != " " } }
}
