import Engine
import Games
import Interface
import Learning
import Storage
import System
import Terminal

/// Acts on the reports of scenes and owns what their queries are answered from. It is the only owner of the player's knowledge.
/// An answer is in the journal before the frame that shows it counted; the save is written when a game has
/// ended, new words were shown, or the player has changed something.
struct ArcadeHost: LoopHost {
  var learner: Learner
  private var kept = Persistence()
  /// A large save that is waiting to be opened, or being opened.
  private var opening: Opening?
  /// The look the command line asks for, with the terminal's own colours.
  private var options: Look
  var ownKeys = OwnKeys()
  /// Nil if the command line asks for silence.
  private let sounds: SoundService?
  private var letters: LetterBook
  private var rubies: RubyBook
  private let letterRunner: ProgramRunner
  private let rubyRunner: ProgramRunner
  private let ink: SharedInk
  private var trainer = WeightTrainer()
  /// What a key of the terminal has changed, until something else happens.
  private var note: Text?
  /// Why the save could not be opened.
  private(set) var refusal: Failure?

  /// A host before any save is opened.
  /// - Parameter learner: used until then.
  init(
    _ learner: Learner, look: Look, sounds: SoundService? = nil,
    programs: InstalledPrograms = InstalledPrograms(environment: [:])
  ) {
    self.learner = learner
    options = look
    self.sounds = sounds
    (letterRunner, rubyRunner) = (ProgramRunner(programs), ProgramRunner(programs))
    (letters, rubies) = (LetterBook(letterRunner), RubyBook(rubyRunner))
    ink = SharedInk(programs)
  }

  /// Continues from an opened save, and writes to it from now on.
  mutating func use(_ opened: Opened) {
    learner = opened.learner
    learner.folder = SaveFolder(opened.save.home, opened.save.access, PosixFileSystem())
    if learner.chooseAskedCourse() || learner.restoreCourse() || opened.save.isMadeAnew {
      learner.recording.hasChanges = true
    }
    kept.use(opened.save)
  }

  /// How to open the save again if it can only be read; nil if nothing else may write.
  var reopen: (@Sendable () -> Opened?)?

  private var reopener: SaveReopener {
    get { SaveReopener(open: reopen ?? { nil }) }
    set { newValue.opened.map { use($0) } }
  }

  /// Opens a save on other threads once the first query comes; they wake the loop.
  mutating func open(with opening: Opening) { self.opening = opening }

  mutating func prepare() -> Terminal.Opened {
    if refusal != nil { return .never }
    opening?.begin()
    return opening == nil ? .now : .later
  }

  /// The player's settings, overridden by the command line.
  var look: Look {
    var look = learner.save.settings.look(over: options)
    look.pictures = letters.pictures
    look.rubies = rubies.known
    return look
  }

  private var inkKnowledge: InkKnowledge { ink.knowledge(learner.library.dictionary) }

  private var album: Album { Album(folder: learner.folder, look: look, moment: learner.moment) }

  mutating func learn(_ colors: TerminalColors?) { options.adopt(colors) }

  /// Why the last write failed, until one works again; or why nothing is saved at all.
  var obstacle: String? { kept.obstacle }

  /// Messages from opening the save.
  var notices: [String] { kept.notices }

  static let providers = {
    var providers = Providers<ArcadeHost>()
    providers.provide(\.learner)
    providers.provide(\.learner.library)
    providers.provide(reading: \.learner.lookUpSources)
    providers.provide(reading: \.album)
    providers.provide(reading: \.inkKnowledge)
    providers.provide(\.learner.devices)
    providers.provide(\.letters)
    providers.provide(\.rubies)
    providers.provide(\.reopener)
    return providers
  }()

  /// Reports of other types are meant for other hosts, and ignored.
  @discardableResult
  mutating func handle(_ reports: [any Sendable]) -> Changes {
    var changes: Changes = []
    if !reports.isEmpty { note = nil }
    for report in reports {
      if let report = report as? ArcadeReport {
        changes.formUnion(handle(report))
      } else if let asked = report as? AskedQuery, asked.query is Listen {
        // The microphone would pick up the loudspeaker.
        sounds?.hush()
      }
    }
    if learner.isSessionOver, !reports.isEmpty { changes.insert(.day) }
    let volume = learner.save.settings[.look.sound]
    if volume != .off {
      sounds?.play(
        SoundService.Job(reports, volume) { word in
          kept.voice(
            of: learner.met(word), sound: learner.library.decks.shelved(word.deck)?.word(word.word)?.sound)
        })
    }
    save()
    return changes
  }

  private mutating func handle(_ report: ArcadeReport) -> Changes {
    if report == .idle { train() }
    return learner.record(report)
  }

  mutating func changeVolume() {
    guard let change = LookSettings.all.sound.next(in: learner.save.settings, by: 1) else { return }
    handle([ArcadeReport.setting(change)])
    if !learner.save.settings.hasSound { sounds?.hush() }
    let volume = LookSettings.all.sound.words(in: learner.save.settings)
    note = sounds == nil ? "no sound: --no-sound was given" : "sound: \(volume)"
  }

  mutating func save() { kept.save(&learner) }

  /// Starts a session in plain lines; nil if there is nothing to do.
  mutating func start(_ part: TodayPart) -> TodayReady? {
    let query = StartToday(part: part)
    let started = query.answer(in: learner)
    _ = query.apply(started, to: &learner)
    save()
    return started.ready
  }

  @discardableResult
  mutating func handleArrivals() -> Bool {
    let isOpening = opening != nil
    if let result = opening?.result { finish(result) }
    if let trained = trainer.drainWeights() { record(trained) }
    save()
    return isOpening
  }

  /// Shows on the first line that something isn't saved, or how far the journals are read.
  func decorate(_ canvas: inout Canvas) {
    kept.drawComplaint(on: &canvas)
    if let note { Page(canvas.size).drawHead(note, on: &canvas, Style(canvas.theme.accent)) }
    if let text = opening?.progress {
      Page(canvas.size).drawHead(text, on: &canvas, Style(canvas.theme.muted))
    }
  }

  mutating func flush() {
    sounds?.end()
    letterRunner.end()
    rubyRunner.end()
    trainer.end()
    kept.flush(&learner)
  }

  /// Trains weights if that is due, and waits for it: after a session in plain lines no screen is idle.
  ///
  /// - Parameter tell: called before it takes its time.
  mutating func trainAtOnce(tell: () -> Void) {
    flush()
    guard let home = kept.home, learner.save.knowledge.isTrainingDue else { return }
    tell()
    guard let trained = WeightTrainer.weights(learner.save.knowledge, home) else { return }
    record(trained)
    flush()
  }

  private mutating func record(_ trained: TrainedWeights) {
    learner.record(.weights(trained), at: learner.moment)
    learner.recording.isDue = true
  }

  /// Does nothing for a home that is only read: the result couldn't be kept.
  private mutating func train() {
    guard let home = kept.home else { return }
    trainer.begin(learner.save.knowledge, home) { Waker().wake() }
  }

  private mutating func finish(_ result: Result<Opened, Failure>) {
    opening = nil
    switch result {
    case .success(let opened): use(opened)
    case .failure(let failure): refusal = failure
    }
  }
}
