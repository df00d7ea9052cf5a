import Engine
import Interface
import Learning

extension LettersScene {
  var item: RoundSetup.Item { pool.items[question.word] }
  var options: [Text] { question.options.map { Text(pool.text($0, besides: question.shown)) } }
  var right: Int { question.right }

  /// The question's text. If several letters share a sound, it is the letter's name.
  var prompt: String {
    if question.shown == .term { return item.word.term }
    return letters.deck.words.first { $0.id == item.word.letterID }
      .map { letters.deck.prompt(forSoundOf: $0).text } ?? item.prompt
  }

  var learned: Int { letters.learnedCount(with: held) }

  /// The forms that were learned in this round, by their ids.
  var held: Set<String> {
    Set(zip(pool.items, course.letters).filter { $1.isLearned }.map { $0.0.word.id })
  }

  mutating func choose(_ option: Int, _ step: inout Step) -> Transition? {
    guard case .asking(let since) = phase, question.options.indices.contains(option) else { return nil }
    given = option
    let milliseconds = (tick - since) * 1000 / Tick.ticksPerSecond
    step.report(.answer(answer(option, milliseconds)))
    course.record(question.options[option], to: question, &chance)
    record.note(question, given: question.options[option], milliseconds: milliseconds)
    return option == right ? hit(&step) : miss(&step)
  }

  /// Goes from a wrong answer to the letter's card, or to the next letter.
  mutating func advance(_ step: inout Step) -> Transition? {
    guard phase.isLooking else { return ask(&step) }
    phase = .card(since: tick)
    isSaid = false
    return nil
  }

  /// Shows the question, or the card if the player has never seen the letter.
  mutating func present() {
    given = nil
    hand.rest()
    isSaid = false
    if known.insert(item.word.letterID).inserted {
      course.show(question.word)
      phase = .card(since: tick)
    } else {
      count += 1
      phase = .asking(since: tick)
    }
  }

  /// The player's own hint for the current letter; empty if there is none.
  var hint: String { hints[item.word.letterID] ?? "" }

  /// The hint can be edited on the card. A click right after an answer is ignored: it was meant for the
  /// previous screen.
  func ownTransition(for event: InputEvent, _ command: Command?, _ window: Size) -> Transition? {
    guard case .card = phase, phase.canGoOn(at: tick),
      HintLine.isWanted(by: event, in: LetterCard.hintPlace(window))
    else { return nil }
    let letter = (setup.round.content.letter(item.word.letterID) ?? item).met
    return .push(HintScene(for: letter, hint, obstacle: letters.hintObstacle, in: LetterCard.hintPlace))
  }

  var ownKeys: [KeyHint] { if case .card = phase { [HintLine.key] } else { [] } }

  /// Asks for the large picture of the letter, and speaks it once when its card opens.
  mutating func showLetter(_ step: inout Step) {
    let card = card(step.window)
    drawings.update([card?.large ?? asked(step.window)].compactMap(\.self), &step)
    guard card != nil, !isSaid else { return }
    step.say(item.word, of: item.origin)
    isSaid = true
  }

  private mutating func hit(_ step: inout Step) -> Transition? {
    step.sound(.right, saying: item.word, of: item.origin)
    let worth = LettersScore.worth(streak: course.letters[question.word].streak)
    score.hit(worth: worth, raisesCombo: false)
    flash = Flash(word: question.word, points: worth, start: tick)
    phase = .marked(until: tick + ChoicePhase.mark)
    return nil
  }

  private mutating func miss(_ step: inout Step) -> Transition? {
    score.miss()
    step.report(.cue(.wrong))
    flash = .none
    phase = .looking(until: tick + ChoicePhase.look)
    return nil
  }

  /// Asks the next question, or ends the round: after the last question, or when the last letter is learned.
  private mutating func ask(_ step: inout Step) -> Transition? {
    if count >= letters.questions || hasJustLearnedAll { return finish(&step) }
    guard let next = course.next(from: pool, left: letters.questions - count, &chance) else {
      return finish(&step)
    }
    question = next
    present()
    return nil
  }

  var hasJustLearnedAll: Bool {
    learned == letters.deck.words.count && letters.learnedCount() < learned
  }

  /// The first right answer after the card proves little.
  private func answer(_ option: Int, _ milliseconds: Int) -> Answer {
    item.answer(
      showing: question.shown, .chosen, shown: prompt,
      options: question.options.map { pool.text($0, besides: question.shown) },
      given: pool.text(question.options[option], besides: question.shown),
      verdict: option == right ? .right : .wrong,
      takenFor: pool.items[question.options[option]], milliseconds: milliseconds,
      certainty: course.letters[question.word].isTold
        ? .hint : question.options.count < 3 ? .elimination : .known)
  }
}
