import Foundation
import Synchronization

/// A search for faults: one trial for each seed, a few in `make test`, as many as there is time for in
/// `make campaign`.
///
///     let failures = Campaign("save", short: 60).run(counting: "steps") { seed in
///       var history = try SaveHistory(seed: seed)
///       return try history.play()
///     }
///     #expect(failures.isEmpty, "\(failures)")
///
/// `BABBLE_CAMPAIGN` is the time in seconds that each campaign has; its seeds are new ones then. `BABBLE_SEED=7`
/// runs the trial of that seed alone.
public struct Campaign: Sendable {
  private let name: String
  private let short: Int
  private let workers: Int
  private let environment = ProcessInfo.processInfo.environment

  /// - Parameters:
  ///   - short: how many trials `make test` runs: seeds 0 to `short` - 1, one after the other.
  ///   - workers: how many trials of a long campaign run at the same time.
  public init(_ name: String, short: Int, workers: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.name = name
    self.short = short
    self.workers = workers
  }

  /// Whether it runs for `make campaign`, as long as that says.
  public var isLong: Bool { seconds != nil }

  /// Whether it runs one trial alone, by `BABBLE_SEED`.
  public var isRepeating: Bool { seed != nil }

  /// Runs the trials, prints what was reached, and returns a line for each trial that threw, with its seed.
  ///
  /// It stops at the tenth failure. If a trial of a long campaign ends the process, its seed is in a file named at the
  /// start.
  /// - Parameters:
  ///   - isOpen: whether there is anything left to try.
  ///   - trial: returns how many things it did.
  public func run(
    counting things: String, while isOpen: @escaping @Sendable () -> Bool = { true },
    _ trial: @escaping @Sendable (UInt64) throws -> Int
  ) -> [String] {
    let first = first
    let reached = Mutex(Reached(next: first))
    let start = ContinuousClock.now
    if isLong { print("campaign \(name): seeds from \(first) on; the latest are in \(notes).*") }
    let watch = isLong ? watch { reached.withLock { Array($0.running.values) } } : nil
    defer { watch?.cancel() }
    inThreads(isLong && seed == nil ? workers : 1) { worker in
      while isOpen(), let seed = reached.withLock({ nextSeed(&$0, after: .now - start, worker) }) {
        if isLong { note(seed, by: worker) }
        let result = Result { try trial(seed) }
        reached.withLock {
          $0.add(result, seed)
          $0.running[worker] = nil
          if isLong, case .failure = result { print($0.failures.last ?? "") }
          tell(&$0, things: things, after: .now - start)
        }
      }
    }
    let end = reached.withLock { $0 }
    report(end, things: things, after: .now - start)
    return end.failures
  }
}

extension Campaign {
  private struct Trial {
    let seed: UInt64
    let start = ContinuousClock.now
  }

  private struct Reached {
    var next: UInt64
    var trials = 0
    var things = 0
    var failures: [String] = []
    /// Minutes after which it was last told how far it has come.
    var toldAt = 0
    /// The trial of each worker.
    var running: [Int: Trial] = [:]

    mutating func add(_ result: Result<Int, any Error>, _ seed: UInt64) {
      switch result {
      case .success(let count): things += count
      case .failure(let error): failures.append("BABBLE_SEED=\(seed): \(error)")
      }
    }
  }

  private var seed: UInt64? { number("BABBLE_SEED") { UInt64($0) } }
  private var seconds: Double? { number("BABBLE_CAMPAIGN") { Double($0) } }

  /// A number that can't be read is a mistake that must be seen: the short form would look as if all were well.
  private func number<Number>(_ name: String, _ read: (String) -> Number?) -> Number? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    guard let number = read(text) else { preconditionFailure("\(name) is no number: \(text)") }
    return number
  }

  /// More threads than cores are wanted for trials that mostly wait; Dispatch would run as many as there are cores.
  private func inThreads(_ count: Int, _ body: @escaping @Sendable (_ number: Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
      group.enter()
      let thread = Thread {
        body(number)
        group.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
  }

  /// Seeds of a long campaign are below 2^53, so that any tool can read them.
  private var first: UInt64 { seed ?? (isLong ? .random(in: 0..<1 << 53) : 0) }

  private var notes: String { NSTemporaryDirectory() + "babble-campaign-\(name)" }

  private func note(_ seed: UInt64, by worker: Int) {
    try? Data("\(seed)\n".utf8).write(to: URL(filePath: "\(notes).\(worker)"))
  }

  /// The next seed, or nil at the end.
  private func nextSeed(_ reached: inout Reached, after time: Duration, _ worker: Int) -> UInt64? {
    guard !isOver(reached, after: time), reached.failures.count < 10 else { return nil }
    defer { reached.next &+= 1 }
    reached.trials += 1
    reached.running[worker] = Trial(seed: reached.next)
    return reached.next
  }

  private func isOver(_ reached: Reached, after time: Duration) -> Bool {
    if seed != nil { return reached.trials == 1 }
    if let seconds { return time >= .seconds(seconds) }
    return reached.trials == short
  }

  /// Names trials that go on for minutes: one that hangs would otherwise be no failure, but silence.
  private func watch(_ trials: @escaping @Sendable () -> [Trial]) -> Thread {
    let thread = Thread {
      while !Thread.current.isCancelled {
        sleep(60)
        for trial in trials() where ContinuousClock.now - trial.start > .seconds(120) {
          print("BABBLE_SEED=\(trial.seed) has been running for \(ContinuousClock.now - trial.start)")
        }
      }
    }
    thread.start()
    return thread
  }

  /// A long campaign tells each minute how far it has come.
  private func tell(_ reached: inout Reached, things: String, after time: Duration) {
    let minute = Int(time / .seconds(60))
    guard isLong, minute > reached.toldAt else { return }
    reached.toldAt = minute
    report(reached, things: things, after: time)
  }

  private func report(_ reached: Reached, things: String, after time: Duration) {
    let rate = Double(reached.things) / max(0.001, time / .seconds(1))
    print(
      "campaign \(name): \(reached.trials) trials, \(reached.things) \(things) in \(Int(time / .seconds(1))) s, "
        + "\(Int(rate)) a second, \(reached.failures.count) failures")
  }
}
