import Engine
import Interface

extension DrawingScene {
  private enum Intent { case done, undo, accept, show, forward, back }

  /// Recorded games may have s, which d has replaced.
  private static let told = KeyMap<Intent>([
    (keys: [Key(.enter)], intent: .done), (keys: [SharedKey.add.key], intent: .accept),
    (keys: [SharedKey.undo.key], intent: .undo),
    (keys: [SharedKey.draw.key, "s"], intent: .show), (keys: [Key(.right)], intent: .forward),
    (keys: [Key(.left)], intent: .back),
  ])

  /// Ticks in which no key goes on: it may still have been meant for the board.
  private static let guardTicks = 15

  mutating func handle(_ event: InputEvent, _ step: inout Step) -> Transition? {
    // Stroke by stroke, an interrupted stroke is dropped: no unjudged stroke may stay on the board.
    if event.isInterruption { if isStepwise && board.isDrawing { board.refuse() } else { board.lift() } }
    if let note = PauseScene.note(for: event) { return pause(note: note) }
    let layout = layout(step.window)
    let clicked = foot.command(for: event, in: layout.page.foot)
    let event = foot.pressed(by: event, in: layout.page.foot)
    switch phase {
    case .drawing: if let transition = draw(event, layout, &step) { return transition }
    case .reading: break
    case .told(let since): if let transition = look(event, since, &step) { return transition }
    }
    var command = clicked
    if case .key = event { command = KeyMap.standard.intent(for: event) }
    switch command {
    case .pause: return pause()
    case .help: return .push(DrawingHelp.scene)
    case .leave: return pause(leaving: true)
    default: return nil
    }
  }

  private mutating func draw(
    _ event: InputEvent, _ layout: DrawingLayout, _ step: inout Step
  ) -> Transition? {
    switch InkBoard.keys.intent(for: event) {
    case .done: return done(&step)
    case .undo: board.undo()
    case .startOver: board.startOver()
    case .giveUp: giveUp(&step)
    case nil:
      if awaitsStrokes { return nil }
      if isStepwise, case .mouse(let mouse) = event, mouse.button == .right {
        if mouse.action == .press { board.undo() }
        return nil
      }
      let change = board.handle(event, in: layout.board, tick: tick) ?? board.press(event, tick: tick)
      if change == .stroke { return judgeStroke(&step) }
    }
    return nil
  }

  private mutating func look(_ event: InputEvent, _ since: Tick, _ step: inout Step) -> Transition? {
    switch Self.told.intent(for: event) {
    case .accept: accept()
    case .undo: verdict?.revoke()
    case .show: showStrokes()
    case .forward: stepStrokes(1)
    case .back: stepStrokes(-1)
    case .done where tick > since + Self.guardTicks: return advance(&step)
    default: break
    }
    return nil
  }
}

extension DrawingScene {
  var foot: Foot {
    Foot(keys + [Self.pause, KeyHint("?", "help", pressing: "?")])
  }

  private static let pause = KeyHint("p", "pause", .pause)

  private var keys: [KeyHint] {
    switch phase {
    case .drawing: board.hints(done: "done")
    case .reading: []
    case .told: toldKeys
    }
  }

  private var toldKeys: [KeyHint] {
    let (isOpen, isWrong) = (verdict?.isOpen ?? false, verdict.map { !$0.isRight } ?? false)
    return [KeyHint("Enter", isOpen ? "no" : "next", pressing: Key(.enter))]
      + (isWrong ? [SharedKey.add.keyHint(isOpen ? "yes" : "count mine as right")] : [])
      + (verdict?.isAccepted == true ? [SharedKey.undo.keyHint("undo")] : [])
      + (model == nil ? [] : [SharedKey.draw.keyHint("show the strokes")])
      + (guide == nil ? [] : [.right("next"), .left("back")])
  }
}
