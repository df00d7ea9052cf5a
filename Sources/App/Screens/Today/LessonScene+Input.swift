import Engine
import Games
import Interface
import Learning

extension LessonScene {
  private enum Own { case know, hear, strokes }

  private static let own = KeyMap<Own>([
    (keys: ["k"], intent: .know), (keys: [SharedKey.sound.key], intent: .hear),
    (keys: [SharedKey.draw.key], intent: .strokes),
  ])

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let (event, window) = (input.event, input.page.window.size)
    if HintLine.isWanted(by: event, in: layout(window).hint) { return writing }
    if let own = event.isClick(in: faces(in: window)[0].term) ? .hear : Self.own.intent(for: event) {
      return handle(own, &step)
    }
    if case .mouse(let mouse) = event, case .wheel(let notches) = mouse.action { move(notches) }
    switch input.command {
    // Nobody has read a card that came while the key was held.
    case .act where event.isRepeat: break
    case .act: if isLast { return pop() } else { move(1) }
    case .left, .previous: move(-1)
    case .right, .next: move(1)
    case .first: move(-place)
    case .last: move(cards.count)
    case .pause: return pause()
    case .leave: return pause(leaving: true)
    case .help: return .push(LessonHelp.scene)
    default: break
    }
    return nil
  }

  private mutating func handle(_ own: Own, _ step: inout Step) -> Transition? {
    switch own {
    case .know: known.formSymmetricDifference([item.id])
    case .hear: say(&step)
    case .strokes: if hasStrokes { return StrokesScene(item, title: title).map { .push($0) } }
    }
    return nil
  }

  private mutating func move(_ way: Int) {
    place = min(max(0, place + way), cards.count - 1)
  }

  mutating func say(_ step: inout Step) {
    step.say(item.word, of: item.origin)
    saidPlace = place
  }

  private func pause(leaving: Bool = false) -> Transition {
    .push(
      PauseScene(
        overSession: title, promise: TodayScene.promise, help: LessonHelp.scene, leaving: leaving))
  }

  func pop(leaving: Bool = false) -> Transition {
    .pop(with: Outcome(LessonOutcome(known: known, isLeft: leaving)))
  }

  private var writing: Transition {
    let isLetter = item.isLetter
    return .push(HintScene(for: item.met, hint, obstacle: obstacle) { Self.layout(isLetter, $0).hint })
  }
}

extension LessonScene {
  /// Progress through the cards: a dot for each, and numbers.
  func progress(_ ornaments: Ornaments) -> Text {
    let dots = cards.indices.map { $0 == place ? ornaments.bubbles[2] : ornaments.bubbles[1] }
    return Text.joined(dots, by: " ") + Text("   \(place + 1) of \(cards.count)")
  }

  /// The keys that work now; all can be clicked.
  var foot: Foot {
    if cards.isEmpty { return Foot([]) }
    let before = place > 0 ? [KeyHint.left("before")] : []
    let strokes = SharedKey.draw.keyHint("strokes")
    let know = KeyHint("k", isKnown ? "not yet known" : "I know this", pressing: "k")
    let ways = [KeyHint("Esc", "pause", pressing: Key(.escape))]
    let hint = SharedKey.hint.keyHint("hint")
    let hear = isAudible ? [SharedKey.sound.keyHint("hear")] : []
    return Foot(
      [.enter(isLast ? .start : .next)]
        // If not all fit, the first to go are those that a click on the card also does.
        + (hasStrokes
          ? [strokes, know] + before + ways + hear + [hint] : before + [know] + ways + [hint] + hear)
        + [KeyHint("?", "help", pressing: "?")])
  }
}

private enum LessonHelp {
  static let scene = HelpScene(
    "What is new",
    """
    Look at each card for as long as you like; then a short round with them follows. Nothing counts before that: if \
    you leave now, the cards come again.
    """,
    keys: [
      ("Enter", "next card; after the last, the round"),
      ("←→", "the card before, the next card"),
      ("k", "I know this: it is asked today, and again in a few days"),
      ("h", "write a hint of your own"),
      ("s", "hear it, as a click on the word does"),
      ("d", "see its strokes"),
      ("Esc", "pause"),
      ("q", "leave"),
    ])
}
