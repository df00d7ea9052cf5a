import Engine
import Interface
import Learning

/// All that scenes of words tell the host. Whoever takes reports switches over all of them, so that none is forgotten.
public enum ArcadeReport: Hashable, Sendable {
  /// An answer was given.
  case answer(Answer)
  /// What happens in a day's course.
  case course(CourseReport)
  /// A whole alphabet was learned.
  case learned(AlphabetLearned)
  /// Words were shown without being asked.
  case met(WordsMet)
  /// The player has written a hint.
  case hint(MnemonicChanged)
  /// Something is to be heard.
  case cue(SoundCue)
  /// Something is to be said aloud.
  case spoken(Spoken)
  /// From a pause the player wants to see what just was.
  case lookBack
  /// A round has come to its end.
  case ended(RoundReplay)
  /// A round was left in which something was answered.
  case left(RoundResult)
  /// The player has chosen something.
  case setting(Setting)
  /// The end of a round is shown. What the round has changed comes as news.
  case endShown
  /// The player wants a picture of an end, to show around. What comes of it comes as news.
  case picture(StillPicture)
  /// The first screen has stood for a while without a key: what can wait may be done now.
  case idle
  /// A screen wants something that only the host knows. It comes as news.
  case asks(ArcadeQuestion)
}

/// What the player can choose, one thing at a time.
public enum Setting: Hashable, Sendable {
  /// What the player is called.
  case name(String)
  /// What the player is drawn as: the name of a figure, or a letter.
  case avatar(String)
  /// The theme's name.
  case theme(String)
  /// Whether things move.
  case motion(Bool)
  /// Whether anything is heard.
  case sound(Bool)
  /// Whether games run against the clock.
  case timers(Bool)
  /// Whether the player's best run races along.
  case ghost(Bool)
  /// The seconds of a timed game; nil leaves it to the game.
  case seconds(Int?)
  /// The id of the deck to play with.
  case deck(String)
  /// What screens and games keep by a name such as `memory.field`.
  case choice(String, String)
}

/// What screens ask the host, which alone has decks, save and clock.
public enum ArcadeQuestion: Hashable, Sendable {
  /// What the first screen shows.
  case overview
  /// What the player has chosen.
  case settings
  /// The words of a round, to be played in a window of this size.
  case round(GameRequest, window: Size)
  /// What a game's menu of kinds shows.
  case menu(game: String)
  /// Whether the deck of a code is here.
  case code(RoundCode)
  /// All decks, and what is known of each.
  case decks
  /// The words of a deck with what is known of them, perhaps in the system of romanisation that is chosen.
  case words(deck: String, isRomanized: Bool)
  /// What is known and was played.
  case statistics
  /// What can be learned from day to day.
  case courses
  /// A day's session.
  case today(TodayPart)
  /// What finds out how much of a deck somebody knows.
  case placement(deck: String)
  /// What the day's session came to.
  case todayEnd
  /// What comes of words that are to be among the player's decks.
  case own(OwnWords)
  /// What a dictionary has.
  case lookUp(LookUpQuestion)
  /// All courses of stages, and how far the player is in each.
  case stages
  /// The questions of a part of a course of stages.
  case stage(StagePart, course: String)
  /// What comes of a change to the player's own kits.
  case kits(KitWish)
  /// What was answered in a course of stages so far.
  case stageStatistics(course: String)
  /// What comes of forgetting what was achieved in some courses of stages.
  case resetStages([String])
  /// Kits from elsewhere.
  case fetch(KitFetch)
  /// All of the player's own words, and those of decks about which they have written something.
  case bank
  /// What somebody wants who records their voice.
  case voice(VoiceWish)
  /// What somebody wants who makes an audio lesson.
  case walk(WalkWish)
  /// Whether a term is among the words of a language, and what a dictionary says of it. Without a language it is that of
  /// the deck that is learned; an empty term only asks which languages there are.
  case term(String, language: String?)
  /// The decks that can be made of a dictionary.
  case madeDecks
}

/// What the player wants of their own kits.
public enum KitWish: Hashable, Sendable {
  /// These changes, to be taken back together.
  case change([KitChange])
  /// The last ones are taken back.
  case undo
  /// This course stands among the player's own.
  case course(StageCourse)
}

/// Kits that are to come from elsewhere.
public enum KitFetch: Hashable, Sendable {
  /// From this address, or this file.
  case begin(String)
  /// They are no longer wanted.
  case end
}

/// Words that the player brings.
public enum OwnWords: Hashable, Sendable {
  /// Those of the file whose path was pasted, or that was dropped on the terminal.
  case file(String)
  /// One that was typed, of a language by its tag.
  case word(String, meaning: String, language: String)
  /// One that a dictionary has, with the sentence in which they met it.
  case entry(DictionaryEntry, sentence: String? = nil)
  /// A word of theirs, or what they write about a word, changes.
  case change(BankChange)
  /// The last change is taken back.
  case undo
  /// Those of a deck are to stand in a file.
  case export(deck: String)
  /// Those of a deck that can be made of a dictionary.
  case make(deck: String)
}

extension Step {
  /// Tells the host of words. Everything that a scene of words reports goes through here.
  public mutating func report(_ report: ArcadeReport) {
    self.report(report as any Sendable)
  }
}
