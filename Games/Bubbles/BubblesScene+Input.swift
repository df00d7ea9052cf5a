import Engine
import Interface

extension BubblesScene {
  mutating func handle(_ event: InputEvent, _ step: inout Step) -> Transition? {
    handleDrag(event, &step)
    if let note = PauseScene.note(for: event) { return letGo(note: note) }
    switch KeyMap.standard.intent(for: event)
      ?? Self.foot(labelsAfloat).command(for: event, in: layout.page.foot)
    {
    case .up: moveFocus(Point(0, -1))
    case .down: moveFocus(Point(0, 1))
    case .left: moveFocus(Point(-1, 0))
    case .right: moveFocus(Point(1, 0))
    case .next: cycleFocus(1)
    case .previous: cycleFocus(-1)
    case .act: choose(focus)
    case .pause: return letGo()
    case .help: return letGo(for: .push(BubblesHelp.scene))
    case .leave: return letGo(leaving: true)
    case .pageUp, .pageDown, .first, .last, nil: break
    }
    if let label = labels.read(event) { chooseBubble(labelled: label) }
    if isBetweenWaves, event.isPress { beginWave() }
    return nil
  }

  /// - Parameter labels: as in "1-9"; always three columns, since replays hold clicks on the hints after them.
  static func foot(_ labels: Text) -> Foot {
    Foot([
      KeyHint(labels, "send"), KeyHint("Tab", "next", .next), KeyHint("Enter", "send", .act),
      KeyHint("p", "pause", .pause), .help, KeyHint("q", "leave", .leave),
    ])
  }

  /// The first label in use, and the last one or the key that starts it.
  var labelsAfloat: Text {
    var last = 0
    world.forEach(Bubble.self) { last = max(last, $0.label) }
    let texts = labels.texts.prefix(last + 1)
    guard let first = texts.first, let last = texts.last else { return .empty }
    if first == last { return first }
    return first + "-" + Text(String(last.string.prefix(1)))
  }

  /// The bubble under a cell, if it can be grabbed.
  func bubble(at point: Point) -> Entity? {
    order.hit(point) { entity in
      guard let bubble = world[entity, Bubble.self], let place = world[entity, Place.self],
        bubble.pose == .drifting
      else { return nil }
      return layout.box(place, faces[bubble.word]).cells
    }
  }

  /// A bubble's box, in dots.
  func box(of entity: Entity) -> Rect? {
    guard let bubble = world[entity, Bubble.self], let place = world[entity, Place.self] else { return nil }
    return layout.box(place, faces[bubble.word])
  }

  /// Whether a held bubble would be judged if it were dropped now: the pointer is on the bar, or the bubble
  /// overlaps it by a row.
  func isOverBar(_ entity: Entity) -> Bool {
    guard let box = box(of: entity) else { return false }
    return layout.bar.contains(drag.pointer) || !layout.bar.intersection(box.inset(0, 2).cells).isEmpty
  }

  /// Drops the held bubble, then pauses or pushes `scene`.
  mutating func letGo(
    note: Text = .empty, leaving: Bool = false, for scene: Transition? = nil
  ) -> Transition {
    for case .slipped(let entity) in drag.slip() { release(entity) }
    return scene ?? pause(note: note, leaving: leaving)
  }

  private mutating func handleDrag(_ event: InputEvent, _ step: inout Step) {
    hover.handle(event)
    var drag = drag
    let changes = drag.handle(event) { bubble(at: $0) }
    self.drag = drag
    for change in changes {
      switch change {
      case .lifted(let entity): setPose(entity, .held)
      case .moved(let entity): carry(entity)
      case .slipped(let entity): release(entity)
      case .dropped(let entity): isOverBar(entity) ? judge(entity, &step) : release(entity)
      }
    }
  }

  /// The game as it looks after a mouse move that `update` hasn't seen yet.
  func moved(by move: MouseEvent?) -> BubblesScene {
    guard let move else { return self }
    var game = self
    game.hover.handle(.mouse(move))
    // A move never picks anything up.
    for case .moved(let entity) in game.drag.handle(.mouse(move), hit: { _ in nil }) { game.carry(entity) }
    return game
  }

  /// Moves the held bubble with the pointer, keeping the grip where it was.
  private mutating func carry(_ entity: Entity) {
    guard let bubble = world[entity, Bubble.self] else { return }
    let travel = layout.way(Point(drag.travel.x * 2, drag.travel.y * 4))
    world[entity, Place.self] = bubble.home + travel
  }

  private mutating func chooseBubble(labelled label: Int) {
    if let entity = world.first(Bubble.self, where: { $0.label == label }) { choose(entity) }
  }

  private mutating func choose(_ entity: Entity) {
    guard world[entity, Bubble.self]?.pose == .drifting, !questions.isAnswered else { return }
    send(entity)
  }
}

/// The keyboard focus.
extension BubblesScene {
  /// The bubbles that can be sent, with their centres in dots.
  private var choices: [(entity: Entity, point: Point)] {
    var choices: [(entity: Entity, point: Point)] = []
    world.forEach(Bubble.self, Place.self) { entity, bubble, place in
      if bubble.pose == .drifting { choices.append((entity, layout.dots(place))) }
    }
    return choices
  }

  /// Cycles through the bubbles, from the nearest to the bar to the furthest.
  private mutating func cycleFocus(_ step: Int) {
    let bar = Point(2 * layout.bar.left + layout.bar.width, 4 * layout.bar.bottom)
    let ranked = choices.sorted { distance($0.point - bar) < distance($1.point - bar) }.map(\.entity)
    guard !ranked.isEmpty else { return }
    let index = ranked.firstIndex(of: focus) ?? (step > 0 ? -1 : 0)
    focus = ranked[(index + step + ranked.count) % ranked.count]
  }

  /// Moves to the nearest bubble in a direction. Distance to the side counts double.
  private mutating func moveFocus(_ way: Point) {
    guard let start = choices.first(where: { $0.entity == focus })?.point else { return cycleFocus(1) }
    var nearest: (entity: Entity, distance: Int)?
    for (entity, point) in choices {
      let offset = point - start
      let ahead = offset.x * way.x + offset.y * way.y
      let aside = abs(offset.x * way.y) + abs(offset.y * way.x)
      guard ahead > 0, entity != focus else { continue }
      if ahead + 2 * aside < nearest?.distance ?? .max { nearest = (entity, ahead + 2 * aside) }
    }
    if let nearest { focus = nearest.entity }
  }

  private func distance(_ way: Point) -> Int { way.x * way.x + way.y * way.y }
}

extension InputEvent {
  /// Whether a key or a button went down.
  fileprivate var isPress: Bool {
    switch self {
    case .key(let key): key.phase == .press
    case .mouse(let mouse): mouse.action == .press
    case .paste, .focus, .resize, .resumed: false
    }
  }
}

extension Rect {
  /// The cells that a rectangle of dots covers.
  var cells: Rect {
    let origin = Point(left >> 1, top >> 2)
    return Rect(origin, Size((right + 1) >> 1, (bottom + 3) >> 2) - origin)
  }
}

private func - (end: Size, origin: Point) -> Size {
  Size(end.width - origin.x, end.height - origin.y)
}
