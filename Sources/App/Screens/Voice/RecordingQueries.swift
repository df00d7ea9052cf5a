import Engine
import Learning
import System
import Games

/// Which words to record, or to hear in a lesson.
enum VoiceScope: Hashable, Sendable {
  /// The player's own words, then those of the current deck.
  case usual
  case deck(String)
  /// Words with a tag, from the player's own and the current deck.
  case tag(String)
  case words([WordReference])
  /// This word, even if it is already recorded.
  case again(WordReference)
}

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

/// Plays what was recorded, one side after the other. The answer tells why nothing can be heard; nil if it was.
struct PlayRecordings: LongQuery {
  let sides: [ShownSide]

  func answer(in learner: Learner, _ work: Work) -> Text? {
    guard !learner.todayOptions.isSilent, learner.save.settings[.look.hasSound] else {
      return "Sound is off: turn it on in Settings to hear yourself."
    }
    learner.devices.booth.play(sides, work)
    return nil
  }
}

/// Keeps the recordings of a word. The answer tells why it can't; nil if they are on the disk.
struct KeepRecording: ContextChange {
  static let nowhere = "Nothing is kept here, so there is no place for recordings."

  let item: ItemID

  func answer(in learner: Learner) -> Text? {
    guard let folder = learner.recordings else { return Text(Self.nowhere) }
    do throws(FileError) {
      try learner.devices.booth.save(item, in: folder)
      return nil
    } catch {
      return Text("Not kept: \(error)")
    }
  }

  func apply(_ problem: Text?, to learner: inout Learner) -> Changes { problem == nil ? .voice : [] }
}
