import Engine
import Learning

/// Plays what was recorded, one side after the other. The answer tells why nothing can be heard; nil if it was.
struct PlayRecordings: LongQuery {
  let sides: [ShownSide]

  func answer(in learner: Learner, _ work: Work) -> Text? {
    guard !learner.todayOptions.isSilent, learner.save.settings.hasSound else {
      return "Sound is off: turn it on in Settings to hear yourself."
    }
    learner.devices.booth.play(sides, work)
    return nil
  }
}
