import Learning
import Storage
import Sound
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

/// A sound file of a deck, read on demand.
struct DeckSound: Equatable, Sendable {
  /// In seconds.
  private static let longest = 20.0

  let path: String

  /// Nil if there is no such file, or it can't be decoded.
  func samples(_ runner: ProgramRunner) -> Samples? {
    guard let bytes = try? PosixFileSystem().read(path, limit: DeckMedia.mostBytes) else { return nil }
    return (Samples(wavFile: bytes) ?? decoded(bytes, runner))?.trimmed(to: Self.longest)
  }

  private func decoded(_ bytes: [UInt8], _ runner: ProgramRunner) -> Samples? {
    let arguments = [
      "-nostdin", "-loglevel", "error", "-protocol_whitelist", "pipe", "-i", "pipe:0",
      "-t", "\(Int(Self.longest))", "-vn", "-ac", "1", "-ar", "48000",
      "-c:a", "pcm_s16le", "-f", "wav", "pipe:1",
    ]
    guard case .done(let wav) = runner.run(.ffmpeg, arguments, input: bytes)
    else {
      return nil
    }
    return Samples(wavFile: wav)
  }
}
