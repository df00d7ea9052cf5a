import Learning

/// What has happened since the start, as far as it isn't in the save.
struct Recording: Sendable {
  /// Events that aren't in the journal yet.
  var unwritten: [Event] = []
  /// Whether anything has changed since the save was written.
  var hasChanges = false
  /// Whether the save should be written now: at the end of a game or session, and after a choice.
  var isDue = false
  /// The events that take back the last answer, including those recorded together with it.
  var lastAnswers: [Event.Undo] = []
  /// The text that was last accepted as right, until the next answer.
  var lastAccepted: (word: WordMet, skill: Skill, text: String)?
  /// The current game, or the last one.
  var game = ""
  /// Whether its score counts.
  var hasScore = true
  /// New words that were shown before the current round, until it asks something.
  var shown: WordsMet?
  /// Why the last round has no replay.
  var replayFailure: String?
  /// The knowledge before the current or last round, and before the session.
  var round, day: RoundChanges?
  /// The day's current session.
  var session: RunningSession?
}
