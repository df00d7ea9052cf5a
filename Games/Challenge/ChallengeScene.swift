import Engine
import Interface
import Learning

struct ChallengeScene: ChoiceScene {
  typealias Played = Challenge

  let setup: GameSetup
  let pool: ChoicePool
  let variation: ChallengeVariation
  var clock: Countdown
  var score = Tally()
  var streak = Streak()
  var tempo: Tempo
  var run: ChoiceRun
  var question: ChoiceQuestion
  var given: Int?
  var phase: ChoicePhase
  var isOvertime = false
  var hand = OptionHand()
  var record = ChoiceRecord()
  var flash = Flash.none
  var chance: Chance
  var choice: PauseChoice?
  var tick: Tick = 0

  init(_ setup: GameSetup) {
    self.setup = setup
    variation = ChallengeVariation(setup)
    pool = ChoicePool(setup.round.content)
    clock = Challenge.clock(setup)
    tempo = Tempo(setup, pool)
    chance = Chance(seed: setup.round.content.seed)
    run = ChoiceRun(pool, first: setup.firstAsked)
    question = run.next(from: pool, &chance)
    phase = .asking(since: 0)
  }

  func hash(into hash: inout StateHash) {
    // Left out: pool and variation follow from the setup, choice and tick from the stack; the flash is
    // cosmetic.
    hash.combine(
      fieldsOf: self, setup, clock, score, streak, tempo, run, question, given, phase, isOvertime, hand,
      record, chance, cosmetic: 5)
  }

  var multiplier: Int { streak.multiplier }

  /// Whether the options are visible yet.
  var showsOptions: Bool {
    if case .asking(let since) = phase { return tick >= since + variation.delay }
    return true
  }

  func settle(_ step: inout Step) -> Transition {
    if flash.isMoving(at: tick) { return .stay }
    var due: [Tick?] = [flash.end > tick ? flash.end : nil]
    switch phase {
    case .asking(let since):
      due.append(clock.nextSecond(after: tick))
      if !showsOptions { due.append(since + variation.delay) }
    case .looking, .marked, .card: due.append(phase.end)
    }
    return .sleep(until: due.compactMap(\.self).min())
  }
}

extension GameSetup {
  /// How many of the words come first. Those that the player has neither met nor just read wait until each of
  /// these was asked often enough; nil where none waits.
  var firstAsked: Int? {
    guard round.policy.mostAsked != nil else { return nil }
    let first = round.content.items.count { $0.isNew || $0.isMet }
    return first > 0 ? first : nil
  }
}

extension ChallengeScene {
  var head: GameHead {
    var head = usualHead
    head.steps = isOvertime ? [] : streak.steps
    return head
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = ChoiceLayout(canvas.size, options: options)
    head.draw(on: &canvas, in: layout.page.head)
    drawOvertime(on: &canvas, in: layout.meter)
    let asked = pool.items[question.word]
    let ruby = question.shown == .term ? WordRuby.above(asked, on: &canvas) : nil
    drawPrompt(Text(prompt), asked.language(question.shown), ruby: ruby, on: &canvas, in: layout.prompt)
    if showsOptions {
      drawOptions(
        on: &canvas, layout.grid, rubies: rubies(on: &canvas), frame: streak.color(canvas.theme))
    }
    drawLine(on: &canvas, in: layout.line, fraction)
    foot.draw(on: &canvas, in: layout.page.foot)
  }

  /// The readings above the options, if those are words.
  private func rubies(on canvas: inout Canvas) -> [RubyText?] {
    guard question.shown == .meaning else { return [] }
    return question.options.map { WordRuby.above(pool.items[$0], on: &canvas) }
  }

  private func drawOvertime(on canvas: inout Canvas, in rect: Rect) {
    guard isOvertime else { return }
    canvas.put(
      "without the clock, once more: the words you missed", in: rect, .center, Style(canvas.theme.second))
  }

  private func drawLine(on canvas: inout Canvas, in rect: Rect, _ fraction: Double) {
    if phase.isLooking, let given {
      let told = setup.told(
        pool.items[question.word], and: pool.items[question.options[given]], from: question.shown,
        canvas.ornaments)
      canvas.put(told, wrappedIn: rect, .center, .top, Style(canvas.theme.second))
    } else {
      drawFlash(of: Text(pool.items[flash.word].whole), on: &canvas, in: rect, fraction)
      if showsOptions { drawInvitation(on: &canvas, in: rect) }
    }
  }
}
