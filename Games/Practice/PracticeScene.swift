import Engine
import Interface
import Learning

struct PracticeScene: ChoiceScene {
  typealias Played = Practice

  let setup: GameSetup
  let maker: PracticeMaker
  let clock = Countdown(seconds: nil)
  let count: Int
  /// The words still to read, missed ones included.
  var waiting: [PracticeWord]
  var question: PracticeQuestion
  var last: PracticeWord?
  /// Those that were read right, each once.
  var read: [PracticeWord] = []
  /// One for each miss.
  var misses: [PracticeWord] = []
  var run = 0
  var score = Tally()
  var phase = ChoicePhase.asking(since: 0)
  var given: Int?
  var hand = OptionHand()
  var flash = Flash.none
  var chance: Chance
  var choice: PauseChoice?
  var tick: Tick = 0

  init?(_ setup: GameSetup) {
    guard let letters = setup.round.content.letters else { return nil }
    self.setup = setup
    chance = Chance(seed: setup.round.content.seed)
    maker = PracticeMaker(letters, chance: &chance)
    waiting = Self.words(letters, maker, &chance)
    count = waiting.count
    guard let word = waiting.first,
      let first = maker.question(for: word, shown: Self.side(setup, &chance), chance: &chance)
    else { return nil }
    question = first
    waiting.removeFirst()
  }

  func hash(into hash: inout StateHash) {
    // Left out: maker, clock and count follow from the setup, choice and tick from the stack; the flash is
    // cosmetic.
    hash.combine(
      fieldsOf: self, setup, waiting, question, last, read, misses, run, score, phase, given, hand, chance,
      cosmetic: 6)
  }

  /// As many words as the round asks for, up to half of them signs; shorter ones first.
  private static func words(
    _ letters: LetterSetup, _ maker: PracticeMaker, _ chance: inout Chance
  ) -> [PracticeWord] {
    let words =
      letters.only.map { only in maker.words.filter { only.contains($0.term) } }
      ?? Array(maker.words(forTotal: letters.total))
    let signs = letters.deck.alphabet?.signs ?? []
    let shuffled = chance.shuffled(words)
    let others = shuffled.filter { !signs.contains($0.term) }
    let read = shuffled.filter { signs.contains($0.term) }
    let half = letters.questions / 2
    return (read.prefix(half) + others + read.dropFirst(half)).prefix(letters.questions).enumerated()
      .sorted { ($0.element.units.count, $0.offset) < ($1.element.units.count, $1.offset) }.map(\.element)
  }

  /// The side to show next.
  static func side(_ setup: GameSetup, _ chance: inout Chance) -> ShownSide {
    setup.round.policy.direction ?? ShownSide.allCases[chance.below(2)]
  }
}

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

  mutating func advance(_ step: inout Step) -> Transition? { ask(&step) }

  private mutating func hit(_ step: inout Step) -> Transition? {
    let word = question.word
    step.sound(
      .right, saying: Word(id: word.term, term: word.term, meanings: [word.meaning]),
      of: setup.round.content.origin)
    run += 1
    let isRepeat = misses.contains(word) || read.contains(word)
    let worth = PracticeScore.worth(word, run: run, isRepeat: isRepeat)
    if !read.contains(word) { read.append(word) }
    score.hit(worth: worth, raisesCombo: false)
    flash = Flash(word: 0, points: worth, start: tick)
    phase = .marked(until: tick + ChoicePhase.mark)
    return nil
  }

  private mutating func miss(_ step: inout Step) -> Transition? {
    run = 0
    score.miss()
    step.report(.cue(.wrong))
    flash = .none
    misses.append(question.word)
    if misses.count(where: { $0 == question.word }) <= Self.mostRepeats { askAgain(question.word) }
    phase = .looking(until: tick + ChoicePhase.look)
    return nil
  }

  /// How often a missed word comes again.
  private static let mostRepeats = 2
  /// How many words come before that, if there are so many.
  private static let gap = 3

  /// Has a missed word come again. Where it would come at once, one that was read well comes in between.
  private mutating func askAgain(_ word: PracticeWord) {
    if waiting.isEmpty { waiting += [chance.pick(from: read.filter { $0 != word })].compactMap(\.self) }
    waiting.insert(word, at: min(Self.gap, waiting.count))
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
    if misses.isEmpty { step.report(.cue(.win)) }
    let missed = misses.enumerated().filter { !misses[..<$0.offset].contains($0.element) }.map(\.element)
    let (atOnce, all) = (count - missed.count, Figure.count(count, "word", "words"))
    return end(
      read.count == count ? "All words read" : "\(read.count) of \(all) read",
      figures: ["\(atOnce) of \(all) at once"] + timeFigures,
      missed: missed.map { MissedWord($0, reference($0)) })
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

extension PracticeScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = ChoiceLayout(canvas.size, options: options)
    head.draw(on: &canvas, in: layout.page.head)
    drawRow(on: &canvas, in: layout.meter)
    drawPrompt(Text(question.prompt), language, on: &canvas, in: layout.prompt)
    drawOptions(on: &canvas, layout.grid)
    drawLine(on: &canvas, in: layout.line, fraction)
    foot.draw(on: &canvas, in: layout.page.foot)
  }

  private var language: String {
    question.shown == .term ? setup.round.content.letters?.deck.language.term ?? "und" : "und"
  }

  private func drawRow(on canvas: inout Canvas, in rect: Rect) {
    let left = waiting.count + (phase.isAsking ? 1 : 0)
    let isSign = setup.round.content.letters?.deck.alphabet?.signs.contains(question.word.term) ?? false
    let text = "\(left) of \(Figure.count(count, "word", "words")) left" + (isSign ? " · from a sign" : "")
    canvas.put(canvas.ornaments.spelled(Text(text)), in: rect, .center, Style(canvas.theme.muted))
  }

  private func drawLine(on canvas: inout Canvas, in rect: Rect, _ fraction: Double) {
    guard let last else { return drawInvitation(on: &canvas, in: rect) }
    let told = canvas.ornaments.spelled(Text("\(last.term)  ·  \(last.explanation)"))
    if phase.isLooking {
      canvas.put(told, wrappedIn: rect, .center, .top, Style(canvas.theme.second))
    } else {
      drawFlash(of: told, on: &canvas, in: rect, fraction)
    }
  }
}
