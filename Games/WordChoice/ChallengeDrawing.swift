import Engine
import Interface
import Learning
import WordGame

extension ChallengeScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = ChoiceLayout(canvas.size, options: question.options.count)
    head.draw(on: &canvas, in: layout.page.head)
    drawStreak(on: &canvas, in: layout.meter)
    let word = Style(canvas.theme.text, on: canvas.theme.ground).bold
    canvas.put(Text(prompt), wrappedIn: layout.prompt, .center, .middle, word)
    if showsOptions { drawOptions(on: &canvas, layout.grid) }
    drawLine(on: &canvas, in: layout.line, fraction)
    foot.draw(on: &canvas, in: layout.page.foot)
  }

  private func drawStreak(on canvas: inout Canvas, in rect: Rect) {
    guard !isOvertime else {
      return canvas.put(
        "the ones you missed, without the clock", in: rect, .center, Style(canvas.theme.second))
    }
    guard variation != .sudden || streak.run > 0 else { return }
    let color = streak.step > 0 ? canvas.theme.accent : canvas.theme.muted
    let label = Text("streak \(streak.run) ")
    let next = Self.next(streak, canvas.ornaments)
    let row = rect.centered(Size(label.width + Self.meterWidth + next.width, 1))
    canvas.put(label, in: row, .leading, Style(canvas.theme.muted))
    canvas.bar(streak.share, in: Rect(row.left + label.width, row.top, Self.meterWidth, 1), color)
    canvas.put(next, in: row, .trailing, Style(color))
  }

  private static let meterWidth = 16

  private static func next(_ streak: Streak, _ ornaments: Ornaments) -> Text {
    let next = min(streak.step + 1, Streak.multipliers.count - 1)
    return " " + ornaments.times + Text("\(Streak.multipliers[next])")
  }

  private func drawOptions(on canvas: inout Canvas, _ grid: OptionGrid) {
    let isLooking = if case .looking = phase { true } else { false }
    for (index, place) in grid.places.enumerated() {
      let mark: OptionDrawing.Mark =
        !isLooking ? .open : index == question.right ? .right : index == given ? .wrong : .other
      OptionDrawing(
        number: index + 1, text: Text(pool.text(question.options[index], besides: question.shown)),
        mark: mark,
        hasFocus: !isLooking && index == focus
      ).draw(on: &canvas, in: place)
    }
  }

  private func drawLine(on canvas: inout Canvas, in rect: Rect, _ fraction: Double) {
    let theme = canvas.theme
    if case .looking = phase, let given {
      let asked = setup.told(pool.items[question.word], from: question.shown)
      let taken = pool.items[question.options[given]]
      let other = setup.told(taken, from: question.shown)
      canvas.put(
        asked + canvas.ornaments.dot(between: other), wrappedIn: rect, .center, .top, Style(theme.second))
    } else if flash.isSeen(at: tick) {
      let glow = canvas.look.reducesMotion ? 0 : flash.glow(at: tick, fraction)
      let color = theme.right.mixed(with: theme.text, glow)
      let whole = Text(pool.items[flash.word].whole)
      canvas.put(canvas.ornaments.right + " " + whole, in: rect, .center, Style(color))
      let points = Rect(rect.left, rect.top + 1, rect.width, 1)
      canvas.put(Text("+\(flash.points)"), in: points, .center, Style(color).bold)
    }
  }
}

extension Ornaments {
  fileprivate func dot(between text: Text) -> Text { " " + dot + " " + text }
}
