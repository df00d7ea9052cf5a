import Engine
import Interface

extension MemoryScene {
  mutating func handle(_ event: InputEvent, _ step: inout Step) -> Transition? {
    if let note = PauseScene.note(for: event) { return pause(note: note) }
    if case .mouse(let mouse) = event { point(mouse, &step) }
    if let label = labels.read(event) { turnCard(labelled: label, &step) }
    let foot = MemoryScene.foot.command(for: event, in: Page(step.window, widest: 120).foot)
    switch KeyMap.standard.intent(for: event) ?? foot {
    case .up: move(Point(0, -1), step.window)
    case .down: move(Point(0, 1), step.window)
    case .left: move(Point(-1, 0), step.window)
    case .right: move(Point(1, 0), step.window)
    case .next: cycle(1)
    case .previous: cycle(-1)
    case .act where isCleared: dealNext(step.window)
    case .act: turn(event.isRepeat ? focus : acted, &step)
    case .pause: return pause()
    case .help: return .push(MemoryHelp.scene)
    case .leave: return pause(leaving: true)
    case .pageUp, .pageDown, .first, .last, nil: break
    }
    return nil
  }

  /// The card that Enter turns. In the first move, where the focused one is open, it is the one that is marked.
  private var acted: Entity {
    let marked = firstMove
    return marked != .none && world[focus, Card.self]?.pose != .down ? marked : focus
  }

  static var foot: Foot {
    Foot([
      .arrows("move"), KeyHint("Enter", "turn", .act), KeyHint("p", "pause", .pause),
      .help, KeyHint("q", "leave", .leave), KeyHint("1-z", "turn that card"),
    ])
  }

  /// Where the focus goes when its card leaves: the nearest face-down card.
  func nearestCard(to entity: Entity, _ window: Size) -> Entity? {
    guard let layout = layout(window), let gone = world[entity, Card.self] else { return nil }
    let start = layout.place(field: field(of: gone), slot: gone.slot).center
    var nearest: (entity: Entity, distance: Int)?
    world.forEach(Card.self) { entity, card in
      let offset = layout.place(field: field(of: card), slot: card.slot).center - start
      let distance = abs(offset.x) + 2 * abs(offset.y)
      if card.pose == .down, distance < nearest?.distance ?? .max { nearest = (entity, distance) }
    }
    return nearest?.entity
  }

  private mutating func point(_ mouse: MouseEvent, _ step: inout Step) {
    guard let layout = layout(step.window), let entity = card(at: mouse.position, layout) else {
      if mouse.isClick {
        turnBackMismatch()
        dealNext(step.window)
      }
      return
    }
    focus = entity
    if mouse.isClick { turn(entity, &step) }
  }

  /// The table as it looks after a mouse move that `update` hasn't seen yet.
  func moved(by move: MouseEvent?, _ layout: MemoryLayout) -> MemoryScene {
    guard let move, let entity = card(at: move.position, layout) else { return self }
    var table = self
    table.focus = entity
    return table
  }

  private mutating func turnCard(labelled label: Int, _ step: inout Step) {
    guard let entity = world.first(Card.self, where: { self.label(of: $0) == label }),
      world[entity, Card.self]?.isOnTable == true
    else { return }
    focus = entity
    turn(entity, &step)
  }

  /// The index of a card's label, in reading order.
  func label(of card: Card) -> Int { card.slot + field(of: card) * dealt.count }

  func field(of card: Card) -> Int { setup.isMixed || card.isPrompt ? 0 : 1 }

  private func card(at point: Point, _ layout: MemoryLayout) -> Entity? {
    world.first(Card.self) { card in
      card.isOnTable && layout.place(field: field(of: card), slot: card.slot).contains(point)
    }
  }

  /// Moves the focus to the nearest card in a direction. Distance to the side weighs so heavily that the last
  /// card of a row can be reached from its other end.
  private mutating func move(_ way: Point, _ window: Size) {
    guard let layout = layout(window), let from = world[focus, Card.self] else { return }
    let start = layout.place(field: field(of: from), slot: from.slot).center
    var nearest: (entity: Entity, distance: Int)?
    world.forEach(Card.self) { entity, card in
      let offset = layout.place(field: field(of: card), slot: card.slot).center - start
      let ahead = offset.x * way.x + offset.y * way.y * 2
      let aside = abs(offset.x * way.y) + abs(offset.y * way.x) * 2
      guard ahead > 0, card.isOnTable else { return }
      let distance = ahead + 8 * aside
      if distance < nearest?.distance ?? .max { nearest = (entity, distance) }
    }
    if let nearest { focus = nearest.entity }
  }

  /// Moves the focus to the next card that can be turned now.
  private mutating func cycle(_ step: Int) {
    let waiting = setup.isMixed ? nil : world[first, Card.self]
    let cards = world.all(Card.self) { $0.pose == .down && $0.isPrompt != waiting?.isPrompt }
    guard !cards.isEmpty else { return }
    let index = cards.firstIndex(of: focus) ?? (step > 0 ? -1 : 0)
    focus = cards[(index + step + cards.count) % cards.count]
  }
}
