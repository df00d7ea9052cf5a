import Engine
import Interface
import Learning

extension MemoryScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size), let layout = layout(canvas.size) else {
      return Page.drawTooSmall(on: &canvas)
    }
    moved(by: canvas.followMouse(), layout).drawTable(on: &canvas, layout, fraction)
  }

  var head: GameHead {
    var head = usualHead
    if dealt.count < prompts.count { head.title = head.title + Text(" · board \(board + 1)") }
    return head
  }

  private func drawTable(on canvas: inout Canvas, _ layout: MemoryLayout, _ fraction: Double) {
    head.draw(on: &canvas, in: layout.page.head)
    drawTitles(on: &canvas, layout)
    world.forEach(Card.self) { _, card in
      if !card.isOnTable { drawWon(card, on: &canvas, layout) }
    }
    for flying in [false, true] {
      world.forEach(Card.self) { entity, card in
        guard card.pose != .won, (card.pose == .flying) == flying else { return }
        draw(
          card, face(card), motion(of: entity, canvas, fraction), entity == focus,
          entity == firstMove ? guide : nil, on: &canvas, layout)
      }
    }
    line(canvas).draw(on: &canvas, in: layout.lines, above: layout.page.foot)
    MemoryScene.foot.draw(on: &canvas, in: layout.page.foot)
  }

  func face(_ card: Card) -> Text {
    card.isPrompt ? prompts[card.pair] : answers[card.pair]
  }

  private func language(_ card: Card) -> String {
    setup.round.content.items[card.pair].language(bearsTerm(card) ? .term : .meaning)
  }

  private func bearsTerm(_ card: Card) -> Bool {
    card.isPrompt == (setup.round.content.items[card.pair].shown == .term)
  }

  /// The reading above a face-up term; none while the card is moving.
  private func ruby(_ card: Card, _ progress: Double, on canvas: inout Canvas) -> RubyText? {
    guard progress == 1, card.pose != .down, bearsTerm(card) else { return nil }
    return WordRuby.above(setup.round.content.items[card.pair], on: &canvas)
  }

  private func motion(of entity: Entity, _ canvas: Canvas, _ fraction: Double) -> Double {
    guard !canvas.look.reducesMotion, let motion = world[entity, Motion.self] else { return 1 }
    return motion.tween.value(at: tick, fraction: fraction)
  }

  private func drawTitles(on canvas: inout Canvas, _ layout: MemoryLayout) {
    guard !setup.isMixed else { return }
    for (field, title) in zip(layout.fields, setup.titles) {
      let row = Rect(field.left, field.top - 1, field.width, 1)
      canvas.put(title, in: row, .center, Style(canvas.theme.muted))
    }
  }

  private func draw(
    _ card: Card, _ face: Text, _ progress: Double, _ hasFocus: Bool, _ guide: Text?,
    on canvas: inout Canvas, _ layout: MemoryLayout
  ) {
    let place = layout.place(field: field(of: card), slot: card.slot)
    if card.pose == .flying {
      guard !canvas.look.reducesMotion else { return }
      let goal = Point(layout.page.head.right - 4, layout.page.head.top)
      CardDrawing(pose: .matched, hasFocus: false, isPrompt: card.isPrompt, face: face)
        .draw(on: &canvas, in: CardFlight.place(from: place, to: goal, progress))
      return
    }
    let showsBack = (card.pose == .down) == (progress >= 0.5)
    CardDrawing(
      pose: showsBack ? .down : card.pose == .down ? .up : card.pose, hasFocus: hasFocus,
      isPrompt: card.isPrompt,
      face: face, language: progress == 1 ? language(card) : nil, ruby: ruby(card, progress, on: &canvas),
      rank: setup.round.presentation.rank, guide: progress == 1 ? guide : nil,
      label: labels.texts[label(of: card)], award: awardText(canvas)
    ).draw(on: &canvas, in: turned(place, progress, most: layout.gap > 0 ? 2 : 0))
  }

  /// The pair of a card that has left the table, in its place.
  private func drawWon(_ card: Card, on canvas: inout Canvas, _ layout: MemoryLayout) {
    let place = layout.place(field: field(of: card), slot: card.slot)
    let lines = Rect(place.left, place.top + (place.height - 2) / 2, place.width, 2)
    var partner = card
    partner.isPrompt.toggle()
    let ellipsis = canvas.ornaments.ellipsis
    for (row, text) in [face(card), face(partner)].enumerated() {
      canvas.put(
        text.shortened(to: place.width, ellipsis: ellipsis),
        in: Rect(place.left, lines.top + row, place.width, 1),
        .center, Style(row == 0 ? canvas.theme.text : canvas.theme.muted))
    }
  }

  /// What the last pair was worth, as in "+200 ×2".
  private func awardText(_ canvas: Canvas) -> Text {
    guard setup.round.presentation.showsScore, case .matched = note else { return .empty }
    return Text("+\(award)")
  }

  /// The rectangle of a turning card: it narrows, widens past its place by a cell on either side, and settles.
  private func turned(_ place: Rect, _ progress: Double, most: Int) -> Rect {
    let share = progress < 0.5 ? 1 - 2 * progress : Easing.backOut(2 * progress - 1)
    let width = min(Int((Double(place.width) * share).rounded()), place.width + most)
    let isWider = share > 1.02 && most > 0
    return place.centered(Size(max(2, isWider ? place.width + most : width), place.height))
  }
}

private struct MemoryLine {
  let text: Text
  let color: Color

  /// - Parameter foot: the row of key hints, which it keeps its distance from if it can.
  func draw(on canvas: inout Canvas, in rect: Rect, above foot: Rect) {
    canvas.put(text, wrappedIn: rect, .center, rect.bottom == foot.top ? .top : .bottom, Style(color))
  }
}

extension MemoryScene {
  private func line(_ canvas: Canvas) -> MemoryLine {
    let theme = canvas.theme
    switch note {
    case .told(let pair):
      return MemoryLine(
        text: setup.told(setup.round.content.items[pair], from: setup.round.content.items[pair].shown),
        color: theme.second)
    case .matched(let pair):
      let whole = Text(setup.round.content.items[pair].whole)
      return MemoryLine(text: canvas.ornaments.right + " " + whole, color: theme.right)
    case .otherField(let wantsPrompt):
      let (two, one) = (setup.titles[wantsPrompt ? 1 : 0], setup.titles[wantsPrompt ? 0 : 1])
      return MemoryLine(
        text: "you already have one of the \(two): now turn one of the \(one)", color: theme.text)
    case .none:
      if firstMove != .none { return MemoryLine(text: hint, color: theme.text) }
      guard let card = world[focus, Card.self], card.isOnTable, card.pose != .down else {
        return MemoryLine(text: hint, color: theme.muted)
      }
      return MemoryLine(text: whole(card), color: theme.text)
    }
  }

  /// What to do next, while that may be unclear.
  private var hint: Text {
    if firstMove != .none {
      return world.has(Card.self, first)
        ? "it goes with the marked card: turn that one, too"
        : "turn the marked card: Enter, or a click"
    }
    if let card = world[first, Card.self] {
      return setup.isMixed
        ? "now turn the card that matches it" : "now turn one of the " + setup.titles[card.isPrompt ? 1 : 0]
    }
    if isCleared { return "cleared: Enter, or a click, deals the next board" }
    let isUntouched = score.right == 0 && world.first(Card.self, where: \.wasSeen) == nil
    return isUntouched ? "turn any card: Enter, or a click" : .empty
  }

  /// The full text of this side of the card.
  private func whole(_ card: Card) -> Text {
    let pair = setup.round.content.items[card.pair]
    return card.isPrompt == (pair.shown == .term) ? Text(pair.word.term) : Text(pair.meanings)
  }
}

extension GameSetup {
  /// The titles of the two fields.
  var titles: [Text] {
    let sides: [Text] =
      round.content.areLetters ? ["letters", "sounds"] : ["words", "meanings"]
    switch round.policy.direction {
    case .term: return sides
    case .meaning: return sides.reversed()
    case nil: return ["prompts", "answers"]
    }
  }
}
