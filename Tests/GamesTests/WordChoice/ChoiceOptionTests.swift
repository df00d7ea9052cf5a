import Engine
import Playtest
import Testing

@testable import Games

/// The look of an option in every state.
struct ChoiceOptionTests {
  private static let states: [(name: String, drawing: OptionDrawing)] = [
    ("open", OptionDrawing(number: 1, text: "water")),
    ("pointed at", OptionDrawing(number: 1, text: "water", grip: .pointed)),
    ("held down", OptionDrawing(number: 1, text: "water", grip: .pressed)),
    ("chosen", OptionDrawing(number: 1, text: "water", grip: .focused)),
    ("right", OptionDrawing(number: 1, text: "water", mark: .right)),
    ("wrong", OptionDrawing(number: 1, text: "water", mark: .wrong)),
    ("gone", OptionDrawing(number: 1, text: "water", mark: .other)),
  ]

  private func canvas(_ drawing: OptionDrawing, _ look: Look = Look()) -> Canvas {
    var canvas = Canvas(Size(24, 5), look: look)
    canvas.clear()
    drawing.draw(on: &canvas, in: Rect(1, 1, 22, 3))
    return canvas
  }

  @Test("each state looks different without colour, but one that can't be picked any more stays as it was")
  func withoutColour() {
    for look in [Look(), Look(ornaments: .ascii)] {
      let frames = Self.states.map { canvas($0.drawing, look).cells.map(\.glyph.rawValue) }
      #expect(Set(frames).count == Self.states.count - 1)
      #expect(frames[0] == frames[6])
    }
  }

  @Test("a touched or picked box is filled, frame included, in every theme")
  func filled() {
    for theme in Theme.all {
      for (name, drawing) in Self.states {
        let canvas = canvas(drawing, Look(theme: theme))
        let fill = canvas[Point(1, 1)].background
        for y in 1..<4 {
          for x in 1..<23 { #expect(canvas[Point(x, y)].background == fill, "\(name), \(theme.name)") }
        }
        #expect((fill == theme.ground) == ["open", "gone"].contains(name), "\(name), \(theme.name)")
      }
    }
  }

  @Test("without tints, an option that is focused, held or right is reversed, frame included")
  func withoutTints() {
    var look = Look()
    look.showsTints = false
    for (name, drawing) in Self.states {
      let canvas = canvas(drawing, look)
      let isReversed = ["held down", "chosen", "right"].contains(name)
      for y in 1..<4 {
        for x in 1..<23 {
          #expect(canvas[Point(x, y)].attributes.contains(.reverse) == isReversed, "\(name) at \(x), \(y)")
        }
      }
    }
  }
}

/// The mouse picks the option it is pressed and released on.
struct ChoiceHandTests {
  private static let grid = OptionGrid(4, in: Rect(0, 0, 42, 6))
  private static let first = Point(3, 1)
  private static let second = Point(30, 1)

  private func taken(_ events: [MouseEvent]) -> [Int] {
    var hand = OptionHand()
    return events.compactMap { event in
      hand.track(.mouse(event))
      return hand.handle(.mouse(event), nil, on: Self.grid)
    }
  }

  @Test("a click picks an option on release")
  func click() {
    #expect(taken([.init(.press, .left, at: Self.first)]) == [])
    #expect(taken([.init(.press, .left, at: Self.first), .init(.release, .left, at: Self.first)]) == [0])
  }

  @Test("releasing elsewhere picks nothing, and neither does a release that wasn't seen")
  func slip() {
    let press = MouseEvent(.press, .left, at: Self.first)
    #expect(
      taken([press, .init(.move, .left, at: Self.second), .init(.release, .left, at: Self.second)]) == [])
    #expect(taken([press, .init(.release, .left, at: Point(60, 20))]) == [])
    #expect(taken([press, .init(.move, at: Self.first), .init(.release, .left, at: Self.first)]) == [])
    #expect(taken([.init(.release, .left, at: Self.first)]) == [])
    #expect(taken([.init(.press, .right, at: Self.first), .init(.release, .right, at: Self.first)]) == [])
  }

  @Test("a key cancels a held option")
  func key() {
    var hand = OptionHand()
    let events: [InputEvent] = [
      .mouse(.init(.press, .left, at: Self.first)), .key("x"), .mouse(.init(.release, .left, at: Self.first)),
    ]
    for event in events {
      hand.track(event)
      #expect(hand.handle(event, nil, on: Self.grid) == nil)
    }
  }
}

/// A first game shows which keys answer, but never which answer is right.
struct ChoiceFirstMoveTests {
  /// How many numbers are highlighted as keys, regardless of colours.
  private func keys(_ stage: Stage) -> Int {
    let canvas = stage.draw()
    return canvas.bounds.rowsOfPoints.count { point in
      canvas[point].attributes.contains(.reverse) && "1234".contains(canvas.grapheme(at: point))
        && !canvas.grapheme(at: point).isEmpty
    }
  }

  @Test("all numbers are highlighted until the first right answer")
  func numbers() {
    var stage = challenge(explains: true)
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(keys(stage) == 4 && stage.shows("press the number"), "\(stage)")
    stage.answer(false)
    stage.look()
    stage.wait(ticks: 2)
    #expect(keys(stage) == 4, "\(stage)")
    stage.answer()
    stage.wait(ticks: 60)
    #expect(keys(stage) == 0 && !stage.shows("press the number"), "\(stage)")
  }

  @Test("later games highlight no keys")
  func known() {
    #expect(keys(challenge()) == 0)
  }
}

extension Rect {
  fileprivate var rowsOfPoints: [Point] {
    (top..<bottom).flatMap { y in (left..<right).map { Point($0, y) } }
  }
}
