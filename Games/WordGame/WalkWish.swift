import Engine
import Learning

/// What somebody wants of the host who makes an audio lesson of words.
public enum WalkWish: Hashable, Sendable {
  /// Words to choose from.
  case words(VoiceScope)
  /// The lesson.
  case export(WalkOrder)
  /// No lesson any more.
  case cancel
}

/// A lesson that is to be made.
public struct WalkOrder: Hashable, Sendable {
  /// Its words, in order.
  public var words: [WordReference]
  /// The file, as it was typed.
  public var file: String
  /// How it goes.
  public var options: WalkOptions
  /// Whether a file that is there gives way.
  public var isReplacing: Bool

  /// An order of its parts.
  public init(_ words: [WordReference], to file: String, _ options: WalkOptions, isReplacing: Bool) {
    (self.words, self.file, self.options, self.isReplacing) = (words, file, options, isReplacing)
  }
}

/// How an audio lesson goes.
public struct WalkOptions: Hashable, Sendable {
  /// The side that is said first.
  public var first = ShownSide.term
  /// Seconds between the two sides; nil for as long as the answer takes.
  public var pause: Int?
  /// Whether a word returns with others in between.
  public var isSpaced = true
  /// How often a word is said; nil for the usual.
  public var times: Int?
  /// Whether eSpeak NG says what isn't recorded.
  public var isFilled = false

  /// The usual options.
  public init() {}
}

extension WalkOptions: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, first.rawValue, pause, isSpaced, times, isFilled)
  }
}
