import Engine
import Interface

/// Where one is on a page of the dictionary: its lines go by one after the other, and those that lead somewhere get the
/// focus on the way.
struct LookUpPlace: Hashable, Sendable {
  /// The lines of a page, and how many of them the window shows.
  struct Extent {
    let count, height: Int
    /// The lines that lead somewhere.
    let links: [Int]

    /// The first line in view where the last one is in view, too.
    var last: Int { max(0, count - height) }
  }

  /// The first line in view.
  private(set) var top = 0
  /// Which of the lines that lead somewhere has the focus; nil for the page itself.
  private(set) var link: Int?

  /// Moves the focus to one of the lines that lead somewhere.
  mutating func select(_ link: Int) { self.link = link }

  /// Leaves a focus that is there no more.
  mutating func keep(among count: Int) {
    if let link, link >= count { self.link = nil }
  }

  /// Keeps the focus in view, and leaves no room over.
  mutating func fit(_ extent: Extent) {
    keep(among: extent.links.count)
    if let link { top = min(max(top, extent.links[link] - extent.height + 1), extent.links[link]) }
    top = max(0, min(top, extent.last))
  }

  /// Takes the keys and the wheel.
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

  /// To the neighbour where that is in view, else a line further. Beyond an end the other one comes, as in a list.
  private mutating func step(_ way: Int, _ extent: Extent) {
    if takeNeighbour(way, extent) { return }
    let before = top
    scroll(way, extent)
    if top != before {
      _ = takeNeighbour(way, extent)
    } else if way > 0 || link != nil {
      // Where nothing leads anywhere who reads to the end stays there.
      if !extent.links.isEmpty { self = LookUpPlace() }
    } else if !extent.links.isEmpty {
      goToEnd(extent)
    }
  }

  /// Whether there is a line that leads somewhere to get the focus next.
  private mutating func takeNeighbour(_ way: Int, _ extent: Extent) -> Bool {
    let first = way > 0 ? extent.links.firstIndex(where: { $0 >= top }) : nil
    guard let next = link.map({ $0 + way }) ?? first, isInView(next, extent) else { return false }
    link = next
    return true
  }

  /// By a page; beyond the last one the last line that leads somewhere gets the focus, as in a list.
  private mutating func turn(_ way: Int, _ extent: Extent) {
    let before = top
    // A page is a step where not two lines are in view, too.
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

extension LookUpPlace: StateHashable {
  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, top, link) }
}
