import Engine
import Learning
import Storage
import System
import Terminal

/// Gathers everything the program needs from outside: environment, date, decks, save, terminal.
struct Program {
  let options: Options
  /// Shared by the whole run, so that a program which was found once is started from there until the end.
  let installed: InstalledPrograms
  var roundOptions = RoundOptions()
  var todayOptions = TodayOptions()
  /// The deck named on the command line, by id or as a file.
  var deck: String?

  init(_ options: Options, environment: [String: String] = EnvironmentVariables.current) {
    self.options = options
    installed = InstalledPrograms(environment: environment)
    roundOptions.hasTimer = options.hasTimer
    roundOptions.reducesMotion = options.reducesMotion
  }

  init(_ options: CommonOptions) {
    self.init(options.values)
  }

  func home() throws -> Home {
    try Home.find(option: options.home, environment: environment)
  }

  /// The machine's clock, shifted by `BABBLE_TIME`.
  func clock() throws(Failure) -> LearnerClock {
    let namesHome = [options.home, environment[variable: .babbleHome]].contains { $0?.isEmpty == false }
    return try LearnerClock(variable: environment[variable: .babbleTime], namesHome: namesHome)
  }

  func capabilities() throws -> Capabilities {
    try Capabilities(environment: environment, options: options.terminal)
  }

  /// Opens the save for a command that only reads it.
  ///
  /// - Parameter isGlance: whether that must be a matter of milliseconds.
  func look(at moment: Moment, isGlance: Bool = false) throws -> OpenedSave {
    let opened = try opened(home(), isReading: true, isGlance: isGlance, at: moment)
    if let obstacle = opened.obstacle { throw Failure(description: obstacle) }
    return opened
  }

  func opened(
    _ home: Home, isReading: Bool, isGlance: Bool = false, at moment: Moment,
    progress: (Int, Int) throws -> Void = { _, _ in }
  ) throws -> OpenedSave {
    do {
      return try OpenedSave(
        home: home, files: PosixFileSystem(), isReading: isReading, isGlance: isGlance,
        openContext(at: moment),
        progress: progress)
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  func openContext(at moment: Moment) -> OpenContext {
    OpenContext(
      at: moment, chance: .random(in: 0 ... .max), machine: .find(environment), index: .find(environment))
  }

  func learner(_ opened: OpenedSave, _ shelf: DeckShelf, _ clock: LearnerClock) throws -> Learner {
    var (shelf, roundOptions) = (shelf, roundOptions)
    if let deck {
      let chosen = try shelf.find(deck)
      if chosen.shelved.tag == nil { shelf.put(chosen) }
      roundOptions.deck = chosen.shelved.choice
    }
    func short(_ sentences: [String]) -> String { opened.home.shortened(sentences.joined(separator: " ")) }
    let obstacle = opened.access.obstacle
    let notices = shelf.obstacles + opened.notices
    var learner = Learner(
      decks: shelf.decks, save: opened.save, roundOptions: roundOptions, now: { clock.time },
      offset: clock.offset,
      // Usually there are none, and joining even those takes one percent of the start.
      notice: notices.isEmpty ? .empty : Text(short(notices)),
      chance: Chance(seed: .random(in: 0 ... .max)), obstacle: obstacle.map { short([$0]) })
    learner.library.obstacles = shelf.obstacles
    learner.todayOptions = todayOptions
    learner.todayOptions.isSilent = !options.hasSound
    let voices = Voices(installed)
    learner.devices.beside = { _ = OwnThread.run($0) }
    learner.devices.voices = { voices.languages }
    learner.devices.recordings = { [home = opened.home] in voices.canPlay ? home.voices.names() : nil }
    let canDecode = installed.find(.ffmpeg) != nil
    learner.devices.soundingDecks = { [home = opened.home] in
      canDecode && voices.canPlay ? DeckMedia.decks(in: home, on: PosixFileSystem()) : []
    }
    (learner.library.bank, learner.library.bankObstacle) = (
      shelf.bank, shelf.bankObstacle.map { short([$0]) }
    )
    (learner.library.stages, learner.library.kits) = (shelf.courses, shelf.kits)
    learner.useStageWords()
    for place in learner.save.knowledge.stages.values.flatMap(\.kits.keys) {
      learner.library.kits.kits.pass(place.kit)
    }
    learner.library.kitsObstacle = shelf.kitsObstacle.map { short([$0]) }
    let fetcher = KitFetcher(programs: installed)
    learner.devices.fetch = { (place, isWanted) throws(Failure) in
      try fetcher.offer(at: place, while: isWanted)
    }
    learner.devices.booth = VoiceBooth(installed)
    learner.devices.lessons = Lessons(programs: installed, home: opened.home)
    learner.devices.readsDrawings = { [environment] language in
      language.paths(environment).contains { (try? PosixFileSystem().size(of: $0)) != nil }
    }
    if let common = try? commonWords { learner.library.common = common }
    learner.library.ownDecks = OwnDecks.kept(in: opened.home, common: learner.library.common)
    learner.library.dictionary = DictionaryPlace.path(environment)
    learner.library.lookUp = LookUp.entries(in: learner.library.dictionary)
    (learner.devices.replays, learner.devices.cache) = (opened.home.replays, .find(environment))
    learner.replay = { [home = opened.home] in ReplayFile.kept(in: home, as: $0) }
    return learner
  }

  var environment: [String: String] { installed.environment }

  var ornaments: Ornaments { options.isASCII ? .ascii : .unicode }

  var look: Look {
    Look(ornaments: ornaments, reducesMotion: options.reducesMotion)
  }
}

/// The decks: the program's, the home's, and a file that is named.
extension Program {
  func shelf() throws -> DeckShelf {
    try shelf(of: try home())
  }

  func shelf(of home: Home) throws -> DeckShelf {
    do {
      return try DeckShelf(try assets(), home, cache: .find(environment))
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  /// The lists of common words that come with the program.
  var commonWords: CommonWords { get throws { .kept(in: try assets()) } }

  func assets() throws -> Assets {
    try Assets.find(
      given: nil, variable: environment[variable: .babbleAssets], executable: Environment.executable)
  }
}

/// Commands that only read.
extension Program {
  /// Today's due words.
  func due() throws -> DueCount {
    let learner = try lookedAt(isGlance: true).learner
    let due = learner.due
    Printer.error(learner.library.decks.failures.map { Text($0) })
    return due
  }

  /// The learner for a command that only reads, and the notices for its user.
  func lookedAt(isGlance: Bool = false) throws -> (learner: Learner, notices: [String]) {
    let (clock, shelf) = (try clock(), try shelf())
    let opened = try look(at: clock.moment, isGlance: isGlance)
    var learner = try learner(opened, shelf, clock)
    learner.restoreCourse()
    return (learner, shelf.obstacles + opened.notices)
  }
}
