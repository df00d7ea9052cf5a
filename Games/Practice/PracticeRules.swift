import Engine
import Interface
import Learning
import WordChoice
import WordGame

extension PracticeScene {
  var options: [Text] { question.options.map { Text($0) } }
  var right: Int { question.right }

  mutating func choose(_ option: Int, _ step: inout Step) -> Transition? {
    guard case .asking(let since) = phase, question.options.indices.contains(option) else { return nil }
    given = option
    report(option, (tick - since) * 1000 / Tick.ticksPerSecond, &step)
    last = question.word
    return option == right ? hit(&step) : miss(&step)
  }

  mutating func goOn(_ step: inout Step) -> Transition? { ask(&step) }

  private mutating func hit(_ step: inout Step) -> Transition? {
    let word = question.word
    step.sound(
      .right, saying: Word(id: word.term, term: word.term, meanings: [word.meaning]),
      of: setup.round.content.origin)
    run += 1
    let worth = PracticeScore.worth(word, run: run, isRepeat: missed.contains(word))
    score.hit(worth: worth, raisesCombo: false)
    flash = Flash(word: 0, points: worth, start: tick)
    return ask(&step)
  }

  private mutating func miss(_ step: inout Step) -> Transition? {
    run = 0
    score.miss()
    step.report(.cue(.wrong))
    flash = .none
    if !missed.contains(question.word) { missed.append(question.word) }
    waiting.append(question.word)
    phase = .looking(until: tick + ChoicePhase.look)
    return nil
  }

  /// Asks the next word, or ends the round.
  private mutating func ask(_ step: inout Step) -> Transition? {
    guard let word = waiting.first,
      let next = maker.question(for: word, shown: Self.side(setup, &chance), chance: &chance)
    else { return finish(&step) }
    waiting.removeFirst()
    question = next
    given = nil
    hand.rest()
    phase = .asking(since: tick)
    return nil
  }

  /// Credits every letter of the word. A word whose reading was shown just before proves nothing.
  private func report(_ option: Int, _ milliseconds: Int, _ step: inout Step) {
    for letter in Set(question.units.flatMap(\.letters)).sorted().compactMap(setup.round.content.letter) {
      step.report(
        .answer(
          letter.answer(
            showing: question.shown, .chosen, shown: question.prompt, options: question.options,
            given: question.options[option], verdict: option == right ? .right : .wrong,
            milliseconds: milliseconds,
            certainty: last == question.word ? .hint : .known)))
    }
  }

  /// Practice words have no ids; their terms stand in.
  private func reference(_ word: PracticeWord) -> WordReference {
    WordReference(deck: setup.round.content.origin.deck, word: word.term)
  }

  private mutating func finish(_ step: inout Step) -> Transition {
    if missed.isEmpty { step.report(.cue(.win)) }
    let atOnce = count - missed.count
    return end(
      "All words read",
      figures: ["\(atOnce) of \(Figure.count(count, "word", "words")) at once"] + timeFigures,
      missed: missed.map { MissedWord($0, reference($0)) })
  }
}

/// Points. `PracticeHelp` tells the player the same.
enum PracticeScore {
  /// The most that a run of right answers can add.
  static let mostForRow = 5
  /// For a word missed earlier in the game.
  static let again = 1

  /// A point for each unit of the word, plus one for each word of the run before it.
  static func worth(_ word: PracticeWord, run: Int, isRepeat: Bool) -> Int {
    isRepeat ? again : word.units.count + min(run - 1, mostForRow)
  }
}

extension MissedWord {
  fileprivate init(_ word: PracticeWord, _ reference: WordReference) {
    self.init(
      reference, Text(word.term), Text(word.meaning), reading: Text(word.latin), told: Text(word.explanation))
  }
}

extension PracticeWord {
  var explanation: String { "\(latin)  ·  \(meaning)" }
}
