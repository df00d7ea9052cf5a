import Engine
import Interface
import Testing

@Suite("Things at places of their own")
struct PlacesTests {
  /// A card above three tiles above two words.
  private static let rects = [
    Rect(0, 0, 30, 3), Rect(0, 4, 9, 2), Rect(10, 4, 9, 2), Rect(20, 4, 9, 2), Rect(0, 8, 6, 1),
    Rect(12, 8, 6, 1),
  ]

  private func focus(after keys: [Key], from focus: Int = 0) -> Int {
    var places = Places(count: Self.rects.count)
    places.select(focus)
    for key in keys { _ = places.handle(.key(key), in: Self.rects) }
    return places.focus
  }

  @Test("down and up go to the nearest thing of the next row, and around at the ends")
  func vertically() {
    #expect(focus(after: [Key(.down)]) == 1 && focus(after: [Key(.down), Key(.down)]) == 4)
    #expect(focus(after: [Key(.down)], from: 2) == 5 && focus(after: [Key(.up)], from: 5) == 2)
    #expect(focus(after: [Key(.down)], from: 5) == 0 && focus(after: [Key(.up)]) == 4)
  }

  @Test("left, right and Tab reach everything, one after the other")
  func horizontally() {
    #expect(focus(after: Array(repeating: Key(.right), count: 4)) == 4)
    #expect(focus(after: [Key(.left)]) == 5 && focus(after: [Key(.tab), Key(.tab)]) == 2)
    #expect(focus(after: [Key(.end)]) == 5 && focus(after: [Key(.home)], from: 3) == 0)
  }

  @Test("Enter and a click choose")
  func choosing() {
    var places = Places(count: Self.rects.count)
    #expect(places.handle(.key(Key(.enter)), in: Self.rects) == 0)
    let point = Point(12, 5)
    #expect(places.handle(.mouse(MouseEvent(.press, .left, at: point)), in: Self.rects) == nil)
    #expect(places.handle(.mouse(MouseEvent(.release, .left, at: point)), in: Self.rects) == 2)
    #expect(places.focus == 2)
  }
}
