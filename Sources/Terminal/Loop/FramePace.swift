import Engine

/// Keeps frames from queueing up on a slow line, where they would show older and older states.
///
/// Every frame is followed by a query (DSR 5), which the terminal answers when it has processed everything
/// before it. While an answer is overdue no frame is drawn; the game goes on, and the next frame shows its
/// then current state. When an answer is overdue depends on the line: with a distant terminal every answer
/// takes long, so as many frames may be in flight as get answered in that time; on a slow line the previous
/// frame takes long, and the next one waits for it. A terminal that doesn't answer isn't asked. It reads no
/// clock: times, in nanoseconds, are passed in.
///
/// If the answers show that the line is slow, it also determines how large a part of a frame to send at once.
struct FramePace {
  /// How much longer than usual an answer may take.
  private static let tolerance = LineSpeed.tolerance
  /// How long one part of a frame may keep a slow line busy: the response to a key waits for the part before.
  private static let partTime = 40_000_000
  /// Answers are lost after a second without any, plus ten seconds for every 100 KB to be sent.
  private static let patience = 1_000_000_000
  private static let patiencePerByte = 100_000
  /// After this many losses in a row the terminal isn't asked any more.
  private static let mostLosses = 3

  private struct Query {
    let asked: Int
    /// The bytes between the previous query and this one.
    let bytes: Int
    /// Whether no other query was open.
    let isAlone: Bool
  }

  private var queries: [Query]
  private var hasAnswered = false
  private var losses = 0
  /// Queries that were given up. Their answers may still come, before all others.
  private var late = 0
  /// Answers that were attributed to those since then.
  private var passed = 0
  /// How long an answer takes on an idle line.
  private(set) var delay = 0
  /// The time between answers when several are in flight: what the line takes for a frame, or the time
  /// between frames.
  private var interval = StepClock.tickNanoseconds
  private var lastAnswer = 0
  private var speed = LineSpeed()
  /// Whether a long frame was sent since the delay was last measured.
  private var doubtsDelay = false

  /// The first query is sent before any frame; its answer shows that the terminal answers at all.
  init(at now: Int) {
    queries = [Query(asked: now, bytes: 0, isAlone: true)]
  }

  /// Whether a query should follow each frame.
  var isAsking: Bool { hasAnswered && losses < Self.mostLosses }

  /// How many bytes of a frame to send at once; nil for all of it, unless the line is known to be slow.
  var partSize: Int? {
    guard isAsking, let speed = speed.bytesPerSecond else { return nil }
    return max(LineSpeed.shortFrame, speed * Self.partTime / 1_000_000_000)
  }

  /// Whether a query should also precede the next frame. If every frame is long, only its answer can show how
  /// long answers take on an idle line.
  var asksBefore: Bool { partSize != nil && doubtsDelay && queries.isEmpty }

  /// Records a frame followed by a query, or a query alone.
  mutating func ask(after bytes: Int, at now: Int) {
    doubtsDelay = bytes > LineSpeed.shortFrame
    queries.append(Query(asked: now, bytes: bytes, isAlone: queries.isEmpty))
  }

  /// Records an answer; terminals answer in the order of the queries. Returns how long it took, nil if it
  /// can't be attributed to a query.
  @discardableResult
  mutating func answer(at now: Int) -> Int? {
    losses = 0
    if late > 0 {
      late -= 1
      passed += 1
      lastAnswer = now
      return nil
    }
    guard !queries.isEmpty else { return nil }
    passed = 0
    let query = queries.removeFirst()
    let time = now - query.asked
    if !query.isAlone { interval += (now - lastAnswer - interval) / 4 }
    // With several in flight, each is transmitted after the one before.
    speed.note(query.bytes, in: min(time - delay, now - lastAnswer))
    lastAnswer = now
    if !hasAnswered || time < delay {
      delay = time
    } else if query.isAlone, query.bytes <= LineSpeed.shortFrame {
      // The terminal may have become more distant.
      delay += (time - delay) / 4
    }
    hasAnswered = true
    return time
  }

  /// Whether the next frame has to wait for an answer.
  func holdsBack(at now: Int) -> Bool {
    guard isAsking, let oldest = queries.first else { return false }
    let usual = delay * 3 / 2
    return queries.count > usual / max(1, interval) || now - oldest.asked >= usual + Self.tolerance
  }

  /// When to give up on the open queries; nil if there are none.
  var deadline: Int? {
    guard isAsking, let oldest = queries.first else { return nil }
    return max(oldest.asked, lastAnswer) + Self.patience + queries.reduce(0) { $0 + $1.bytes }
      * Self.patiencePerByte
  }

  /// Gives up on answers that are past the deadline. If an answer came that was attributed to an earlier
  /// query, it was in fact one of theirs: then the earlier ones were lost.
  mutating func expire(at now: Int) {
    guard let deadline, now >= deadline else { return }
    if passed > 0 {
      late = 0
    } else {
      losses += 1
      late += queries.count
    }
    passed = 0
    queries.removeAll(keepingCapacity: true)
  }

  /// This many of the newest queries were not sent after all.
  mutating func withdraw(_ count: Int) {
    queries.removeLast(min(count, queries.count))
  }

  /// Forgets open queries: whoever leaves the terminal reads and drops their answers.
  mutating func forget() {
    (late, passed) = (0, 0)
    queries.removeAll(keepingCapacity: true)
  }
}
