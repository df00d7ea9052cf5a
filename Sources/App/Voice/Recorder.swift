import Glibc
import Synchronization
import System

/// Records with whichever program is installed. It belongs to one thread, which it blocks; another may cut
/// the runner.
public final class Recorder: Sendable {
  struct Program: Sendable {
    let program: OutsideProgram
    /// The Debian package that contains it.
    let package: String
    let arguments: [String]
  }

  /// Best first. All write raw samples to standard output, because a WAV file starts with its size, which
  /// isn't known yet.
  static let programs = [
    Program(
      program: .pwRecord, package: "pipewire-bin",
      arguments: ["--rate", "48000", "--channels", "1", "--format", "s16", "--latency", "25ms", "-"]),
    Program(
      program: .parecord, package: "pulseaudio-utils",
      arguments: ["--raw", "--rate=48000", "--channels=1", "--format=s16le", "--latency-msec=25"]),
    Program(
      program: .arecord, package: "alsa-utils",
      arguments: ["-q", "-t", "raw", "-r", "48000", "-c", "1", "-f", "S16_LE", "--period-time=25000"]),
  ]

  private let runner: ProgramRunner
  private let programs: InstalledPrograms
  /// Programs that delivered no sound; tried again only if all others fail, too.
  private let failed = Mutex<Set<OutsideProgram>>([])

  public init(_ runner: ProgramRunner, _ programs: InstalledPrograms) {
    (self.runner, self.programs) = (runner, programs)
  }

  /// Records until the listener has had enough.
  ///
  /// - Parameter listen: is called with new samples at least ten times a second, also if there are none, and
  ///   returns whether it wants more.
  /// - Throws: if nothing could be recorded, or it broke off.
  public func record(_ listen: ([Int16]) -> Bool) throws(RecorderError) {
    let found = Self.programs.filter { programs.find($0.program) != nil }
    if found.isEmpty { throw .absent }
    let failed = failed.withLock(\.self)
    var mute: String?
    for program in found.filter({ !failed.contains($0.program) })
      + found.filter({ failed.contains($0.program) })
    {
      switch run(program, listen) {
      case .enough: return
      case .gone: throw .gone
      // If PipeWire is only used for screen sharing, it runs but delivers no sound.
      case .mute: mute = program.program.name
      case .refused: break
      }
      self.failed.withLock { _ = $0.insert(program.program) }
    }
    throw mute.map { .mute($0) } ?? .refused(found.map(\.program.name))
  }

  private enum Ending {
    case enough, gone, mute, refused
  }

  private func run(_ program: Program, _ listen: ([Int16]) -> Bool) -> Ending {
    var (stream, last, isEnough) = (SampleStream(), MonotonicClock.seconds, false)
    // The listener ends it, or the lack of samples; a day is as good as no limit.
    let ending = runner.stream(program.program, program.arguments, seconds: 86_400) { part in
      if !part.isEmpty { last = MonotonicClock.seconds }
      if !listen(stream.decode(part)) { isEnough = true }
      return !isEnough && MonotonicClock.seconds - last < program.program.seconds
    }
    if isEnough || ending == .cut { return .enough }
    if ending == .late { return stream.isEmpty ? .mute : .gone }
    return stream.isEmpty ? .refused : .gone
  }
}

/// Assembles bytes into samples; a piece may end within one.
private struct SampleStream {
  private(set) var isEmpty = true
  private var odd: UInt8?

  mutating func decode(_ part: ArraySlice<UInt8>) -> [Int16] {
    var bytes = part
    if let odd { bytes.insert(odd, at: bytes.startIndex) }
    odd = bytes.count % 2 == 1 ? bytes.popLast() : nil
    if !bytes.isEmpty { isEmpty = false }
    return stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }
}
