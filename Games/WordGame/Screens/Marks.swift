import Engine
import Interface
import Learning

/// How well a word is known, as every screen shows it: a sign that fills up, with a colour.
extension Mark {
  /// Its name.
  public var name: Text { Text(rawValue) }

  /// One column.
  public func sign(_ ornaments: Ornaments) -> Text {
    switch self {
    case .new: ornaments.isASCII ? "." : "·"
    case .met: ornaments.isASCII ? ":" : "◌"
    case .shaky: ornaments.isASCII ? "o" : "○"
    case .good: ornaments.isASCII ? "O" : "◐"
    case .strong: ornaments.isASCII ? "@" : "●"
    }
  }

  /// A step of a bar, one column: a line that grows firmer.
  public func step(_ ornaments: Ornaments) -> Text {
    switch self {
    case .new: ornaments.isASCII ? "." : "·"
    case .met: ornaments.isASCII ? ":" : "┈"
    case .shaky: ornaments.isASCII ? "-" : "╌"
    case .good: ornaments.isASCII ? "=" : "─"
    case .strong: ornaments.isASCII ? "#" : "━"
    }
  }

  /// Its colour.
  public func color(_ theme: Theme) -> Color {
    switch self {
    case .new: theme.muted
    case .met, .shaky: theme.second
    case .good, .strong: theme.right
    }
  }
}

/// How many words bear each mark.
public struct MarkCounts: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: Mark.allCases.count)

  /// None.
  public init() {}

  /// The words of a mark.
  public subscript(mark: Mark) -> Int {
    get { counts[Self.index(mark)] }
    set { counts[Self.index(mark)] = newValue }
  }

  /// The words of all marks.
  public var total: Int { counts.reduce(0, +) }
  /// Words that are held, for now or for weeks.
  public var known: Int { self[.good] + self[.strong] }
  /// Words that were met.
  public var met: Int { total - self[.new] }

  /// Both together.
  public static func + (left: MarkCounts, right: MarkCounts) -> MarkCounts {
    var sum = left
    for mark in Mark.allCases { sum[mark] += right[mark] }
    return sum
  }

  private static func index(_ mark: Mark) -> Int { Mark.allCases.firstIndex(of: mark) ?? 0 }
}

extension MarkCounts: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(counts)
  }
}

extension Canvas {
  /// A bar of so many columns in which every mark has its share, the best known first; a mark that any word bears
  /// has a column at least.
  public mutating func bar(_ counts: MarkCounts, in rect: Rect) {
    var left = rect.left
    for (mark, width) in counts.shares(of: rect.width) {
      let color = mark == .new ? theme.muted.mixed(with: theme.ground, 0.5) : mark.color(theme)
      fill(Rect(left, rect.top, width, 1), mark.step(ornaments), Style(color))
      left += width
    }
  }

  /// Signs and figures of all marks in one row, the best known first. Where they need more room than there is, they
  /// move together, and then the names go.
  public mutating func legend(_ counts: MarkCounts, in row: Rect) {
    let entries = Mark.allCases.reversed().map { mark in
      (mark: mark, figure: Text(Figure.grouped(counts[mark])), name: mark.name)
    }
    let figures = entries.reduce(0) { $0 + 2 + $1.figure.width }
    let names = entries.reduce(0) { $0 + 1 + $1.name.width }
    let gaps = entries.count - 1
    let gap = [3, 2, 1].first { figures + names + gaps * $0 <= row.width }
    var x = row.left
    for (mark, figure, name) in entries {
      put(mark.sign(ornaments), at: Point(x, row.top), Style(mark.color(theme)))
      x += 2 + put(figure, at: Point(x + 2, row.top), Style(theme.text))
      if gap != nil { x += 1 + put(name, at: Point(x + 1, row.top), Style(theme.muted)) }
      x += gap ?? 2
    }
  }
}

extension MarkCounts {
  /// The marks that occur, the best known first, with their columns of a bar of this width.
  func shares(of width: Int) -> [(mark: Mark, width: Int)] {
    let marks = Mark.allCases.reversed().filter { self[$0] > 0 }
    guard total > 0, width >= marks.count else { return [] }
    var rest = width
    var words = total
    return marks.enumerated().map { index, mark in
      let others = marks.count - index - 1
      let share = (Double(rest) * Double(self[mark]) / Double(words)).rounded()
      let columns = min(max(1, Int(share)), rest - others)
      rest -= columns
      words -= self[mark]
      return (mark, columns)
    }
  }
}
