import Foundation
import Pty

/// The processes of a session as /proc shows them.
struct Processes {
  private let leader: pid_t
  private let all: [pid_t]
  /// How often a thread of one of them has gone to sleep, so how often it was woken.
  let wakeUps: Int
  /// The processor time that all of them have taken, in seconds.
  let processorSeconds: Double

  init(ofSession session: pid_t) {
    leader = session
    all = processes(ofSession: session)
    let threads = all.flatMap(Self.threads)
    wakeUps = threads.reduce(0) { $0 + (Self.field("voluntary_ctxt_switches", $1) ?? 0) }
    processorSeconds = all.reduce(0) { $0 + Self.processorSeconds(of: $1) }
  }

  /// With that of threads that have ended, which /proc no longer knows.
  private static func processorSeconds(of process: pid_t) -> Double {
    var (clock, spent) = (clockid_t(), timespec())
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &spent) == 0 else { return 0 }
    return Double(spent.tv_sec) + Double(spent.tv_nsec) * 1e-9
  }

  /// Peak memory in MB of the process that draws: the leader's child, or the leader if it has none.
  ///
  /// This is /proc's, since what wait4 tells begins with the memory of the program that started the other one.
  var peakOfDrawing: Double? {
    megabytes("VmHWM", drawing)
  }

  /// What that process has in memory now, in MB.
  var memoryOfDrawing: Double? {
    megabytes("VmRSS", drawing)
  }

  /// Peak memory in MB of a leader that only looks after its child.
  var peakOfGuarding: Double? {
    all.count > 1 ? megabytes("VmHWM", leader) : nil
  }

  private var drawing: pid_t { all.first { $0 != leader } ?? leader }

  private func megabytes(_ field: String, _ process: pid_t) -> Double? {
    Self.field(field, "\(process)").map { Double($0) / 1024 }
  }

  private static func threads(of process: pid_t) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    return (names ?? []).map { "\(process)/task/\($0)" }
  }

  /// A number from a process's or thread's `status`.
  private static func field(_ name: String, _ process: String) -> Int? {
    let lines = processFile(process + "/status").split(separator: "\n")
    let line = lines.first { $0.hasPrefix(name + ":") }
    return line?.split { " \t".contains($0) }.dropFirst().first.flatMap { Int($0) }
  }
}
