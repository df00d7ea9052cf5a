import Course
import Engine
import System
import Interface
import LargeLetters
import Learning
import Replays
import Saving
import Terminal
import WordGame

/// Acts on what scenes report, and answers what they ask. It alone holds what is known. An answer goes to the journal
/// before the frame that shows it counted; the save is written when a game has ended, new words were shown, or the
/// player has changed something.
struct ArcadeHost: LoopHost {
  private(set) var arcade: Arcade
  private var kept = Keeping()
  /// A large save that is to be opened, or is being opened.
  private var opening: Opening?
  var telling = Telling()
  var bankDesk = BankDesk()
  /// What the command line asks for, and the terminal's own colours.
  private var options: Look
  /// Nil where the command line wants silence.
  private let sounds: SoundService?
  private var letters: LetterDesk
  private var rubies: RubyDesk
  private var ink: InkDesk
  private var voice: VoiceDesk
  private var trainer = WeightTrainer()
  var hasChanges = false
  /// What takes the last answer back, with what goes with it.
  var lastAnswers: [Event.Undo] = []
  /// What the last answer was counted as right for, until the next one.
  var lastAccepted: (word: WordMet, skill: Skill, text: String)?
  /// Why nothing could be opened.
  private(set) var refusal: Failure?

  /// A host that knows nothing yet.
  /// - Parameter arcade: what it goes by until a save is opened.
  init(
    _ arcade: Arcade, look: Look, sounds: SoundService? = nil, letters: LetterService? = nil,
    rubies: RubyService? = nil, programs: InstalledPrograms = InstalledPrograms(environment: [:])
  ) {
    self.arcade = arcade
    options = look
    self.sounds = sounds
    self.letters = LetterDesk(letters)
    self.rubies = RubyDesk(rubies)
    ink = InkDesk(programs)
    voice = VoiceDesk(programs)
  }

  /// Goes on from a save that was opened, and keeps everything there from now on.
  mutating func use(_ opened: Opened) {
    arcade = opened.arcade
    if arcade.takeAskedCourse() || opened.save.isMadeAnew { hasChanges = true }
    kept.use(opened.save)
  }

  /// Opens a save on other threads, from the first question on; they wake the loop.
  mutating func open(with opening: Opening) { self.opening = opening }

  /// The player's settings, and what the command line asks for over them.
  var look: Look {
    var look = arcade.save.settings.look(over: options)
    look.pictures = letters.pictures
    look.rubies = rubies.known
    return look
  }

  mutating func learn(_ colors: TerminalColors?) { options.follow(colors) }

  /// What could not be saved, until it works again; or why nothing is saved at all.
  var complaint: String? { kept.complaint }

  /// What was found when the save was opened.
  var notices: [String] { kept.notices }

  /// What is neither a report of words nor a request is for other hosts, and ignored.
  mutating func handle(_ reports: [any Sendable]) {
    let moment = arcade.moment
    var isDue = false
    for report in reports {
      if let report = report as? ArcadeReport {
        if take(report, at: telling.session?.within(moment) ?? moment) { isDue = true }
      } else if let asked = report as? Asked, !telling.take(asked),
        !ink.take(asked, dictionary: arcade.dictionary)
      {
        letters.take(asked)
      }
    }
    if isSessionOver, !reports.isEmpty { telling.tell(.dayOver) }
    if isDue { write() }
    if arcade.save.settings.hasSound {
      sounds?.play(
        SoundService.Job(reports) { word in
          kept.voice(of: arcade.met(word), sound: arcade.decks.shelved(word.deck)?.word(word.word)?.sound)
        })
    }
  }

  mutating func news() -> [any Sendable] { telling.take() }

  mutating func arrivals() -> [InputEvent] {
    kept.keepArrivals()
    if let result = opening?.result { finish(result) }
    if let trained = trainer.take() {
      record(.weights(trained), at: arcade.moment)
      write()
    }
    if takeOwnWords(at: arcade.moment) { write() }
    if telling.tellArrivals(&arcade) {
      hasChanges = true
      write()
    }
    for news in voice.arrivals() { telling.tell(.voice(news)) }
    rubies.takeArrivals()
    return letters.arrivals() + ink.arrivals() + telling.arrivals()
  }

  mutating func want(_ pictures: [any PictureRequest]) { letters.want(pictures) }

  mutating func want(_ rubies: [RubyRequest]) { self.rubies.want(rubies) }

  /// Says on the first line what is not saved.
  func decorate(_ canvas: inout Canvas) { kept.drawComplaint(on: &canvas) }

  mutating func flush() {
    sounds?.end()
    letters.end()
    ink.end()
    voice.end()
    rubies.end()
    trainer.end()
    telling.end()
    finishOwnWords(at: arcade.moment)
    if hasChanges { write() }
    kept.flush(arcade)
  }
}

/// What it does about reports.
extension ArcadeHost {
  /// Returns whether the save has to be written.
  private mutating func take(_ report: ArcadeReport, at moment: Moment) -> Bool {
    switch report {
    case .answer(let answer):
      hasChanges = true
      return !record(answer, telling.game, at: moment)
    case .course(let report): return take(report, at: moment)
    case .asks(let question): return answer(question, at: arcade.moment)
    case .setting(let setting): if !arcade.take(setting) { return false }
    case .ended(let round): if !telling.isDrill { keep(round, at: moment) }
    case .left: if !telling.isDrill { record(report, at: moment) }
    case .learned, .met: record(report, at: moment)
    case .hint(let change):
      record(report, at: moment)
      telling.tell(.hint(change))
    case .endShown:
      telling.tellEnd(arcade, at: moment)
      return false
    case .picture(let picture):
      telling.tell(.picture(kept.keep(picture, look, at: moment)))
      return false
    case .idle:
      train()
      return false
    case .cue, .spoken, .lookBack: return false
    }
    hasChanges = true
    return true
  }

  /// A home that is only read has nowhere to keep what would be found.
  private mutating func train() {
    guard let home = kept.home else { return }
    trainer.begin(arcade.save.knowledge, home) { Waker().wake() }
  }

  /// Takes a choice about the course. Returns whether that has changed anything.
  mutating func choose(_ change: CourseChoice.Change) -> Bool { arcade.save.course.take(change) }

  /// Returns whether the journal has the answer, so that the save can wait.
  ///
  /// - Parameter withLast: whether it goes with the answer before, and is taken back with it.
  mutating func record(
    _ answer: Answer, _ game: String, at moment: Moment, withLast: Bool = false
  ) -> Bool {
    let recorded = kept.record(answer, game, in: &arcade.save, at: moment)
    lastAnswers = (withLast ? lastAnswers : []) + [recorded.undo].compactMap(\.self)
    return recorded.isKept
  }

  /// Keeps what a scene has told: in the journal at once, and in the save when that is written.
  mutating func record(_ report: ArcadeReport, at moment: Moment) {
    for body in arcade.save.knowledge.events(of: report, at: moment.time) { record(body, at: moment) }
  }

  /// Keeps a copy of the save before so many events reset courses. Returns its path, in short.
  func keepCopy(beforeResetOf events: Int, at moment: Moment) throws(SaveError) -> String {
    try kept.copy(arcade.save, beforeResetOf: events, at: moment)
  }

  mutating func record(_ body: Event.Body, at moment: Moment) {
    kept.record(body, in: &arcade.save, at: moment)
  }

  /// Returns whether that has changed what is saved: a round that begins changes settings.
  private mutating func answer(_ question: ArcadeQuestion, at moment: Moment) -> Bool {
    guard opening == nil else {
      opening?.begin()
      return false
    }
    if case .own(let own) = question { return keep(own, at: moment) }
    if case .voice(let wish) = question {
      // What a loudspeaker says would be recorded, too.
      if wish == .listen { sounds?.hush() }
      voice.take(
        wish, arcade, folder: kept.home?.voices, hasSound: sounds != nil && arcade.save.settings.hasSound)
      return false
    }
    if case .resetStages(let courses) = question { return reset(courses, at: moment) }
    // Whoever asks what is due while a session runs needs the day as it began.
    if case .today = question { kept.keepDue(arcade) }
    let hasChanged = telling.answer(question, &arcade, at: moment)
    if hasChanged { hasChanges = true }
    return hasChanged
  }

  /// Makes a change to the player's own words.
  mutating func change(_ own: OwnWords) -> OwnWordsKept { arcade.keep(own) }

  /// Goes on with words and decks as a thread has made them.
  mutating func goOn(withWordsOf made: Arcade) {
    (arcade.bank, arcade.decks) = (made.bank, made.decks)
  }

  /// The save is there, or isn't to be had.
  private mutating func finish(_ result: Result<Opened, Failure>) {
    opening = nil
    switch result {
    case .success(let opened):
      use(opened)
      _ = answer(.overview, at: arcade.moment)
    case .failure(let failure):
      refusal = failure
      telling.tell(.refused)
    }
  }

  /// Keeps a replay and counts its score, which names it only where it is there.
  private mutating func keep(_ round: RoundReplay, at moment: Moment) {
    let isKept = kept.keep(round, player: arcade.save.settings.name, at: moment)
    record(isKept ? .ended(round) : .left(round.result), at: moment)
  }

  private mutating func write() {
    if kept.write(arcade) { hasChanges = false }
  }
}
