import Engine
import Interface
import LargeLetters
import Learning
import Replays
import Saving
import System
import Terminal
import WordGame

/// Acts on the reports of scenes and answers their questions. It is the only owner of the player's knowledge.
/// An answer is in the journal before the frame that shows it counted; the save is written when a game has
/// ended, new words were shown, or the player has changed something.
struct ArcadeHost: LoopHost {
  private(set) var learner: Learner
  private var kept = Keeping()
  /// A large save that is waiting to be opened, or being opened.
  private var opening: Opening?
  var telling = Telling()
  var bankDesk = BankDesk()
  /// The look the command line asks for, with the terminal's own colours.
  private var options: Look
  /// Nil if the command line asks for silence.
  private let sounds: SoundService?
  private var letters: LetterDesk
  private var rubies: RubyDesk
  private var ink: InkDesk
  private var voice: VoiceDesk
  private var trainer = WeightTrainer()
  var hasChanges = false
  /// The events that take back the last answer, including those recorded together with it.
  var lastAnswers: [Event.Undo] = []
  /// The text that was last accepted as right, until the next answer.
  var lastAccepted: (word: WordMet, skill: Skill, text: String)?
  /// Why the save could not be opened.
  private(set) var refusal: Failure?

  /// A host before any save is opened.
  /// - Parameter arcade: used until then.
  init(
    _ learner: Learner, look: Look, sounds: SoundService? = nil, letters: LetterService? = nil,
    rubies: RubyService? = nil, programs: InstalledPrograms = InstalledPrograms(environment: [:])
  ) {
    self.learner = learner
    options = look
    self.sounds = sounds
    self.letters = LetterDesk(letters)
    self.rubies = RubyDesk(rubies)
    ink = InkDesk(programs)
    voice = VoiceDesk(programs)
  }

  /// Continues from an opened save, and writes to it from now on.
  mutating func use(_ opened: Opened) {
    learner = opened.learner
    if learner.takeAskedCourse() || learner.takeLearnedCourse() || opened.save.isMadeAnew { hasChanges = true }
    kept.use(opened.save)
  }

  /// Opens a save on other threads once the first question comes; they wake the loop.
  mutating func open(with opening: Opening) { self.opening = opening }

  /// The player's settings, overridden by the command line.
  var look: Look {
    var look = learner.save.settings.look(over: options)
    look.pictures = letters.pictures
    look.rubies = rubies.known
    return look
  }

  mutating func learn(_ colors: TerminalColors?) { options.follow(colors) }

  /// Why the last write failed, until one works again; or why nothing is saved at all.
  var complaint: String? { kept.complaint }

  /// Messages from opening the save.
  var notices: [String] { kept.notices }

  /// Reports that are neither `ArcadeReport` nor requests are meant for other hosts, and ignored.
  @discardableResult
  mutating func handle(_ reports: [any Sendable]) -> Changes {
    let moment = learner.moment
    var isDue = false
    for report in reports {
      if let report = report as? ArcadeReport {
        if take(report, at: telling.session?.within(moment) ?? moment) { isDue = true }
      } else if let asked = report as? Asked, !telling.take(asked),
        !ink.take(asked, dictionary: learner.library.dictionary)
      {
        letters.take(asked)
      }
    }
    if isSessionOver, !reports.isEmpty { telling.tell(.dayOver) }
    if isDue { write() }
    if learner.save.settings[.look.hasSound] {
      sounds?.play(
        SoundService.Job(reports) { word in
          kept.voice(of: learner.met(word), sound: learner.library.decks.shelved(word.deck)?.word(word.word)?.sound)
        })
    }
    return []
  }

  mutating func news() -> [any Sendable] { telling.take() }

  mutating func arrivals() -> [InputEvent] {
    kept.keepArrivals()
    if let result = opening?.result { finish(result) }
    if let trained = trainer.take() {
      record(.weights(trained), at: learner.moment)
      write()
    }
    if takeOwnWords(at: learner.moment) { write() }
    if telling.tellArrivals(&learner) {
      hasChanges = true
      write()
    }
    recordJoined(at: learner.moment)
    for news in voice.arrivals() { telling.tell(.voice(news)) }
    rubies.takeArrivals()
    return letters.arrivals() + ink.arrivals() + telling.arrivals()
  }

  mutating func want(_ pictures: [any PictureRequest]) { letters.want(pictures) }

  mutating func want(_ rubies: [RubyRequest]) { self.rubies.want(rubies) }

  /// Shows on the first line that something isn't saved.
  func decorate(_ canvas: inout Canvas) { kept.drawComplaint(on: &canvas) }

  mutating func flush() {
    sounds?.end()
    letters.end()
    ink.end()
    voice.end()
    rubies.end()
    trainer.end()
    telling.end()
    finishOwnWords(at: learner.moment)
    if hasChanges { write() }
    kept.flush(learner)
  }
}

/// Reports and questions.
extension ArcadeHost {
  /// Returns whether the save has to be written.
  private mutating func take(_ report: ArcadeReport, at moment: Moment) -> Bool {
    switch report {
    case .answer(let answer):
      hasChanges = true
      return !record(answer, telling.game, at: moment)
    case .course(let report): return take(report, at: moment)
    case .asks(let question): return answer(question, at: learner.moment)
    case .setting(let change): return choose { $0.save.settings.apply(change) }
    case .ended(let round): if telling.hasScore { keep(round, at: moment) }
    case .left: if telling.hasScore { record(report, at: moment) }
    case .learned, .met: record(report, at: moment)
    case .hint(let change):
      record(report, at: moment)
      telling.tell(.hint(change))
    case .endShown:
      telling.tellEnd(learner, at: moment)
      return false
    case .picture(let picture):
      telling.tell(.picture(kept.keep(picture, look, at: moment)))
      return false
    case .idle:
      train()
      return false
    case .spoken(let spoken):
      if spoken.isAsked, let reason = learner.silence(of: spoken) { telling.tell(.silent(reason)) }
      return false
    case .cue, .lookBack: return false
    }
    hasChanges = true
    return true
  }

  /// Does nothing for a home that is only read: the result couldn't be kept.
  private mutating func train() {
    guard let home = kept.home else { return }
    trainer.begin(learner.save.knowledge, home) { Waker().wake() }
  }

  /// Returns whether the choice changed anything.
  @discardableResult
  mutating func choose(_ choice: (inout Learner) -> Void) -> Bool {
    let before = learner.save.settings
    choice(&learner)
    if learner.save.settings == before { return false }
    hasChanges = true
    return true
  }

  /// Returns whether the answer is in the journal, in which case writing the save can wait.
  ///
  /// - Parameter withLast: whether it belongs to the answer before, and is undone together with it.
  mutating func record(
    _ answer: Answer, _ game: String, at moment: Moment, withLast: Bool = false
  ) -> Bool {
    learner.settleNewLimit(at: moment)
    let recorded = kept.record(answer, game, in: &learner.save, at: moment)
    lastAnswers = (withLast ? lastAnswers : []) + [recorded.undo].compactMap(\.self)
    return recorded.isKept
  }

  /// Records a scene's report: in the journal at once, in the save when that is next written.
  mutating func record(_ report: ArcadeReport, at moment: Moment) {
    for body in learner.save.knowledge.events(of: report, at: moment.time) { record(body, at: moment) }
  }

  /// Keeps a copy of the save before courses are reset. Returns its path, shortened for display.
  func keepCopy(beforeResetOf events: Int, at moment: Moment) throws(SaveError) -> String {
    try kept.copy(learner.save, beforeResetOf: events, at: moment)
  }

  mutating func record(_ body: Event.Body, at moment: Moment) {
    learner.settleNewLimit(at: moment)
    kept.record(body, in: &learner.save, at: moment)
  }

  /// Returns whether anything saved has changed: starting a round changes settings.
  private mutating func answer(_ question: ArcadeQuestion, at moment: Moment) -> Bool {
    guard opening == nil else {
      opening?.begin()
      return false
    }
    if case .own(let own) = question { return keep(own, at: moment) }
    // A deck named on the command line is for the game that began there.
    if question == .overview, learner.hasCourse { learner.roundOptions.deck = nil }
    if case .voice(let request) = question {
      // The microphone would pick up the loudspeaker.
      if request == .listen { sounds?.hush() }
      voice.take(
        request, learner, folder: kept.home?.voices,
        hasSound: sounds != nil && learner.save.settings[.look.hasSound])
      return false
    }
    if case .resetStages(let courses) = question { return reset(courses, at: moment) }
    // `babble due` should see the day as it was before the session that starts here.
    if case .today = question { kept.keepDue(learner) }
    let hasChanged = telling.answer(question, &learner, at: moment)
    recordJoined(at: moment)
    if hasChanged { hasChanges = true }
    return hasChanged
  }

  /// Records that words of the course are learned from other decks, so that they count as new no more.
  private mutating func recordJoined(at moment: Moment) {
    for word in learner.joined { record(.joined(learner.save.knowledge.short(word)), at: moment) }
    if !learner.joined.isEmpty { hasChanges = true }
    learner.joined = []
  }

  mutating func change(_ own: OwnWords) -> OwnWordsKept { learner.keep(own) }

  /// Adopts the words and decks that a thread has changed.
  mutating func goOn(withWordsOf made: Learner) {
    (learner.library.bank, learner.library.decks) = (made.library.bank, made.library.decks)
  }

  private mutating func finish(_ result: Result<Opened, Failure>) {
    opening = nil
    switch result {
    case .success(let opened):
      use(opened)
      _ = answer(.overview, at: learner.moment)
    case .failure(let failure):
      refusal = failure
      telling.tell(.refused)
    }
  }

  /// Keeps the replay and records the score, which refers to the replay only if that was written.
  private mutating func keep(_ round: RoundReplay, at moment: Moment) {
    let isKept = kept.keep(round, player: learner.save.settings[.look.name], at: moment)
    record(isKept ? .ended(round) : .left(round.result), at: moment)
  }

  private mutating func write() {
    if kept.write(learner) { hasChanges = false }
  }
}
