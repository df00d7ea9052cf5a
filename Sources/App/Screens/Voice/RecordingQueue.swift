import Engine
import Learning

/// The words to record.
struct RecordingQueue: Query {
  let scope: VoiceScope

  func answer(in learner: Learner) -> VoiceQueue { learner.voiceQueue(scope) }
}
