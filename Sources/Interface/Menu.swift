import Engine

/// A menu to choose from by keyboard or mouse. Where its room is too low, the empty rows between items go
/// first, from the bottom up; then it scrolls.
public struct Menu: Hashable, Sendable {
  public struct Item: Hashable, Sendable {
    public var title: Text
    /// A remark behind the title.
    public var detail: Text
    /// A figure at the right end.
    public var trailing: Text
    /// Empty rows above it. The first item has none.
    public var air: Int

    public init(_ title: Text, detail: Text = .empty, trailing: Text = .empty, air: Int = 0) {
      self.title = title
      self.detail = detail
      self.trailing = trailing
      self.air = air
    }
  }

  public var items: [Item] {
    didSet { focus = min(focus, max(0, items.count - 1)) }
  }
  /// The item that has the focus, from 0.
  public private(set) var focus: Int
  /// The first row that is shown, counting empty ones.
  private var scroll = 0
  private var hold = Hold()

  /// - Parameter focus: the item that has the focus, from 0.
  public init(_ items: [Item], focus: Int = 0) {
    self.items = items
    self.focus = min(max(0, focus), max(0, items.count - 1))
  }

  /// Takes input for a menu that is drawn in `rect`. Returns the item that was chosen, if one was.
  public mutating func handle(_ event: InputEvent, in rect: Rect) -> Int? {
    guard !items.isEmpty else { return nil }
    scroll = firstRow(in: rect.height)
    defer { scroll = firstRow(in: rect.height) }
    if case .mouse(let mouse) = event { return handle(mouse, in: rect) }
    guard let command = KeyMap.standard.intent(for: event) else { return nil }
    hold.rest()
    if command == .act { return focus }
    guard let moved = command.moved(focus, of: items.count, page: rect.height) else { return nil }
    focus = moved
    return nil
  }

  /// Draws as many items as there is room for. The one under the mouse has the focus at once, before the next
  /// update.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    var menu = self
    if let move = canvas.followMouse() { _ = menu.handle(.mouse(move), in: rect) }
    menu.drawLines(on: &canvas, in: rect)
  }

  private func drawLines(on canvas: inout Canvas, in rect: Rect) {
    let titleWidth = (items.map(\.title.width).max() ?? 0) + 3
    let (scroll, rows) = (firstRow(in: rect.height), rows(in: rect.height))
    for (index, row) in rows.enumerated() where row >= scroll && row - scroll < rect.height {
      let line = Rect(rect.left, rect.top + row - scroll, rect.width, 1)
      draw(
        items[index], hasFocus: index == focus, titleWidth: titleWidth, on: &canvas, in: line)
      if index == hold.pressed { canvas.reverse(line, canvas.theme.accent) }
    }
    let count = (rows.last ?? -1) + 1
    canvas.tellHiddenRows(
      showing: scroll..<max(scroll, min(count, scroll + rect.height)), of: count, in: rect)
  }

  /// How many rows it takes with all of its empty ones.
  public var height: Int { items.count + items.dropFirst().reduce(0) { $0 + $1.air } }

  /// The row of each item where there is room for `height` rows, from 0. Rows beyond that are scrolled to.
  public func rows(in height: Int) -> [Int] {
    var missing = max(0, self.height - height)
    var rows = items.indices.map(\.self)
    for index in items.indices.dropFirst().reversed() {
      let lost = min(missing, items[index].air)
      missing -= lost
      for below in index..<rows.count { rows[below] += items[index].air - lost }
    }
    return rows
  }

  private mutating func handle(_ mouse: MouseEvent, in rect: Rect) -> Int? {
    if case .wheel(let notches) = mouse.action {
      focus = min(max(0, focus + notches), items.count - 1)
      return nil
    }
    let row = rect.contains(mouse.position) ? mouse.position.y - rect.top + scroll : nil
    let index = row.flatMap { rows(in: rect.height).firstIndex(of: $0) }
    let taken = hold.handle(mouse, over: index)
    // While the button is down on one item, the focus goes to no other.
    guard let index, hold.held == nil || hold.held == index else { return taken }
    focus = index
    return taken
  }

  /// The first row to show, so that the focus is in view and no room is wasted at the end.
  private func firstRow(in height: Int) -> Int {
    guard !items.isEmpty else { return 0 }
    let rows = rows(in: height)
    let row = rows[focus]
    return max(0, min(max(scroll, row - height + 1), row, rows[rows.count - 1] + 1 - height))
  }

  private func draw(
    _ item: Item, hasFocus: Bool, titleWidth: Int, on canvas: inout Canvas, in rect: Rect
  ) {
    let theme = canvas.theme
    if hasFocus { canvas.fill(rect, theme.raised) }
    let title = Style(hasFocus ? theme.accent : theme.text, on: nil, hasFocus ? .bold : [])
    if hasFocus { canvas.put(canvas.ornaments.pointer, at: rect.origin, title) }
    let text = Rect(rect.left + 2, rect.top, rect.width - 3, 1)
    let left = text.width - (item.trailing.isEmpty ? 0 : item.trailing.width + 1)
    canvas.put(item.title, in: Rect(text.left, rect.top, left, 1), .leading, title)
    canvas.put(item.trailing, in: text, .trailing, Style(theme.muted))
    let detail = Rect(text.left + titleWidth, rect.top, left - titleWidth, 1)
    canvas.put(item.detail, in: detail, .leading, Style(theme.muted))
  }
}

extension Menu.Item: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, title, detail, trailing, air)
  }
}

extension Menu: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, items, focus, scroll, hold)
  }
}
