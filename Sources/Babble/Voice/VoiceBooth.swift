import Engine
import Learning
import Sound
import Synchronization
import System
import Terminal
import Voice
import WordGame

/// The recording session: the microphone, the last take, and pending news. The screen's requests come from
/// the run loop's thread; the desk's thread waits for microphone, players and encoders.
final class VoiceBooth: Sendable {
  private struct State {
    /// Whether the microphone should be on.
    var isOn = false
    /// The side being recorded, and a count of takes, which tells one from the next.
    var side: ShownSide?
    var begun = 0
    var isEnough = false
    /// How often playback was ended.
    var played = 0
    var takes: [ShownSide: VoiceTake] = [:]
    var news: [VoiceNews] = []
    var level: VoiceLevel?
  }

  private let state = Mutex(State())
  private let runner: ProgramRunner
  private let recorder: Recorder
  private let codec: VoiceCodec
  private let output: @Sendable (Samples, String) -> Void

  init(_ programs: InstalledPrograms) {
    runner = ProgramRunner(programs)
    recorder = Recorder(runner, programs)
    codec = VoiceCodec.best(of: programs)
    output = SoundService.Sink(programs.environment[variable: .babbleSound]).output(runner)
  }

  /// The news since the last call.
  func news() -> [VoiceNews] {
    state.withLock { state in
      defer { (state.news, state.level) = ([], nil) }
      return (state.level.map { [.level($0)] } ?? []) + state.news
    }
  }

  func tell(_ news: VoiceNews) {
    state.withLock { $0.news.append(news) }
    Waker().wake()
  }
}

extension VoiceBooth {
  /// Starts listening, at first only for the level meter.
  func turnOn() {
    state.withLock { $0.isOn = true }
  }

  func turnOff() {
    state.withLock { state in
      (state.isOn, state.side, state.level) = (false, nil, nil)
    }
  }

  /// Starts a take of this side.
  func begin(_ side: ShownSide) {
    state.withLock { state in
      (state.side, state.begun, state.isEnough) = (side, state.begun + 1, false)
      (state.takes[side], state.level) = (nil, nil)
    }
  }

  /// Ends the take.
  func enough() { state.withLock { $0.isEnough = true } }

  /// Blocks until the microphone is turned off.
  func listen() {
    runner.begin()
    guard state.withLock(\.isOn) else { return }
    var (meter, begun) = (VoiceMeter(), 0)
    do throws(RecorderError) {
      try recorder.record { hear($0, &meter, &begun) }
    } catch {
      turnOff()
      tell(.failed(Text(error.description)))
    }
  }

  /// Returns whether to go on listening.
  private func hear(_ new: [Int16], _ meter: inout VoiceMeter, _ begun: inout Int) -> Bool {
    let (isOn, side, count, isEnough) = state.withLock { ($0.isOn, $0.side, $0.begun, $0.isEnough) }
    guard isOn else { return false }
    // Between takes only the last moment matters, and samples that arrive at the start of a take are older
    // than it.
    if count != begun || side == nil { meter = VoiceMeter() }
    let isNew = count != begun
    begun = count
    let before = meter.levels.count
    if !isNew { meter.take(new) }
    if let side, isEnough || meter.end != nil {
      finish(VoiceTake(meter), of: side, count)
    } else if !new.isEmpty {
      tell(meter, since: before, isCounting: side != nil)
    }
    return true
  }

  private func finish(_ take: VoiceTake, of side: ShownSide, _ count: Int) {
    let isWanted = state.withLock { state in
      guard state.side == side, state.begun == count else { return false }
      (state.side, state.isEnough, state.takes[side], state.level) = (nil, false, take, nil)
      return true
    }
    if isWanted { tell(.taken(take.shown, of: side)) }
  }

  private func tell(_ meter: VoiceMeter, since before: Int, isCounting: Bool) {
    let new = VoiceLevel(
      levels: meter.levels.dropFirst(before).map { Int($0.rounded()) },
      tenths: isCounting ? Int(meter.seconds * 10) : 0, isClipped: meter.isClipped,
      isSilent: isCounting && meter.isSilent)
    state.withLock { state in
      var level = new
      level.levels = (state.level?.levels ?? []) + new.levels
      state.level = level
    }
    Waker().wake()
  }
}

extension VoiceBooth {
  /// Stops playback.
  func hush() {
    state.withLock { $0.played += 1 }
    runner.cut()
  }

  /// Returns a number for a new playback, to check later whether it is still wanted.
  func ask() -> Int { state.withLock(\.played) }

  /// Plays the takes of these sides in turn, unless stopped since `ask`.
  func play(_ sides: [ShownSide], _ number: Int) {
    runner.begin()
    let takes = state.withLock(\.takes)
    for side in sides where state.withLock({ $0.played == number }) {
      if let take = takes[side] { output(take.samples, "voice-\(side.rawValue)") }
    }
    if state.withLock({ $0.played == number }) { tell(.played) }
  }

  func keep(_ item: ItemID, in folder: VoiceFolder) {
    runner.begin()
    let takes = state.withLock(\.takes)
    do throws(FileError) {
      for side in ShownSide.allCases {
        guard let samples = takes[side]?.samples, !samples.values.isEmpty else { continue }
        try keep(samples, of: item, side.voice, in: folder)
      }
      state.withLock { $0.takes = [:] }
      tell(.kept(item))
    } catch {
      tell(.failed(Text("Not kept: \(error)")))
    }
  }

  /// Keeps the raw samples if the encoder fails.
  private func keep(
    _ samples: Samples, of item: ItemID, _ side: VoiceSide, in folder: VoiceFolder
  ) throws(FileError) {
    if let file = codec.encoded(samples, runner) {
      try folder.keep(file, as: codec, of: item.rawValue, side)
    } else {
      try folder.keep(samples.wavFile, as: .wav, of: item.rawValue, side)
    }
  }

  /// Ends all programs.
  func end() {
    turnOff()
    runner.end()
  }
}

extension ShownSide {
  /// The side as part of a recording's name.
  var voice: VoiceSide { self == .term ? .term : .meaning }
}

extension VoiceTake {
  /// The wave form for the screen.
  var shown: VoiceShape {
    let columns = shape(columns: VoiceShape.count)
    // A voice at its usual loudness should fill the lane.
    let highest = max(columns.max() ?? 0, 0.2)
    let fault: VoiceShape.Fault? = fault.map { $0 == .silent ? .silent : .clipped }
    return VoiceShape(
      columns.map { Int(($0 / highest * 100).rounded()) }, tenths: Int(samples.seconds * 10), fault: fault)
  }
}
