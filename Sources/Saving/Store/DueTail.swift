import Learning

/// Updates what is due with events that came after the file was written, all on its own day, the way the
/// memory model would. If the file isn't enough to apply an event, the save has to be read.
struct DueTail {
  private(set) var file: DueFile
  /// Words whose lesson was among these events.
  private var fresh: Set<ItemID> = []
  /// The answers that were taken back later. Each was the last one at that time, and is skipped.
  private let undone: Set<Int64>

  /// The updated file; nil if it isn't enough.
  init?(_ file: DueFile, _ events: [Event]) {
    self.file = file
    undone = Set(events.compactMap { if case .undo(let undo) = $0.body { undo.number } else { nil } })
    for event in events where !undone.contains(event.number) {
      guard take(event) else { return nil }
    }
    let mostTries = self.file.retries > 0 ? file.mostTries : 0
    self.file.left.due = self.file.asked.count { $0.isOpen(mostTries: mostTries) }
  }

  private mutating func take(_ event: Event) -> Bool {
    switch event.body {
    case .answer(let answer, let game, let grade):
      // The forecast didn't include this answer.
      if grade != nil { file.ahead.newLimits = [] }
      guard event.day == file.day else { return grade == nil && event.day > file.day }
      return answer.certainty != .known || take(answer, grade, isCourse: game == Knowledge.course)
    case .undo(let undo): return undo.number > file.lastEvent
    case .rest(let word, let day): return rest(word.item, until: day)
    case .lesson(let word, let isKnown):
      fresh.insert(word.item)
      return !isKnown
    case .met, .accept, .unaccept, .session, .hint, .score, .learned, .practiceOpened, .stage: break
    case .baseline, .hour, .past, .wanted, .joined, .weights: return false
    }
    return true
  }
}

extension DueTail {
  /// Returns whether the file is enough to apply the answer. It isn't for a graded answer to a word that the
  /// day doesn't ask, which may be any known word, nor for grades of strokes beside an answer, which decide
  /// when their word is asked next.
  private mutating func take(_ answer: Answer, _ grade: Grade?, isCourse: Bool) -> Bool {
    let task = CourseQueue.Task(answer.item, answer.skill)
    if let place = file.asked.firstIndex(where: { $0.task == task }) {
      if let grade { settle(place, answer, grade) } else { retry(place, answer, isCourse: isCourse) }
    } else if let grade {
      guard !task.skill.isExtra, fresh.contains(task.item) || file.proofs.contains(task.item) else {
        return false
      }
      begin(task, grade, isCourse: isCourse)
    }
    return true
  }

  /// The first answer of the day to a question.
  private mutating func settle(_ place: Int, _ answer: Answer, _ grade: Grade) {
    let prospect = file.asked[place]
    let isLuck = prospect.isUnlikely && answer.mode.canBeLuck
    let wait = isLuck && grade != .again ? 1 : prospect.waits[grade]
    file.ahead.move(prospect.place, to: wait)
    if prospect.opens { file.ahead.open(prospect.place, by: -1) } else { file.ahead.reviewedToday += 1 }
    if prospect.leadsOn, grade != .again, !isLuck { file.ahead.open(wait, by: 1) }
    (file.asked[place].place, file.asked[place].opens) = (wait, false)
    count(answer, at: place)
  }

  /// An answer to something asked before on this day: a missed item is asked again until it is right or was
  /// wrong too often. Anything not yet decided, as in a game of pairs, stays.
  private mutating func retry(_ place: Int, _ answer: Answer, isCourse: Bool) {
    guard file.asked[place].place > 0, !file.asked[place].opens else { return }
    if isCourse { file.retries = max(0, file.retries - 1) }
    count(answer, at: place)
  }

  private mutating func count(_ answer: Answer, at place: Int) {
    file.asked[place].misses = answer.verdict.isRight ? 0 : file.asked[place].misses + 1
  }

  /// A new word, or one that had to be proved.
  private mutating func begin(_ task: CourseQueue.Task, _ grade: Grade, isCourse: Bool) {
    let wait = file.firstWaits[grade]
    file.ahead.move(nil, to: wait)
    if let proof = file.proofs.firstIndex(of: task.item) {
      file.proofs.remove(at: proof)
      file.left.proofs = max(0, file.left.proofs - 1)
      file.ahead.claimed = max(0, file.ahead.claimed - 1)
    } else if isCourse {
      file.begun += 1
      // A letter has two forms to begin, and counts as one new word.
      if file.begun % file.forms == 0 {
        file.left.new = max(0, file.left.new - 1)
        file.ahead.unseen = max(0, file.ahead.unseen - 1)
      }
    }
    file.asked.append(
      Prospect(task, place: wait, waits: file.firstWaits, misses: grade == .again ? 1 : 0))
  }

  /// Returns whether the file is enough: a word that the day doesn't ask may be a new one.
  private mutating func rest(_ item: ItemID, until day: Day) -> Bool {
    file.ahead.newLimits = []
    let days = Int(Day.count(from: file.day, to: day))
    guard let place = file.asked.firstIndex(where: { $0.task.item == item }) else { return false }
    let asked = file.asked.remove(at: place)
    file.ahead.move(asked.place, to: max(days, asked.place))
    return true
  }
}

extension [Int] {
  /// Days by grade, from again to easy.
  fileprivate subscript(grade: Grade) -> Int {
    let place = Grade.allCases.firstIndex(of: grade) ?? 0
    return place < count ? self[place] : 1
  }
}

extension DueFile.Ahead {
  /// Adds skills that can open until something else of their words is due, in so many days.
  fileprivate mutating func open(_ days: Int, by count: Int) {
    guard let last = openings.indices.last else { return }
    let place = Swift.min(Swift.max(0, days), last)
    openings[place] = Swift.max(0, openings[place] + count)
  }

  /// Moves an item to another day; from nil if it had none.
  fileprivate mutating func move(_ day: Int?, to other: Int) {
    if let day, due.indices.contains(day) { due[day] = Swift.max(0, due[day] - 1) }
    if due.indices.contains(other) { due[other] += 1 }
  }
}
