import Engine
import Interface

/// Choices side by side, centred, in as many rows as needed; in boxes if there is room.
struct StepRow: Hashable {
  private static let gap = 1

  private var focus = 0
  private var titles: [Text]
  /// Steps that were taken and can't be taken again.
  private var closed: Set<Int> = []
  private var hold = PressTracker()

  init(_ titles: [Text]) { self.titles = titles }

  /// Whether boxes fit beside each other in two lines at most.
  func hasRoomForBoxes(in width: Int) -> Bool { lines(in: width, true).count <= 2 }

  func height(in width: Int, isBoxed: Bool) -> Int {
    lines(in: width, isBoxed).count * (isBoxed ? 3 : 1)
  }

  /// Puts a step before the others. The focus stays on its step.
  mutating func insert(_ title: Text) {
    titles.insert(title, at: 0)
    closed = Set(closed.map { $0 + 1 })
    focus += 1
    hold.cancel()
  }

  /// Closes a step and renames it; the focus moves to the next open one.
  mutating func close(_ index: Int, as title: Text) {
    closed.insert(index)
    titles[index] = title
    if focus == index { move(1) }
  }

  /// Returns the index of the step that was chosen, if any.
  /// - Parameter takesUpDown: whether the up and down keys move the focus, too.
  mutating func handle(_ event: InputEvent, in rect: Rect, isBoxed: Bool, takesUpDown: Bool) -> Int? {
    guard !titles.isEmpty else { return nil }
    if case .mouse(let mouse) = event { return handle(mouse, in: rect, isBoxed) }
    guard let command = KeyMap.standard.intent(for: event) else { return nil }
    hold.cancel()
    switch command {
    case .act: return focus
    case .left, .previous: move(-1)
    case .right, .next: move(1)
    case .up where takesUpDown: move(-1)
    case .down where takesUpDown: move(1)
    default: break
    }
    return nil
  }

  /// The step under the mouse is drawn with the focus at once.
  func draw(on canvas: inout Canvas, in rect: Rect, isBoxed: Bool) {
    var row = self
    if let move = canvas.followMouse() { _ = row.handle(move, in: rect, isBoxed) }
    for (index, place) in places(in: rect, isBoxed).enumerated() {
      row.draw(index, on: &canvas, in: place, isBoxed)
    }
  }

  private func draw(_ index: Int, on canvas: inout Canvas, in place: Rect, _ isBoxed: Bool) {
    let theme = canvas.theme
    let hasFocus = index == focus
    let isClosed = closed.contains(index)
    let style = hasFocus ? Style(theme.accent).bold : Style(isClosed ? theme.muted : theme.text)
    let sign = isClosed ? canvas.ornaments.right : hasFocus ? canvas.ornaments.pointer : " "
    if isBoxed {
      let border = Style(hasFocus ? theme.accent : theme.muted)
      canvas.box(place, hasFocus ? .heavy : .rounded, border, fill: hasFocus ? theme.raised : nil)
    } else if hasFocus {
      canvas.fill(place, theme.raised)
    }
    let line = isBoxed ? place.inset(1, 1) : place
    canvas.put(sign, at: line.origin, style)
    canvas.put(titles[index], at: line.origin + Point(2, 0), style)
    if index == hold.pressed { canvas.reverse(place, theme.accent) }
  }

  /// Moves to the next open step and wraps around.
  private mutating func move(_ step: Int) {
    let count = titles.count
    let others = (1...count).map { (focus + step * $0 + count * count) % count }
    focus = others.first { !closed.contains($0) } ?? focus
  }

  private mutating func handle(_ mouse: MouseEvent, in rect: Rect, _ isBoxed: Bool) -> Int? {
    let places = places(in: rect, isBoxed).enumerated()
    let index = places.first { $1.contains(mouse.position) && !closed.contains($0) }?.offset
    let taken = hold.handle(mouse, over: index)
    // While the button is held on one step, no other takes the focus.
    if let index, hold.held == nil || hold.held == index { focus = index }
    return taken
  }

  private func places(in rect: Rect, _ isBoxed: Bool) -> [Rect] {
    let height = isBoxed ? 3 : 1
    return lines(in: rect.width, isBoxed).enumerated().flatMap { row, line in
      let width = line.reduce(-Self.gap) { $0 + self.width($1, isBoxed) + Self.gap }
      var x = rect.left + (rect.width - width) / 2
      return line.map { index in
        defer { x += self.width(index, isBoxed) + Self.gap }
        return Rect(x, rect.top + row * height, self.width(index, isBoxed), height)
      }
    }
  }

  /// As few lines as possible, and of those the shortest.
  private func lines(in width: Int, _ isBoxed: Bool) -> [[Int]] {
    let count = filled(to: width, isBoxed).count
    let least = titles.indices.map { self.width($0, isBoxed) }.max() ?? 0
    let shortest = (min(least, width)...width).first { filled(to: $0, isBoxed).count == count }
    return filled(to: shortest ?? width, isBoxed)
  }

  /// Fills one line after the other.
  private func filled(to width: Int, _ isBoxed: Bool) -> [[Int]] {
    var (lines, filled) = ([[Int]](), 0)
    for index in titles.indices {
      let own = self.width(index, isBoxed)
      if !lines.isEmpty, filled + Self.gap + own <= width {
        lines[lines.count - 1].append(index)
        filled += Self.gap + own
      } else {
        lines.append([index])
        filled = own
      }
    }
    return lines
  }

  private func width(_ index: Int, _ isBoxed: Bool) -> Int { titles[index].width + (isBoxed ? 6 : 3) }
}
