import Engine
import Learning
import Storage
import System
import Terminal

/// The ways to open the screens. Each of them ends the process when its scene ends.
extension Program {
  /// Opens the first screen, or goes straight to `start`.
  func open(starting start: Start?) -> Never {
    Self.run { try enter(starting: start) }
  }

  private func enter(starting start: Start?) throws -> Never {
    let terminal = try terminal(starting: start)
    let clock = try clock()
    var host = ArcadeHost(
      blank(clock), look: look, sounds: sounds, programs: installed)
    host.ownKeys = try KeysFile.keys(of: home())
    let first = try firstScene(starting: start, clock, &host)
    let ending = try Self.run(terminal, &host) { _ in first }
    if let refusal = host.refusal { throw refusal }
    // A player who goes straight to a game never sees the landing screen, which shows the notices.
    let decks = host.learner.library.obstacles + host.learner.library.decks.failures
    let notices = decks + host.notices + [host.obstacle].compactMap(\.self)
    Printer.error(notices.map { Text($0) })
    ending.exitProcess()
  }

  /// Shows a scene that has nothing to do with the save.
  func watch(_ load: () throws -> any Scene) -> Never {
    Self.run {
      let scene = try load()
      var host = ReplayHost(look: ownLook, installed)
      try Self.run(try terminal(), &host) { _ in scene }.exitProcess()
    }
  }

  /// Lets the player make a choice in a scene, then carries it out. If the scene was left without a choice,
  /// nothing happens.
  func choose(_ load: () throws -> AnkiScene, then goOn: (AnkiChoice) throws -> Void) -> Never {
    Self.run {
      let terminal = try terminal()
      let scene = try load()
      var host = AnkiHost(look: ownLook)
      let ending = try Self.run(terminal, &host) { _ in scene }
      if let choice = host.choice { try goOn(choice) }
      ending.exitProcess()
    }
  }

  private static func run(_ body: () throws -> Never) -> Never {
    do { try body() } catch { Babble.end(after: error) }
  }

  /// The player's own look, if there is a save to tell it.
  var ownLook: Look {
    (try? look(at: try clock().moment))?.save.settings.look(over: look) ?? look
  }

  /// The same for what other people see, whatever this terminal's colours are.
  var recordedLook: Look {
    var look = ownLook
    look.adopt(nil)
    return look
  }

  /// A large save is read while the first screen is already up; a game needs it first.
  private func firstScene(
    starting start: Start?, _ clock: LearnerClock, _ host: inout ArcadeHost
  ) throws -> any Scene {
    let home = try home()
    host.reopen = reopening(of: home, clock)
    if start == nil && home.size(on: PosixFileSystem()) > Self.largeHome {
      host.open(with: opening(of: home, clock))
      return LandingScene(nil)
    }
    let save = try opened(home, isReading: false, at: clock.moment)
    host.use(Opened(save: save, learner: try learner(save, shelf(of: home), clock)))
    let overview = host.learner.overview(at: clock.moment)
    // A new home asks at once what to learn, unless there is something to say first.
    let isSilent = overview.notice.isEmpty && overview.obstacle.isEmpty
    return LandingScene(overview, starting: start ?? (overview.isNew && isSilent ? .today(.all) : nil))
  }

  /// Up to this many bytes are read before anything is shown, which takes some milliseconds.
  private static let largeHome = 256 << 10

  /// A host without a screen, for a session in plain lines.
  func plainHost() throws -> ArcadeHost {
    let (clock, home) = (try clock(), try home())
    var host = ArcadeHost(blank(clock), look: look)
    let save = try opened(home, isReading: false, at: clock.moment)
    host.use(Opened(save: save, learner: try learner(save, shelf(of: home), clock)))
    return host
  }

  /// The learner before a save is opened.
  private func blank(_ clock: LearnerClock) -> Learner {
    Learner(
      decks: DeckList([Deck]()), save: SaveFile(), roundOptions: roundOptions, now: { clock.time },
      offset: 0, notice: .empty, chance: Chance(seed: 0))
  }

  private func reopening(of home: Home, _ clock: LearnerClock) -> @Sendable () -> Opened? {
    let program = self
    return {
      guard OpenedSave.canWrite(in: home, PosixFileSystem()),
        let save = try? program.opened(home, isReading: false, at: clock.moment), save.access == .writable,
        var learner = try? program.learner(save, program.shelf(of: home), clock)
      else { return nil }
      learner.notice = "The other Babble has gone. What you do is saved from here on."
      return Opened(save: save, learner: learner)
    }
  }

  private func opening(of home: Home, _ clock: LearnerClock) -> Opening {
    let (program, moment) = (self, clock.moment)
    return Opening(
      isInOrder: home.hasConflictCopies(on: PosixFileSystem()),
      save: { share in try program.opened(home, isReading: false, at: moment, progress: share.note) },
      shelf: { try program.shelf(of: home) },
      learner: { try program.learner($0, $1, clock) })
  }

  private static func run(
    _ terminal: TerminalSession, _ host: inout some LoopHost, start: (Size) -> any Scene
  ) throws -> Ending {
    do {
      return try RunLoop.run(in: terminal, host: &host, start: start)
    } catch {
      throw Failure(description: error.description, status: error.exitStatus)
    }
  }

  /// - Throws: a failure that tells what is wrong with the terminal, and what to do.
  func terminal() throws -> TerminalSession {
    do {
      try TerminalSession.checkDescriptors()
      return try TerminalSession(try capabilities())
    } catch let error as TerminalError {
      throw Failure(description: error.description, status: error.exitStatus)
    }
  }

  /// As `terminal()`; if the day's session may have been wanted, the failure mentions the way to learn
  /// without a screen.
  func terminal(starting start: Start?) throws -> TerminalSession {
    do {
      return try terminal()
    } catch let failure as Failure {
      if case .game = start { throw failure }
      throw Failure(
        lines: failure.lines + ["Without one, learn line by line: babble today --plain"],
        status: failure.status)
    }
  }

  private var sounds: SoundService? { options.hasSound ? SoundService(installed) : nil }
}
