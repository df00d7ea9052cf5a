import Engine
import Interface
import LargeLetters

/// Where the parts of the recording screen stand, from the least window on.
struct RecordLayout {
  /// What is said, large.
  let word: Rect
  /// The other side of it, small.
  let beside: Rect
  /// What was said of each side, above each other.
  let lanes: [Rect]
  /// How loud it is now.
  let meter: Rect
  /// What to do, or what went wrong.
  let message: Rect

  /// The columns of what a lane is called, and of how long it is.
  static let label = 9
  static let time = 10

  /// The parts in a page's body.
  init(_ page: Page) {
    let body = page.body
    let rows = body.height >= 26 ? 4 : body.height >= 18 ? 2 : 1
    let width = min(body.width, Page.blockWidth)
    let left = body.left + (body.width - width) / 2
    // Two lanes with air, the meter with air, two rows to say something.
    let below = 2 * (rows + 1) + 2 + 2
    let most = min(body.height - below - 2, LargeWord.mostRows)
    let top = body.top + max(0, (body.height - below - 2 - most) / 3)
    word = Rect(body.left, top, body.width, most)
    beside = Rect(left, word.bottom, width, 1)
    let first = beside.bottom + 1
    lanes = [0, 1].map { Rect(left, first + $0 * (rows + 1), width, rows) }
    meter = Rect(left, lanes[1].bottom + 1, width, 1)
    message = Rect(left, meter.bottom + 1, width, 2)
  }

  /// The part of a lane that its waveform has.
  static func wave(in lane: Rect) -> Rect {
    Rect(lane.left + label, lane.top, max(0, lane.width - label - time), lane.height)
  }
}
