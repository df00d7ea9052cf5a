import Deterministic

/// Makes a day's session of its plan: the questions, each with its words, and what judges them.
public struct SessionMaker {
  /// The recall, in thousandths, above which something can be asked in a round of a game, and how many there must be
  /// for one and can be at most.
  private static let (likely, leastRound, mostRound) = (850, 3, 8)
  /// Longer answers are judged by the learner.
  private static let (mostColumns, mostWords) = (40, 5)

  let knowledge: Knowledge
  let scope: DayPlan.Ground.Scope
  private let options: CourseOptions
  private var desk: ExaminerDesk
  var chance: Chance
  private var known: [String: Set<String>] = [:]
  private(set) var questions: [CourseQueue.Task: CourseSession.Asked] = [:]

  /// What makes one session.
  ///
  /// - Parameters:
  ///   - scope: which words it is about.
  ///   - desk: what judges answers, new or with what was made before.
  ///   - chance: chooses what stands beside a right answer.
  public init(
    _ knowledge: Knowledge, _ scope: DayPlan.Ground.Scope, _ options: CourseOptions, _ desk: ExaminerDesk,
    _ chance: Chance
  ) {
    self.knowledge = knowledge
    self.scope = scope
    self.options = options
    self.desk = desk
    self.chance = chance
  }

  /// The session of a part of the day; nil where nothing is to be done.
  public mutating func session(_ part: TodayPart, on day: Day) -> CourseSession? {
    let plan = DayPlan(DayPlan.Ground(knowledge, on: day, scope, minutes: options.minutes))
    let due = part == .lessons ? [] : plan.reviews.filter { add($0.item, $0.skill, $0.stability) }
    let round = options.isPlain ? [] : likelyOnes(due)
    let isChosen = knowledge.model.rules.choosesOpened
    let opened =
      part == .lessons ? [] : plan.opened.filter { add($0.item, $0.skill, isChosen ? $0.stability : nil) }
    let proofs = part == .reviews ? [] : plan.proofs.filter { add($0.item, $0.skill) }
    let missed =
      part == .lessons ? [] : plan.missed.filter { add($0.item, $0.skill) }
    let lessons = part == .reviews ? [] : lessons(plan.newCount)
    let queue = CourseQueue(
      reviews: due.filter { !round.contains($0) }.map(\.task), round: round.map(\.task),
      opened: (opened + proofs).map(\.task), lessons: lessons, missed: missed.map(\.task),
      mostTries: knowledge.model.rules.mostTries, mostRetries: plan.retries)
    if queue.size == 0 { return nil }
    let daysBefore = knowledge.record.days.keys.count { $0 < day }
    let played = lessons.joined().map(\.item).filter { knowledge.items[$0]?.figures.lastSeen == day }
    return CourseSession(queue, questions, turns: GameTurns(from: daysBefore), played: Set(played))
  }

  /// Every fifth of those that are likely to be known, but for readings, and what is heard or drawn, which no game asks.
  private func likelyOnes(_ due: [DayPlan.Due]) -> [DayPlan.Due] {
    let likely = due.filter { due in
      due.recall > Self.likely && !due.skill.isExtra && questions[due.task]?.question.side != .reading
    }
    let every = knowledge.model.rules.roundOf
    let some = likely.enumerated().filter { every > 0 && $0.offset % every == 0 }.map(\.element)
    return some.count < Self.leastRound ? [] : Array(some.prefix(Self.mostRound))
  }

  /// New words in groups of at most five, none of which are alike.
  private mutating func lessons(_ count: Int) -> [[CourseQueue.Task]] {
    guard count > 0 else { return [] }
    let unseen = knowledge.upcoming(scope).prefix(4 * count + 20)
    var taken = Set<ItemID>()
    var words = unseen.map { $0.compactMap(scope.find) }.filter { isNew($0, &taken) }
    let groups = (count + 4) / 5
    return (0..<groups).map { group in
      let size = count / groups + (group < count % groups ? 1 : 0)
      var (board, taken) = (Board(), [[DeckWord]]())
      for forms in words where taken.count < size && board.take(forms[0].word, of: forms[0].origin.deck) {
        taken.append(forms)
      }
      words.removeAll { taken.contains($0) }
      return taken.joined().compactMap { first($0) }
    }.filter { !$0.isEmpty }
  }

  /// Whether a word's forms are there, and it is none that another deck has brought.
  private func isNew(_ forms: [DeckWord], _ taken: inout Set<ItemID>) -> Bool {
    guard let first = forms.first, let item = knowledge.ids(of: [first]).first else { return false }
    return knowledge.items[item]?.isUnseen ?? true && taken.insert(item).inserted
  }

  /// The first task of a new word.
  mutating func first(_ word: DeckWord) -> CourseQueue.Task? {
    let task = CourseQueue.Task(knowledge.ids(of: [word])[0], word.skills[0])
    return add(task, word, stability: nil) ? task : nil
  }

  /// Adds the question for a skill of an item. Returns false where nobody has its word any more.
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
    if question.mode == .chosen {
      let known = known(of: word.origin.deck)
      question.options = desk.options(for: question, beside: rival, known: known, &chance)
    }
    if question.options.count < 2, question.mode == .chosen { question.mode = .typed }
    let accepted = knowledge.items[task.item]?.accepted[task.skill] ?? []
    questions[task] = CourseSession.Asked(
      question, desk.examiner(word.origin.deck, side).accepting(accepted),
      leechOf: stability == nil ? nil : leech(task), staysChosen: options.choosesAnswers)
    return true
  }

  /// The words of a deck that have a memory, by their ids.
  private mutating func known(of deck: String) -> Set<String> {
    if let found = known[deck] { return found }
    let begun = knowledge.items.values.filter { !$0.isUnlearned }.flatMap(\.words)
    let found = Set(begun.filter { $0.deck == deck }.map(\.word))
    known[deck] = found
    return found
  }

  /// What was taken for what, where the next miss is one too many. Three stand beside each other.
  private func leech(_ task: CourseQueue.Task) -> [Word]? {
    guard let asked = knowledge.items[task.item]?.figures.skills[task.skill],
      asked.lapses + 1 >= MemoryModel.leechLapses
    else { return nil }
    return asked.mostConfused(in: scope.decks).prefix(3).compactMap { scope.find($0)?.word }
  }

  /// What a hint belongs to: of a capital, the letter on whose card it stands.
  private func met(_ id: String, _ item: RoundSetup.Item) -> WordMet {
    guard id != item.word.id,
      let letter = scope.find(WordReference(deck: item.origin.deck, word: id))
    else { return item.met }
    return RoundSetup.Item(letter, shown: .term).met
  }

  private func mode(_ question: Question, _ stability: Double?) -> Mode {
    if question.skill == .write { return .drawn }
    let answer = question.answer
    if answer.count > Self.mostColumns || answer.split(separator: " ").count > Self.mostWords {
      return .judged
    }
    if options.choosesAnswers { return .chosen }
    return stability.map { $0 < knowledge.model.rules.typedFrom } ?? false ? .chosen : .typed
  }

  private func roundItem(
    _ task: CourseQueue.Task, _ word: DeckWord, _ side: AnswerJudge.Side
  ) -> RoundSetup.Item {
    let figures = knowledge.items[task.item]?.figures ?? ItemFigures()
    return RoundSetup.Item(
      word.word, of: word.origin, id: task.item, isNew: !figures.isMet,
      shown: side == .term ? .meaning : .term)
  }
}

extension DayPlan.Due {
  fileprivate var task: CourseQueue.Task { CourseQueue.Task(item, skill) }
}
