import Engine

/// The layout of a screen: a line at the head, a line at the foot, and the content between them, centred
/// where the window is wide, with a margin of two columns and one row.
public struct Page: Hashable, Sendable {
  /// The smallest window in which every screen fits.
  public static let least = Size(60, 20)
  /// The most columns of content, since long lines are hard to read.
  public static let widest = 100

  /// The whole window.
  public let window: Rect
  public let head: Rect
  /// The room between head and foot, with an empty row to both.
  public let body: Rect
  /// The last line, for the keys.
  public let foot: Rect

  /// - Parameter widest: the most columns of content.
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

  /// The place of a block of so many rows: centred, above the middle in a high window, and at the top, below
  /// an empty row, where it nearly fills the body.
  public func block(rows: Int, width: Int = Page.blockWidth) -> Rect {
    let room = Rect(body.left, body.top + 1, body.width, body.height - 1)
    let size = Size(min(room.width, width), min(room.height, rows))
    let spare = room.height - size.height
    return Rect(
      room.centered(size).left, room.top + (spare > 12 ? spare * 2 / 5 : 0), size.width, size.height)
  }

  /// The row for the title of a block.
  public func title(over block: Rect) -> Rect { Rect(block.left, block.top - 3, block.width, 1) }

  /// Whether the window is too small for any screen.
  public static func isTooSmall(_ size: Size) -> Bool {
    !size.holds(least)
  }

  /// Says in the last line that what is to be shown isn't there yet.
  public func drawWaiting(on canvas: inout Canvas) {
    canvas.fill(Rect(0, window.bottom - 1, window.width, 1), canvas.theme.ground)
    canvas.put("One moment.", in: foot, .leading, Style(canvas.theme.muted))
  }

  /// Asks for a larger window.
  public static func drawTooSmall(on canvas: inout Canvas, least: Size = Page.least) {
    let times = canvas.ornaments.times
    let wanted: Text = "A little larger, please: \(least.width)\(times)\(least.height). "
    let line = wanted + "This window is \(canvas.size.width)\(times)\(canvas.size.height)."
    canvas.put(line, wrappedIn: canvas.bounds, .center, .middle, Style(canvas.theme.text))
  }
}
