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
  /// Nil until the save is opened.
  private var store: SaveStore?
  /// A large save that is to be opened, or is being opened.
  private var opening: Opening?
  private var outbox: [any Sendable] = []
  /// What the command line asks for, and the terminal's own colours.
  private var options: Look
  /// Nil where the command line wants silence.
  private let sounds: SoundService?
  private var letters: LetterDesk
  private var trainer = WeightTrainer()
  private var answers = AnswerDesk()
  var hasChanges = false
  /// The game that runs, or ran last.
  private var game = ""
  /// Whether it is a drill, whose points nobody keeps.
  private var isDrill = false
  /// What takes the last answer back.
  var lastAnswer: Event.Undo?
  /// What the last answer was counted as right for, until the next one.
  var lastAccepted: (word: WordMet, skill: Skill, text: String)?
  /// The day's session that runs.
  var session: RunningSession?
  /// What was known before the round that runs, or ran last, and before the session.
  private var rounds = RunningRounds()
  /// What went wrong when the save was last written.
  private var failure: String?
  /// Why the last round has no replay.
  private var replayFailure: String?
  /// Why nothing could be opened.
  private(set) var refusal: Failure?

  /// A host that knows nothing yet.
  /// - Parameter arcade: what it goes by until a save is opened.
  init(_ arcade: Arcade, look: Look, sounds: SoundService? = nil, letters: LetterService? = nil) {
    self.arcade = arcade
    options = look
    self.sounds = sounds
    self.letters = LetterDesk(letters)
  }

  /// Goes on from a save that was opened, and keeps everything there from now on.
  mutating func use(_ opened: Opened) {
    arcade = opened.arcade
    if arcade.takeAskedCourse() { hasChanges = true }
    store = SaveStore(opened.save, files: PosixFileSystem())
  }

  /// Opens a save on other threads, from the first question on; they wake the loop.
  mutating func open(with opening: Opening) {
    self.opening = opening
  }

  /// The player's settings, and what the command line asks for over them.
  var look: Look {
    var look = arcade.save.settings.look(over: options)
    look.pictures = letters.pictures
    return look
  }

  mutating func learn(_ colors: TerminalColors?) { options.follow(colors) }

  /// What could not be saved, until it works again; or why nothing is saved at all.
  var complaint: String? {
    guard let store else { return nil }
    if case .readOnly(let reason) = store.access { return reason }
    return failure ?? replayFailure ?? store.journalFailure ?? store.backupFailure
  }

  /// What was found when the save was opened.
  var notices: [String] { store?.notices ?? [] }

  mutating func handle(_ reports: [any Sendable]) {
    let moment = arcade.moment
    var isDue = false
    for report in reports {
      if let report = report as? ArcadeReport {
        if take(report, at: session?.within(moment) ?? moment) { isDue = true }
      } else if let asked = report as? Asked {
        letters.take(asked)
      } else {
        assertionFailure("nobody takes the report \(report)")
      }
    }
    if isSessionOver, !reports.isEmpty { outbox.append(ArcadeNews.dayOver) }
    if isDue { write() }
    if arcade.save.settings.hasSound { sounds?.play(SoundService.Job(reports)) }
  }

  mutating func news() -> [any Sendable] {
    defer { outbox = [] }
    return outbox
  }

  mutating func arrivals() -> [InputEvent] {
    if let result = opening?.result { finish(result) }
    if let trained = trainer.take() { use(trained) }
    if let news = answers.arrival() { outbox.append(news) }
    return letters.arrivals()
  }

  mutating func want(_ pictures: [any PictureRequest]) { letters.want(pictures) }

  /// Says on the first line what is not saved.
  func decorate(_ canvas: inout Canvas) {
    guard let complaint, let store, !Page.isTooSmall(canvas.size) else { return }
    let line = Rect(Page(canvas.size).head.left, 0, Page(canvas.size).head.width, 1)
    canvas.fill(line, canvas.theme.ground)
    let short = store.home.shortened(complaint)
    canvas.put(Text(short).sentences(fitting: line.width), in: line, .leading, Style(canvas.theme.wrong))
  }

  mutating func flush() {
    sounds?.end()
    letters.end()
    trainer.end()
    if hasChanges { write() }
    do throws(SaveError) { try store?.flush() } catch { failure = "Not saved: \(error)" }
  }
}

/// What it does about reports.
extension ArcadeHost {
  /// Returns whether the save has to be written.
  private mutating func take(_ report: ArcadeReport, at moment: Moment) -> Bool {
    switch report {
    case .answer(let answer):
      hasChanges = true
      return !record(answer, game, at: moment)
    case .course(let report): return take(report, at: moment)
    case .ended(let round): if !isDrill { keep(round, at: moment) }
    case .left: if !isDrill { record(report, at: moment) }
    case .asks(let question): return answer(question, at: arcade.moment)
    case .setting(let setting):
      guard arcade.take(setting) else { return false }
    case .endShown:
      outbox += [rounds.round?.news(arcade, at: moment)].compactMap(\.self)
      return false
    case .picture(let picture):
      outbox.append(PictureDesk.keep(picture, look, in: store, at: moment))
      return false
    case .learned, .met: record(report, at: moment)
    case .hint(let change):
      record(report, at: moment)
      outbox.append(ArcadeNews.hint(change))
    case .idle:
      beginTraining()
      return false
    case .cue, .spoken, .lookBack: return false
    }
    hasChanges = true
    return true
  }

  /// Takes a choice about the course. Returns whether that has changed anything.
  mutating func choose(_ change: CourseChoice.Change) -> Bool { arcade.save.course.take(change) }

  /// Returns whether the journal has the answer, so that the save can wait.
  mutating func record(_ answer: Answer, _ game: String, at moment: Moment) -> Bool {
    guard let store else {
      lastAnswer = arcade.save.take(answer, game: game, at: moment).undo
      return true
    }
    let kept = store.record(answer, game: game, in: &arcade.save, at: moment)
    lastAnswer = kept.undo
    return kept.isKept
  }

  /// Keeps what a scene has told: in the journal at once, and in the save when that is written.
  private mutating func record(_ report: ArcadeReport, at moment: Moment) {
    for body in arcade.save.knowledge.events(of: report, at: moment.time) { record(body, at: moment) }
  }

  mutating func record(_ body: Event.Body, at moment: Moment) {
    if let store {
      store.record(body, in: &arcade.save, at: moment)
    } else {
      arcade.save.take(body, at: moment)
    }
  }

  /// Returns whether that has changed what is saved: a round that begins changes settings.
  private mutating func answer(_ question: ArcadeQuestion, at moment: Moment) -> Bool {
    guard opening == nil else {
      opening?.begin()
      return false
    }
    if answers.take(question, arcade, at: moment) { return false }
    let before = arcade.save.settings
    var news =
      isSessionOver && question == .todayEnd ? .todayEnd(todayEnd) : arcade.answer(question, at: moment)
    if case .round(let request, _) = question, case .round = news {
      (game, isDrill) = (request.game, request.isDrill)
    }
    if case .today(.some) = news {
      session = RunningSession(arcade.save.knowledge, at: moment)
      // Whoever asks what is due while it runs needs the day as it began.
      store?.keep(arcade.dueFile)
    }
    rounds.follow(&news, arcade.save.knowledge)
    outbox.append(news)
    guard arcade.save.settings != before else { return false }
    hasChanges = true
    return true
  }

  /// A home that is only read has nowhere to keep what would be found.
  private mutating func beginTraining() {
    guard let store, store.access == .writable else { return }
    trainer.begin(arcade.save.knowledge, store.home) { Waker().wake() }
  }

  private mutating func use(_ trained: TrainedWeights) {
    record(.weights(trained), at: arcade.moment)
    write()
  }

  /// The save is there, or isn't to be had.
  private mutating func finish(_ result: Result<Opened, Failure>) {
    opening = nil
    switch result {
    case .success(let opened):
      use(opened)
      outbox.append(ArcadeNews.overview(arcade.overview(at: arcade.moment)))
    case .failure(let failure):
      refusal = failure
      outbox.append(ArcadeNews.refused)
    }
  }

  /// Keeps a replay and counts its score, which names it only where it is there.
  private mutating func keep(_ round: RoundReplay, at moment: Moment) {
    let file = ReplayFile(
      round, player: arcade.save.settings.name, playedAt: moment.time, program: Babble.version)
    do throws(SaveError) {
      try store?.keep(file.bytes, as: ReplayFile.name(of: round))
      replayFailure = nil
      record(.ended(round), at: moment)
    } catch {
      record(.left(round.result), at: moment)
      replayFailure = "The replay was not kept: \(error)"
    }
  }

  private mutating func write() {
    guard let store, store.access == .writable else { return }
    do throws(SaveError) {
      try store.write(arcade.save, at: arcade.now())
      store.keep(arcade.dueFile)
      hasChanges = false
      failure = nil
    } catch {
      failure = "Not saved: \(error)"
    }
  }
}
