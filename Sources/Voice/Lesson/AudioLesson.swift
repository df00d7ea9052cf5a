import Sound

/// An audio lesson: which word is said when, so that whoever listens can answer in the pause. Times are in samples, of which there are
/// 48,000 a second.
public struct AudioLesson: Hashable, Sendable {
  /// Samples in a second.
  public static let rate = VoiceMeter.rate

  /// A word with how long its sides are.
  public struct Word: Hashable, Sendable {
    /// What its chapter is called, as in "casa – house".
    public let title: String
    /// How long each side takes.
    public let term, meaning: Int

    /// A word of its parts.
    public init(_ title: String, term: Int, meaning: Int) {
      (self.title, self.term, self.meaning) = (title, term, meaning)
    }

    func length(of side: VoiceSide) -> Int { side == .term ? term : meaning }
  }

  /// How a lesson goes.
  public struct Options: Hashable, Sendable {
    /// How often a word may be said.
    public static let mostTimes = intervals.count + 1

    /// The side that is said first; the other answers it.
    public var first: VoiceSide
    /// Seconds between the two; nil for as long as the answer takes, and a moment to think.
    public var pause: Double?
    /// Whether a word returns after some time, with others in between; else it is said again at once.
    public var isSpaced: Bool
    /// How often each word is said.
    public var times: Int

    /// Options; unless said otherwise every word comes back three times, spaced.
    public init(
      first: VoiceSide = .term, pause: Double? = nil, isSpaced: Bool = true, times: Int? = nil
    ) {
      (self.first, self.pause, self.isSpaced) = (first, pause, isSpaced)
      self.times = min(max(times ?? (isSpaced ? 4 : 1), 1), Self.mostTimes)
    }
  }

  /// A word that is said once: one side, a pause, the other side.
  public struct Entry: Hashable, Sendable {
    /// The word's place among the words.
    public let word: Int
    /// Where its first side begins, where the other one does, and where that ends.
    public let start, answer, end: Int
  }

  /// A part of the lesson that begins with a new word.
  public struct Chapter: Hashable, Sendable {
    /// The word's title.
    public let title: String
    /// From where to where it goes.
    public let start, end: Int
  }

  /// Seconds after which a word returns: the first of Pimsleur's graduated intervals (Pimsleur 1967, A Memory Schedule, The Modern
  /// Language Journal 51, 73–75).
  public static let intervals = [5.0, 25, 120, 600, 3600]
  /// Seconds of thinking that the usual pause has besides the answer.
  public static let thinking = 1.5
  /// Seconds between two words.
  public static let gap = 1.0
  /// Seconds of silence at most before a word returns. Where nothing else is left to say it comes before its time then.
  public static let mostSilence = 10.0

  /// The words.
  public let words: [Word]
  /// How it goes.
  public let options: Options
  /// What is said, in order.
  public let entries: [Entry]

  /// Plans a lesson.
  public init(_ words: [Word], _ options: Options = Options()) {
    (self.words, self.options) = (words, options)
    var plan = LessonPlan(words, options)
    entries = plan.made()
  }

  /// How long it is, with a moment of silence at its end.
  public var length: Int { entries.last.map { $0.end + Self.samples(Self.gap) } ?? 0 }

  /// How long it is, in seconds.
  public var seconds: Double { Double(length) / Double(Self.rate) }

  /// A chapter for each word, from where it is new to the next new one.
  public var chapters: [Chapter] {
    var known = Set<Int>()
    let new = entries.filter { known.insert($0.word).inserted }
    let ends = new.dropFirst().map(\.start) + [length]
    return zip(new, ends).map { Chapter(title: words[$0.word].title, start: $0.start, end: $1) }
  }

  static func samples(_ seconds: Double) -> Int { Int((seconds * Double(rate)).rounded()) }
}
