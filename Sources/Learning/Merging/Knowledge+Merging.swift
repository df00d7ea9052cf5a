/// How the events of several homes change what is known.
extension Knowledge {
  /// - Parameter score: called with each finished round, in order.
  public mutating func take(_ merged: MergedEvents, score: (Score) -> Void) {
    merged.forEach { event, part in
      if part == .passed { return }
      // A round alone changes nothing that is known, not even the last day: so it is in a home of its own.
      if case .score(let ended) = event.body { score(ended) } else { take(event, part) }
    }
  }

  /// Words are resolved again here: the home that wrote the event may have known less.
  private mutating func take(_ event: Event, _ part: MergedEvents.Part) {
    var event = event
    event.day = goingOn(event.day)
    switch event.body {
    case .answer(let answer, _, _) where part == .withdrawn:
      moveOn(to: event.day, event.moment)
      show(WordMet(item: answer.item, reference: answer.reference, meanings: answer.meanings))
    case .undo(let undo):
      moveOn(to: event.day, event.moment)
      if undo.isFirst { forget(short(undo.word)) }
    default:
      event.body = event.body.placing { short($0) }
      take(event)
    }
  }
}

extension Knowledge {
  /// Whether an event can have been made with this knowledge: its words belong to the same items here, and an undo takes
  /// back what came last. A line that a syncing program brings back may have been made with less.
  ///
  /// - Parameter last: what would take back the last answer; nil if it isn't known.
  public func isGround(for event: Event, after last: Event.Undo?) -> Bool {
    if case .undo(let undo) = event.body { return undo == last }
    var isGround = true
    _ = event.body.placing { word in
      isGround = isGround && short(word).item == word.item
      return word
    }
    return isGround
  }
}

extension Event.Body {
  /// The same event with its words resolved anew.
  fileprivate func placing(_ place: (WordMet) -> WordMet) -> Event.Body {
    switch self {
    case .baseline(var baseline):
      baseline.word = place(baseline.word)
      return .baseline(baseline)
    case .answer(var answer, let game, let grade):
      let word = WordMet(item: answer.item, reference: answer.reference, meanings: answer.meanings)
      answer.item = place(word).item
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
    case .hour, .past, .undo, .session, .score, .weights, .practiceOpened, .stage: return self
    }
  }
}

extension Knowledge {
  /// Keeps an item that no event mentions. Returns whether it was missing.
  public mutating func keep(_ item: Item, as id: ItemID) -> Bool {
    let words = item.words.filter { pointers[$0] == nil }
    guard items[id] == nil, !words.isEmpty, items.count < Self.mostItems else { return false }
    var kept = item
    kept.words = words
    for word in words { pointers[word] = id }
    items[id] = kept
    held.count(model.mark(of: kept))
    return true
  }
}
