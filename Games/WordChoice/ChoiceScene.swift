import Engine
import Interface
import LargeLetters
import Learning
import WordGame

/// A round in which one of several answers is chosen: what its games have in common.
package protocol ChoiceScene: RoundScene {
  /// What the player sees.
  var phase: ChoicePhase { get }
  /// The answers to choose from, as they stand on the screen.
  var options: [Text] { get }
  /// Which of them is right.
  var right: Int { get }
  /// The one that was chosen last, for this question or, in a flash, the one before.
  var given: Int? { get }
  /// What the player's hand does on the options.
  var hand: OptionHand { get set }
  /// The sign of a right answer.
  var flash: Flash { get }
  var chance: Chance { get set }
  var tick: Tick { get set }

  /// The player takes an option.
  mutating func choose(_ option: Int, _ step: inout Step) -> Transition?
  /// The player has looked at an answer or at a card for long enough.
  mutating func goOn(_ step: inout Step) -> Transition?
  /// What time alone does, before the player does anything.
  mutating func runTime(_ step: inout Step) -> Transition?
  /// What the tick ends with.
  mutating func settle(_ step: inout Step) -> Transition
  /// What the game does with an event that the others know nothing of; nil for nothing.
  func ownTransition(for event: InputEvent, _ command: Command?, _ window: Size) -> Transition?
  /// The keys for that.
  var ownKeys: [KeyHint] { get }
}

/// A tick.
extension ChoiceScene {
  package mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    chance.reseed(at: tick)
    if let transition = takeChoice(&step) { return transition }
    if Page.isTooSmall(step.window) { return pause(note: "the window is too small") }
    if let transition = runTime(&step) { return transition }
    while let event = step.next() {
      hand.follow(event)
      if let transition = handle(event, &step) { return transition }
    }
    return settle(&step)
  }

  /// In a game without a clock only the look at an answer ends by itself.
  package mutating func runTime(_ step: inout Step) -> Transition? {
    if case .looking(let until) = phase, tick >= until { goOn(&step) } else { nil }
  }

  /// In a game without a clock nothing comes up by itself.
  package func settle(_ step: inout Step) -> Transition { untimedRest }

  /// Most games know nothing of their own.
  package func ownTransition(for event: InputEvent, _ command: Command?, _ window: Size) -> Transition? {
    nil
  }

  /// Most games have no keys of their own.
  package var ownKeys: [KeyHint] { [] }
}

/// What the player sees of a question.
package enum ChoicePhase: Hashable, StateHashable {
  /// The question, since a tick.
  case asking(since: Tick)
  /// The right answer beside the one that was given, until a tick; the clock stands still.
  case looking(until: Tick)
  /// All that is known of what is asked, since a tick.
  case card(since: Tick)

  /// How long a wrong answer is looked at, in ticks, where the player doesn't cut it.
  package static let look = 3 * Tick.ticksPerSecond
  /// For so many ticks no key goes on: it may still have been meant for what stood there before.
  private static let guardTicks = 15

  /// Whether both answers are marked.
  package var isLooking: Bool { if case .looking = self { true } else { false } }

  /// Whether a key or click at this tick goes on.
  package func canGoOn(at tick: Tick) -> Bool {
    switch self {
    case .asking: false
    case .looking(let until): tick > until - Self.look + Self.guardTicks
    case .card(let since): tick > since + Self.guardTicks
    }
  }

  package func hash(into hash: inout StateHash) {
    switch self {
    case .asking(let since): hash.combine([0, since])
    case .looking(let until): hash.combine([1, until])
    case .card(let since): hash.combine([2, since])
    }
  }
}

/// What the player does.
extension ChoiceScene {
  package mutating func handle(_ event: InputEvent, _ step: inout Step) -> Transition? {
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
      return phase.canGoOn(at: tick) && goesOn(event, command) ? goOn(&step) : nil
    }
    return hand.take(event, command, on: layout.grid, onPress: setup.takesOptionsOnPress)
      .flatMap { choose($0, &step) }
  }

  package var foot: Foot {
    guard case .asking = phase else {
      return Foot(
        [KeyHint("Enter", "go on", .act)] + ownKeys + [
          KeyHint("p", "pause", .pause), .help,
        ])
    }
    return Foot([
      KeyHint("1-\(options.count)", "answer"), .arrows("choose"), KeyHint("Enter", "take", .act),
      KeyHint("p", "pause", .pause), .help, KeyHint("q", "leave", .leave),
    ])
  }

  /// Sleeps where nothing moves, in a game without a clock.
  package var untimedRest: Transition {
    if flash.isMoving(at: tick) { return .stay }
    if case .looking(let until) = phase { return .sleep(until: until) }
    return .sleep(until: flash.end > tick ? flash.end : nil)
  }

  private func goesOn(_ event: InputEvent, _ command: Command?) -> Bool {
    if case .mouse(let mouse) = event { return mouse.isClick }
    return command == .act || OptionGrid.digits.intent(for: event) != nil
  }
}

/// What the player sees.
extension ChoiceScene {
  /// - Parameter language: the prompt's, as a BCP 47 tag.
  package func drawPrompt(
    _ prompt: Text, _ language: String, ruby: RubyText? = nil, on canvas: inout Canvas, in rect: Rect
  ) {
    LargeWord(prompt, language: language, ruby: ruby).draw(on: &canvas, in: rect)
  }

  /// - Parameter rubies: what stands above them, in their order; none for nothing.
  package func drawOptions(on canvas: inout Canvas, _ grid: OptionGrid, rubies: [RubyText?] = []) {
    hand.draw(options, rubies, on: &canvas, in: grid, isInviting: showsFirstMove, marks: mark)
  }

  /// What was right, in words of its own, and what it brought.
  package func drawFlash(of word: Text, on canvas: inout Canvas, in rect: Rect, _ fraction: Double) {
    guard flash.isSeen(at: tick) else { return }
    let glow = canvas.look.reducesMotion ? 0 : flash.glow(at: tick, fraction)
    let color = canvas.theme.right.mixed(with: canvas.theme.text, glow)
    canvas.put(canvas.ornaments.right + " " + word, in: rect, .center, Style(color))
    let points = Rect(rect.left, rect.top + 1, rect.width, 1)
    guard setup.round.presentation.showsScore else { return }
    canvas.put(Text("+\(flash.points)"), in: points, .center, Style(color).bold)
  }

  /// What to do in the first game, until it was done rightly.
  package func drawInvitation(on canvas: inout Canvas, in rect: Rect) {
    guard showsFirstMove else { return }
    canvas.put(
      "press the number of the right answer, or click it", in: rect, .center, Style(canvas.theme.text))
  }

  private func mark(of option: Int) -> OptionDrawing.Mark {
    guard phase.isLooking else { return .open }
    return option == right ? .right : option == given ? .wrong : .other
  }
}

extension GameSetup {
  /// By the first rules a button that went down took its option, and nobody saw it held.
  package var takesOptionsOnPress: Bool { isByFirstRules }

  /// What belongs to the word that was asked, and what to the one that it was taken for.
  package func told(
    _ asked: RoundSetup.Item, and other: RoundSetup.Item, from side: ShownSide, _ ornaments: Ornaments
  ) -> Text {
    Text.joined([told(asked, from: side), told(other, from: side)], by: " " + ornaments.dot + " ")
  }
}
