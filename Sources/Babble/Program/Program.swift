import Dictionaries
import Engine
import System
import Glibc
import Learning
import Replays
import Saving
import Terminal
import WordGame

/// Brings together what the arcade needs from outside: environment, date, decks, save, terminal.
struct Program {
  let options: Options
  let environment: [String: String]
  var roundOptions = RoundOptions()
  var todayOptions = TodayOptions()
  /// The deck that the command line names, by id or as a file.
  var deck: String?

  init(_ options: Options) {
    self.options = options
    environment = EnvironmentVariables.current
    roundOptions.hasTimer = options.hasTimer
  }

  init(_ options: CommonOptions) {
    self.init(options.values)
  }

  /// Opens the arcade as it is without arguments. Nothing is made before the keeper stays behind: what both have in
  /// memory has to be copied for the one that goes on.
  static func open() -> Never {
    supervise { try Program(Options()).enter(starting: nil) }
  }

  /// Opens the arcade, or goes straight to what was asked for, and ends the process as the arcade ends.
  func open(starting start: Start?) -> Never {
    Self.supervise { try enter(starting: start) }
  }

  private func enter(starting start: Start?) throws -> Never {
    let terminal = try terminal(starting: start)
    let clock = try clock()
    var host = ArcadeHost(
      blank(clock), look: look, sounds: sounds, letters: LetterService(installed),
      rubies: RubyService(installed), programs: installed)
    let first = try firstScene(starting: start, clock, &host)
    let ending = try Self.run(terminal, &host) { _ in first }
    if let refusal = host.refusal { throw refusal }
    // Whoever goes straight to a game sees no landing screen, on which the notices stand.
    Printer.error((host.notices + [host.complaint].compactMap(\.self)).map { Text($0) })
    ending.exitProcess()
  }

  /// Shows a scene that has nothing to do with the save, and ends the process as the scene ends.
  func watch(_ load: @escaping @Sendable () throws -> any Scene) -> Never {
    Self.supervise {
      let scene = try load()
      var host = ReplayHost(look: ownLook, letters: LetterService(installed))
      try Self.run(try terminal(), &host) { _ in scene }.exitProcess()
    }
  }

  /// Lets somebody decide in a scene, then goes on with what was decided, and ends the process. Nothing follows a scene
  /// that was left without a decision.
  func choose(
    _ load: @escaping @Sendable () throws -> AnkiScene,
    then goOn: @escaping @Sendable (AnkiChoice) throws -> Void
  ) -> Never {
    Self.supervise {
      let terminal = try terminal()
      let scene = try load()
      var host = AnkiHost(look: ownLook)
      let ending = try Self.run(terminal, &host) { _ in scene }
      if let choice = host.choice { try goOn(choice) }
      ending.exitProcess()
    }
  }

  /// What the parent keeps in memory it keeps for as long as the program runs: so it comes first. Errors are told
  /// here, where the status of wrong use is known.
  private static func supervise(_ body: @escaping @Sendable () throws -> Never) -> Never {
    TerminalSession.supervise {
      do { try body() } catch { Babble.end(after: error) }
    }
  }

  /// The player's own look, where there is a save that tells it.
  var ownLook: Look {
    (try? look(at: try clock().moment))?.save.settings.look(over: look) ?? look
  }

  /// A large save is read while the first screen stands already; a game needs it first.
  private func firstScene(
    starting start: Start?, _ clock: Clock, _ host: inout ArcadeHost
  ) throws -> any Scene {
    let home = try home()
    if start == nil && home.size(on: PosixFileSystem()) > Self.largeHome {
      host.open(with: opening(of: home, clock))
      return OpeningScene()
    }
    let save = try opened(home, isReading: false, at: clock.moment)
    host.use(Opened(save: save, arcade: try arcade(save, shelf(of: home), clock)))
    return LandingScene(host.arcade.overview(at: clock.moment), starting: start)
  }

  /// The most bytes that are read before anything is shown: that takes some milliseconds.
  private static let largeHome = 256 << 10

  /// A host without a screen, for a session that is asked line by line.
  func plainHost() throws -> ArcadeHost {
    let (clock, home) = (try clock(), try home())
    var host = ArcadeHost(blank(clock), look: look)
    let save = try opened(home, isReading: false, at: clock.moment)
    host.use(Opened(save: save, arcade: try arcade(save, shelf(of: home), clock)))
    return host
  }

  /// What there is before a save is opened.
  private func blank(_ clock: Clock) -> Arcade {
    Arcade(
      decks: DeckList([Deck]()), save: SaveFile(), roundOptions: roundOptions, now: { clock.time },
      offset: 0, notice: .empty, chance: Chance(seed: 0))
  }

  private func opening(of home: Home, _ clock: Clock) -> Opening {
    let (program, moment) = (self, clock.moment)
    return Opening(
      isInOrder: home.hasConflictCopies(on: PosixFileSystem()),
      save: { try program.opened(home, isReading: false, at: moment) },
      shelf: { try program.shelf(of: home) },
      arcade: { try program.arcade($0, $1, clock) })
  }

  func home() throws -> Home {
    try Home.find(option: options.home, environment: environment)
  }

  /// What `BABBLE_TIME` makes of the machine's clock.
  func clock() throws(Failure) -> Clock {
    let namesHome = [options.home, environment["BABBLE_HOME"]].contains { $0?.isEmpty == false }
    return try Clock(variable: environment["BABBLE_TIME"], namesHome: namesHome)
  }

  func capabilities() throws -> Capabilities {
    try Capabilities(environment: environment, options: options.terminal)
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

  /// The save for a command that only reads it.
  func look(at moment: Moment) throws -> OpenedSave {
    let opened = try opened(home(), isReading: true, at: moment)
    if let obstacle = opened.obstacle { throw Failure(description: obstacle) }
    return opened
  }

  func opened(_ home: Home, isReading: Bool, at moment: Moment) throws -> OpenedSave {
    do {
      return try OpenedSave(
        home: home, files: PosixFileSystem(), isReading: isReading, surroundings(at: moment))
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  /// What opening a save needs.
  func surroundings(at moment: Moment) -> Surroundings {
    Surroundings(at: moment, chance: .random(in: 0 ... .max), machine: .find(environment), find: finder)
  }

  func arcade(_ opened: OpenedSave, _ shelf: DeckShelf, _ clock: Clock) throws -> Arcade {
    var (shelf, roundOptions) = (shelf, roundOptions)
    if let deck {
      let chosen = try shelf.find(deck)
      shelf.put(chosen)
      roundOptions.deck = chosen.deck.id
    }
    func short(_ sentences: [String]) -> String { opened.home.shortened(sentences.joined(separator: " ")) }
    let obstacle = opened.access.obstacle
    let notices = shelf.complaints + opened.notices
    var arcade = Arcade(
      decks: shelf.decks, save: opened.save, roundOptions: roundOptions, now: { clock.time },
      offset: clock.offset,
      // Mostly there are none, and joining even those takes a hundredth of the start.
      notice: notices.isEmpty ? .empty : Text(short(notices)),
      chance: Chance(seed: .random(in: 0 ... .max)), obstacle: obstacle.map { short([$0]) })
    arcade.todayOptions = todayOptions
    arcade.todayOptions.isSilent = !options.hasSound
    let voices = Voices(installed)
    arcade.voices = { voices.languages }
    arcade.recordings = { [home = opened.home] in voices.canPlay ? home.voices.names() : nil }
    let canDecode = installed.find(DeckSound.decoder) != nil
    arcade.soundingDecks = { [home = opened.home] in
      canDecode && voices.canPlay ? DeckMedia.decks(in: home, on: PosixFileSystem()) : []
    }
    (arcade.bank, arcade.bankObstacle) = (shelf.bank, shelf.bankObstacle.map { short([$0]) })
    (arcade.stages, arcade.kits) = (shelf.courses, shelf.kits)
    for place in arcade.save.knowledge.stages.values.flatMap(\.kits.keys) { arcade.kits.kits.pass(place.kit) }
    arcade.kitsObstacle = shelf.kitsObstacle.map { short([$0]) }
    let fetcher = KitFetcher(programs: installed)
    arcade.fetch = { (place, isWanted) throws(Failure) in try fetcher.offer(at: place, while: isWanted) }
    arcade.lessons = Lessons(programs: installed, home: opened.home)
    arcade.ownDecks = OwnDecks.kept(in: opened.home)
    arcade.dictionary = DictionaryPlace.path(environment)
    arcade.lookUp = LookUp.entries(in: arcade.dictionary)
    arcade.replay = { [home = opened.home] in ReplayFile.kept(in: home, as: $0) }
    return arcade
  }

  /// The programs that the machine has.
  var installed: InstalledPrograms { InstalledPrograms(environment: environment) }

  private var sounds: SoundService? { options.hasSound ? SoundService(installed) : nil }

  var ornaments: Ornaments { options.isASCII ? .ascii : .unicode }

  private var look: Look {
    Look(ornaments: ornaments, reducesMotion: options.reducesMotion)
  }
}
