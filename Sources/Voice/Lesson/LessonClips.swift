import Sound
import System

/// The sides of a lesson's words as sound, in a file: each is made once, and a lesson of thousands of words takes no more
/// memory than one of three.
final class LessonClips {
  private let file: NewFile
  private var ranges: [Range<Int>] = []
  private var count = 0

  /// Clips in a file beside the one that a lesson becomes; it goes with them.
  init(beside path: String, on files: any FileSystem) throws(FileError) {
    file = try NewFile(path, on: files, isReplacing: true)
  }

  /// Adds a clip at the usual rate. Returns its number.
  func add(_ samples: Samples) throws(FileError) -> Int {
    let bytes = samples.resampled(to: AudioLesson.rate).littleEndian
    try file.write(bytes)
    ranges.append(count..<count + bytes.count)
    count += bytes.count
    return ranges.count - 1
  }

  /// All of them are there.
  func finish() throws(FileError) { try file.flush() }

  /// How many samples a clip has.
  func length(_ clip: Int) -> Int { ranges[clip].count / 2 }

  /// A clip's samples, as bytes.
  func bytes(_ clip: Int) throws(FileError) -> [UInt8] {
    try file.read(from: ranges[clip].lowerBound, count: ranges[clip].count)
  }

  /// Tells whether the disk still takes something: what another program could not write there it doesn't say.
  func probe() throws(FileError) {
    try file.write([UInt8](repeating: 0, count: 1 << 20))
    try file.flush()
  }
}
