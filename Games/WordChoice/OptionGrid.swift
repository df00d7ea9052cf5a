import Engine
import Interface
import LargeLetters

/// Up to four answers in two columns, or up to eight short ones in four, numbered as they are read. A digit, an arrow
/// key with Enter, or a click chooses one.
package struct OptionGrid: Hashable {
  package let places: [Rect]
  private let columns: Int

  /// The keys of four options, from 0.
  package static let digits = digits(4)
  private static let allDigits = digits(8)

  private static func digits(_ count: Int) -> KeyMap<Int> {
    KeyMap((0..<count).map { (keys: [Key(.character(Character("\($0 + 1)")))], intent: $0) })
  }

  /// So many options in a rectangle, with two columns of air between them.
  package init(_ count: Int, in rect: Rect) {
    let columns = Self.columns(for: count)
    let rows = max(1, (count + columns - 1) / columns)
    let size = Size(Self.width(of: rect, options: count), rect.height / rows)
    self.columns = columns
    places = (0..<count).map { index in
      let corner = Point(
        rect.left + index % columns * (size.width + 2), rect.top + index / columns * size.height)
      return Rect(corner, size)
    }
  }

  private static func columns(for count: Int) -> Int { count > 4 ? 4 : 2 }

  /// The columns on the screen of one of so many options in a rectangle.
  package static func width(of rect: Rect, options count: Int) -> Int {
    let columns = columns(for: count)
    return (rect.width - 2 * (columns - 1)) / columns
  }

  /// What the event chooses, if anything; arrow keys and the mouse move the focus.
  package func choice(_ event: InputEvent, _ command: Command?, _ focus: inout Int?) -> Int? {
    if let option = Self.allDigits.intent(for: event) {
      return places.indices.contains(option) ? option : nil
    }
    if case .mouse(let mouse) = event {
      guard let option = places.firstIndex(where: { $0.contains(mouse.position) }) else { return nil }
      return mouse.isClick ? option : nil
    }
    switch command {
    case .left: move(Point(-1, 0), &focus)
    case .right: move(Point(1, 0), &focus)
    case .up: move(Point(0, -1), &focus)
    case .down: move(Point(0, 1), &focus)
    case .next: focus = ((focus ?? -1) + 1) % places.count
    case .previous: focus = ((focus ?? 0) + places.count - 1) % places.count
    case .act: return focus.flatMap { places.indices.contains($0) ? $0 : nil }
    default: break
    }
    return nil
  }

  /// The first arrow key brings the focus to the first option; none leads out of the grid.
  private func move(_ way: Point, _ focus: inout Int?) {
    guard let now = focus else { return focus = 0 }
    let (column, row) = (now % columns + way.x, now / columns + way.y)
    let next = row * columns + column
    if (0..<columns).contains(column), places.indices.contains(next) { focus = next }
  }
}

/// One option with its number.
package struct OptionDrawing {
  /// What is known of it.
  package enum Mark: Hashable {
    case open, right, wrong, other
  }

  let number: Int
  let text: Text
  let mark: Mark
  let hasFocus: Bool
  let isPointed: Bool

  /// - Parameter isPointed: whether the mouse pointer rests on it.
  package init(number: Int, text: Text, mark: Mark = .open, hasFocus: Bool, isPointed: Bool = false) {
    (self.number, self.text, self.mark) = (number, text, mark)
    (self.hasFocus, self.isPointed) = (hasFocus, isPointed && mark == .open)
  }

  /// Columns for the number, and as many for the sign.
  private static let besideFace = 2

  /// How many rows a text takes in a box of this width, border and all.
  static func rows(of text: Text, width: Int) -> Int {
    text.lineCount(columns: width - 4 - 2 * besideFace) + 2
  }

  package func draw(on canvas: inout Canvas, in rect: Rect) {
    let (theme, color) = (canvas.theme, color(canvas.theme))
    let fill = fill(theme)
    // What can't be taken any more has no frame.
    if mark == .other {
      canvas.fill(rect, fill)
    } else {
      canvas.box(rect, hasFocus || mark == .right ? .heavy : .rounded, Style(color, on: fill), fill: fill)
    }
    let inside = rect.inset(2, 1)
    let isFilled = hasFocus || isPointed || mark == .right || mark == .wrong
    canvas.put(Text("\(number)"), at: inside.origin, Style(isFilled ? theme.text : theme.muted, on: fill))
    let face = Rect(
      inside.left + Self.besideFace, inside.top, inside.width - 2 * Self.besideFace, inside.height)
    let word = Style(mark == .other ? theme.muted : theme.text, on: fill)
    canvas.put(text, wrappedIn: face, .center, .middle, mark == .other ? word : word.bold)
    if let sign = sign(canvas.ornaments) {
      let corner = Rect(inside.left, inside.top, inside.width, 1)
      canvas.put(sign, in: corner, .trailing, Style(color, on: fill).bold)
    }
  }

  /// The ground of the whole box, its frame too: a tint so faint that words keep their contrast.
  private func fill(_ theme: Theme) -> Color {
    switch mark {
    case .right, .wrong: theme.raised.mixed(with: color(theme), Self.tint)
    case .open: hasFocus || isPointed ? theme.raised.mixed(with: theme.accent, Self.tint) : theme.raised
    case .other: theme.ground
    }
  }

  private static let tint = 0.1

  private func color(_ theme: Theme) -> Color {
    switch mark {
    case .right: theme.right
    case .wrong: theme.wrong
    case .open: hasFocus || isPointed ? theme.accent : theme.muted
    case .other: theme.muted
    }
  }

  private func sign(_ ornaments: Ornaments) -> Text? {
    switch mark {
    case .right: ornaments.right
    case .wrong: ornaments.wrong
    case .open: isPointed ? ornaments.pointer : nil
    case .other: nil
    }
  }
}

/// Where a question stands: a pure function of the window, which drawing and the mouse share.
package struct ChoiceLayout: Hashable {
  package let page: Page
  package let meter: Rect
  /// The word that is asked, with a row of air below: above the answers all is its own.
  package let prompt: Rect
  package let grid: OptionGrid
  package let line: Rect

  /// Rows of a box: with more of them the least window has no room for the word.
  private static let highest = 5

  /// Boxes are as high as the longest of the texts needs, as far as there is room.
  package init(_ window: Size, options texts: [Text]) {
    page = Page(window)
    let tall = window.height >= 34
    let room = page.body.centered(Size(min(page.body.width, 76), min(page.body.height, tall ? 28 : 18)))
    meter = Rect(room.left, page.head.top + 1, room.width, 1)
    line = Rect(room.left, room.bottom - 2, room.width, 2)
    let width = OptionGrid.width(of: room, options: texts.count)
    let wanted = texts.map { OptionDrawing.rows(of: $0, width: width) }.max() ?? 0
    let rows = 2 * min(max(tall ? 5 : 3, wanted), Self.highest)
    grid = OptionGrid(texts.count, in: Rect(room.left, line.top - rows - 1, room.width, rows))
    let bottom = line.top - rows - 2
    let top = max(page.body.top, bottom - LargeWord.mostRows)
    prompt = Rect(page.body.left, top, page.body.width, bottom - top)
  }
}
