import Engine

/// The line over a game: what is played, the time, the score. Quiet, so that the words stay the brightest
/// thing on the screen.
public struct GameHead: Hashable, Sendable {
  /// As in "Memory · Georgian letters".
  public var title: Text
  /// Seconds left and in all; nil without a clock.
  public var time: Time?
  /// Points; nil where none are counted.
  public var score: Int?
  /// What points are multiplied with; 1 is not shown.
  public var multiplier: Int

  /// The clock of a game.
  public struct Time: Hashable, Sendable {
    /// Seconds left.
    public var left: Int
    /// Seconds that there were.
    public var all: Int

    /// A time of its parts.
    public init(left: Int, all: Int) {
      self.left = left
      self.all = all
    }
  }

  /// A head of its parts.
  public init(title: Text, time: Time?, score: Int?, multiplier: Int = 1) {
    self.title = title
    self.time = time
    self.score = score
    self.multiplier = multiplier
  }

  private static let leastBar = 8

  /// Draws it into one row: title, bar with the time, score.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    let score = canvas.put(trailing: scoreText(canvas.ornaments), in: rect)
    var right = rect.right - max(score, 12) - 3
    if let time {
      let figure = Text(Figure.clock(time.left))
      let room = Rect(rect.left, rect.top, right - rect.left, 1)
      let color = time.left <= 20 ? canvas.theme.accent : canvas.theme.muted
      canvas.put(figure, in: room, .trailing, Style(color))
      // The bar gives way to the title.
      let most = min(20, rect.width / 4)
      let width = max(min(Self.leastBar, most), min(most, room.width - figure.width - 3 - title.width))
      right -= figure.width + 1 + width
      canvas.bar(Double(time.left) / Double(max(1, time.all)), in: Rect(right, rect.top, width, 1), color)
      right -= 2
    }
    let left = Rect(rect.left, rect.top, right - rect.left, 1)
    canvas.put(canvas.ornaments.spelled(title), in: left, .leading, Style(canvas.theme.muted))
  }

  private func scoreText(_ ornaments: Ornaments) -> Text {
    guard let score else { return .empty }
    let points = Text(Figure.grouped(score))
    return multiplier > 1 ? points + " " + ornaments.times + Text("\(multiplier)") : points
  }
}

extension Canvas {
  fileprivate mutating func put(trailing text: Text, in rect: Rect) -> Int {
    put(text, in: rect, .trailing, Style(theme.text))
    return text.width
  }
}
