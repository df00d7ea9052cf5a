import Engine

/// How a screen divides the window: two columns and one row of margin, content centred in at most so many
/// columns, a line at the head and one at the foot.
public struct Page: Hashable, Sendable {
  /// The least window that every screen fits.
  public static let least = Size(60, 20)
  /// The widest content of a screen of text.
  public static let widest = 100

  /// The whole window.
  public let window: Rect
  /// The line at the top.
  public let head: Rect
  /// What is between head and foot, with a row of air to both.
  public let body: Rect
  /// The last line, which names the keys.
  public let foot: Rect

  /// The page of a window.
  public init(_ size: Size, widest: Int = Page.widest) {
    window = Rect(size)
    let width = min(size.width - 4, widest)
    let left = (size.width - width) / 2
    head = Rect(left, min(1, size.height - 1), width, 1)
    foot = Rect(left, size.height - 1, width, 1)
    body = Rect(left, 3, width, size.height - 5)
  }

  /// The usual width of a block.
  public static let blockWidth = 76

  /// Where a block of so many rows stands, with a row of air above it: in the middle, a little higher in a high window,
  /// and at the top where hardly anything is left below.
  public func block(rows: Int, width: Int = Page.blockWidth) -> Rect {
    let room = Rect(body.left, body.top + 1, body.width, body.height - 1)
    let size = Size(min(room.width, width), min(room.height, rows))
    let spare = room.height - size.height
    return Rect(
      room.centered(size).left, room.top + (spare > 12 ? spare * 2 / 5 : 0), size.width, size.height)
  }

  /// The row of its title, over a block.
  public func title(over block: Rect) -> Rect { Rect(block.left, block.top - 3, block.width, 1) }

  /// Whether the window is too small for any screen.
  public static func isTooSmall(_ size: Size) -> Bool {
    !size.holds(least)
  }

  /// Says in one friendly line that the window is too small.
  public static func drawTooSmall(on canvas: inout Canvas, least: Size = Page.least) {
    let times = canvas.ornaments.times
    let wanted: Text = "A little larger, please: \(least.width)\(times)\(least.height). "
    let line = wanted + "This window is \(canvas.size.width)\(times)\(canvas.size.height)."
    canvas.put(line, wrappedIn: canvas.bounds, .center, .middle, Style(canvas.theme.text))
  }
}
