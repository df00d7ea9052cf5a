import Foundation
import Pty

/// The commands that are measured. The programs are next to this one; `babble` gets a temporary home.
struct Programs {
  /// A folder for everything measured; `babble` keeps its files in it unless told otherwise.
  let home: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "babble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    home = folder.path
  }

  func removeHome() {
    try? FileManager.default.removeItem(atPath: home)
  }

  /// Additional environment variables.
  var environment: [String: String] { ["BABBLE_HOME": home] }

  func firstScreen(_ side: Side) -> [String] {
    switch side {
    case .babble: [builtProgram("babble")]
    case .peer: [builtProgram("bench-peer"), "start"]
    }
  }

  func round(of game: String) -> [String] {
    [builtProgram("babble"), "play", game, "--seed", "1", "--seconds", "86400"]
  }

  func drawing() -> [String] {
    [builtProgram("babble"), "play", "drawing", "--deck", "japanese-first", "--seed", "1"]
  }

  func drag() -> [String] {
    [builtProgram("babble-bench"), "drag"]
  }

  /// Flies forty bubbles until killed, and shows each key on one of them.
  func bubbles(_ renderer: String) -> [String] {
    [builtProgram("babble-bench"), "bubbles", renderer]
  }

  /// Draws the frames of a workload, or runs its ticks, and ends.
  func workload(_ side: Side, _ name: String, frames: Int) -> [String] {
    switch side {
    case .babble: [builtProgram("babble-bench"), name, String(frames)]
    case .peer: [builtProgram("bench-peer"), name, String(frames)]
    }
  }
}

/// The processes of a session, read from /proc.
struct Processes {
  private let leader: pid_t
  /// How often their threads have gone to sleep, and so how often they woke up.
  let wakeUps: Int
  /// The CPU time of all of them, in seconds.
  let processorSeconds: Double

  init(ofSession session: pid_t) {
    leader = session
    let all = processes(ofSession: session)
    let threads = all.flatMap(Self.threads)
    wakeUps = threads.reduce(0) { $0 + (Self.field("voluntary_ctxt_switches", $1) ?? 0) }
    processorSeconds = all.reduce(0) { $0 + Self.processorSeconds(of: $1) }
  }

  /// Includes threads that have ended, which /proc no longer lists.
  private static func processorSeconds(of process: pid_t) -> Double {
    var (clock, spent) = (clockid_t(), timespec())
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &spent) == 0 else { return 0 }
    return Double(spent.tv_sec) + Double(spent.tv_nsec) * 1e-9
  }

  /// Peak memory in MB of the program.
  ///
  /// Read from /proc, because wait4's figure starts with the memory of the program that spawned the process.
  var peak: Double? { megabytes("VmHWM") }

  /// Its resident memory now, in MB.
  var memory: Double? { megabytes("VmRSS") }

  private func megabytes(_ field: String) -> Double? {
    Self.field(field, "\(leader)").map { Double($0) / 1024 }
  }

  private static func threads(of process: pid_t) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    return (names ?? []).map { "\(process)/task/\($0)" }
  }

  /// A number from the `status` file of a process or thread.
  private static func field(_ name: String, _ process: String) -> Int? {
    let lines = processFile(process + "/status").split(separator: "\n")
    let line = lines.first { $0.hasPrefix(name + ":") }
    return line?.split { " \t".contains($0) }.dropFirst().first.flatMap { Int($0) }
  }
}
