import Saving
import Sound
import System

/// A sound that lies beside a deck. Only what is asked for is read.
struct DeckSound: Equatable, Sendable {
  /// The program that reads what isn't a plain WAV.
  static let decoder = "ffmpeg"
  /// Seconds of a sound, and of the program that reads it.
  private static let (longest, patience) = (20.0, 10.0)

  let path: String

  /// What is heard; nil where there is none, or nothing reads it.
  func samples(_ runner: ProgramRunner) -> Samples? {
    guard let bytes = try? PosixFileSystem().read(path, limit: DeckMedia.mostBytes) else { return nil }
    return (Samples(wavFile: bytes) ?? decoded(bytes, runner))?.trimmed(to: Self.longest)
  }

  private func decoded(_ bytes: [UInt8], _ runner: ProgramRunner) -> Samples? {
    let arguments = [
      "-nostdin", "-loglevel", "error", "-i", "pipe:0", "-t", "\(Int(Self.longest))", "-vn", "-ac", "1",
      "-ar", "48000",
      "-c:a", "pcm_s16le", "-f", "wav", "pipe:1",
    ]
    guard case .done(let wav) = runner.run(Self.decoder, arguments, input: bytes, seconds: Self.patience)
    else {
      return nil
    }
    return Samples(wavFile: wav)
  }
}
