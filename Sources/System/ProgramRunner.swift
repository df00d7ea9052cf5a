import CPlatform
import Glibc
import Limits
import Synchronization

/// Runs other programs: without a shell, away from the terminal, one at a time and with a time limit. A
/// runner belongs to one thread, which waits; any other thread may end it. Each program leads a process
/// group, so that what it has started ends with it.
public final class ProgramRunner: Sendable {
  public enum Outcome: Equatable, Sendable {
    /// It exited with status 0 and wrote these bytes.
    case done([UInt8])
    /// It couldn't be started, failed or was killed.
    case failed
    /// It took too long and was killed.
    case late
    /// Something newer was wanted: it was killed, or never started.
    case cut
  }

  /// How a run ended, in detail.
  public enum Ending: Equatable, Sendable {
    /// It exited with this status, 128 plus the number for a signal, and wrote these bytes.
    case exited(status: Int32, output: [UInt8])
    /// It isn't installed or couldn't be started.
    case absent
    /// It took too long and was killed.
    case late
    /// It wrote more than the limit and was killed.
    case full
    /// It was no longer wanted: it was killed, or never started.
    case cut
  }

  private struct State {
    var process: pid_t?
    var isOver = false
    var isCut = false
  }

  private let programs: InstalledPrograms
  private let state = Mutex(State())

  public init(_ programs: InstalledPrograms) {
    self.programs = programs
  }

  /// Runs a program and waits until it ends, at most so many seconds; nil are those of the program.
  ///
  /// - Parameters:
  ///   - folder: where it starts; nil for our own working directory.
  ///   - limit: the most bytes of output; with more the run fails.
  ///   - isWanted: asked ten times a second; when it returns false the run is cut.
  public func run(
    _ program: OutsideProgram, _ arguments: [String], in folder: String? = nil, input: [UInt8] = [],
    seconds: Double? = nil, limit: Int = Limit.programOutput.most, while isWanted: () -> Bool = { true }
  ) -> Outcome {
    let ending = ending(
      program, arguments, in: folder, input: input, seconds: seconds, limit: limit, while: { _ in isWanted() }
    )
    return switch ending {
    case .exited(0, let output): .done(output)
    case .exited, .absent: .failed
    case .late, .full: .late
    case .cut: .cut
    }
  }

  /// Like `run`, with the exit status, and with too much output told apart.
  ///
  /// - Parameter isWanted: gets the number of bytes so far.
  public func ending(
    _ program: OutsideProgram, _ arguments: [String], in folder: String? = nil, input: [UInt8] = [],
    seconds: Double? = nil, limit: Int = Limit.programOutput.most, while isWanted: (_ bytes: Int) -> Bool
  ) -> Ending {
    var output: [UInt8] = []
    let ending = stream(program, arguments, in: folder, input: input, seconds: seconds) { part in
      output += part
      guard output.count <= limit else { return false }
      let isWanted = isWanted(output.count)
      if !isWanted { cut() }
      return isWanted
    }
    if output.count > limit && ending != .cut { return .full }
    guard case .exited(let status, _) = ending else { return ending }
    return .exited(status: status, output: output)
  }

  /// Like `ending`, with the output passed on as it comes.
  ///
  /// - Parameter take: gets the next piece, at least ten times a second, even if it is empty. If it returns
  ///   false the program is killed, and the ending is `late` unless the run was cut.
  /// - Returns: the ending, without output.
  public func stream(
    _ program: OutsideProgram, _ arguments: [String], in folder: String? = nil, input: [UInt8] = [],
    seconds: Double? = nil, _ take: (ArraySlice<UInt8>) -> Bool
  ) -> Ending {
    guard let path = programs.find(program),
      let started = start(path, [program.name] + arguments, folder, input)
    else { return isCut ? .cut : .absent }
    let deadline = MonotonicClock.seconds + (seconds ?? program.seconds)
    let isWhole = Self.read(started.output, until: deadline, take)
    close(started.output)
    let status = reap(started.process, until: isWhole ? deadline : 0)
    if isCut { return .cut }
    guard isWhole, let status else { return .late }
    return .exited(status: Self.exitStatus(status), output: [])
  }

  private static func exitStatus(_ status: Int32) -> Int32 {
    status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// Kills the program that runs, and starts none before `begin`.
  public func cut() {
    state.withLock { state in
      state.isCut = true
      if let process = state.process { kill(-process, SIGKILL) }
    }
  }

  /// Allows programs again after `cut`.
  public func begin() {
    state.withLock { $0.isCut = false }
  }

  /// Whether `cut` was called since the last `begin`.
  public var isCut: Bool { state.withLock(\.isCut) }

  /// Kills the program that runs, and starts none any more.
  public func end() {
    state.withLock { state in
      state.isOver = true
      if let process = state.process { kill(-process, SIGKILL) }
    }
  }

  private func start(
    _ path: String, _ arguments: [String], _ folder: String?, _ input: [UInt8]
  ) -> program? {
    let variables = programs.passedOn.map { "\($0.key)=\($0.value)" }
    let places = [path] + (folder.map { [$0] } ?? [])
    var started = program()
    return state.withLock { state in
      guard !state.isOver, !state.isCut else { return nil }
      let code = withCStrings(arguments) { arguments in
        withCStrings(variables) { variables in
          withCStrings(places) { places in
            program_start(&started, places[0], places[1], arguments, variables, input, input.count)
          }
        }
      }
      guard code == 0 else { return nil }
      state.process = started.process
      return started
    }
  }

  /// Reads the output. Returns whether all of it was read: false if it takes too long
  /// or `take` wants no more.
  private static func read(
    _ descriptor: Int32, until deadline: Double, _ take: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    var (part, count) = ([UInt8](repeating: 0, count: 65_536), 0)
    while take(part.prefix(max(0, count))) {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = Int32(max(0, (deadline - MonotonicClock.seconds) * 1000).rounded(.up))
      let found = poll(&ready, 1, min(left, 100))
      count = 0
      if found == 0 && left > 0 { continue }
      if found == 0 { break }
      count = found < 0 ? -1 : Glibc.read(descriptor, &part, part.count)
      if count < 0, errno != EINTR { break }
      if count == 0 { return true }
    }
    return false
  }

  /// Waits for a process that has closed its output and so has mostly ended. If it hasn't by the deadline, it
  /// is killed with its group. Returns its wait status; nil if it was killed here.
  private func reap(_ process: pid_t, until deadline: Double) -> Int32? {
    var status: Int32 = 0
    while MonotonicClock.seconds < deadline {
      if hasReaped(process, &status) { return status }
      usleep(1000)
    }
    state.withLock { _ in _ = kill(-process, SIGKILL) }
    while !hasReaped(process, &status) { usleep(1000) }
    return nil
  }

  /// Reaps under the lock: the system may reuse the number of a reaped process at once, and `end` must not
  /// kill a stranger.
  private func hasReaped(_ process: pid_t, _ status: inout Int32) -> Bool {
    state.withLock { state in
      let found = waitpid(process, &status, WNOHANG)
      guard found == process || (found < 0 && errno == ECHILD) else { return false }
      state.process = nil
      return true
    }
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { OutsideName.withCString($0) { strdup($0) } }
  defer { copies.forEach { free($0) } }
  return body(copies.map { UnsafePointer($0) } + [nil])
}
