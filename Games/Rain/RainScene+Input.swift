import Engine
import Interface

extension RainScene {
  private enum Typing { case check, choose, palette, pause, help }

  private static let typing = KeyMap<Typing>([
    (keys: [Key(.enter)], intent: .check), (keys: [Key(.tab), Key(.tab, .shift)], intent: .choose),
    (keys: [Key(.character("p"), .control)], intent: .palette), (keys: [Key(.escape)], intent: .pause),
    (keys: [Key(.function(1))], intent: .help),
  ])

  mutating func handle(_ event: InputEvent, _ step: inout Step) -> Transition? {
    choices.hand.track(event)
    if let note = PauseScene.note(for: event) { return rest(pause(note: note)) }
    let layout = layout(step.window)
    let event = foot.pressed(by: event, in: layout.page.foot)
    guard finish == nil else { return leave(event) }
    if event.isClick(in: layout.field) {
      choices.toggle()
      return nil
    }
    return isChoosing ? choose(event, layout, &step) : type(event, layout, &step)
  }

  /// While letters are text, only a few keys are commands.
  private mutating func type(_ event: InputEvent, _ layout: RainLayout, _ step: inout Step) -> Transition? {
    if swallows(event) { return nil }
    if line.handle(event, palettePlace: layout.palette) {
      attention.press(at: tick)
      checkEarly(&step)
      return nil
    }
    if event.isClick(in: layout.box) { check(&step) }
    switch Self.typing.intent(for: event) {
    case .check: check(&step)
    case .choose: choices.toggle()
    case .palette: line.palette.toggle()
    case .pause where line.palette.isOpen: line.palette.toggle()
    case .pause: return rest(pause())
    case .help: return rest(.push(RainHelp.scene))
    case nil: break
    }
    return nil
  }

  private mutating func choose(_ event: InputEvent, _ layout: RainLayout, _ step: inout Step) -> Transition? {
    let command = KeyMap.standard.intent(for: event)
    switch command {
    case .pause: return rest(pause())
    case .leave: return rest(pause(leaving: true))
    case .help: return rest(.push(RainHelp.scene))
    case .next, .previous: choices.toggle()
    default:
      let option = choices.hand.handle(event, command, on: layout.grid)
      if let option { choose(option, &step) }
    }
    return nil
  }

  /// With nothing left to answer, only the pause key works.
  private mutating func leave(_ event: InputEvent) -> Transition? {
    KeyMap.standard.intent(for: event) == .pause ? rest(pause()) : nil
  }

  /// The player may go on thinking during a pause, so the response time is discarded.
  private mutating func rest(_ transition: Transition) -> Transition {
    attention.disturb(at: tick)
    return transition
  }

  var foot: Foot {
    if isChoosing {
      return Foot([
        KeyHint("1-\(choices.options.count)", "answer"), .arrows("choose"),
        .enter(.select), KeyHint("Tab", "type", pressing: Key(.tab)),
        KeyHint("p", "pause", pressing: "p"), KeyHint("?", "help", pressing: "?"),
        KeyHint("q", "leave", pressing: "q"),
      ])
    }
    return Foot(line.palette.isOpen ? LetterPalette.openKeys : typingKeys)
  }

  private var typingKeys: [KeyHint] {
    [
      KeyHint("Enter", "check", pressing: Key(.enter)), KeyHint("Tab", "four answers", pressing: Key(.tab)),
      KeyHint("Esc", "pause", pressing: Key(.escape)),
    ] + line.palette.keys + [KeyHint("F1", "help", pressing: Key(.function(1)))]
  }
}
