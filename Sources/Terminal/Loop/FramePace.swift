import Engine

/// Keeps frames from queueing on a slow line, where they would show ever older states.
///
/// Behind every frame goes a question (DSR 5) that the terminal answers when it has worked through all before it. As
/// long as an answer is overdue no frame is drawn; the game goes on, and the next frame shows it as it then is. What
/// overdue means hangs on the line: from a terminal far away every answer takes long, so as many frames may be under
/// way as are answered in that time; on a slow line it is the frame before that takes long, and the next one waits
/// for its end. Who doesn't answer isn't asked. It is told the time, in nanoseconds, and reads no clock.
///
/// Where the answers show that the line is slow, it says how large a part of a frame may go out at once.
struct FramePace {
  /// What may come on top of the usual time.
  private static let tolerance = LineSpeed.tolerance
  /// How long a slow line is to be busy with one part of a frame. A key waits for the part before its own.
  private static let partTime = 40_000_000
  /// An answer that has not come after a second without any, and ten seconds more for every 100 KB, has got lost.
  private static let patience = 1_000_000_000
  private static let patiencePerByte = 100_000
  /// After so many losses without an answer between them the terminal isn't asked any more.
  private static let mostLosses = 3

  private struct Question {
    let asked: Int
    /// What goes before it, from the question before on.
    let bytes: Int
    /// Whether all others had been answered.
    let isAlone: Bool
  }

  private var questions: [Question]
  private var hasAnswered = false
  private var losses = 0
  /// Questions that were given up: their answers may still come, before all others.
  private var late = 0
  /// Answers that were taken for theirs since then.
  private var passed = 0
  /// How long an answer takes where nothing is in its way.
  private(set) var delay = 0
  /// The time between answers when several are under way: what the line takes for a frame, or the time between frames.
  private var interval = StepClock.tickNanoseconds
  private var lastAnswer = 0
  private var speed = LineSpeed()
  /// Whether the line has carried a long frame since the delay was last measured.
  private var doubtsDelay = false

  /// The first question goes out before any frame; its answer shows that the terminal can be asked at all.
  init(at now: Int) {
    questions = [Question(asked: now, bytes: 0, isAlone: true)]
  }

  /// Whether a question is to follow each frame.
  var isAsking: Bool { hasAnswered && losses < Self.mostLosses }

  /// How many bytes of a frame go out at once; nil where nothing shows that the line is slow, and all of them do.
  var partSize: Int? {
    guard isAsking, let speed = speed.bytesPerSecond else { return nil }
    return max(LineSpeed.shortFrame, speed * Self.partTime / 1_000_000_000)
  }

  /// Whether a question is to go before the next frame, too. Where every frame is a long one, its answer is the only one
  /// that tells how long answers take by themselves.
  var asksBefore: Bool { partSize != nil && doubtsDelay && questions.isEmpty }

  /// Takes note of a frame with a question behind it, or of a question alone.
  mutating func ask(after bytes: Int, at now: Int) {
    doubtsDelay = bytes > LineSpeed.shortFrame
    questions.append(Question(asked: now, bytes: bytes, isAlone: questions.isEmpty))
  }

  /// Takes note of an answer: terminals answer in the order in which they are asked. Returns how long it took, nil
  /// where nothing is known to have been asked.
  @discardableResult
  mutating func answer(at now: Int) -> Int? {
    losses = 0
    if late > 0 {
      late -= 1
      passed += 1
      lastAnswer = now
      return nil
    }
    guard !questions.isEmpty else { return nil }
    passed = 0
    let question = questions.removeFirst()
    let time = now - question.asked
    if !question.isAlone { interval += (now - lastAnswer - interval) / 4 }
    // Of several under way, each is carried when the one before has been.
    speed.note(question.bytes, in: min(time - delay, now - lastAnswer))
    lastAnswer = now
    if !hasAnswered || time < delay {
      delay = time
    } else if question.isAlone, question.bytes <= LineSpeed.shortFrame {
      // The terminal may have moved further away.
      delay += (time - delay) / 4
    }
    hasAnswered = true
    return time
  }

  /// Whether the next frame has to wait for an answer.
  func holdsBack(at now: Int) -> Bool {
    guard isAsking, let oldest = questions.first else { return false }
    let usual = delay * 3 / 2
    return questions.count > usual / max(1, interval) || now - oldest.asked >= usual + Self.tolerance
  }

  /// When to wait no longer; nil where nothing is waited for.
  var deadline: Int? {
    guard isAsking, let oldest = questions.first else { return nil }
    return max(oldest.asked, lastAnswer) + Self.patience + questions.reduce(0) { $0 + $1.bytes }
      * Self.patiencePerByte
  }

  /// Gives answers up whose time is over. Where one has come that was taken for a late one, it was theirs: then what
  /// was late has got lost.
  mutating func expire(at now: Int) {
    guard let deadline, now >= deadline else { return }
    if passed > 0 {
      late = 0
    } else {
      losses += 1
      late += questions.count
    }
    passed = 0
    questions.removeAll(keepingCapacity: true)
  }

  /// So many of the newest questions were not sent after all.
  mutating func withdraw(_ count: Int) {
    questions.removeLast(min(count, questions.count))
  }

  /// What was asked will not be heard: who gives the terminal away reads the answers first.
  mutating func forget() {
    (late, passed) = (0, 0)
    questions.removeAll(keepingCapacity: true)
  }
}
