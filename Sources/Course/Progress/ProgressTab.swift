import Engine
import Interface

/// A page of the screen of progress.
enum ProgressTab: Int, CaseIterable {
  case words, ahead, memory, boxes

  var name: Text {
    switch self {
    case .words: "Words"
    case .ahead: "Ahead"
    case .memory: "Memory"
    case .boxes: "Boxes"
    }
  }

  /// The page so many pages on, round and round.
  func moved(by step: Int) -> ProgressTab {
    let count = Self.allCases.count
    return Self.allCases[(rawValue + step + count) % count]
  }

  /// The page that an event asks for; nil where it asks for none.
  func next(_ event: InputEvent, in head: Rect) -> ProgressTab? {
    if let clicked = Self.places(in: head).first(where: { event.isClick(in: $0.place) }) {
      return clicked.tab
    }
    switch KeyMap.standard.intent(for: event) {
    case .next, .right: return moved(by: 1)
    case .previous, .left: return moved(by: -1)
    default: return nil
    }
  }

  /// Draws the title and the names of all pages; returns the place that is left.
  func draw(on canvas: inout Canvas, in head: Rect) -> Rect {
    canvas.put(Self.title, at: head.origin, Style(canvas.theme.text).bold)
    var end = head.left
    for (tab, place) in Self.places(in: head) {
      let isShown = tab == self
      if isShown { canvas.put(canvas.ornaments.pointer, at: place.origin, Style(canvas.theme.accent).bold) }
      let style = isShown ? Style(canvas.theme.accent).bold : Style(canvas.theme.muted)
      canvas.put(tab.name, at: place.origin + Point(2, 0), style)
      end = place.right
    }
    return Rect(end + 2, head.top, max(0, head.right - end - 2), 1)
  }

  private static let title: Text = "Progress"

  private static func places(in head: Rect) -> [(tab: ProgressTab, place: Rect)] {
    var x = head.left + title.width + 1
    return allCases.map { tab in
      let place = Rect(x, head.top, tab.name.width + 2, 1)
      x = place.right + 1
      return (tab, place)
    }
  }
}
