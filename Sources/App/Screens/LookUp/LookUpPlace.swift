import Engine
import Interface

/// Scroll position and focus on a dictionary page. Moving scrolls line by line, and lines that lead somewhere
/// get the focus as they come into view.
struct LookUpPlace: Hashable, Sendable {
  /// The lines of a page, and how many of them fit in the window.
  struct Extent {
    let count, height: Int
    /// The indices of lines that lead somewhere.
    let links: [Int]

    /// The largest scroll offset.
    var last: Int { max(0, count - height) }
  }

  private(set) var top = 0
  /// The focused link, as an index into `Extent.links`; nil if the page itself has the focus.
  private(set) var link: Int?

  mutating func select(_ link: Int) { self.link = link }

  /// Drops a focus beyond the last link.
  mutating func clampFocus(among count: Int) {
    if let link, link >= count { self.link = nil }
  }

  /// Scrolls so that the focus is in view and no room is wasted.
  mutating func fit(_ extent: Extent) {
    clampFocus(among: extent.links.count)
    if let link { top = min(max(top, extent.links[link] - extent.height + 1), extent.links[link]) }
    top = max(0, min(top, extent.last))
  }

  mutating func handle(_ event: InputEvent, _ extent: Extent) {
    if case .mouse(let mouse) = event, case .wheel(let notches) = mouse.action {
      return scroll(notches * 3, extent)
    }
    switch KeyMap.standard.intent(for: event) {
    case .down, .next: step(1, extent)
    case .up, .previous: step(-1, extent)
    case .pageDown: turn(1, extent)
    case .pageUp: turn(-1, extent)
    case .first: self = LookUpPlace()
    case .last: goToEnd(extent)
    default: break
    }
  }

  /// Moves to the next link if it is in view, else scrolls by a line. Wraps around at the ends, as lists do.
  private mutating func step(_ way: Int, _ extent: Extent) {
    if moveFocus(way, extent) { return }
    let before = top
    scroll(way, extent)
    if top != before {
      _ = moveFocus(way, extent)
    } else if way > 0 || link != nil {
      // On a page without links the end stays in view, so that it can be read.
      if !extent.links.isEmpty { self = LookUpPlace() }
    } else if !extent.links.isEmpty {
      goToEnd(extent)
    }
  }

  /// Returns whether there was a link in view to move to.
  private mutating func moveFocus(_ way: Int, _ extent: Extent) -> Bool {
    let first = way > 0 ? extent.links.firstIndex(where: { $0 >= top }) : nil
    guard let next = link.map({ $0 + way }) ?? first, isInView(next, extent) else { return false }
    link = next
    return true
  }

  /// Scrolls by a page. Beyond the last page the last link gets the focus, as in lists.
  private mutating func turn(_ way: Int, _ extent: Extent) {
    let before = top
    // At least one line, even in a window too low for two.
    scroll(way * max(1, extent.height - 1), extent)
    if top != before { return }
    if way > 0 { goToEnd(extent) } else { link = nil }
  }

  private mutating func goToEnd(_ extent: Extent) {
    top = extent.last
    link = extent.links.indices.last { isInView($0, extent) }
  }

  private mutating func scroll(_ way: Int, _ extent: Extent) {
    top = max(0, min(top + way, extent.last))
    if let link, !isInView(link, extent) { self.link = nil }
  }

  private func isInView(_ link: Int, _ extent: Extent) -> Bool {
    extent.links.indices.contains(link) && (top..<top + max(0, extent.height)).contains(extent.links[link])
  }
}
