import Learning
import Sound
import Storage
import System

/// A word's own sound, if it has one: the player's recording of its item, or else the sound of its deck.
struct KeptVoice: Equatable, Sendable {
  let item: ItemID
  var sound: DeckSound?
  let folder: VoiceFolder

  static func == (left: KeptVoice, right: KeptVoice) -> Bool {
    left.item == right.item && left.folder.path == right.folder.path && left.sound == right.sound
  }

  /// The term in the player's own voice, or else as in the deck; nil without either, or if it can't be
  /// decoded.
  func samples(_ runner: ProgramRunner) -> Samples? {
    folder.samples(of: item.rawValue, .term, runner) ?? sound?.samples(runner)
  }
}

extension Home {
  var voices: VoiceFolder { VoiceFolder(voice, on: PosixFileSystem()) }
}
