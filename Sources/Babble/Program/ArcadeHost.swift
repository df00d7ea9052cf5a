import Engine
import System
import Interface
import LargeLetters
import Learning
import Replays
import Saving
import Terminal
import WordGame

/// Acts on what scenes report. An answer goes to the journal before the frame that shows it counted; the save is
/// written when a game has ended, new words were shown, or the player has changed something.
struct ArcadeHost: LoopHost {
  /// Nil until the save is opened.
  private var store: SaveStore<PosixFileSystem>?
  private let options: Look
  /// Nil where the command line wants silence.
  private let sounds: SoundService?
  /// Nil in tests that need none.
  private var letters: LetterDesk?
  /// Replies to requests that nobody here sees to.
  private var refused: [InputEvent] = []
  private var save: SaveFile
  private var hasChanges = false
  /// The game that runs, or ran last.
  private var game = ""
  /// What went wrong when the save was last written.
  private var failure: String?
  /// Why the last round has no replay.
  private var replayFailure: String?
  /// Why nothing could be opened.
  private(set) var refusal: Failure?

  init(look: Look, sounds: SoundService? = nil, drafts: LetterService? = nil) {
    options = look
    self.sounds = sounds
    letters = drafts.map(LetterDesk.init)
    save = SaveFile()
  }

  init(
    store: SaveStore<PosixFileSystem>, look: Look, sounds: SoundService? = nil, drafts: LetterService? = nil
  ) {
    self.init(look: look, sounds: sounds, drafts: drafts)
    go(on: store)
  }

  /// Keeps everything in this save from now on.
  mutating func go(on store: SaveStore<PosixFileSystem>) {
    self.store = store
    save = store.save
  }

  /// The player's settings, and what the command line asks for over them.
  var look: Look {
    var look = save.settings.look(over: options)
    if let letters { look.pictures = letters.pictures }
    return look
  }

  /// What could not be saved, until it works again; or why nothing is saved at all.
  var complaint: String? {
    guard let store else { return nil }
    if case .readOnly(let reason) = store.access { return reason }
    return failure ?? replayFailure ?? store.journalFailure ?? store.backupFailure
  }

  /// What was found when the save was opened.
  var notices: [String] { store?.notices ?? [] }

  mutating func handle(_ reports: [any Sendable]) {
    let moment = Moment(Environment.time, offset: Environment.offset)
    var isDue = false
    for report in reports {
      if let started = report as? RoundStarted {
        game = started.game
      } else if let opened = report as? OpenedSave {
        go(on: SaveStore(opened, files: PosixFileSystem()))
      } else if let refusal = report as? Failure {
        self.refusal = refusal
      } else if let answer = report as? Answer {
        if store?.record(answer, game: game, in: &save, at: moment) == false { isDue = true }
        hasChanges = true
      } else if let asked = report as? Asked {
        see(to: asked)
      } else if let round = report as? RoundReplay {
        keep(round, at: moment)
        hasChanges = true
        isDue = true
      } else if let changed = report as? SettingsChanged {
        if save.settings == changed.settings { continue }
        save.settings = changed.settings
        hasChanges = true
        isDue = true
      } else if record(report, at: moment) {
        hasChanges = true
        isDue = true
      }
    }
    if isDue { write() }
    if save.settings.hasSound { sounds?.play(SoundService.Job(reports)) }
  }

  /// Keeps what a scene has reported. Returns whether that was something to remember.
  private mutating func record(_ report: any Sendable, at moment: Moment) -> Bool {
    let bodies = save.knowledge.events(of: report, at: moment.time)
    for body in bodies {
      if let store { store.record(body, in: &save, at: moment) } else { save.take(body, at: moment) }
    }
    return !bodies.isEmpty
  }

  mutating func arrivals() -> [InputEvent] {
    defer { refused = [] }
    return refused + (letters?.arrivals() ?? [])
  }

  private mutating func see(to asked: Asked) {
    if let letter = asked.request as? LetterRequest, letters != nil {
      letters?.take(letter, asked.id)
    } else {
      refused.append(.answer(Reply(to: asked.id, .refused)))
      Waker().wake()
    }
  }

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
    letters?.end()
    if hasChanges { write() }
    do throws(SaveError) { try store?.flush() } catch { failure = "Not saved: \(error)" }
  }

  /// Keeps a replay and counts its score, which names it only where it is there.
  private mutating func keep(_ round: RoundReplay, at moment: Moment) {
    let file = ReplayFile(round, player: save.settings.name, playedAt: moment.time, program: Babble.version)
    do throws(SaveError) {
      try store?.keep(file.bytes, as: ReplayFile.name(of: round))
      replayFailure = nil
      _ = record(round, at: moment)
    } catch {
      _ = record(round.result, at: moment)
      replayFailure = "The replay was not kept: \(error)"
    }
  }

  private mutating func write() {
    guard let store, store.access == .writable else { return }
    do throws(SaveError) {
      try store.write(save, at: Environment.time)
      hasChanges = false
      failure = nil
    } catch {
      failure = "Not saved: \(error)"
    }
  }
}

extension Settings {
  /// The player's look, and what the command line asks for over it.
  func look(over options: Look) -> Look {
    var look = options
    look.theme = Theme.named(theme) ?? .dark
    look.reducesMotion = options.reducesMotion || !hasMotion
    return look
  }
}
