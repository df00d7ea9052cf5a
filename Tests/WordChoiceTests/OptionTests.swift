import Engine
import Testing

@testable import WordChoice

/// How an answer looks that is open, pointed at, chosen, right, wrong, or can't be taken any more.
struct OptionTests {
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

  @Test("each looks different without colour, in every look")
  func withoutColour() {
    for look in [Look(), Look(ornaments: .ascii)] {
      let frames = Self.states.map { canvas($0.drawing, look).cells.map(\.glyph.rawValue) }
      #expect(Set(frames).count == Self.states.count)
    }
  }

  @Test("a box that has been touched or taken is filled whole, its frame too, in every theme")
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

  @Test("where tints can't be seen, what is chosen, held or right stands in reverse, its frame too")
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
