/// How the events of several homes change what is known.
extension Knowledge {
  /// Applies an event that was read. Words are resolved again here: the home that wrote the event may have known less. For
  /// the same reason an undo restores the figures that the item had here.
  ///
  /// - Parameter undos: what would take back the latest answers of the event's home; empty after another home's event.
  public mutating func apply(
    read event: Event, _ part: MergedEvents.Part = .counts, undos: inout [Event.Undo]
  ) {
    var event = event
    event.day = goingOn(event.day)
    switch event.body {
    case .answer(let answer, _, _) where part == .withdrawn:
      moveOn(to: event.day, event.moment)
      show(WordMet(item: answer.item, reference: answer.reference, meanings: answer.meanings))
    case .undo(let undo) where part == .withdrawn:
      moveOn(to: event.day, event.moment)
      if undo.isFirst { forget(short(undo.word)) }
    case .undo(let undo):
      let own = undos.last { $0.number == undo.number }
      event.body = own.map(Event.Body.undo) ?? event.body.placing { short($0) }
      apply(event)
    default:
      event.body = event.body.placing { short($0) }
      if let undo = undoing(event) {
        if undos.count == Self.mostUndone { undos.removeFirst() }
        undos.append(undo)
      }
      apply(event)
    }
  }

  /// A session can take back its last answer and what belongs to it.
  private static let mostUndone = 8
}

extension Event.Body {
  /// The same event with its words resolved anew.
  func placing(_ place: (WordMet) -> WordMet) -> Event.Body {
    switch self {
    case .baseline(var baseline):
      baseline.word = place(baseline.word)
      return .baseline(baseline)
    case .answer(var answer, let game, let grade):
      let word = WordMet(item: answer.item, reference: answer.reference, meanings: answer.meanings)
      let placed = place(word)
      (answer.item, answer.reference) = (placed.item, placed.reference)
      return .answer(answer, game: game, grade: grade)
    case .met(let word): return .met(place(word))
    case .lesson(let word, let isKnown): return .lesson(place(word), isKnown: isKnown)
    case .accept(let word, let skill, let text): return .accept(place(word), skill, text)
    case .unaccept(let word, let skill, let text): return .unaccept(place(word), skill, text)
    case .rest(let word, let day): return .rest(place(word), until: day)
    case .wanted(let word): return .wanted(place(word))
    case .hint(let word, let text): return .hint(place(word), text)
    case .learned(let word): return .learned(place(word))
    case .joined(let word): return .joined(place(word))
    case .undo(var undo):
      undo.word = place(undo.word)
      return .undo(undo)
    case .hour, .past, .session, .score, .weights, .practiceOpened, .stage, .milestone, .holiday: return self
    }
  }
}
