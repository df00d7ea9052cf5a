import Deterministic

/// Turns a day's plan into a session: the questions with their words, and the answer checkers.
public struct SessionMaker {
  /// The recall, in thousandths, above which items are asked in a game's round, and the least and most items
  /// of a round.
  private static let (likely, leastRound, mostRound) = (850, 3, 8)
  /// Longer answers are judged by the learners themselves.
  private static let (mostColumns, mostWords) = (40, 5)
  /// How many new words `TodayPart.more` brings, and how many repetitions at least.
  private static let more = 5

  let knowledge: Knowledge
  let scope: DayPlan.Input.Scope
  private let options: CourseOptions
  private var checkerMaker: AnswerCheckerMaker
  var chance: Chance
  private var known: [String: Set<String>] = [:]
  private(set) var questions: [CourseQueue.Task: CourseSession.Asked] = [:]

  /// - Parameters:
  ///   - scope: the words of the course.
  ///   - checkerMaker: the answer checkers, new or reused.
  ///   - chance: chooses wrong options.
  public init(
    _ knowledge: Knowledge, _ scope: DayPlan.Input.Scope, _ options: CourseOptions,
    _ checkerMaker: AnswerCheckerMaker,
    _ chance: Chance
  ) {
    self.knowledge = knowledge
    self.scope = scope
    self.options = options
    self.checkerMaker = checkerMaker
    self.chance = chance
  }

  /// The session for a part of the day; nil where there is nothing to do.
  ///
  /// - Parameter plan: the day's, if it was made before.
  public mutating func session(_ part: TodayPart, on day: Day, _ plan: DayPlan? = nil) -> CourseSession? {
    let plan =
      plan
      ?? DayPlan(
        DayPlan.Input(knowledge, on: day, scope, minutes: options.minutes, newLimit: options.newLimit))
    if part == .more {
      // First, since it adds the questions, which the session copies.
      let lessons = lessons(Self.more, on: day)
      return session(lessons, mostRetries: max(plan.retries, Self.more), on: day)
    }
    let due = part == .lessons ? [] : plan.reviews.filter { add($0.item, $0.skill, $0.stability) }
    let round = options.isPlain ? [] : likelyOnes(due)
    let isChosen = knowledge.model.rules.choosesOpened
    let opened =
      part == .lessons ? [] : plan.opened.filter { add($0.item, $0.skill, isChosen ? $0.stability : nil) }
    let proofs = part == .reviews ? [] : plan.proofs.filter { add($0.item, $0.skill) }
    let missed =
      part == .lessons ? [] : plan.missed.filter { add($0.item, $0.skill) }
    let lessons = part == .reviews ? [] : lessons(plan.newCount, on: day)
    let queue = CourseQueue(
      reviews: due.filter { !round.contains($0) }.map(\.task), round: round.map(\.task),
      opened: (opened + proofs).map(\.task), lessons: lessons, missed: missed.map(\.task),
      mostTries: knowledge.model.rules.mostTries, mostRetries: plan.retries)
    return session(queue, lessons, on: day)
  }

  /// A session of new words only.
  private func session(_ lessons: [[CourseQueue.Task]], mostRetries: Int, on day: Day) -> CourseSession? {
    let queue = CourseQueue(
      reviews: [], lessons: lessons, mostTries: knowledge.model.rules.mostTries, mostRetries: mostRetries)
    return session(queue, lessons, on: day)
  }

  private func session(
    _ queue: CourseQueue, _ lessons: [[CourseQueue.Task]], on day: Day
  ) -> CourseSession? {
    if queue.size == 0 { return nil }
    let daysBefore = knowledge.record.days.keys.count { $0 < day }
    let played = lessons.joined().map(\.item).filter { knowledge.items[$0]?.figures.lastSeen == day }
    return CourseSession(queue, questions, turns: GameTurns(from: daysBefore), played: Set(played))
  }

  /// Every fifth of the items that are likely to be known, without skills that no game asks: reading, hearing
  /// and drawing.
  private func likelyOnes(_ due: [DayPlan.Due]) -> [DayPlan.Due] {
    let likely = due.filter { due in
      due.recall > Self.likely && !due.skill.isExtra && questions[due.task]?.question.side != .reading
    }
    let every = knowledge.model.rules.roundOf
    let some = likely.enumerated().filter { every > 0 && $0.offset % every == 0 }.map(\.element)
    return some.count < Self.leastRound ? [] : Array(some.prefix(Self.mostRound))
  }

  /// New words in groups of at most five, none of them alike.
  private mutating func lessons(_ count: Int, on day: Day) -> [[CourseQueue.Task]] {
    guard count > 0 else { return [] }
    let unseen = knowledge.upcoming(scope, on: day).prefix(4 * count + 20)
    var taken = Set<ItemID>()
    var words = unseen.map { $0.compactMap(scope.find) }.filter { isNew($0, &taken) }
    let groups = (count + 4) / 5
    return (0..<groups).map { group in
      let size = count / groups + (group < count % groups ? 1 : 0)
      var (board, taken) = (CompatibleWords(), [[DeckWord]]())
      for forms in words where taken.count < size && board.insert(forms[0].word, of: forms[0].origin.deck) {
        taken.append(forms)
      }
      words.removeAll { taken.contains($0) }
      return taken.joined().compactMap { first($0) }
    }.filter { !$0.isEmpty }
  }

  /// Whether the forms can be introduced: they are found, and none belongs to an item that another deck has
  /// already contributed.
  private func isNew(_ forms: [DeckWord], _ taken: inout Set<ItemID>) -> Bool {
    guard let first = forms.first, let item = knowledge.ids(of: [first]).first else { return false }
    return knowledge.items[item]?.isUnseen ?? true && taken.insert(item).inserted
  }

  /// The first task of a new word.
  mutating func first(_ word: DeckWord) -> CourseQueue.Task? {
    let task = CourseQueue.Task(knowledge.ids(of: [word])[0], word.skills[0])
    return add(task, word, stability: nil) ? task : nil
  }

  /// Adds the question for a skill of an item. Returns false where its word no longer exists.
  private mutating func add(_ item: ItemID, _ skill: Skill, _ stability: Double? = nil) -> Bool {
    let words = knowledge.items[item]?.words.filter { scope.decks.contains($0.deck) } ?? []
    guard let word = words.lazy.compactMap(scope.find).first else { return false }
    return add(CourseQueue.Task(item, skill), word, stability: stability)
  }

  private mutating func add(_ task: CourseQueue.Task, _ word: DeckWord, stability: Double?) -> Bool {
    let side = Question.side(of: task.skill, isLetter: word.origin.kind == .alphabet)
    if side == .reading, word.word.reading == nil { return false }
    if task.skill == .write, !word.word.hasStrokeOrder { return false }
    let item = roundItem(task, word, side)
    let owner = item.word.letterID
    let hint =
      knowledge.item(of: WordReference(deck: word.origin.deck, word: owner))?.hint ?? item.word.mnemonic
    var question = Question(item, task.skill, hint: hint ?? "", hintOwner: met(owner, item))
    question.isFamiliar = knowledge.items[task.item].map { knowledge.model.mark(of: $0).isHeld } ?? false
    let rival = stability == nil ? nil : rival(of: word, for: task)
    question.mode = rival == nil ? mode(question, stability) : .chosen
    // A skill that opens has no stability yet, and is no review.
    if stability ?? 0 > 0, rival == nil { question.wording = wording(of: question) }
    if question.mode == .chosen {
      let known = known(of: word.origin.deck)
      question.options = checkerMaker.options(for: question, beside: rival, known: known, &chance)
    }
    if question.options.count < 2, question.mode == .chosen { question.mode = .typed }
    let accepted = knowledge.items[task.item]?.accepted[task.skill] ?? []
    questions[task] = CourseSession.Asked(
      question, checkerMaker.checker(word.origin.deck, side).accepting(accepted),
      leechOf: stability == nil ? nil : leech(task),
      staysChosen: options.answers == .chosen || question.isHeardLetter)
    return true
  }

  /// The ids of the deck's words that have a memory.
  private mutating func known(of deck: String) -> Set<String> {
    if let found = known[deck] { return found }
    let found = knowledge.learnedWords(of: deck)
    known[deck] = found
    return found
  }

  /// The word and up to two that it was confused with, if the next miss would be one too many; else nil.
  private func leech(_ task: CourseQueue.Task) -> [Word]? {
    guard let asked = knowledge.items[task.item]?.figures.skills[task.skill],
      asked.lapses + 1 >= MemoryModel.leechLapses
    else { return nil }
    return asked.mostConfused(in: scope.decks).prefix(3).compactMap { scope.find($0)?.word }
  }

  /// The word that a hint is stored under: for a capital, the letter that has the card.
  private func met(_ id: String, _ item: RoundSetup.Item) -> WordMet {
    guard id != item.word.id,
      let letter = scope.find(WordReference(deck: item.origin.deck, word: id))
    else { return item.met }
    return RoundSetup.Item(letter, shown: .term).met
  }

  private func mode(_ question: Question, _ stability: Double?) -> Mode {
    if question.skill == .write { return .drawn }
    if question.isHeardLetter { return .chosen }
    let answers = question.side == .meaning ? Clash.parts(question.answer) : [question.answer]
    if answers.allSatisfy(Self.isTooLongToType) { return .judged }
    switch options.answers {
    case .chosen: return .chosen
    case .judged: return .judged
    case .typed, .drawn: return .typed
    case .mixed: return stability.map { $0 < knowledge.typedFrom } ?? false ? .chosen : .typed
    }
  }

  private static func isTooLongToType(_ answer: String) -> Bool {
    answer.count > mostColumns || answer.split(separator: " ").count > mostWords
  }

  private func roundItem(
    _ task: CourseQueue.Task, _ word: DeckWord, _ side: AnswerJudge.Side
  ) -> RoundSetup.Item {
    let figures = knowledge.items[task.item]?.figures ?? ItemFigures()
    return RoundSetup.Item(
      checkerMaker.word(word, side), of: word.origin, id: task.item, isNew: !figures.isMet,
      shown: side == .term ? .meaning : .term)
  }
}

extension SessionMaker {
  /// One in three reviews of a known word asks for it in its sentence.
  private static let sentences = 3

  /// The word's sentence with a gap, if chance decides for it and nothing else fits there; else nil. Where
  /// answers are chosen, the word must stand there as it is: no other option has its form.
  private mutating func wording(of question: Question) -> Question.Wording? {
    let (item, isTyped) = (question.item, question.mode == .typed && options.answers != .drawn)
    guard question.skill == .recall, question.isFamiliar, !item.isLetter, isTyped || question.mode == .chosen,
      item.word.sentence != nil, chance.below(Self.sentences) == 0,
      let gap = checkerMaker.gap(for: item, known: known(of: item.origin.deck)),
      isTyped || gap.form == item.word.term
    else { return nil }
    return Question.Wording(gap.text, beside: item.meanings, form: isTyped ? gap.form : nil)
  }
}

extension DayPlan.Due {
  fileprivate var task: CourseQueue.Task { CourseQueue.Task(item, skill) }
}

extension Knowledge {
  /// The stability, in days, from which answers are typed. Where typed answers fall below what was expected,
  /// choices have made memories seem stronger than they are, and it is lower.
  var typedFrom: Double {
    model.rules.typedFrom * max(0, 1 - max(0, record.typed.lag) / model.rules.mostLag)
  }
}

extension SessionMaker {
  /// One in three reviews of a word with a rival asks to tell the two apart.
  private static let rivalry = 3

  /// A word that the deck contrasts with this one, if both are good and chance decides to ask for the
  /// difference; else nil. The meaning is then shown, and both are among the options.
  mutating func rival(of word: DeckWord, for task: CourseQueue.Task) -> Word? {
    guard task.skill == .recall, !word.word.contrast.isEmpty, knowledge.isGood(word.reference) else {
      return nil
    }
    let rivals = word.word.contrast.map { WordReference(deck: word.origin.deck, word: $0) }
      .filter(knowledge.isGood)
    guard !rivals.isEmpty, chance.below(Self.rivalry) == 0 else { return nil }
    return scope.find(rivals[chance.below(rivals.count)])?.word
  }
}
