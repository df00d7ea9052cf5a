/// Listens to a voice while it is recorded: how loud it is, whether it is too loud, and when it has ended.
package struct VoiceMeter: Sendable {
  /// Why a recording is at its end.
  package enum End: Hashable, Sendable {
    /// Something was said, and then nothing for a while.
    case pause
    /// It has become as long as it may.
    case full
  }

  /// Samples in a second.
  package static let rate = 48_000
  /// The seconds that a recording has at most.
  package static let longest = 10.0
  /// The seconds of silence after which somebody has said all.
  package static let pause = 1.5
  /// What is quieter is silence, in decibels of full scale.
  package static let threshold = -45.0
  /// The seconds without a word after which a microphone seems to be off.
  private static let patience = 2.0
  /// More samples in a row as loud as can be written are no peak that just fits: what was louder is cut off.
  private static let mostAtFull = 3
  /// A fiftieth of a second.
  static let window = rate / 50
  /// A click is shorter than so many windows, and no word.
  private static let shortestWord = 3

  /// All that was heard so far.
  package private(set) var values: [Int16] = []
  /// How loud it was last, in decibels of full scale.
  package private(set) var level = Loudness.silence
  /// Whether some of it was too loud to be written.
  package private(set) var isClipped = false
  /// How loud each whole fiftieth of a second was.
  package private(set) var levels: [Double] = []
  private var atFull = 0
  private var loudInARow = 0
  /// The windows from the first word to the end of the last; nil while nothing was said.
  private(set) var spoken: Range<Int>?

  /// A meter that has heard nothing.
  package init() {}

  /// Listens on. What comes after the longest time is left out.
  package mutating func take(_ new: some Collection<Int16>) {
    let room = Int(Self.longest * Double(Self.rate)) - values.count
    for value in new.prefix(room) {
      atFull = value.magnitude >= UInt16(Int16.max) ? atFull + 1 : 0
      if atFull > Self.mostAtFull { isClipped = true }
      values.append(value)
      if values.count % Self.window == 0 { weigh(values.suffix(Self.window)) }
    }
  }

  /// How long it is, in seconds.
  package var seconds: Double { Double(values.count) / Double(Self.rate) }

  /// Whether nothing was said, for so long that the microphone may be off.
  package var isSilent: Bool { spoken == nil && seconds >= Self.patience }

  /// Why it is at its end; nil while it goes on.
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
