import Engine
import Learning
import Playtest

/// Plays as a person does who sees only what stands on the screen and knows the words: looks for the bubble that
/// fits the definition and drags it to the bar, or presses its label, or walks to it with Tab. Now and then it
/// takes a wrong one, drops one on the way, or rests.
struct Player {
  enum Hand: CaseIterable {
    case mouse, labels, tab
  }

  var stage: Stage
  let hand: Hand
  private let words: [Word]
  private let direction: Direction
  private var chance: Chance
  /// In how many of a hundred cases it does something foolish.
  private let carelessness: Int
  /// Called after every tick.
  private let referee: (Stage) -> Void
  private(set) var ticks = 0

  init(
    _ stage: Stage, by hand: Hand, words: [Word], direction: Direction = .meaning, seed: UInt64 = 1,
    carelessness: Int = 0, referee: @escaping (Stage) -> Void = { _ in }
  ) {
    self.stage = stage
    self.hand = hand
    self.words = words
    self.direction = direction
    chance = Chance(seed: seed)
    self.carelessness = carelessness
    self.referee = referee
  }

  /// Plays until the game has gone from the screen. Returns false where nothing fits for three seconds, or where
  /// ten minutes are not enough.
  mutating func play() -> Bool {
    while ticks < 36_000 {
      let view = View(stage.draw())
      guard view.isGame else { return true }
      guard view.definition.isEmpty || act(view) else { return false }
      rest(chance.number(in: 1...50))
    }
    return false
  }

  private mutating func act(_ view: View) -> Bool {
    if chance.happens(carelessness, in: 100) {
      blunder(view)
      return true
    }
    for _ in 0..<180 {
      let view = View(stage.draw())
      if !view.isGame { return true }
      if let bubble = view.bubbles.first(where: { fits($0.face, view.definition) }), send(bubble, view) {
        return true
      }
      rest(1)
    }
    return false
  }

  /// Whether a face belongs to a definition: the player knows the deck by heart.
  private func fits(_ face: String, _ definition: String) -> Bool {
    words.contains { word in
      let sides = [word.term, word.meanings.joined(separator: ", ")]
      let isAsked = plain(sides[direction == .term ? 0 : 1]) == plain(definition)
      let shown = direction == .term ? word.meanings[0] : word.term
      return isAsked && (shown == face || face.hasSuffix("…") && shown.hasPrefix(face.dropLast()))
    }
  }

  /// A text without its blanks: the bar breaks lines.
  private func plain(_ text: String) -> String { text.filter { $0 != " " } }

  private mutating func send(_ bubble: View.Bubble, _ view: View) -> Bool {
    switch hand {
    case .mouse: drag(bubble, to: Point(chance.number(in: 6...50), view.bar.lowerBound + 1))
    case .labels:
      guard !bubble.label.isEmpty else { return false }
      for key in bubble.label { tick(.key(Key(.character(key)))) }
    case .tab: return walk(to: bubble)
    }
    rest(20)
    return true
  }

  private mutating func drag(_ bubble: View.Bubble, to end: Point, drops: Bool = true) {
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

  /// Tab until the label of the bubble has the colour of the focus, then Enter.
  private mutating func walk(to bubble: View.Bubble) -> Bool {
    for _ in 0..<50 {
      tick(.key(Key(.tab)))
      let canvas = stage.draw()
      let accent = canvas.theme.accent
      let places = View(canvas).bubbles.filter { $0.face == bubble.face }.map(\.place)
      let isThere = places.contains { place in
        (place.x - 4...place.x + 12).contains { x in
          canvas.bounds.contains(Point(x, place.y)) && canvas[Point(x, place.y)].foreground == accent
        }
      }
      if isThere {
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
    case 0: drag(bubble, to: Point(chance.below(80), chance.below(24)))
    case 1: drag(bubble, to: Point(40, view.bar.lowerBound + 1))
    case 2:
      tick(.mouse(MouseEvent(.press, .left, at: bubble.place)))
      tick(.mouse(MouseEvent(.move, .left, at: Point(chance.below(80), chance.below(24)))))
      tick(.mouse(MouseEvent(.move, .none, at: Point(chance.below(80), chance.below(24)))))
    case 3: for key in bubble.label { tick(.key(Key(.character(key)))) }
    default: pause()
    }
    rest(chance.number(in: 0...90))
  }

  /// The focus goes while a bubble is held; a key brings the game back.
  private mutating func pause() {
    tick(.mouse(MouseEvent(.press, .left, at: Point(chance.below(80), chance.number(in: 5...20)))))
    tick(.focus(false))
    tick(.key(Key(.enter)))
  }

  private mutating func rest(_ ticks: Int) {
    for _ in 0..<ticks { tick() }
  }

  private mutating func tick(_ events: InputEvent...) {
    if events.isEmpty {
      stage.wait(ticks: 1)
    } else {
      for event in events { stage.send(event) }
    }
    ticks += 1
    referee(stage)
  }
}
