import Engine
import Interface
import Learning

/// What happens when a card is turned.
extension MemoryScene {
  mutating func turn(_ entity: Entity, _ step: inout Step) {
    let isSecond = entity == second
    turnBackMismatch()
    endPeek()
    // Pressing the card just turned means "go on", not "turn it again".
    guard !isSecond, let card = world[entity, Card.self], card.pose == .down else { return }
    guard let firstCard = world[first, Card.self] else { return turnFirst(entity) }
    if !setup.isMixed, firstCard.isPrompt == card.isPrompt {
      note = .otherField(wantsPrompt: !card.isPrompt)
      return
    }
    turnSecond(entity, card, after: firstCard, &step)
  }

  /// Turns a mismatch face down again, if one is shown.
  mutating func turnBackMismatch() {
    for entity in world.all(Card.self, where: { $0.pose == .mismatched }) { show(entity, .down) }
    timers.cancel(turnBack)
    second = .none
    if case .told = note { note = .none }
  }

  mutating func runTimers(_ window: Size) {
    while let fired = timers.popDue(at: tick, in: world) {
      switch fired.event {
      case .turnBack: turnBackMismatch()
      case .flyOff: flyOff(fired.owner, window)
      case .gone: win(fired.owner)
      case .endPeek: endPeek()
      case .deal: dealNext(window)
      }
    }
  }

  private mutating func turnFirst(_ entity: Entity) {
    show(entity, .up)
    world[entity, Card.self]?.wasSeen = true
    first = entity
    firstTick = tick
    note = .none
  }

  private mutating func turnSecond(_ entity: Entity, _ card: Card, after firstCard: Card, _ step: inout Step)
  {
    let belongs = card.pair == firstCard.pair && card.isPrompt != firstCard.isPrompt
    let certainty = certainty(of: card, after: firstCard, belongs: belongs)
    report(firstCard, card, belongs, certainty, &step)
    if belongs {
      match(entity, certainty)
      let item = setup.round.content.items[card.pair]
      step.sound(.match, semitones: score.combo - 1, saying: item.word, of: item.origin)
    } else {
      mismatch(entity, card, firstCard)
      step.report(.cue(.wrong))
    }
    world[entity, Card.self]?.wasSeen = true
    first = .none
  }

  private mutating func match(_ entity: Entity, _ certainty: Certainty) {
    let before = score.points
    score.match(certainty)
    award = score.points - before
    if MemoryScore.isRemembered(certainty) { streak += 1 }
    world[first, Card.self]?.pose = .matched
    show(entity, .matched)
    for card in [first, entity] { timers.arm(.flyOff, after: CardPace.match, from: tick, for: card) }
    // The clock stops once all pairs are found.
    if world.all(Card.self, where: { $0.pose == .down }).isEmpty { clock.stop(at: tick) }
    note = world[entity, Card.self].map { .matched(pair: $0.pair) } ?? .none
    if streak == Self.peekStreak { peek() }
  }

  /// Pairs found from memory, without a mismatch between them, that earn a look at all cards.
  static let peekStreak = 4

  private mutating func peek() {
    streak = 0
    let closed = world.all(Card.self) { $0.pose == .down }
    // With one pair left there is nothing to find out.
    guard closed.count > 2 else { return }
    for entity in closed {
      show(entity, .peeked)
      world[entity, Card.self]?.wasSeen = true
    }
    timers.arm(.endPeek, after: CardPace.peek, from: tick)
  }

  private mutating func endPeek() {
    for entity in world.all(Card.self, where: { $0.pose == .peeked }) { show(entity, .down) }
  }

  /// A pair that has left the table can be read in its place.
  private mutating func win(_ entity: Entity) {
    world[entity, Card.self]?.pose = .won
    if isCleared { timers.arm(.deal, after: CardPace.rest, from: tick) }
  }

  /// The next board, if the last one is cleared.
  mutating func dealNext(_ window: Size) {
    guard isCleared, dealt.upperBound < prompts.count else { return }
    board += 1
    dealt = MemoryLayout.board(board, from: dealt.upperBound, of: setup, in: window)
    layCards(window)
    note = .none
    if setup.round.policy.seconds == 0 {
      clock.add(Memory.seconds(dealt.count) * Tick.ticksPerSecond, at: tick)
    }
    clock.go(at: tick)
  }

  private mutating func mismatch(_ entity: Entity, _ card: Card, _ firstCard: Card) {
    streak = 0
    if card.wasSeen {
      score.miss()
      knowledge[firstCard.pair].isMissed = true
    }
    world[first, Card.self]?.pose = .mismatched
    show(entity, .mismatched)
    let prompt = firstCard.isPrompt ? firstCard.pair : card.pair
    knowledge[prompt].isTold = true
    note = .told(pair: prompt)
    turnBack = timers.arm(.turnBack, after: CardPace.mismatch, from: tick)
    second = entity
  }

  /// A card seen before was chosen on purpose, from knowledge or because the game had shown it. The last pair
  /// proves nothing, and neither does a card turned for the first time.
  private func certainty(of card: Card, after firstCard: Card, belongs: Bool) -> Certainty {
    let pairsLeft = world.all(Card.self, where: { $0.pose == .down || $0.pose == .up }).count / 2
    if belongs, pairsLeft <= 1 { return .elimination }
    if !card.wasSeen { return .firstSight }
    if knowledge[firstCard.pair].isTold { return .hint }
    return belongs || partner(of: firstCard)?.wasSeen == true ? .known : .firstSight
  }

  private func partner(of card: Card) -> Card? {
    let entity = world.first(Card.self) { $0.pair == card.pair && $0.isPrompt != card.isPrompt }
    return entity.flatMap { world[$0, Card.self] }
  }

  private mutating func flyOff(_ entity: Entity, _ window: Size) {
    show(entity, .flying, over: CardPace.flight)
    if entity == focus { focus = nearestCard(to: entity, window) ?? focus }
    timers.arm(.gone, after: CardPace.flight, from: tick, for: entity)
    if case .matched(let pair) = note, world[entity, Card.self]?.pair == pair { note = .none }
  }

  private mutating func show(_ entity: Entity, _ pose: Card.Pose, over duration: Tick = CardPace.turn) {
    world[entity, Card.self]?.pose = pose
    world.add(Motion(tween: Tween(from: 0, to: 1, at: tick, over: duration, .quadraticOut)), to: entity)
  }

  private func report(
    _ firstCard: Card, _ card: Card, _ belongs: Bool, _ certainty: Certainty, _ step: inout Step
  ) {
    // The question is whatever side the first card shows.
    let pair = setup.round.content.items[firstCard.pair]
    let asksPrompt = firstCard.isPrompt == (pair.shown == .term)
    step.report(
      .answer(
        pair.answer(
          showing: asksPrompt ? .term : .meaning, .matched, shown: face(firstCard).string,
          given: face(card).string, verdict: belongs ? .right : .wrong,
          takenFor: setup.round.content.items[card.pair],
          milliseconds: (tick - firstTick) * 1000 / Tick.ticksPerSecond, certainty: certainty)))
  }
}
