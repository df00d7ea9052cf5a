import Sound
import Storage
import System

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
