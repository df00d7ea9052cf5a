import Engine
import Interface

/// The values of a setting: all of them where there is room, else the current one between two arrows.
struct ValueChips {
  enum Target: Equatable {
    case value(Int)
    /// The one before or after the current value.
    case step(Int)
  }

  private let chips: [(title: Text, place: Rect, index: Int)]
  private let chosen: Int
  private let arrows: [(way: Int, place: Rect)]

  /// - Parameters:
  ///   - titles: of the values, or of the current one if the player types it or has a screen for it.
  ///   - rect: where the row of chips begins; an arrow may be in the two columns before it.
  init(_ titles: [Text], chosen: Int, in rect: Rect) {
    self.chosen = chosen
    var x = rect.left
    let all = titles.enumerated().map { index, title in
      defer { x += title.width + 3 }
      return (title: title, place: Rect(x, rect.top, title.width + 2, 1), index: index)
    }
    if x - 1 <= rect.right || titles.count == 1 {
      (chips, arrows) = (all, [])
    } else {
      let title = titles[chosen]
      chips = [(title, Rect(rect.left, rect.top, title.width + 2, 1), chosen)]
      arrows = [
        (-1, Rect(rect.left - 2, rect.top, 2, 1)), (1, Rect(rect.left + title.width + 2, rect.top, 2, 1)),
      ]
    }
  }

  func target(at point: Point) -> Target? {
    if let arrow = arrows.first(where: { $0.place.contains(point) }) { return .step(arrow.way) }
    return chips.first { $0.place.contains(point) }.map { .value($0.index) }
  }

  func draw(on canvas: inout Canvas, hasFocus: Bool) {
    let (theme, isASCII) = (canvas.theme, canvas.ornaments.isASCII)
    for (title, place, index) in chips {
      let inside = Point(place.left + 1, place.top)
      guard index == chosen else {
        canvas.put(title, at: inside, Style(hasFocus ? theme.text : theme.muted))
        continue
      }
      let (fill, text) = hasFocus ? (theme.accent, theme.ground) : (theme.raised, theme.second)
      canvas.put(
        isASCII ? "[" : "▐", at: place.origin, Style(isASCII ? text : fill, on: isASCII ? fill : nil))
      canvas.put(title, at: inside, Style(text, on: fill, .bold))
      let end = Point(place.right - 1, place.top)
      canvas.put(isASCII ? "]" : "▌", at: end, Style(isASCII ? text : fill, on: isASCII ? fill : nil))
    }
    for (way, place) in arrows {
      let sign: Text = isASCII ? (way < 0 ? "<" : ">") : way < 0 ? "◂" : "▸"
      let point = Point(way < 0 ? place.left : place.right - 1, place.top)
      canvas.put(sign, at: point, Style(hasFocus ? theme.accent : theme.second))
    }
  }
}
