import Engine
import Testing

@testable import WordChoice

/// What the mouse does on options: it takes the one on which it goes down and comes up.
struct HandTests {
  private static let grid = OptionGrid(4, in: Rect(0, 0, 42, 6))
  private static let first = Point(3, 1)
  private static let second = Point(30, 1)

  private func taken(_ events: [MouseEvent], onPress: Bool = false) -> [Int] {
    var hand = OptionHand()
    return events.compactMap { event in
      hand.follow(.mouse(event))
      return hand.take(.mouse(event), nil, on: Self.grid, onPress: onPress)
    }
  }

  @Test("a click takes an option as the button comes up")
  func click() {
    #expect(taken([.init(.press, .left, at: Self.first)]) == [])
    #expect(taken([.init(.press, .left, at: Self.first), .init(.release, .left, at: Self.first)]) == [0])
  }

  @Test("who lets go elsewhere takes nothing, and neither does a button that came up unseen")
  func slip() {
    let press = MouseEvent(.press, .left, at: Self.first)
    #expect(
      taken([press, .init(.move, .left, at: Self.second), .init(.release, .left, at: Self.second)]) == [])
    #expect(taken([press, .init(.release, .left, at: Point(60, 20))]) == [])
    #expect(taken([press, .init(.move, at: Self.first), .init(.release, .left, at: Self.first)]) == [])
    #expect(taken([.init(.release, .left, at: Self.first)]) == [])
    #expect(taken([.init(.press, .right, at: Self.first), .init(.release, .right, at: Self.first)]) == [])
  }

  @Test("a key lets go of what the mouse holds")
  func key() {
    var hand = OptionHand()
    let events: [InputEvent] = [
      .mouse(.init(.press, .left, at: Self.first)), .key("x"), .mouse(.init(.release, .left, at: Self.first)),
    ]
    for event in events {
      hand.follow(event)
      #expect(hand.take(event, nil, on: Self.grid, onPress: false) == nil)
    }
  }

  @Test("by the first rules the button takes it as it goes down")
  func firstRules() {
    let press = MouseEvent(.press, .left, at: Self.first)
    #expect(taken([press, .init(.release, .left, at: Self.first)], onPress: true) == [0])
  }
}
