import Learning
import Saving
import Sound
import System
import Voice

/// Where a word's own sound is, if it has one: the player's recording of its item, else one that came with its deck.
struct KeptVoice: Equatable, Sendable {
  let item: ItemID
  /// What came with the deck.
  var sound: DeckSound?
  /// The folder of all recordings.
  let folder: VoiceFolder

  static func == (left: KeptVoice, right: KeptVoice) -> Bool {
    left.item == right.item && left.folder.path == right.folder.path && left.sound == right.sound
  }

  /// The term in the player's own voice, else as its deck has it; nil where it isn't recorded, or nothing reads it.
  func samples(_ runner: ProgramRunner) -> Samples? {
    folder.samples(of: item.rawValue, .term, runner) ?? sound?.samples(runner)
  }
}

extension Home {
  /// The folder of recordings.
  var voices: VoiceFolder { VoiceFolder(voice, on: PosixFileSystem()) }
}
