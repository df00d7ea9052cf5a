import Sound

/// An audio lesson: which word is said when, with pauses in which the listener can answer. Times are in
/// samples, at 48,000 per second.
public struct AudioLesson: Hashable, Sendable {
  /// Samples per second.
  public static let rate = VoiceMeter.rate

  /// A word with the lengths of its two sides.
  public struct Word: Hashable, Sendable {
    /// The title of its chapter, such as "casa – house".
    public let title: String
    /// In samples.
    let term, meaning: Int

    public init(_ title: String, term: Int, meaning: Int) {
      (self.title, self.term, self.meaning) = (title, term, meaning)
    }

    func length(of side: VoiceSide) -> Int { side == .term ? term : meaning }
  }

  public struct Options: Hashable, Sendable {
    /// The upper bound of `times`.
    public static let mostTimes = intervals.count + 1

    /// The side said first; the other one answers it.
    var first: VoiceSide
    /// Seconds between the two sides; nil for the length of the answer plus a moment to think.
    var pause: Double?
    /// Whether a word comes back after an interval, with others in between; otherwise it is repeated at once.
    public var isSpaced: Bool
    /// How often each word is said, at most `mostTimes`.
    public var times: Int

    /// By default every word comes back three times, spaced.
    public init(
      first: VoiceSide = .term, pause: Double? = nil, isSpaced: Bool = true, times: Int? = nil
    ) {
      (self.first, self.pause, self.isSpaced) = (first, pause, isSpaced)
      self.times = min(max(times ?? (isSpaced ? 4 : 1), 1), Self.mostTimes)
    }
  }

  /// One turn of a word: one side, a pause, the other side.
  public struct Entry: Hashable, Sendable {
    /// The index of the word.
    public let word: Int
    /// When the first side starts, when the other one starts, and when that ends.
    public let start, answer, end: Int
  }

  /// A part of the lesson that starts with a new word.
  public struct Chapter: Hashable, Sendable {
    public let title: String
    public let start, end: Int
  }

  /// Seconds after which a word comes back: the first of Pimsleur's graduated intervals (Pimsleur 1967, A
  /// Memory Schedule, The Modern Language Journal 51, 73–75).
  public static let intervals = [5.0, 25, 120, 600, 3600]
  /// Seconds to think that the default pause adds to the length of the answer.
  static let thinking = 1.5
  public static let gap = 1.0
  /// The longest silence before a word comes back, in seconds. When there is nothing else to say, the word
  /// comes early.
  static let mostSilence = 10.0

  public let words: [Word]
  let options: Options
  /// The turns, in order.
  public let entries: [Entry]

  public init(_ words: [Word], _ options: Options = Options()) {
    (self.words, self.options) = (words, options)
    var plan = LessonPlan(words, options)
    entries = plan.made()
  }

  /// The length in samples, with a moment of silence at the end.
  public var length: Int { entries.last.map { $0.end + Self.samples(Self.gap) } ?? 0 }

  /// The length in seconds.
  public var seconds: Double { Double(length) / Double(Self.rate) }

  /// A chapter for each word, from its first turn to that of the next new one.
  public var chapters: [Chapter] {
    var known = Set<Int>()
    let new = entries.filter { known.insert($0.word).inserted }
    let ends = new.dropFirst().map(\.start) + [length]
    return zip(new, ends).map { Chapter(title: words[$0.word].title, start: $0.start, end: $1) }
  }

  static func samples(_ seconds: Double) -> Int { Int((seconds * Double(rate)).rounded()) }
}
