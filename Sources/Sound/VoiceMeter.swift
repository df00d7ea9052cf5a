import Glibc

/// Measures a voice while it is recorded: how loud it is, whether it clips, and when it has ended.
package struct VoiceMeter: Sendable {
  /// Why a recording has ended.
  package enum End: Hashable, Sendable {
    /// Something was said, followed by silence.
    case pause
    /// It has reached the longest length.
    case full
  }

  /// Samples per second.
  package static let rate = 48_000
  /// The longest recording, in seconds.
  package static let longest = 10.0
  /// Seconds of silence after which the speaker has finished.
  static let pause = 1.5
  /// Anything quieter is silence, in decibels of full scale.
  static let threshold = -45.0
  /// Seconds without a word after which the microphone seems to be off.
  private static let patience = 2.0
  /// The longest run of full-scale samples that may be a peak that just fits; a longer one was clipped.
  private static let mostAtFull = 3
  /// A fiftieth of a second, in samples.
  static let window = rate / 50
  /// Windows; anything shorter is a click, not a word.
  private static let shortestWord = 3

  /// All samples so far.
  private(set) var values: [Int16] = []
  /// The latest loudness, in decibels of full scale.
  private(set) var level = Loudness.silence
  package private(set) var isClipped = false
  /// The loudness of each whole window.
  package private(set) var levels: [Double] = []
  private var atFull = 0
  private var loudInARow = 0
  /// The windows from the first word to the end of the last; nil while nothing has been said.
  private(set) var spoken: Range<Int>?

  package init() {}

  /// Adds samples. Whatever exceeds the longest length is dropped.
  package mutating func add(_ new: some Collection<Int16>) {
    let room = Int(Self.longest * Double(Self.rate)) - values.count
    for value in new.prefix(room) {
      atFull = value.magnitude >= UInt16(Int16.max) ? atFull + 1 : 0
      if atFull > Self.mostAtFull { isClipped = true }
      values.append(value)
      if values.count % Self.window == 0 { weigh(values.suffix(Self.window)) }
    }
  }

  package var seconds: Double { Double(values.count) / Double(Self.rate) }

  /// Whether nothing has been said for so long that the microphone may be off.
  package var isSilent: Bool { spoken == nil && seconds >= Self.patience }

  /// Why the recording has ended; nil while it goes on.
  package var end: End? {
    if values.count >= Int(Self.longest * Double(Self.rate)) { return .full }
    guard let spoken else { return nil }
    return Double((levels.count - spoken.upperBound) * Self.window) / Double(Self.rate) >= Self.pause
      ? .pause : nil
  }

  private mutating func weigh(_ window: ArraySlice<Int16>) {
    level = Loudness.heard(in: window)
    levels.append(level)
    loudInARow = level > Self.threshold ? loudInARow + 1 : 0
    guard loudInARow >= Self.shortestWord else { return }
    spoken = (spoken?.lowerBound ?? levels.count - loudInARow)..<levels.count
  }
}
