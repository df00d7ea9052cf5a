/// How events change what is known.
extension Knowledge {
  /// Applies an event. The caller makes sure that each is applied once.
  public mutating func apply(_ event: Event) {
    moveOn(to: event.day, event.moment)
    let day = event.day
    switch event.body {
    case .baseline(let baseline): change(baseline.word) { item, _ in item.figures.join(baseline.figures) }
    case .hour(let hour, let count):
      hours[hour, default: HourCount()].add(count)
      let day = model.day(of: Moment(hour, offset: event.moment.offset))
      answered[day, default: 0] += count.right + count.wrong
    case .past(let day, let reviews, let known): record.add(reviews: reviews, known: known, on: day)
    case .answer(let answer, _, let grade):
      answered[day, default: 0] += 1
      if isRetry(event) { record.days[event.day]?.retries += 1 }
      apply(answer, grade, of: event)
    case .met(let word): change(word) { item, _ in item.figures.countSight(on: event.day) }
    case .lesson(let word, let isKnown): change(word) { item, _ in item.isClaimed = isKnown }
    case .accept(let word, let skill, let text):
      change(word) { item, _ in item.accepted[skill, default: []].insert(text) }
    case .unaccept(let word, let skill, let text):
      change(word) { item, _ in
        item.accepted[skill]?.remove(text)
        if item.accepted[skill]?.isEmpty ?? false { item.accepted[skill] = nil }
      }
    case .rest(let word, let day): change(word) { item, _ in item.rest = day }
    case .wanted(let word): change(word) { item, _ in (item.isWanted, item.rest) = (true, nil) }
    case .hint(let word, let text): change(word) { item, _ in item.hint = text }
    case .learned(let word): change(word) { item, _ in item.isLearned = true }
    case .joined(let word): change(word) { _, _ in }
    case .practiceOpened(let deck): openedPractice.insert(deck)
    case .stage(let event): stages[event.course, default: StageRecord()].apply(event.step, on: day)
    case .undo(let undo):
      if undo.isRetry { record.days[event.day]?.retries -= 1 }
      answered[day] = answered[day].flatMap { $0 > 1 ? $0 - 1 : nil }
      apply(undo)
    case .weights(let trained): use(trained)
    case .milestone(let milestone): milestones[milestone] = milestones[milestone] ?? day
    case .holiday(let end): record.setHoliday(from: day, until: end)
    case .score, .session: break
    }
  }

  /// The events that follow from an event that was just applied: an answer can complete a letter.
  public func consequences(of event: Event) -> [Event.Body] {
    guard case .answer(let answer, _, _) = event.body, answer.item.isLetter, let item = items[answer.item],
      !item.isLearned, model.isLearned(item)
    else { return [] }
    return [.learned(WordMet(item: answer.item, reference: answer.reference))]
  }

  /// Counts a round that has ended. Nothing else that is known depends on it, not even the last day.
  public mutating func count(_ score: Score) {
    hours[HourCount.hour(of: score.playedAt), default: HourCount()].count(score.result)
  }

  /// The undo of an event that is about to be applied; nil where that is no answer.
  public func undoing(_ event: Event) -> Event.Undo? {
    guard case .answer(let answer, _, let grade) = event.body else { return nil }
    let before = items[answer.item] ?? Item()
    return Event.Undo(
      number: event.number,
      word: WordMet(item: answer.item, reference: answer.reference, meanings: answer.meanings),
      figures: before.figures, isFirst: items[answer.item] == nil, wasLearned: before.isLearned,
      hour: HourCount.hour(of: event.moment.time), wasRight: answer.verdict.isRight,
      entry: grade.flatMap { entry(of: answer, $0, on: event.day) }, isRetry: isRetry(event))
  }

  private mutating func apply(_ answer: Answer, _ grade: Grade?, of event: Event) {
    let word = WordMet(item: answer.item, reference: answer.reference, meanings: answer.meanings)
    hours[HourCount.hour(of: event.moment.time), default: HourCount()].count(answer)
    if let entry = grade.flatMap({ entry(of: answer, $0, on: event.day) }) { record.add(entry) }
    change(word) { item, model in item.figures.count(answer, grade, on: event.day, model) }
  }

  /// Whether an event is the course's retry of something already settled that day.
  private func isRetry(_ event: Event) -> Bool {
    guard case .answer(let answer, Self.course, nil) = event.body, let item = items[answer.item] else {
      return false
    }
    return item.figures.skills[answer.skill]?.memory?.reviewed == event.day
      && !item.isBeside(answer.skill, on: event.day)
  }

  /// A graded answer's entry in the record; nil for strokes, since the answer that they were drawn for has
  /// its own.
  private func entry(of answer: Answer, _ grade: Grade, on day: Day) -> CourseRecord.Entry? {
    let item = items[answer.item] ?? Item()
    if item.isBeside(answer.skill, on: day) { return nil }
    let (isKnown, before) = (grade != .again, item.figures)
    let isNew = before.isUnlearned
    return CourseRecord.Entry(
      day: day, recall: before.skills[answer.skill]?.memory.map { model.recall($0, on: day) },
      isNew: isNew, isClaim: isNew && item.isClaimed, isKnown: isKnown,
      isTyped: answer.mode == .typed, pace: isKnown ? model.pace(of: answer) : nil)
  }

  private mutating func apply(_ undo: Event.Undo) {
    change(undo.word) { item, _ in (item.figures, item.isLearned) = (undo.figures, undo.wasLearned) }
    hours[undo.hour]?.remove(wasRight: undo.wasRight)
    if hours[undo.hour] == HourCount() { hours[undo.hour] = nil }
    if let entry = undo.entry { record.remove(entry) }
    if undo.isFirst { forget(undo.word) }
  }

  /// Forgets a word that was never met, unless something was written about it since or another word shares
  /// its item.
  mutating func forget(_ word: WordMet) {
    guard let item = items[word.item], item == Item(words: [word.reference], meanings: item.meanings) else {
      return
    }
    items.remove(word.item)
    items.removePointer(of: word.reference)
  }

  /// Adds a word with which nothing was done.
  mutating func show(_ word: WordMet) { change(short(word)) { _, _ in } }

  /// Only references that can be parsed back are kept.
  private mutating func change(_ word: WordMet, _ change: (inout Item, MemoryModel) -> Void) {
    guard word.reference.isWhole, items.count < Self.mostItems || items[word.item] != nil else { return }
    let isNew = items[word.reference] != word.item
    if isNew { point(word.reference, to: word.item) }
    var marks = (before: Mark.new, after: Mark.new)
    items.change(word.item) { [model] item in
      marks.before = model.mark(of: item)
      Self.change(&item, word, isNew, model, change)
      marks.after = model.mark(of: item)
    }
    if marks.before == marks.after { return }
    held.count(marks.before, by: -1)
    held.count(marks.after)
    record.rank = max(record.rank, Rank(held))
  }

  private static func change(
    _ item: inout Item, _ word: WordMet, _ isNew: Bool, _ model: MemoryModel,
    _ change: (inout Item, MemoryModel) -> Void
  ) {
    if isNew { item.words.append(word.reference) }
    if !word.meanings.isEmpty { item.meanings.formUnion(word.meanings) }
    change(&item, model)
  }

  private mutating func point(_ word: WordReference, to id: ItemID) {
    if let old = items[word] { items.change(old) { $0.words.removeAll { $0 == word } } }
    items.point(word, to: id)
  }
}

extension Knowledge {
  /// An answer as an event, graded, without what is already known of its word.
  ///
  /// - Parameters:
  ///   - game: the game's name on the command line; `today` for questions of the day's course.
  ///   - day: the day of the answer.
  public func event(_ answer: Answer, game: String, on day: Day) -> Event.Body {
    let word = short(WordMet(item: answer.item, reference: answer.reference, meanings: answer.meanings))
    var answer = answer
    (answer.item, answer.meanings) = (word.item, word.meanings)
    let item = items[answer.item] ?? Item()
    let circumstances = MemoryModel.Circumstances(
      item.figures, on: day, isCourse: Self.begins(game), isClaimed: item.isClaimed,
      usualMilliseconds: record.usualPace)
    return .answer(answer, game: game, grade: model.grade(of: answer, circumstances))
  }

  /// Takes the place of a game's name for the day's course.
  public static let course = "today"

  /// Whether memories begin there: in the day's course, and in exams, whose answers are typed likewise.
  private static func begins(_ game: String) -> Bool { game == course || game == StagePart.examGame }
}
