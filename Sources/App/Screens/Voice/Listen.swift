import Engine
import Learning

/// Keeps the microphone on until it is cancelled, and tells its level.
struct Listen: LongQuery {
  typealias Progress = VoiceLevel

  func answer(in devices: Devices, _ work: Work) throws(RecorderError) { try devices.booth.listen(work) }
}
