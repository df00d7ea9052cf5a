import Engine
import Games
import Interface
import Learning

extension QuestionScene {
  package mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let event = input.event
    switch event {
    case .focus(false), .resumed: firstKey.disturb()
    default: break
    }
    if isHeardAgain(event) {
      if phase == .asking { sayWord(&step) } else { sayAnswer(&step) }
      return nil
    }
    if case .told(let settled) = phase { return handle(settled, event, &step) }
    if board != nil { return draw(event, &step) }
    if wantsBoard(event) {
      openBoard()
      return nil
    }
    if isTyping { return type(event, &step) }
    if let transition = command(event) { return transition }
    let command = KeyMap.standard.intent(for: event)
    if question.mode == .judged { judge(event, command, &step) } else { choose(event, command, &step) }
    return nil
  }

  /// The commands that work wherever letters aren't text.
  mutating func command(_ event: InputEvent) -> Transition? {
    switch KeyMap.standard.intent(for: event) {
    case .pause: pauseThinking()
    case .leave: pauseThinking(leaving: true)
    case .help: .push(help)
    default: nil
    }
  }

  /// Pauses; the thinking time no longer counts then.
  private mutating func pauseThinking(leaving: Bool = false) -> Transition {
    firstKey.disturb()
    return pause(leaving: leaving)
  }
}

extension QuestionScene {
  private enum Typing { case check, giveUp, palette, pause, help }

  private static let typing = KeyMap<Typing>([
    (keys: [Key(.enter)], intent: .check), (keys: [giveUpKey], intent: .giveUp),
    (keys: [Key(.character("p"), .control)], intent: .palette), (keys: [Key(.escape)], intent: .pause),
    (keys: [Key(.function(1))], intent: .help),
  ])

  static let giveUpKey = Key(.character("g"), .control)

  private mutating func type(_ event: InputEvent, _ step: inout Step) -> Transition? {
    if line.handle(event, palettePlace: questionLayout(step.window).palette) {
      firstKey.press(at: step.tick)
      wasBlank = false
      return nil
    }
    switch Self.typing.intent(for: event) {
    case .check: check(&step)
    case .giveUp: giveUp(&step)
    case .palette: line.palette.toggle()
    case .pause where line.palette.isOpen: line.palette.toggle()
    case .pause: return pauseThinking()
    case .help: return .push(help)
    case nil: break
    }
    return nil
  }

  private mutating func check(_ step: inout Step) {
    guard !line.isBlank else { return wasBlank = true }
    let (given, finding) = checker.judge(line.typed, for: question)
    if finding.isAskedAgain, firstTry == nil {
      firstTry = finding
      line.clear()
    } else {
      settle(Settled(given, finding.settledVerdict, finding), &step)
    }
  }

  mutating func giveUp(_ step: inout Step) {
    firstKey.press(at: step.tick)
    settle(Settled("", .givenUp), &step)
  }
}

extension QuestionScene {
  private mutating func choose(_ event: InputEvent, _ command: Command?, _ step: inout Step) {
    if event == .key(Self.giveUpKey) { return giveUp(&step) }
    let grid = choiceLayout(step.window).grid
    hand.track(event)
    let before = hand
    let chosen = hand.handle(event, command, on: grid)
    if chosen != nil || hand != before { firstKey.press(at: step.tick) }
    guard let given = chosen.map({ question.options[$0] }) else { return }
    let finding = checker.judge(option: given, for: question)
    settle(Settled(given, finding.verdict, finding), &step)
  }

  var options: [Text] { question.options.map { Text($0) } }

  private mutating func judge(_ event: InputEvent, _ command: Command?, _ step: inout Step) {
    guard phase == .judging else {
      guard command == .act else { return }
      firstKey.press(at: step.tick)
      return phase = .judging
    }
    let judgements = QuestionPhrases.judgements
    guard let index = OptionGrid.digits.intent(for: event), index < judgements.count else { return }
    settle(Settled(judgements[index].given, judgements[index].verdict), &step)
  }
}

/// The keys while the answer is shown.
extension QuestionScene {
  private enum Following { case undo, accept, suspend, strokes, before, after }

  private static let following = KeyMap<Following>([
    (keys: [SharedKey.undo.key], intent: .undo), (keys: [SharedKey.add.key], intent: .accept),
    (keys: [SharedKey.suspend.key], intent: .suspend), (keys: [SharedKey.draw.key], intent: .strokes),
    (keys: [Key(.left)], intent: .before), (keys: [Key(.right)], intent: .after),
  ])

  private mutating func handle(_ settled: Settled, _ event: InputEvent, _ step: inout Step) -> Transition? {
    // A key that is still held was meant for the question.
    if event.isRepeat { return nil }
    let place = answerLayout(step.window).hint
    if HintLine.isWanted(by: event, in: place) { return writing }
    switch Self.following.intent(for: event) {
    case .undo:
      if isSuspended { suspend(&step) }
      step.report(.course(.undo))
      begin(at: step.tick)
    case .accept where canAccept(settled): accept(settled, &step)
    case .suspend where canSuspend: suspend(&step)
    case .strokes: turnGuide()
    case .before: guide?.step(-1)
    case .after: guide?.step(1)
    default: break
    }
    switch KeyMap.standard.intent(for: event) {
    case .act: return pop()
    case .pause: return pause()
    case .leave: return pause(leaving: true)
    case .help: return .push(help)
    default: return nil
    }
  }

  private var writing: Transition {
    let scene = self
    return .push(
      HintScene(for: question.hintOwner, hint, obstacle: obstacle) { scene.answerLayout($0).hint })
  }
}

/// What is said aloud: a word that is only heard when it is asked, and the answer. It can be said again by key.
extension QuestionScene {
  /// A word that is only heard, or the answer in a kit, an exam or a workout.
  var canBeHeard: Bool {
    question.isHeard || isOfStage && phase != .asking
  }

  mutating func sayWord(_ step: inout Step) {
    step.say(word, of: question.item.origin)
    wasSaid = true
  }

  /// The word, or the sentence of a kit with the word in its gap, unless the player has recorded the word.
  func sayAnswer(_ step: inout Step) {
    var spoken = Spoken(word, of: question.item.origin)
    if isOfStage, question.prompt.contains(KitQuestion.gap) {
      spoken.text = question.answeredPrompt
    }
    step.report(.spoken(spoken))
  }

  /// With Ctrl, where letters are text.
  private static let hearKey = Key(.character("r"), .control)

  private static let hears = KeyMap<Bool>([(keys: [hearKey], intent: true)])
  private static let hearsUntyped = KeyMap<Bool>([(keys: [hearKey, SharedKey.sound.key], intent: true)])

  private func isHeardAgain(_ event: InputEvent) -> Bool {
    canBeHeard && (isTyping ? Self.hears : Self.hearsUntyped).intent(for: event) != nil
  }

  /// The hint for the key; empty if the word is shown.
  var hearKeys: [KeyHint] {
    if !canBeHeard { return [] }
    if isTyping { return [KeyHint("Ctrl-R", "hear again", pressing: Self.hearKey)] }
    return [SharedKey.sound.keyHint(phase == .asking ? "hear again" : "say")]
  }
}
