import Engine
import Interface
import Learning
import WordChoice
import WordGame

extension ChallengeScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = ChoiceLayout(canvas.size, options: options)
    head.draw(on: &canvas, in: layout.page.head)
    drawStreak(on: &canvas, in: layout.meter, under: head.bar(in: layout.page.head, canvas.ornaments))
    let asked = pool.items[question.word]
    let ruby = question.shown == .term ? WordRuby.above(asked, on: &canvas) : nil
    drawPrompt(Text(prompt), asked.language(question.shown), ruby: ruby, on: &canvas, in: layout.prompt)
    if showsOptions { drawOptions(on: &canvas, layout.grid, rubies: rubies(on: &canvas)) }
    drawLine(on: &canvas, in: layout.line, fraction)
    foot.draw(on: &canvas, in: layout.page.foot)
  }

  /// The readings above the options, if those are words.
  private func rubies(on canvas: inout Canvas) -> [RubyText?] {
    guard question.shown == .meaning else { return [] }
    return question.options.map { WordRuby.above(pool.items[$0], on: &canvas) }
  }

  /// Draws the streak's bar below the clock's.
  private func drawStreak(on canvas: inout Canvas, in rect: Rect, under clock: Rect?) {
    guard !isOvertime else {
      return canvas.put(
        "without the clock, once more: the words you missed", in: rect, .center, Style(canvas.theme.second))
    }
    guard variation != .sudden || streak.run > 0 else { return }
    let color = streak.step > 0 ? canvas.theme.accent : canvas.theme.muted
    let bar = clock?.moved(by: Point(0, 1)) ?? rect.centered(Size(Self.meterWidth, 1))
    let label = Text("streak \(streak.run) ")
    canvas.put(label, at: Point(bar.left - label.width, bar.top), Style(canvas.theme.muted))
    canvas.bar(streak.share, in: bar, color)
    canvas.put(Self.next(streak, canvas.ornaments), at: Point(bar.right, bar.top), Style(color))
  }

  private static let meterWidth = 16

  private static func next(_ streak: Streak, _ ornaments: Ornaments) -> Text {
    let next = min(streak.step + 1, Streak.multipliers.count - 1)
    return " " + ornaments.times + Text("\(Streak.multipliers[next])")
  }

  private func drawLine(on canvas: inout Canvas, in rect: Rect, _ fraction: Double) {
    if phase.isLooking, let given {
      let told = setup.told(
        pool.items[question.word], and: pool.items[question.options[given]], from: question.shown,
        canvas.ornaments)
      canvas.put(told, wrappedIn: rect, .center, .top, Style(canvas.theme.second))
    } else {
      drawFlash(of: Text(pool.items[flash.word].whole), on: &canvas, in: rect, fraction)
      if showsOptions { drawInvitation(on: &canvas, in: rect) }
    }
  }
}
