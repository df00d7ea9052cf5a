import System
import Saving
import Sound
import Synchronization

/// Keeps sounds in a folder instead of playing them: `001-match.wav`, `002-speech-ka.wav` and so on.
final class SoundFolder: Sendable {
  private let path: String
  private let count = Mutex(0)

  init(_ path: String) {
    self.path = path
  }

  /// Keeps one more. Where that fails it is missing, as a sound would be that nobody hears.
  func keep(_ samples: Samples, _ name: String) {
    let number = count.withLock { count in
      count += 1
      return String(count)
    }
    let padded = String(repeating: "0", count: max(0, 3 - number.utf8.count)) + number
    try? DeckFiles.write(samples.wavFile, to: "\(path)/\(padded)-\(name).wav", on: PosixFileSystem())
  }
}
