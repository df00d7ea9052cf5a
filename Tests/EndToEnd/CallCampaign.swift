import Campaigns
import Foundation
import Synchronization
import Testing

extension EndToEnd {
  /// One system call of a whole session fails in each trial.
  @Suite struct CallCampaign {
    @Test("a system call that fails does no harm, or the player is told, whichever it is")
    func calls() throws {
      let trials = try CallTrials()
      // A trial waits for a program half of the time.
      let workers = 3 * ProcessInfo.processInfo.activeProcessorCount
      let campaign = Campaign("calls", short: 5, workers: workers)
      let failures = campaign.run(counting: "failed calls", while: { !trials.areAllTried }) {
        try trials.trial(of: $0)
      }
      print(trials.table)
      #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
      #expect(trials.failed > 0 || campaign.isRepeating, "no call failed")
    }
  }
}

/// The trials of the campaign: which calls the sessions make, and what came of those that failed.
private final class CallTrials: Sendable {
  private struct Record {
    var outcomes: [CallOutcome: Int] = [:]
    var tried: Set<CallFault> = []
  }

  private let template: String
  private let plans = Mutex<[Int: CallPlan]>([:])
  private let records = Mutex<[Int: Record]>([:])

  init() throws { template = try CallTemplate.make() }

  deinit { try? FileManager.default.removeItem(atPath: template) }

  /// Consecutive seeds go through all sessions, and through all calls of each. A session that is through leaves its time
  /// to those with more calls.
  func trial(of seed: UInt64) throws -> Int {
    let number = Int(seed % UInt64(CallSession.all.count))
    let plan = try plan(of: number)
    if isTried(number, plan) { return 0 }
    let fault = plan.fault(Int(seed / UInt64(CallSession.all.count)) + number)
    defer { records.withLock { _ = $0[number, default: Record()].tried.insert(fault) } }
    let outcome = try CallTrial(plan: plan, fault: fault, template: template).outcome()
    records.withLock { $0[number, default: Record()].outcomes[outcome, default: 0] += 1 }
    return outcome == .notReached ? 0 : 1
  }

  private func isTried(_ number: Int, _ plan: CallPlan) -> Bool {
    records.withLock { $0[number]?.tried.count == plan.faults.count }
  }

  /// Whether every fault of every session was tried.
  var areAllTried: Bool {
    let plans = plans.withLock { $0 }
    return plans.count == CallSession.all.count && plans.allSatisfy { isTried($0.key, $0.value) }
  }

  /// How many trials came to the call that was to fail.
  var failed: Int {
    let outcomes = records.withLock { $0 }.values.flatMap(\.outcomes)
    return outcomes.reduce(0) { $0 + ($1.key == .notReached ? 0 : $1.value) }
  }

  private func plan(of number: Int) throws -> CallPlan {
    if let plan = plans.withLock({ $0[number] }) { return plan }
    let plan = try CallPlan(of: CallSession.all[number], template: template)
    plans.withLock { $0[number] = plan }
    return plan
  }

  /// A line for each session: the calls that it makes, how many of them failed, and what came of it.
  var table: String {
    let plans = plans.withLock { $0 }
    let lines = records.withLock { $0 }.sorted { $0.key < $1.key }.compactMap { number, record in
      plans[number].map { line(of: CallSession.all[number], $0, record) }
    }
    return lines.joined(separator: "\n")
  }

  private func line(of session: CallSession, _ plan: CallPlan, _ record: Record) -> String {
    let outcomes = CallOutcome.allCases.map { "\(record.outcomes[$0] ?? 0) \($0.rawValue)" }
    return "  \(session.name): \(plan.counts.count) calls, \(plan.counts.values.reduce(0, +)) times; "
      + "\(record.tried.count) of \(plan.faults.count) faults tried: " + outcomes.joined(separator: ", ")
  }
}

/// A session's calls without faults, and the faults to try on it.
struct CallPlan: Sendable {
  let session: CallSession
  /// How often the process or thread that makes most of them makes each call.
  let counts: [String: Int]
  let faults: [CallFault]
  let output: String
  let errors: String
  let files: Set<String>
  let kept: CallRun.Kept

  init(of session: CallSession, template: String) throws {
    self.session = session
    let run = try CallRun(session, from: template, options: [])
    guard run.status == .exited(0), run.missed == nil else {
      throw TrialFault("“\(session.name)” fails by itself: \(run.summary)")
    }
    let counts = Self.counts(in: run.log)
    self.counts = counts
    faults = counts.keys.sorted().flatMap { call in
      CallErrors.of(call).flatMap { error in
        (1...counts[call, default: 1]).map { CallFault(call: call, error: error, number: $0) }
      }
    }
    output = run.output
    errors = run.errors
    files = run.files
    kept = run.kept
  }

  /// Consecutive numbers give faults far from each other, and all of them once.
  func fault(_ number: Int) -> CallFault {
    var stride = max(1, faults.count * 5 / 8)
    while !Self.areCoprime(stride, faults.count) { stride += 1 }
    return faults[(number % faults.count) * stride % faults.count]
  }

  private static func areCoprime(_ one: Int, _ other: Int) -> Bool {
    other == 0 ? one == 1 : areCoprime(other, one % other)
  }

  /// Lines look like `123 openat(…`; a call that another thread interrupts has a second line that doesn't.
  private static func counts(in log: String) -> [String: Int] {
    var all: [String: [Substring: Int]] = [:]
    for line in log.split(separator: "\n") {
      guard let match = line.prefixMatch(of: #/(\d+) +([a-z_0-9]+)\(/#) else { continue }
      all[String(match.2), default: [:]][match.1, default: 0] += 1
    }
    return all.compactMapValues { $0.values.max() }.filter { !CallErrors.of($0.key).isEmpty }
  }
}
