import Engine
import Interface
import Learning
import WordGame

/// What the learner does.
extension LessonScene {
  private enum Own { case know, hear, strokes }

  private static let own = KeyMap<Own>([
    (keys: ["k"], intent: .know), (keys: ["s"], intent: .hear), (keys: ["w"], intent: .strokes),
  ])

  mutating func handle(_ event: InputEvent, _ step: inout Step) -> Transition? {
    let layout = layout(step.window)
    let event = foot.pressed(by: event, in: Page(step.window).foot)
    if HintLine.isWanted(by: event, in: layout.hint) { return writing }
    if let own = event.isClick(in: faces(in: step.window)[0].term) ? .hear : Self.own.intent(for: event) {
      return take(own, &step)
    }
    if case .mouse(let mouse) = event, case .wheel(let notches) = mouse.action { move(notches) }
    switch KeyMap.standard.intent(for: event) {
    case .act: if isLast { return pop() } else { move(1) }
    case .left, .previous: move(-1)
    case .right, .next: move(1)
    case .first: move(-place)
    case .last: move(items.count)
    case .pause: return pause()
    case .leave: return pause(leaving: true)
    case .help: return .push(LessonHelp.scene)
    default: break
    }
    return nil
  }

  private mutating func take(_ own: Own, _ step: inout Step) -> Transition? {
    switch own {
    case .know: known.formSymmetricDifference([item.id])
    case .hear: say(&step)
    case .strokes: if hasStrokes { return StrokesScene(item, title: title).map { .push($0) } }
    }
    return nil
  }

  private mutating func move(_ way: Int) {
    place = min(max(0, place + way), items.count - 1)
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
