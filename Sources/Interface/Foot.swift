import Engine

/// The last line: it names the keys that work now, and a click on one of them does the same.
public struct Foot: Hashable, Sendable {
  private static let gap = 3
  private let hints: [KeyHint]

  /// A foot of hints, the most useful first.
  ///
  /// In a narrow window the hints that can't be clicked are dropped first, since a player with only a mouse
  /// needs the others; then the rest from the end. Help, the way out and the first hint stay.
  public init(_ hints: [KeyHint]) {
    self.hints = hints
  }

  public func draw(on canvas: inout Canvas, in rect: Rect) {
    for (hint, place) in places(in: rect) {
      let end = canvas.put(hint.keys(canvas.ornaments), at: place.origin, Style(canvas.theme.text))
      canvas.put(hint.action, at: place.origin + Point(end + 1, 0), Style(canvas.theme.muted))
    }
  }

  /// The command of the hint that was clicked; nil if none was, or if the hint has none.
  public func command(for event: InputEvent, in rect: Rect) -> Command? {
    guard case .mouse(let mouse) = event, mouse.isClick else { return nil }
    return places(in: rect).first { $0.place.contains(mouse.position) }?.hint.command
  }

  /// The event as it came, unless it is a click on a hint that presses a key: then the press of that key.
  public func pressed(by event: InputEvent, in rect: Rect) -> InputEvent {
    guard case .mouse(let mouse) = event, mouse.isClick else { return event }
    let hint = places(in: rect).first { $0.place.contains(mouse.position) }?.hint
    return hint?.key.map { .key($0) } ?? event
  }

  private func places(in rect: Rect) -> [(hint: KeyHint, place: Rect)] {
    var x = rect.left
    var places: [(hint: KeyHint, place: Rect)] = []
    for hint in hints(for: rect.width) {
      guard x + hint.width <= rect.right else { break }
      places.append((hint, Rect(x, rect.top, hint.width, 1)))
      x += hint.width + Self.gap
    }
    return places
  }

  private func hints(for width: Int) -> [KeyHint] {
    var left = hints
    while left.reduce(-Self.gap, { $0 + $1.width + Self.gap }) > width, let index = Self.spare(of: left) {
      left.remove(at: index)
    }
    return left
  }

  /// The hint to drop next; nil if none is left to drop.
  private static func spare(of hints: [KeyHint]) -> Int? {
    hints.lastIndex { $0.command == nil && $0.key == nil } ?? hints.dropFirst().lastIndex { !$0.isNeeded }
  }
}
