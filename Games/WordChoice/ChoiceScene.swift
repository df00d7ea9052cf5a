import Engine
import Interface
import Learning

/// What all games have in common in which one of several answers is chosen.
protocol ChoiceScene: RoundScene {
  var phase: ChoicePhase { get }
  /// The options as shown.
  var options: [Text] { get }
  /// Index of the right option.
  var right: Int { get }
  /// The option chosen last, for this question or, during a flash, the previous one.
  var given: Int? { get }
  var hand: OptionHand { get set }
  /// The brief sign of a right answer.
  var flash: Flash { get }
  var chance: Chance { get set }
  var tick: Tick { get set }

  /// Called when the player picks an option.
  mutating func choose(_ option: Int, _ step: inout Step) -> Transition?
  /// Called when the player goes on from an answer or a card.
  mutating func advance(_ step: inout Step) -> Transition?
  /// Handles what is due by time alone, before the tick's input.
  mutating func runTime(_ step: inout Step) -> Transition?
  /// Ends the tick.
  mutating func settle(_ step: inout Step) -> Transition
  /// The game's own reaction to an event; nil if it has none.
  func ownTransition(for event: InputEvent, _ command: Command?, _ window: Size) -> Transition?
  var ownKeys: [KeyHint] { get }
}

extension ChoiceScene {
  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    chance.reseed(at: tick)
    if let transition = applyChoice(&step) { return transition }
    if Page.isTooSmall(step.window) { return pause(note: "the window is too small") }
    if let transition = runTime(&step) { return transition }
    while let event = step.next() {
      hand.track(event)
      if let transition = handle(event, &step) { return transition }
    }
    return settle(&step)
  }

  /// Without a clock, only the look at an answer ends by itself.
  mutating func runTime(_ step: inout Step) -> Transition? {
    phase.end.flatMap { tick >= $0 ? advance(&step) : nil }
  }

  func settle(_ step: inout Step) -> Transition { untimedRest }

  func ownTransition(for event: InputEvent, _ command: Command?, _ window: Size) -> Transition? {
    nil
  }

  var ownKeys: [KeyHint] { [] }
}

extension ChoiceScene {
  mutating func handle(_ event: InputEvent, _ step: inout Step) -> Transition? {
    if let note = PauseScene.note(for: event) { return pause(note: note) }
    let layout = ChoiceLayout(step.window, options: options)
    let command = KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: layout.page.foot)
    switch command {
    case .pause: return pause()
    case .help: return .push(Played.profile.help)
    case .leave: return pause(leaving: true)
    default: break
    }
    if let transition = ownTransition(for: event, command, step.window) { return transition }
    guard case .asking = phase else {
      return phase.canGoOn(at: tick) && goesOn(event, command) ? advance(&step) : nil
    }
    return hand.handle(event, command, on: layout.grid).flatMap { choose($0, &step) }
  }

  var foot: Foot {
    guard phase.isAsking || phase.isMarked else {
      return Foot(
        [.enter(.next)] + ownKeys + [
          KeyHint("p", "pause", .pause), .help,
        ])
    }
    return Foot([
      KeyHint("1-\(options.count)", "answer"), .arrows("choose"), .enter(.select),
      KeyHint("p", "pause", .pause), .help, KeyHint("q", "leave", .leave),
    ])
  }

  /// The rest of a tick in a game without a clock.
  var untimedRest: Transition {
    if flash.isMoving(at: tick) { return .stay }
    if let end = phase.end { return .sleep(until: end) }
    return .sleep(until: flash.end > tick ? flash.end : nil)
  }

  private func goesOn(_ event: InputEvent, _ command: Command?) -> Bool {
    if case .mouse(let mouse) = event { return mouse.isClick }
    return command == .act || OptionGrid.digits.intent(for: event) != nil
  }
}

extension ChoiceScene {
  /// - Parameter language: the prompt's, as a BCP 47 tag.
  func drawPrompt(
    _ prompt: Text, _ language: String, ruby: RubyText? = nil, on canvas: inout Canvas, in rect: Rect
  ) {
    LargeWord(prompt, language: language, ruby: ruby).draw(on: &canvas, in: rect, .middle, ink(canvas.theme))
  }

  /// The colour of the prompt: right or wrong once it is answered.
  func ink(_ theme: Theme) -> Color {
    phase.isMarked ? theme.right : phase.isLooking ? theme.wrong : theme.text
  }

  /// - Parameters:
  ///   - rubies: readings above the options, in order; empty for none.
  ///   - frame: the colour of their frames; muted by default.
  func drawOptions(
    on canvas: inout Canvas, _ grid: OptionGrid, rubies: [RubyText?] = [], frame: Color? = nil
  ) {
    hand.draw(options, rubies, on: &canvas, in: grid, isInviting: showsFirstMove, frame: frame, marks: mark)
  }

  /// Shows the previous answer and its points.
  func drawFlash(of word: Text, on canvas: inout Canvas, in rect: Rect, _ fraction: Double) {
    guard flash.isSeen(at: tick) else { return }
    let glow = canvas.look.reducesMotion ? 0 : flash.glow(at: tick, fraction)
    let color = canvas.theme.right.mixed(with: canvas.theme.text, glow)
    canvas.put(canvas.ornaments.right + " " + word, in: rect, .center, Style(color))
    guard setup.round.presentation.showsScore else { return }
    let origin = Point(rect.left + rect.width / 2 - 1, rect.top + 1)
    let points = flash.flight(from: origin)
    if canvas.look.reducesMotion {
      canvas.put(points.text, at: origin, Style(color).bold)
    } else {
      points.draw(on: &canvas, Style(color).bold, at: tick, fraction: fraction)
    }
  }

  /// In a first game, says what to do until the first right answer.
  func drawInvitation(on canvas: inout Canvas, in rect: Rect) {
    guard showsFirstMove else { return }
    canvas.put(
      "press the number of the right answer, or click it", in: rect, .center, Style(canvas.theme.text))
  }

  private func mark(of option: Int) -> OptionDrawing.Mark {
    if phase.isMarked { return option == right ? .right : .open }
    guard phase.isLooking else { return .open }
    return option == right ? .right : option == given ? .wrong : .other
  }
}

extension GameSetup {
  /// What the word asked means, and what the one it was mistaken for means.
  func told(
    _ asked: RoundSetup.Item, and other: RoundSetup.Item, from side: ShownSide, _ ornaments: Ornaments
  ) -> Text {
    Text.joined([told(asked, from: side), told(other, from: side)], by: " " + ornaments.dot + " ")
  }
}
