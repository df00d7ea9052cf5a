import Engine
import Interface
import WordGame

extension ChallengeScene {
  mutating func handle(_ event: InputEvent, _ step: inout Step) -> Transition? {
    if let note = PauseScene.note(for: event) { return pause(note: note) }
    let layout = ChoiceLayout(step.window, options: question.options.count)
    let command = KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: layout.page.foot)
    switch command {
    case .pause: return pause()
    case .help: return .push(ChallengeHelp.scene)
    case .leave: return pause(leaving: true)
    default: break
    }
    if case .looking = phase { return cutsLook(event, command) ? goOn(&step) : nil }
    if let option = layout.grid.choice(event, command, &focus) { return choose(option, &step) }
    return nil
  }

  var foot: Foot {
    if case .looking = phase {
      return Foot([
        KeyHint("Enter", "go on", .act), KeyHint("p", "pause", .pause), KeyHint("?", "help", .help),
      ])
    }
    return Foot([
      KeyHint("1-\(question.options.count)", "answer"), .arrows("choose"), KeyHint("Enter", "take", .act),
      KeyHint("p", "pause", .pause), KeyHint("?", "help", .help), KeyHint("q", "leave", .leave),
    ])
  }

  /// A key or a click goes on, but not the one that may still have been meant for the question.
  private func cutsLook(_ event: InputEvent, _ command: Command?) -> Bool {
    guard case .looking(let until) = phase, tick > until - Self.look + Self.guardTicks else { return false }
    if case .mouse(let mouse) = event { return mouse.isClick }
    return command == .act || OptionGrid.digits.intent(for: event) != nil
  }

  private static let guardTicks = 15
}
