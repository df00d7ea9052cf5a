import Formats
import Learning

/// All that is kept of a player, as `save.json` holds it. A value: changing it writes nothing.
public struct SaveFile: Equatable, Sendable {
  /// The version of the format.
  public static let schema: Int64 = 1
  /// The largest number of a line or a save that is believed.
  static let mostCounted = Int64(Counting.most)
  /// The most bytes that are read of a save: 20,000 words take about 5 MB.
  static let byteLimit = 64 << 20
  /// The most values in it: twice as many as the words can have.
  static let valueLimit = 6_000_000
  /// The most words that are kept: who meets fifty new ones a day gets there in five years. What is answered of any
  /// other is in the journal and among the hours alone.
  static let mostWords = 100_000

  /// What the player has chosen.
  public var settings = Settings()
  /// Every round that was played, in the order of playing.
  public var scores: [Score] = []
  /// What is known of each word that was met.
  public internal(set) var words: [WordKey: WordRecord] = [:]
  /// The answers of each hour with any, by the time at which it began, in seconds since 1970 UTC.
  public internal(set) var hours: [Int64: HourCount] = [:]
  /// The number of the last line of the journal that the figures include.
  public internal(set) var answers: Int64 = 0
  /// How often the save has been written.
  public internal(set) var sequence: Int64 = 0
  /// Members of the file that this version doesn't know.
  var unknown: [JSONMember] = []

  /// The save of a new player.
  public init() {}

  /// The figures of a word; those of a word never met when it isn't here.
  public func figures(deck: String, word: String) -> WordFigures {
    words[WordKey(deck: deck, word: word)]?.figures ?? WordFigures()
  }

  /// The player's own hint for a word; nil where there is none.
  public func mnemonic(deck: String, word: String) -> String? {
    words[WordKey(deck: deck, word: word)]?.mnemonic
  }

  /// Sets the player's own hint for a word; nil takes it away.
  public mutating func setMnemonic(_ text: String?, deck: String, word: String) {
    change(WordKey(deck: deck, word: word)) { $0.mnemonic = text }
  }

  /// Counts words that were only shown, at a time in seconds since 1970.
  public mutating func count(_ met: WordsMet, at time: Int64) {
    let time = Timestamp.clamped(time)
    for word in met.words {
      change(WordKey(deck: met.deck, word: word)) { $0.figures.countSight(at: time) }
    }
  }

  /// Counts an answer, at a time in seconds since 1970.
  public mutating func count(_ answer: Answer, at time: Int64) {
    let time = Timestamp.clamped(time)
    change(WordKey(deck: answer.deck, word: answer.word)) { $0.figures.count(answer, at: time) }
    hours[HourCount.hour(of: time), default: HourCount()].count(answer)
  }

  /// Only what can be read again is kept.
  private mutating func change(_ key: WordKey, _ change: (inout WordRecord) -> Void) {
    guard key.isWhole, words.count < Self.mostWords || words[key] != nil else { return }
    change(&words[key, default: WordRecord()])
  }

  /// Counts a line of the journal, unless it is included already.
  mutating func count(_ entry: JournalEntry) {
    guard entry.number > answers else { return }
    count(entry.answer, at: entry.time)
    answers = entry.number
  }

  /// The highest of the finished rounds of a game; of equal ones the first. A nil deck or variation means any.
  public func best(game: String, variation: String? = nil, deck: String? = nil) -> Score? {
    scores.filter { score in
      score.result.isFinished && score.result.game == game && deck ?? score.result.deck == score.result.deck
        && variation ?? score.result.variation == score.result.variation
    }.reduce(nil) { best, score in
      guard let best, best.result.score >= score.result.score else { return score }
      return best
    }
  }
}
