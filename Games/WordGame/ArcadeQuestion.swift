import Engine
import Interface
import Learning

/// Questions that screens ask the host, which alone has decks, save file and clock.
public enum ArcadeQuestion: Hashable, Sendable {
  /// All courses of stages, with the player's progress.
  case stages
  case stage(StagePart, course: String)
  /// Change the player's own kits.
  case kits(KitWish)
  case stageStatistics(course: String)
  /// Reset the progress in some courses of stages.
  case resetStages([String])
  /// Fetch kits from elsewhere.
  case fetch(KitFetch)
  /// Record the player's voice.
  case voice(VoiceWish)
  /// Make an audio lesson.
  case walk(WalkWish)
}

/// A change to the player's own kits.
public enum KitWish: Hashable, Sendable {
  /// Changes that are undone together.
  case change([KitChange])
  /// Undo the last changes.
  case undo
  /// Add this course to the player's own.
  case course(StageCourse)
}

/// Fetching kits from elsewhere.
public enum KitFetch: Hashable, Sendable {
  /// From this address or file.
  case begin(String)
  /// Cancel.
  case end
}

/// Requests to the host while the player records their voice. The host has the microphone.
public enum VoiceWish: Hashable, Sendable {
  /// The words to record.
  case queue(VoiceScope)
  /// Turn on the microphone and report its level.
  case listen
  /// Start recording a side of a word.
  case begin(ShownSide)
  /// Stop recording.
  case enough
  /// Turn off the microphone and discard the current recording.
  case rest
  /// Play back the last recording of these sides, one after the other.
  case play([ShownSide])
  /// Stop playback.
  case hush
  /// Keep the last recording for an item.
  case keep(ItemID)
}

/// Which words to record.
public enum VoiceScope: Hashable, Sendable {
  /// The player's own words, then those of the current deck.
  case usual
  case deck(String)
  /// Words with a tag, from the player's own and the current deck.
  case tag(String)
  case words([WordReference])
  /// This word, even if it is already recorded.
  case again(WordReference)
}

/// Requests to the host while the player makes an audio lesson.
public enum WalkWish: Hashable, Sendable {
  case words(VoiceScope)
  /// Make the lesson.
  case export(WalkOrder)
  case cancel
}

/// An audio lesson to make.
public struct WalkOrder: Hashable, Sendable {
  public var words: [WordReference]
  /// The file name as typed.
  public var file: String
  public var options: WalkOptions
  /// Whether an existing file is replaced.
  public var isReplacing: Bool

  public init(_ words: [WordReference], to file: String, _ options: WalkOptions, isReplacing: Bool) {
    (self.words, self.file, self.options, self.isReplacing) = (words, file, options, isReplacing)
  }
}

/// Options of an audio lesson.
public struct WalkOptions: Hashable, Sendable {
  /// The side spoken first.
  public var first = ShownSide.term
  /// Seconds between the two sides; nil for as long as speaking the answer takes.
  public var pause: Int?
  /// Whether words are repeated with others in between.
  public var isSpaced = true
  /// How often a word is spoken; nil for the default.
  public var times: Int?
  /// Whether eSpeak NG speaks what isn't recorded.
  public var isFilled = false

  public init() {}
}
