import Engine
import Interface

/// The head of a screen with several pages: its title, and their names.
struct PageTabs {
  let title: Text
  let names: [Text]
  let shown: Int

  /// The page that an event asks for; nil if it asks for none. The last is followed by the first.
  func next(_ event: InputEvent, in head: Rect) -> Int? {
    if let clicked = places(in: head).firstIndex(where: { event.isClick(in: $0) }) { return clicked }
    switch KeyMap.standard.intent(for: event) {
    case .next, .right: return (shown + 1) % names.count
    case .previous, .left: return (shown + names.count - 1) % names.count
    default: return nil
    }
  }

  /// Returns the room that is left.
  func draw(on canvas: inout Canvas, in head: Rect) -> Rect {
    canvas.put(title, at: head.origin, Style(canvas.theme.text).bold)
    let places = places(in: head)
    for (index, place) in places.enumerated() {
      let style = index == shown ? Style(canvas.theme.accent).bold : Style(canvas.theme.muted)
      if index == shown { canvas.put(canvas.ornaments.pointer, at: place.origin, style) }
      canvas.put(names[index], at: place.origin + Point(2, 0), style)
    }
    let end = places.last?.right ?? head.left
    return Rect(end + 2, head.top, max(0, head.right - end - 2), 1)
  }

  private func places(in head: Rect) -> [Rect] {
    var x = head.left + title.width + 1
    return names.map { name in
      let place = Rect(x, head.top, name.width + 2, 1)
      x = place.right + 1
      return place
    }
  }
}
