import Engine
import Interface
import Learning
import WordChoice
import WordGame

/// Four answers, one right, against the clock.
public enum Challenge: WordGame {
  public static let profile = GameProfile(
    name: "challenge", title: "Challenge", summary: "sixty seconds, four answers", usualWords: 24,
    usualSides: .term, variations: ChallengeVariation.allCases.map(\.entry), times: RoundCode.times,
    takesCodes: true, mostAsked: 2, rulesVersion: 2, oldestRules: 1,
    help: ChallengeHelp.scene)

  public static func rules(_ setup: GameSetup) -> [Text] {
    [ChallengeHelp.question, ChallengeVariation(setup).rule(hasClock: clock(setup).seconds != nil)]
  }

  /// Nil unless there are at least two words to choose from.
  public static func play(_ setup: GameSetup) -> (any RoundScene)? {
    var setup = setup
    setup.round.content.items = Array(setup.round.content.items.prefix(mostWords))
    guard !setup.round.content.items.isEmpty else { return nil }
    let game = ChallengeScene(setup)
    return game.question.options.count < 2 ? nil : game
  }

  public static func hasEnough(_ setup: GameSetup) -> Bool { setup.round.content.hasChoices }

  public static func clock(_ setup: GameSetup) -> Countdown { setup.countdown(ChallengeVariation(setup)) }

  /// More than anyone can answer in one game.
  private static let mostWords = 100
}

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
    run = ChoiceRun(pool)
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
    case .looking(let until): due.append(until)
    case .card: break
    }
    return .sleep(until: due.compactMap(\.self).min())
  }
}
