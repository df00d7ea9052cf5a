/// Schedules the words. A word that is due again goes first, at or after its time; a new word only comes when
/// nothing is due.
struct LessonPlan {
  private let words: [AudioLesson.Word]
  private let options: AudioLesson.Options
  /// When the next word can start.
  private var now = 0
  private var entries: [AudioLesson.Entry] = []
  private var returns: LessonReturns

  init(_ words: [AudioLesson.Word], _ options: AudioLesson.Options) {
    (self.words, self.options) = (words, options)
    returns = LessonReturns(kinds: options.times - 1)
  }

  mutating func made() -> [AudioLesson.Entry] {
    if options.isSpaced { space() } else { line() }
    return entries
  }

  private mutating func line() {
    for word in words.indices {
      for _ in 0..<options.times { say(word) }
    }
  }

  private mutating func space() {
    var new = 0
    while new < words.count || returns.first != nil {
      if let due = returns.first, due.time <= now || new == words.count {
        returns.removeFirst()
        now = max(now, min(due.time, now + AudioLesson.samples(AudioLesson.mostSilence)))
        say(due.word)
        plan(due.word, after: due.kind + 1)
      } else {
        say(new)
        plan(new, after: 0)
        new += 1
      }
    }
  }

  /// Schedules the next return of a word, unless it has been said often enough.
  private mutating func plan(_ word: Int, after kind: Int) {
    guard kind < options.times - 1, let end = entries.last?.end else { return }
    returns.add(word, kind, at: end + AudioLesson.samples(AudioLesson.intervals[kind]))
  }

  private mutating func say(_ word: Int) {
    let answer = words[word].length(of: options.first.other)
    let pause =
      options.pause.map(AudioLesson.samples) ?? answer + AudioLesson.samples(AudioLesson.thinking)
    let start = now + words[word].length(of: options.first) + pause
    entries.append(AudioLesson.Entry(word: word, start: now, answer: start, end: start + answer))
    now = start + answer + AudioLesson.samples(AudioLesson.gap)
  }
}

/// The words that are to come back, earliest first. Words of one interval come back in the order they were
/// said, so each interval has a queue and only the heads are compared.
private struct LessonReturns {
  struct Due {
    let word, kind, time: Int
  }

  private var queues: [(all: [Due], gone: Int)]

  init(kinds: Int) {
    queues = Array(repeating: ([], 0), count: max(0, kinds))
  }

  var first: Due? { next.map { queues[$0].all[queues[$0].gone] } }

  mutating func add(_ word: Int, _ kind: Int, at time: Int) {
    queues[kind].all.append(Due(word: word, kind: kind, time: time))
  }

  mutating func removeFirst() {
    if let next { queues[next].gone += 1 }
  }

  private var next: Int? {
    queues.indices.filter { queues[$0].gone < queues[$0].all.count }
      .min { queues[$0].all[queues[$0].gone].time < queues[$1].all[queues[$1].gone].time }
  }
}
