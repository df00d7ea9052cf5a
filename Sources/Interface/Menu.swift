import Engine

/// A menu to choose from by keyboard or mouse. Where its room is too low, the empty rows between items go
/// first, from the bottom up; then it scrolls.
public struct Menu: Control, Hashable, Sendable {
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
  public private(set) var focus: Int
  /// The first row that is shown, counting empty ones.
  private var scroll = 0
  public var hold = PressTracker()

  /// - Parameter focus: the item that has the focus, from 0.
  public init(_ items: [Item], focus: Int = 0) {
    self.items = items
    self.focus = min(max(0, focus), max(0, items.count - 1))
  }

  public var isEmpty: Bool { items.isEmpty }

  public mutating func select(_ index: Int) { focus = min(max(0, index), max(0, items.count - 1)) }

  public mutating func scroll(in rect: Rect) { scroll = firstRow(in: rect.height) }

  public func index(at point: Point, in rect: Rect) -> Int? {
    guard rect.contains(point) else { return nil }
    return rows(in: rect.height).firstIndex(of: point.y - rect.top + firstRow(in: rect.height))
  }

  public func target(of command: Command, in rect: Rect) -> Int? {
    command.moved(focus, of: items.count, page: rect.height)
  }

  public func target(ofNotches notches: Int, in rect: Rect) -> Int { focus + notches }

  /// Draws as many items as there is room for.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    pointed(on: &canvas, in: rect).drawLines(on: &canvas, in: rect)
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
    canvas.put(canvas.ornaments.spelled(item.trailing), in: text, .trailing, Style(theme.muted))
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
