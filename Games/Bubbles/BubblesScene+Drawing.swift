import Engine
import Interface
import Learning

extension BubblesScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    moved(by: canvas.followMouse()).drawField(on: &canvas, fraction)
  }

  private func drawField(on canvas: inout Canvas, _ fraction: Double) {
    head.draw(on: &canvas, in: layout.page.head)
    drawBar(on: &canvas, fraction)
    if showsFirstMove { drawFirstMove(on: &canvas, fraction) }
    let colors = BubbleColors(level, canvas.look)
    for entity in order.entities { draw(entity, colors, on: &canvas, fraction) }
    if isBetweenWaves { drawBanner(on: &canvas) }
    drawFarewells(on: &canvas, fraction)
    let theme = canvas.theme
    effects.sparks.draw(on: &canvas, at: tick, fraction: fraction) { BubbleColors.combo($0, theme) }
    drawGain(on: &canvas, fraction)
    drawLine(on: &canvas)
    // No glow may show between the keys.
    canvas.fill(layout.page.foot, canvas.theme.ground)
    Self.foot(labelsAfloat).draw(on: &canvas, in: layout.page.foot)
  }

  private func drawBar(on canvas: inout Canvas, _ fraction: Double) {
    let bar = BubblesBar(
      definition: questions.isAnswered ? .empty : definition(questions.current),
      left: questions.left, level: level.number,
      verdict: effects.verdict.flatMap { $0.stands(at: tick) ? $0.isRight : nil },
      isLit: drag.isHolding && isOverBar(drag.held), isInviting: showsFirstMove)
    bar.draw(on: &canvas, in: layout.bar)
    if let shake = effects.shake, !canvas.look.reducesMotion {
      canvas.shift(
        Rect(0, layout.bar.top, canvas.size.width, layout.bar.height),
        by: Point(shake.offset(at: tick, fraction: fraction), 0))
    }
  }

  /// Shows the way of the right bubble to the bar. What it gives away doesn't count as known.
  private func drawFirstMove(on canvas: inout Canvas, _ fraction: Double) {
    guard let entity = order.entities.first(where: { world[$0, Bubble.self].map { fits($0.word) } ?? false }),
      let bubble = world[entity, Bubble.self]
    else { return }
    let box = layout.box(place(of: entity, bubble, canvas, fraction), faces[bubble.word]).cells
    let head: Text = canvas.ornaments.isASCII ? "^" : "▴"
    canvas.dottedLine(from: box.center, to: Point(layout.bar.center.x, layout.bar.bottom), head: head)
  }

  /// Says what comes next, until the banner is over or skipped.
  private func drawBanner(on canvas: inout Canvas) {
    let title = questions.again.isEmpty ? Text("level \(level.number + 1)") : "once more: what you missed"
    let theme = canvas.theme
    let rect = layout.field.centered(Size(title.width + 8, 3))
    canvas.box(rect, .rounded, Style(theme.accent, on: theme.raised), fill: theme.raised)
    canvas.put(title, in: rect.inset(1, 1), .center, Style(theme.text, on: theme.raised))
  }

  private func drawGain(on canvas: inout Canvas, _ fraction: Double) {
    guard let gain = effects.gain, setup.round.presentation.showsScore, !canvas.look.reducesMotion
    else { return }
    let color = BubbleColors.combo(gain.combo, canvas.theme)
    gain.flight.draw(on: &canvas, Style(color), at: tick, fraction: fraction)
  }

  private func draw(
    _ entity: Entity, _ colors: BubbleColors, on canvas: inout Canvas, _ fraction: Double
  ) {
    guard let bubble = world[entity, Bubble.self] else { return }
    let box = layout.box(place(of: entity, bubble, canvas, fraction), faces[bubble.word])
    let hasFocus = entity == focus || entity == drag.held || !drag.isHolding && entity == pointed
    let glows = isGlowing && fits(bubble.word) && bubble.pose != .falling
    let theme = canvas.theme
    let isGolden = bubble.word == golden
    let label =
      (hasFocus ? canvas.ornaments.pointer : .empty) + labels.texts[bubble.label]
      + (isGolden ? BubbleSign.golden.text(canvas.ornaments) : .empty)
    var drawing = BubbleDrawing(
      box: box, face: face(bubble.word, canvas.ornaments), label: label,
      outline: hasFocus || isGolden ? theme.accent : colors.outline(bubble), word: theme.text,
      fill: isGolden ? colors.golden : colors.fill,
      isLifted: bubble.pose == .held || bubble.pose == .flying, glows: glows, isKey: true)
    if !canvas.look.reducesMotion {
      drawing.swell = effects.wobble(entity, at: tick, fraction: fraction)
    }
    if glows, !hasFocus { drawing.outline = theme.right }
    if bubble.pose == .falling { drawing = refused(drawing, since: bubble.since, canvas, fraction) }
    let arrival = Double(tick - bubble.born) / Double(BubblePace.arrival)
    if arrival < 1 { drawing = faded(drawing, 1 - arrival, theme) }
    if let farewell = farewell(canvas, fraction) { drawing = faded(drawing, farewell, theme) }
    drawing.draw(on: &canvas)
  }

  /// How far the remaining bubbles have faded after the last word, from 0 to 1; nil before that.
  private func farewell(_ canvas: Canvas, _ fraction: Double) -> Double? {
    guard isWon, let last = effects.verdict?.start else { return nil }
    return canvas.look.reducesMotion
      ? 1 : min(1, (Double(tick - last) + fraction) / Double(BubblePace.end - 10))
  }

  /// The place right now: between two ticks a bubble keeps drifting.
  private func place(
    of entity: Entity, _ bubble: Bubble, _ canvas: Canvas, _ fraction: Double
  ) -> Place {
    let place = world[entity, Place.self] ?? bubble.home
    if let flight = world[entity, Flight.self] {
      return canvas.look.reducesMotion ? flight.end : flight.place(at: tick, fraction: fraction)
    }
    guard bubble.pose == .drifting, world.has(Beat<Drifting>.self, entity),
      let course = world[entity, BubbleHeading.self]
    else { return place }
    let way = fraction * Double(level.speed) / Double(Heading.whole)
    let ahead = Place(
      x: Int32(Double(course.heading.x) * way), y: Int32(Double(course.heading.y) * way))
    return layout.inside(place + ahead, faces[bubble.word])
  }

  private func face(_ word: Int, _ ornaments: Ornaments) -> Text {
    word == bomb ? BubbleSign.bomb.text(ornaments) : layout.face(texts[word], ornaments)
  }

  private var pointed: Entity? { hover.pointer.flatMap { bubble(at: $0) } }

  private func refused(
    _ drawing: BubbleDrawing, since start: Tick, _ canvas: Canvas, _ fraction: Double
  ) -> BubbleDrawing {
    let shake = Shake(at: start, over: BubblePace.fall, reach: 4)
    let swing = canvas.look.reducesMotion ? 0 : shake.offset(at: tick, fraction: fraction)
    return BubbleDrawing(
      box: drawing.box.moved(by: Point(swing, 0)), face: drawing.face, label: canvas.ornaments.wrong,
      outline: canvas.theme.wrong, word: canvas.theme.text, fill: canvas.theme.raised, isLifted: true)
  }

  private func faded(_ drawing: BubbleDrawing, _ amount: Double, _ theme: Theme) -> BubbleDrawing {
    var drawing = drawing
    drawing.outline = drawing.outline.mixed(with: theme.ground, amount)
    drawing.word = drawing.word.mixed(with: theme.ground, amount)
    drawing.fill = drawing.fill.mixed(with: theme.ground, amount)
    return drawing
  }

  /// With reduced motion, a popped bubble fades with a check mark.
  private func drawFarewells(on canvas: inout Canvas, _ fraction: Double) {
    guard canvas.look.reducesMotion else { return }
    for farewell in effects.farewells where tick < farewell.start + BubblePace.pop {
      let progress = (Double(tick - farewell.start) + fraction) / Double(BubblePace.pop)
      let drawing = BubbleDrawing(
        box: farewell.box, face: farewell.face, label: canvas.ornaments.right, outline: canvas.theme.right,
        word: canvas.theme.text, fill: canvas.theme.raised)
      faded(drawing, progress * progress, canvas.theme).draw(on: &canvas)
    }
  }

  /// The full text of the bubble pointed at, or else a note about the last answer.
  private func drawLine(on canvas: inout Canvas) {
    let (text, color) = line(canvas)
    if text.isEmpty { return }
    let lines = canvas.ornaments.spelled(text).wrapped(to: layout.line.width)
    // There is a row for a second line; any more grow upwards into the field.
    let top = layout.line.top - max(0, lines.count - 2)
    for (row, line) in lines.enumerated() {
      let place = Rect(layout.line.left, top + row, layout.line.width, 1)
      // No bubble or glow may show through the text.
      let isRaised = top + row < layout.line.top
      canvas.fill(isRaised ? place : place.centered(Size(line.width + 2, 1)), canvas.theme.ground)
      canvas.put(line, in: place, .center, Style(color))
    }
  }

  private func line(_ canvas: Canvas) -> (text: Text, color: Color) {
    let theme = canvas.theme
    let entity = drag.isHolding ? drag.held : pointed ?? focus
    if world[entity, Bubble.self]?.word == bomb {
      return ("send it to the bar: all but two bubbles pop", theme.text)
    }
    if let bubble = world[entity, Bubble.self], whole(bubble.word) != faces[bubble.word] {
      return (whole(bubble.word), theme.text)
    }
    switch note {
    case .popped(let word): return (canvas.ornaments.right + " " + Text(pool[word].whole), theme.right)
    case .refused(let word): return (setup.told(pool[word], from: .term), theme.second)
    case .none:
      let isUntouched = score.right + score.wrong == 0
      return (isUntouched ? "drag a bubble onto the bar, or press its key" : .empty, theme.muted)
    }
  }

  /// The full text of the side that floats.
  private func whole(_ word: Int) -> Text {
    shown == .term ? Text(pool[word].meanings) : texts[word]
  }
}

/// The bar with the definition. It lights up under a bubble, and shows for a moment whether the last answer was
/// right.
struct BubblesBar {
  let definition: Text
  let left: Int
  let level: Int
  let verdict: Bool?
  let isLit: Bool
  /// Whether it invites the player to drop a bubble here.
  var isInviting = false

  /// Columns between each end and the definition.
  static let margin = 4

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let fill = isLit ? theme.raised.mixed(with: theme.accent, 0.22) : theme.raised
    canvas.box(rect, .heavy, Style(color(theme), on: fill), fill: fill)
    let inside = rect.inset(Self.margin, 1)
    canvas.put(definition, wrappedIn: inside, .center, .middle, Style(theme.text, on: fill).bold)
    if let sign = sign(canvas.ornaments) {
      let middle = Point(rect.left + 2, rect.top + rect.height / 2)
      canvas.put(sign, at: middle, Style(color(theme), on: fill).bold)
    }
    let edge = Rect(rect.left + 2, rect.bottom - 1, rect.width - 4, 1)
    let quiet = Style(isLit ? theme.text : theme.muted, on: fill)
    canvas.put(" level \(level) ", in: edge, .leading, quiet)
    canvas.put(" \(left) left ", in: edge, .trailing, quiet)
    if isInviting { canvas.put(" bring its bubble here ", in: edge, .center, canvas.firstMove) }
    if isLit { canvas.reverseWithoutTints(rect, color(theme)) }
  }

  private func color(_ theme: Theme) -> Color {
    switch verdict {
    case true: theme.right
    case false: theme.wrong
    default: isLit ? theme.accent : theme.text
    }
  }

  private func sign(_ ornaments: Ornaments) -> Text? {
    verdict.map { $0 ? ornaments.right : ornaments.wrong }
  }
}
