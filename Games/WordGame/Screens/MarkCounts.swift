import Engine
import Interface
import Learning

/// How every screen shows how well a word is known: one of four words, a sign that fills up, and a colour.
extension Mark {
  /// The mark that screens show: words that were met count as being learned.
  public var shown: Mark { self == .met ? .shaky : self }
  /// Those marks, best known first.
  public static let allShown: [Mark] = [.strong, .good, .shaky, .new]

  public var name: Text {
    switch self {
    case .new: "new"
    case .met, .shaky: "learning"
    case .good: "known"
    case .strong: "mastered"
    }
  }

  /// A sign, one column wide.
  public func sign(_ ornaments: Ornaments) -> Text {
    switch self {
    case .new: ornaments.isASCII ? "." : "·"
    case .met, .shaky: ornaments.isASCII ? "o" : "○"
    case .good: ornaments.isASCII ? "O" : "◐"
    case .strong: ornaments.isASCII ? "@" : "●"
    }
  }

  /// One column of a bar, firmer for better marks.
  public func step(_ ornaments: Ornaments) -> Text {
    switch self {
    case .new: ornaments.isASCII ? "." : "·"
    case .met, .shaky: ornaments.isASCII ? "-" : "╌"
    case .good: ornaments.isASCII ? "=" : "─"
    case .strong: ornaments.isASCII ? "#" : "━"
    }
  }

  public func color(_ theme: Theme) -> Color {
    switch self {
    case .new: theme.muted
    case .met, .shaky: theme.second
    case .good, .strong: theme.right
    }
  }
}

/// The number of words per mark.
public struct MarkCounts: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: Mark.allCases.count)

  public init() {}

  public subscript(mark: Mark) -> Int {
    get { counts[Self.index(mark)] }
    set { counts[Self.index(mark)] = newValue }
  }

  /// The number of words that screens show with this mark.
  public subscript(shown mark: Mark) -> Int {
    Mark.allCases.filter { $0.shown == mark }.reduce(0) { $0 + self[$1] }
  }

  public var total: Int { counts.reduce(0, +) }
  /// Known and mastered words.
  public var held: Int { self[.good] + self[.strong] }
  public var met: Int { total - self[.new] }

  public static func + (left: MarkCounts, right: MarkCounts) -> MarkCounts {
    var sum = left
    for mark in Mark.allCases { sum[mark] += right[mark] }
    return sum
  }

  private static func index(_ mark: Mark) -> Int { Mark.allCases.firstIndex(of: mark) ?? 0 }
}

extension Canvas {
  /// Draws a bar with a share for every mark, best known first. Any mark that occurs gets at least one column.
  public mutating func bar(_ counts: MarkCounts, in rect: Rect) {
    var left = rect.left
    for (mark, width) in counts.shares(of: rect.width) {
      let color = mark == .new ? theme.muted.mixed(with: theme.ground, 0.5) : mark.color(theme)
      fill(Rect(left, rect.top, width, 1), mark.step(ornaments), Style(color))
      left += width
    }
  }

  /// Draws signs and counts of all marks in one row, best known first. If space is short, the gaps shrink, then
  /// the names go.
  public mutating func legend(_ counts: MarkCounts, in row: Rect) {
    let entries = Mark.allShown.map { mark in
      (mark: mark, figure: Text(Figure.grouped(counts[shown: mark])), name: mark.name)
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
  /// The marks that occur, best known first, with their columns in a bar of this width.
  func shares(of width: Int) -> [(mark: Mark, width: Int)] {
    let marks = Mark.allShown.filter { self[shown: $0] > 0 }
    guard total > 0, width >= marks.count else { return [] }
    var rest = width
    var words = total
    return marks.enumerated().map { index, mark in
      let others = marks.count - index - 1
      let share = (Double(rest) * Double(self[shown: mark]) / Double(words)).rounded()
      let columns = min(max(1, Int(share)), rest - others)
      rest -= columns
      words -= self[shown: mark]
      return (mark, columns)
    }
  }
}
