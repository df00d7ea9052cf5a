import Engine
import Learning

/// Ends the recording, before the speaker is silent.
struct EndRecording: Query {
  static var isQuick: Bool { true }

  func answer(in devices: Devices) { devices.booth.endRecording() }
}
