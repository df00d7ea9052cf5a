import Engine

/// The line over a game: title, time, score. It is muted, so that the words are the brightest thing on the
/// screen.
public struct GameHead: Hashable, Sendable {
  /// As in "Memory · Georgian letters".
  public var title: Text
  /// Seconds left and in all; nil without a clock.
  public var time: Time?
  /// Points; nil if none are counted.
  public var score: Int?
  /// The multiplier of points; 1 isn't shown.
  public var multiplier: Int
  /// The answers towards the next multiplier: true once given. Empty hides them.
  public var steps: [Bool] = []
  /// Whom the player races; nil for nobody. The bar then shows points in place of the time.
  public var race: Race?

  /// A time in seconds.
  public struct Time: Hashable, Sendable {
    public var left: Int
    public var all: Int

    public init(left: Int, all: Int) {
      self.left = left
      self.all = all
    }
  }

  /// A run to race against, in points.
  public struct Race: Hashable, Sendable {
    public var name: Text
    public var now: Int
    public var end: Int

    public init(against name: Text, now: Int, end: Int) {
      self.name = name
      self.now = now
      self.end = end
    }
  }

  public init(title: Text, time: Time?, score: Int?, multiplier: Int = 1) {
    self.title = title
    self.time = time
    self.score = score
    self.multiplier = multiplier
  }

  private static let leastBar = 8

  public func draw(on canvas: inout Canvas, in rect: Rect) {
    let score = scoreText(canvas.ornaments)
    canvas.put(score, in: rect, .trailing, Style(canvas.theme.text))
    var right = end(before: score, in: rect)
    if let bar = bar(in: rect, canvas.ornaments) {
      if let time { draw(time, on: &canvas, beside: bar) }
      if let race { draw(race, on: &canvas, in: bar) }
      right = bar.left - 2
    }
    let left = Rect(rect.left, rect.top, right - rect.left, 1)
    canvas.put(canvas.ornaments.spelled(title), in: left, .leading, Style(canvas.theme.muted))
  }

  private func draw(_ time: Time, on canvas: inout Canvas, beside bar: Rect) {
    let color = time.left <= 20 ? canvas.theme.accent : canvas.theme.muted
    canvas.put(Text(Figure.clock(time.left)), at: Point(bar.right + 1, bar.top), Style(color))
    if race == nil { canvas.bar(Double(time.left) / Double(max(1, time.all)), in: bar, color) }
  }

  /// The player's points up to those of the whole run, marked where that run is now; above it, who it is and the
  /// player's lead.
  private func draw(_ race: Race, on canvas: inout Canvas, in bar: Rect) {
    let points = score ?? 0
    let (lead, all) = (points - race.now, max(1, points, race.end))
    let color = lead < 0 ? canvas.theme.accent : canvas.theme.right
    canvas.bar(Double(points) / Double(all), in: bar, color)
    let mark = Point(bar.left + (bar.width - 1) * min(max(0, race.now), all) / all, bar.top)
    canvas.put(canvas.ornaments.barMark, at: mark, Style(canvas.theme.text).bold)
    let sum = Text((lead < 0 ? " -" : " +") + Figure.grouped(abs(lead)))
    let above = Rect(0, bar.top - 1, bar.right, 1)
    canvas.put(sum, in: above, .trailing, Style(color).bold)
    let name = Rect(0, above.top, above.right - sum.width, 1)
    canvas.put(race.name, in: name, .trailing, Style(canvas.theme.muted))
  }

  /// The place of the bar in that row; nil without a clock or a race. It shrinks before the title is cut.
  private func bar(in rect: Rect, _ ornaments: Ornaments) -> Rect? {
    guard time != nil || race != nil else { return nil }
    let right = end(before: scoreText(ornaments), in: rect)
    let figure = time.map { Text(Figure.clock($0.left)).width } ?? -1
    let most = min(20, rect.width / 4)
    let width = max(min(Self.leastBar, most), min(most, right - rect.left - figure - 3 - title.width))
    return Rect(right - figure - 1 - width, rect.top, width, 1)
  }

  private func end(before score: Text, in rect: Rect) -> Int { rect.right - max(score.width, 12) - 3 }

  private func scoreText(_ ornaments: Ornaments) -> Text {
    guard let score else { return .empty }
    let points = Text(Figure.grouped(score))
    let factor = multiplier > 1 ? ornaments.times + Text("\(multiplier)") : .empty
    if steps.isEmpty { return factor.isEmpty ? points : points + " " + factor }
    let dots = steps.map { ornaments.bubbles[$0 ? 2 : 1] }
    return Text.joined([factor.padded(to: 2), Text.joined(dots, by: ""), points.led(to: 7)], by: " ")
  }
}
