import Engine
import Learning

/// The words to record.
struct RecordingQueue: Query {
  let scope: VoiceScope

  func answer(in learner: Learner) -> VoiceQueue { learner.voiceQueue(scope) }
}

/// Keeps the microphone on until it is cancelled, and tells its level.
struct Listen: LongQuery {
  typealias Progress = VoiceLevel

  func answer(in devices: Devices, _ work: Work) throws(RecorderError) { try devices.booth.listen(work) }
}

/// Records a side while the microphone is on. Nil if it was cancelled.
struct RecordSide: LongQuery {
  let side: ShownSide

  func answer(in devices: Devices, _ work: Work) -> VoiceShape? { devices.booth.record(side, work)?.shown }
}

/// Ends the recording, before the speaker is silent.
struct EndRecording: Query {
  static var isQuick: Bool { true }

  func answer(in devices: Devices) { devices.booth.endRecording() }
}
