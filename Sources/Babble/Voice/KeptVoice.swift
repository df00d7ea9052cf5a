import Learning
import Saving
import Sound
import System
import Voice

/// Where the recordings of an item are, if there are any.
struct KeptVoice: Equatable, Sendable {
  let item: ItemID
  /// The folder of all recordings.
  let folder: VoiceFolder

  static func == (left: KeptVoice, right: KeptVoice) -> Bool {
    left.item == right.item && left.folder.path == right.folder.path
  }

  /// The term in the player's own voice; nil where it isn't recorded, or nothing reads it.
  func samples(_ runner: ProgramRunner) -> Samples? {
    folder.samples(of: item.rawValue, .term, runner)
  }
}

extension Home {
  /// The folder of recordings.
  var voices: VoiceFolder { VoiceFolder(voice, on: PosixFileSystem()) }
}
