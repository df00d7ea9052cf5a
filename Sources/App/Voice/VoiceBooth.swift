import Engine
import Glibc
import Learning
import Sound
import Synchronization
import System

/// The microphone, and what was recorded of a word and isn't kept yet.
///
/// Its work blocks the thread that asks for it, one at a time: while a player is on, nothing is recorded.
final class VoiceBooth: Sendable {
  private struct State {
    /// The side being recorded; nil between two recordings.
    var side: ShownSide?
    /// A count of recordings, which tells one from the next.
    var begun = 0
    var isEnough = false
    var takes: [ShownSide: VoiceTake] = [:]
  }

  private let programs: InstalledPrograms
  private let recorder: Recorder
  private let state = Mutex(State())
  private let turn = Mutex(())

  init(_ programs: InstalledPrograms) {
    self.programs = programs
    recorder = Recorder(ProgramRunner(programs), programs)
  }

  /// Does something with programs of its own, which end when the work is cancelled.
  private func run(_ work: Work, _ body: (ProgramRunner) -> Void) {
    turn.withLock { _ in
      let runner = ProgramRunner(programs)
      work.interrupt { runner.end() }
      body(runner)
      work.interrupt(by: nil)
    }
  }
}

extension VoiceBooth {
  /// What the microphone has heard since a recording, or the pause between two, began.
  private struct Hearing {
    var meter = VoiceMeter()
    var levels: [Int] = []
    var begun = 0
    var side: ShownSide?

    /// Whether another recording, or a pause, has begun.
    mutating func turn(to begun: Int, _ side: ShownSide?) -> Bool {
      if (begun, side) == (self.begun, self.side) { return false }
      self = Hearing(begun: begun, side: side)
      return true
    }

    mutating func hear(_ samples: [Int16]) {
      let before = meter.levels.count
      meter.add(samples)
      levels = (levels + meter.levels.dropFirst(before).map { Int($0.rounded()) }).suffix(VoiceShape.count)
    }

    var level: VoiceLevel {
      VoiceLevel(
        of: side, levels: levels, tenths: side == nil ? 0 : Int(meter.seconds * 10),
        isClipped: meter.isClipped,
        isSilent: side != nil && meter.isSilent)
    }
  }

  /// Keeps the microphone on, and tells its level, until the work is cancelled.
  func listen(_ work: Work) throws(RecorderError) {
    try turn.withLock { _ throws(RecorderError) in
      var hearing = Hearing()
      try recorder.record { hear($0, &hearing, work) }
    }
  }

  /// Returns whether to go on listening.
  private func hear(_ samples: [Int16], _ hearing: inout Hearing, _ work: Work) -> Bool {
    let (side, begun, isEnough) = state.withLock { ($0.side, $0.begun, $0.isEnough) }
    // Samples that arrive at the start of a recording are older than it.
    let isNew = hearing.turn(to: begun, side)
    // In a pause only the last moment matters.
    if side == nil { hearing.meter = VoiceMeter() }
    if !isNew { hearing.hear(samples) }
    if let side, isEnough || hearing.meter.end != nil {
      finish(VoiceTake(hearing.meter), of: side, begun)
    } else if !samples.isEmpty {
      work.report(hearing.level)
    }
    return !work.isCancelled
  }

  private func finish(_ take: VoiceTake, of side: ShownSide, _ begun: Int) {
    state.withLock { state in
      guard state.side == side, state.begun == begun else { return }
      (state.side, state.takes[side]) = (nil, take)
    }
  }
}

extension VoiceBooth {
  /// How often a recording looks whether it is over, in microseconds.
  private static let pause: UInt32 = 5000

  /// Records a side while somebody listens, until the speaker is silent or it is enough. Nil if it is cancelled.
  func record(_ side: ShownSide, _ work: Work) -> VoiceTake? {
    let begun = begin(side)
    while !work.isCancelled {
      if let take = state.withLock({ $0.side == nil ? $0.takes[side] : nil }) { return take }
      usleep(Self.pause)
    }
    state.withLock { if $0.begun == begun { $0.side = nil } }
    return nil
  }

  private func begin(_ side: ShownSide) -> Int {
    state.withLock { state in
      (state.side, state.begun, state.isEnough, state.takes[side]) = (side, state.begun + 1, false, nil)
      return state.begun
    }
  }

  /// Ends the recording.
  func endRecording() { state.withLock { $0.isEnough = true } }

  /// Plays the recordings of these sides in turn.
  func play(_ sides: [ShownSide], _ work: Work) {
    let takes = state.withLock(\.takes)
    run(work) { runner in
      let output = SoundService.Sink(programs.environment[variable: .babbleSound]).output(runner)
      for side in sides where !work.isCancelled {
        if let take = takes[side] { output(take.samples, "voice-\(side.rawValue)") }
      }
    }
  }

  /// Writes the recordings, which are then no longer here.
  func save(_ item: ItemID, in folder: VoiceFolder) throws(FileError) {
    let (takes, codec, runner) = (
      state.withLock(\.takes), VoiceCodec.best(of: programs), ProgramRunner(programs)
    )
    for side in ShownSide.allCases {
      guard let samples = takes[side]?.samples, !samples.values.isEmpty else { continue }
      // If the encoder fails, the raw samples are kept.
      if let file = codec.encoded(samples, runner) {
        try folder.save(file, as: codec, of: item.rawValue, side.voice)
      } else {
        try folder.save(samples.wavFile, as: .wav, of: item.rawValue, side.voice)
      }
    }
    state.withLock { $0.takes = [:] }
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
