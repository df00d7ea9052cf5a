import Engine
import Learning

/// Records a side while the microphone is on. Nil if it was cancelled.
struct RecordSide: LongQuery {
  let side: ShownSide

  func answer(in devices: Devices, _ work: Work) -> VoiceShape? { devices.booth.record(side, work)?.shown }
}
