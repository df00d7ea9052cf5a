import Engine
import Glibc
import Synchronization
import Terminal
import Testing

/// A host whose only context is a list of words.
private struct WordHost: LoopHost {
  var words: [String] = []
  var opened = Opened.now

  static let providers = {
    var providers = Providers<WordHost>()
    providers.provide(\.words)
    return providers
  }()

  mutating func prepare() -> Opened { opened }

  func handle(_ reports: [any Sendable]) -> Changes { [] }
}

private struct Add: ContextChange {
  let word: String
  let gate: Gate?

  func answer(in words: [String]) -> [String] {
    gate?.wait()
    return words + [word]
  }

  func apply(_ new: [String], to words: inout [String]) -> Changes {
    words = new
    return Changes(rawValue: 1)
  }
}

private struct Wish: LookQuery {
  let word: String
  var gate: Gate?

  func answer(in words: [String]) { gate?.wait() }

  func apply(_ answer: Void, to words: inout [String]) -> Changes {
    words.append(word)
    return []
  }

  static func == (one: Wish, other: Wish) -> Bool { one.word == other.word }
  func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

private struct Count: Query {
  static let isQuick = true

  func answer(in words: [String]) -> Int { words.count }
}

private struct Unknown: Query {
  func answer(in context: Double) -> Int { 0 }
}

/// Reports a quarter, then works until it is cancelled.
private struct Endless: LongQuery {
  func answer(in words: [String], _ work: Work) -> Int {
    work.report(0.25)
    while !work.isCancelled { nap() }
    return 1
  }
}

private struct Stuck: Query {
  let gate: Gate

  func answer(in words: [String]) -> Int {
    gate.wait()
    return 1
  }
}

private func nap() { usleep(200) }

/// Holds threads until it is opened.
private final class Gate: Sendable {
  private let isOpen = Atomic(false)

  func open() { isOpen.store(true, ordering: .sequentiallyConsistent) }
  func wait() { while !isOpen.load(ordering: .sequentiallyConsistent) { nap() } }
}

@Suite("The worker that answers queries")
struct QueryWorkerTests {
  private var host = WordHost(words: ["pan"])
  private var worker = QueryWorker<WordHost>()

  private func asked(_ number: UInt64, _ query: some Query, _ lane: Lane = .beside) -> AskedQuery {
    AskedQuery(RequestID(number), query, lane)
  }

  /// Waits for so many answers.
  private mutating func arrivals(_ count: Int) -> [Answered] {
    var answers: [Answered] = []
    for _ in 0..<50_000 where answers.count < count {
      answers += worker.arrivals(&host).answers
      nap()
    }
    return answers
  }

  @Test("answers what is quick at once, and refuses what it has no context for")
  mutating func quick() {
    let news = worker.handle([asked(1, Count()), asked(2, Unknown())], &host)
    #expect(news.answers.map(\.id.number) == [1, 2])
  }

  @Test("makes changes in order, each from what the one before has left")
  mutating func inOrder() {
    let gate = Gate()
    let adds = ["sal", "uva", "ajo"].enumerated().map {
      asked(UInt64($0 + 1), Add(word: $1, gate: $0 == 0 ? gate : nil), .inOrder)
    }
    #expect(worker.handle(adds, &host).answers.isEmpty && host.words == ["pan"])
    gate.open()
    #expect(arrivals(3).map(\.id.number) == [1, 2, 3])
    #expect(host.words == ["pan", "sal", "uva", "ajo"])
  }

  @Test("makes what the newest frame has missed, once each and one after the other")
  mutating func wanted() {
    let gate = Gate()
    worker.want([Wish(word: "sal", gate: gate), Wish(word: "sal"), Wish(word: "uva")], host)
    worker.want([Wish(word: "sal"), Wish(word: "ajo"), Wish(word: "ajo")], host)
    gate.open()
    #expect(arrivals(2).count == 2 && host.words == ["pan", "sal", "ajo"])
    #expect(arrivals(0).isEmpty)
  }

  @Test("makes it anew if the scene that has asked for it has closed")
  mutating func abandoned() {
    let gate = Gate()
    _ = worker.handle([asked(1, Wish(word: "sal", gate: gate))], &host)
    worker.want([Wish(word: "sal")], host)
    #expect(host.words == ["pan"])
    _ = worker.handle([CancelledQueries([RequestID(1)])], &host)
    worker.want([Wish(word: "sal")], host)
    #expect(arrivals(1).count == 1 && host.words == ["pan", "sal"])
    gate.open()
  }

  @Test("keeps nobody waiting for one that never comes")
  mutating func stuck() {
    let gate = Gate()
    _ = worker.handle([asked(1, Stuck(gate: gate)), asked(2, Add(word: "sal", gate: nil), .inOrder)], &host)
    #expect(arrivals(1).map(\.id.number) == [2])
    gate.open()
  }

  @Test("tells how far long work is, and drops its result once it is cancelled")
  mutating func progress() {
    _ = worker.handle([asked(1, Endless())], &host)
    guard case .progress(let progress)? = arrivals(1).first?.content else {
      return #expect(Bool(false), "there is progress")
    }
    #expect(progress as? Double == 0.25)
    _ = worker.handle([CancelledQueries([RequestID(1)])], &host)
    worker.end(&host)
    #expect(worker.arrivals(&host).answers.isEmpty)
  }

  @Test("finishes all changes before the end")
  mutating func end() {
    _ = worker.handle(
      [asked(1, Add(word: "sal", gate: nil), .inOrder), asked(2, Add(word: "uva", gate: nil), .inOrder)],
      &host)
    worker.end(&host)
    #expect(host.words == ["pan", "sal", "uva"])
  }

  @Test("keeps queries until the host is open, or refuses them if it never is")
  mutating func opening() {
    host.opened = .later
    #expect(worker.handle([asked(1, Count()), asked(2, Count())], &host).answers.isEmpty)
    _ = worker.handle([CancelledQueries([RequestID(2)])], &host)
    host.opened = .now
    #expect(worker.arrivals(&host).answers.map(\.id.number) == [1])
    host.opened = .never
    #expect(worker.handle([asked(3, Count())], &host).answers.map(\.id.number) == [3])
  }
}
