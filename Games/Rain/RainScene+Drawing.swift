import Engine
import Interface
import Learning

extension RainScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = layout(canvas.size)
    head.draw(on: &canvas, in: layout.page.head)
    drawDrops(on: &canvas, layout)
    if waves.isAtEnd, drops.isEmpty, finish == nil {
      let style = Style(canvas.theme.accent).bold
      canvas.put("wave \(waves.number)", wrappedIn: layout.field, .center, .middle, style)
    }
    drawEffects(on: &canvas, layout, fraction)
    drawGround(on: &canvas, in: layout.ground)
    if showsFirstMove, !isChoosing { drawFirstMove(on: &canvas, layout) }
    drawNote(on: &canvas, in: layout.note)
    // Once the round is over, no letter can be picked any more.
    if finish != nil { canvas.newestMove = nil }
    if isChoosing { drawOptions(on: &canvas, layout.grid) } else { drawLine(on: &canvas, layout, fraction) }
    foot.draw(on: &canvas, in: layout.page.foot)
  }

  private func drawDrops(on canvas: inout Canvas, _ layout: RainLayout) {
    var trails = DotCanvas(canvas.size)
    for drop in drops { trail(drop, in: &trails, canvas, layout) }
    if !canvas.ornaments.isASCII { canvas.draw(trails, at: .zero, Style(canvas.theme.muted)) }
    for (index, drop) in drops.enumerated().reversed() {
      let place = place(of: drop, canvas, layout)
      let isLowest = index == 0
      let color = drop.isTold ? canvas.theme.second : isLowest ? canvas.theme.accent : canvas.theme.text
      let style = Style(color, on: canvas.theme.ground)
      canvas.put(face(drop, canvas, layout), at: place.origin, isLowest ? style.bold : style)
      if isLowest {
        canvas.put(canvas.ornaments.pointer, at: place.origin + Point(-2, 0), Style(canvas.theme.accent))
      }
    }
  }

  /// Rows to the ground below which no arrow is needed.
  private static let leastWay = 4

  /// An arrow from the lowest word to the line in which it is typed.
  private func drawFirstMove(on canvas: inout Canvas, _ layout: RainLayout) {
    guard let lowest = drops.first else { return }
    let place = place(of: lowest, canvas, layout)
    let goal = Point(layout.box.center.x, layout.ground.top)
    let head: Text = canvas.ornaments.isASCII ? "v" : "▾"
    guard place.bottom + Self.leastWay < goal.y else { return }
    canvas.dottedLine(from: Point(place.center.x, place.bottom), to: goal, head: head)
  }

  private func face(_ drop: Drop, _ canvas: Canvas, _ layout: RainLayout) -> Text {
    layout.face(Text(prompt(drop.word)), canvas.ornaments)
  }

  private func place(of drop: Drop, _ canvas: Canvas, _ layout: RainLayout) -> Rect {
    let second = tick - tick % Tick.ticksPerSecond
    let row = drop.way(at: canvas.look.reducesMotion ? second : tick, of: layout.field.height)
    return layout.place(drop, row: row, width: face(drop, canvas, layout).width)
  }

  /// Streaks above the word. They move by dots, while letters move by rows.
  private func trail(_ drop: Drop, in dots: inout DotCanvas, _ canvas: Canvas, _ layout: RainLayout) {
    guard !canvas.look.reducesMotion else { return }
    let place = place(of: drop, canvas, layout)
    let end = 4 * layout.field.top + drop.way(at: tick, of: 4 * layout.field.height)
    for (index, part) in [1, 3, 2].enumerated() {
      let x = 2 * place.left + 2 * place.width * part / 4
      let top = max(4 * layout.field.top, end - 5 - tempo.level + 2 * (index % 2) - index)
      for y in top..<max(top, min(4 * place.top, end - 2 * index)) { dots.set(x, y) }
    }
  }

  private func drawEffects(on canvas: inout Canvas, _ layout: RainLayout, _ fraction: Double) {
    let theme = canvas.theme
    for spot in effects.spots where tick < spot.tick + RainEffects.length {
      let row = spot.drop.way(at: spot.tick, of: layout.field.height)
      let place = layout.place(spot.drop, row: row, width: face(spot.drop, canvas, layout).width)
      let center = Point(2 * place.left + place.width, 4 * place.top + 2)
      let color = spot.isSplash ? theme.second : theme.right
      if spot.isStruck { drawBolt(to: center, from: layout.field.top, since: spot.tick, on: &canvas) }
      effects.sparks(of: spot, at: center).draw(on: &canvas, at: tick, fraction: fraction) { _ in color }
    }
  }

  /// A zigzag from the sky.
  private func drawBolt(to end: Point, from top: Int, since start: Tick, on canvas: inout Canvas) {
    guard tick < start + RainEffects.boltLength, !canvas.ornaments.isASCII, !canvas.look.reducesMotion else {
      return
    }
    var dots = DotCanvas(canvas.size)
    for y in 4 * top..<max(4 * top, end.y - 4) {
      let swing = (end.y - y) % 8
      dots.set(end.x + (swing < 4 ? swing : 8 - swing) * ((end.y - y) / 8 % 2 == 0 ? 1 : -1), y)
    }
    canvas.draw(dots, at: .zero, Style(canvas.theme.accent))
  }

  private func drawGround(on canvas: inout Canvas, in rect: Rect) {
    let style = Style(canvas.theme.muted)
    canvas.fill(rect, canvas.ornaments.isASCII ? "-" : "─", style)
    canvas.put(Text(" level \(tempo.level): ") + tempo.weather + " ", in: rect.inset(2, 0), .leading, style)
    canvas.put(ahead(canvas.ornaments), in: rect.inset(2, 0), .trailing, style)
  }

  private func ahead(_ ornaments: Ornaments) -> Text {
    if setup.fallsOnce {
      return Text(" \(items.count - queue.waiting.count - drops.count) of \(items.count) ")
    }
    if let all = queue.all { return Text(" \(queue.done) of \(all) ") }
    let left = max(0, (setup.mostLanded ?? 0) - landed)
    let umbrella: Text = hasUmbrella ? (ornaments.isASCII ? " + umbrella" : " + ☂") : .empty
    return Text(" wave \(waves.number) ") + ornaments.dot + Text(" \(left) may land") + umbrella + " "
  }

  private func drawLine(on canvas: inout Canvas, _ layout: RainLayout, _ fraction: Double) {
    line.palette.draw(on: &canvas, in: layout.palette)
    line.draw(on: &canvas, in: layout.box)
    guard let shake = effects.shake, !canvas.look.reducesMotion else { return }
    let row = Rect(0, layout.box.top, canvas.size.width, layout.box.height)
    canvas.shift(row, by: Point(shake.offset(at: tick, fraction: fraction), 0))
  }

  private func drawOptions(on canvas: inout Canvas, _ grid: OptionGrid) {
    choices.hand.draw(choices.texts.map { Text($0) }, on: &canvas, in: grid, isInviting: showsFirstMove)
  }
}

extension RainScene {
  private func drawNote(on canvas: inout Canvas, in rect: Rect) {
    let (text, color) = note(canvas)
    let short = text.shortened(to: rect.width, ellipsis: canvas.ornaments.ellipsis)
    canvas.put(canvas.ornaments.spelled(short), in: rect, .center, Style(color))
  }

  private func note(_ canvas: Canvas) -> (Text, Color) {
    let (theme, signs) = (canvas.theme, canvas.ornaments)
    switch note {
    case .none:
      let isUntouched = score.right + score.wrong == 0
      return (isUntouched ? Text(invitation) : .empty, showsFirstMove ? theme.text : theme.muted)
    case .cleared(let word, let points, let given):
      let slip = given.map { " (not \($0))" } ?? ""
      let worth = setup.round.presentation.showsScore ? "   +\(points)" : ""
      return (signs.right + Text(" \(items[word].whole)\(slip)\(worth)"), theme.right)
    case .refused(let word, let given):
      return (signs.wrong + Text(" not \(given): ") + told(word), theme.second)
    case .again(_, let why): return ("~ " + Text(why), theme.accent)
    case .landed(let word): return (signs.wrong + " " + told(word), theme.second)
    case .late(let word): return ("just too late: " + told(word), theme.second)
    }
  }

  private var invitation: String {
    if isChoosing { return "choose the answer to the lowest word" }
    guard let lowest = drops.first.map({ items[$0.word] }) else { return "" }
    let what =
      switch (lowest.isLetter, lowest.shown) {
      case (false, .term): "what they mean"
      case (false, .meaning): "the words for these meanings"
      case (true, .term): "them in Latin letters"
      case (true, .meaning): "the letters"
      }
    return "type \(what), the lowest first"
  }

  /// Term, reading and all meanings, whichever side was falling.
  private func told(_ word: Int) -> Text {
    let item = items[word]
    if item.isLetter { return Text("\(item.word.term) is \(item.meanings)") }
    let reading = item.word.readings.first.map { " (\($0))" } ?? ""
    return Text("\(item.word.term)\(reading) means \(item.meanings)")
  }
}

/// Cosmetic effects: sparks where a word was cleared, a splash where one lands, a shaking line. They have their
/// own chance, and nothing in the game depends on them.
struct RainEffects: Sendable {
  /// An effect at a drop. Its place in the window is known only when it is drawn.
  struct Spot: Sendable {
    let drop: Drop
    let tick: Tick
    let isSplash: Bool
    /// Whether lightning has struck it.
    var isStruck = false
  }

  /// Lifetime of sparks, in ticks.
  static let length: Tick = 24
  /// How long a bolt of lightning is seen, in ticks.
  static let boltLength: Tick = 9

  private(set) var spots: [Spot] = []
  private(set) var shake: Shake?
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  /// The first tick with nothing left to animate.
  var end: Tick {
    max(spots.map { $0.tick + Self.length }.max() ?? 0, shake.map { $0.start + $0.duration } ?? 0)
  }

  mutating func clear(_ drop: Drop, isStruck: Bool, at tick: Tick) {
    add(Spot(drop: drop, tick: tick, isSplash: false, isStruck: isStruck))
  }

  mutating func splash(_ drop: Drop, at tick: Tick) { add(Spot(drop: drop, tick: tick, isSplash: true)) }

  mutating func refuse(at tick: Tick) { shake = Shake(at: tick) }

  /// The sparks of a spot, in dots of the window.
  func sparks(of spot: Spot, at center: Point) -> Particles {
    var sparks = Particles(seed: seed &+ UInt64(spot.tick), stream: 2)
    sparks.burst(spot.isSplash ? 12 : 24, at: center, reach: 14, for: Self.length, from: spot.tick)
    return sparks
  }

  private mutating func add(_ spot: Spot) {
    spots.removeAll { $0.tick + Self.length <= spot.tick }
    spots.append(spot)
  }
}
