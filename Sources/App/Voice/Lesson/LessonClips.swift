import Sound
import System

/// The sounds of a lesson's words, in a temporary file: each is made once, and a lesson of thousands of words
/// takes no more memory than one of three.
final class LessonClips {
  private let file: NewFile
  private var ranges: [Range<Int>] = []
  private var count = 0

  /// The file is created next to the lesson's file and is removed with this object.
  init(beside path: String, on files: any FileSystem) throws(FileError) {
    file = try NewFile(path, on: files, isReplacing: true)
  }

  /// Adds a clip, resampled to the lesson's rate, and returns its index.
  func add(_ samples: Samples) throws(FileError) -> Int {
    let bytes = samples.resampled(to: AudioLesson.rate).littleEndian
    try file.write(bytes)
    ranges.append(count..<count + bytes.count)
    count += bytes.count
    return ranges.count - 1
  }

  /// Call after the last clip was added.
  func finish() throws(FileError) { try file.flush() }

  /// The length of a clip in samples.
  func length(_ clip: Int) -> Int { ranges[clip].count / 2 }

  func bytes(_ clip: Int) throws(FileError) -> [UInt8] {
    try file.read(from: ranges[clip].lowerBound, count: ranges[clip].count)
  }

  /// Finds out whether the disk is full, which another program that failed to write there doesn't tell.
  func probe() throws(FileError) {
    try file.write([UInt8](repeating: 0, count: 1 << 20))
    try file.flush()
  }
}
