import Assets
import Engine
import Glibc
import Learning
import Saving
import Terminal

/// Brings together what the arcade needs from outside: environment, date, decks, save, terminal.
struct Program {
  let options: Options
  let environment: [String: String]
  var wishes = RoundWishes()
  /// The deck that the command line names, by id or as a file.
  var deck: String?

  init(_ options: Options) {
    self.options = options
    environment = Environment.variables
    wishes.hasTimer = options.hasTimer
  }

  init(_ options: CommonOptions) {
    self.init(options.values)
  }

  /// Opens the arcade, or goes straight to a game, and ends the process as the arcade ends.
  func open(starting game: CatalogueEntry?) throws -> Never {
    // What the parent keeps in memory it keeps for as long as the arcade is open: it comes first.
    TerminalGuard.supervise()
    let terminal = try terminal()
    let store = try store(isReading: false, at: Environment.time)
    let arcade = try arcade(store)
    var host = ArcadeHost(store: store, look: look)
    let ending = try Self.run(terminal, &host) { _ in LandingScene(arcade, starting: game) }
    // Who goes straight to a game sees no landing screen, on which the notices stand.
    for sentence in store.notices + [host.complaint].compactMap(\.self) { Printer.error(lines: sentence) }
    ending.exitProcess()
  }

  /// All decks there are.
  func shelf() throws -> DeckShelf {
    try shelf(of: try home())
  }

  private func shelf(of home: Home) throws -> DeckShelf {
    do {
      return try DeckShelf(try assets(), home)
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  /// The deck in a file.
  static func deck(in file: String) throws(Failure) -> Deck {
    do {
      return try DeckFiles.load(file, from: PosixFileSystem())
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  func assets() throws -> Assets {
    try Assets.find(given: nil, variable: environment["BABBLE_ASSETS"], executable: Environment.executable)
  }

  func home() throws -> Home {
    try Home.find(option: options.home, environment: environment)
  }

  func capabilities() throws -> Capabilities {
    try Capabilities(environment: environment, wishes: options.terminal)
  }

  private func terminal() throws -> TerminalGuard {
    do {
      try TerminalGuard.checkDescriptors()
      return try TerminalGuard(try capabilities())
    } catch let error as TerminalError {
      throw Failure(description: error.description, status: error.exitStatus)
    }
  }

  private static func run(
    _ terminal: TerminalGuard, _ host: inout ArcadeHost, start: (Size) -> any Scene
  ) throws -> Ending {
    do {
      return try RunLoop.run(in: terminal, host: &host, start: start)
    } catch {
      throw Failure(description: error.description, status: error.exitStatus)
    }
  }

  /// The save for a command that only reads it.
  func look(at time: Int64) throws -> SaveStore<PosixFileSystem> {
    try store(isReading: true, at: time)
  }

  private func store(isReading: Bool, at time: Int64) throws -> SaveStore<PosixFileSystem> {
    do {
      return try SaveStore(home: try home(), files: PosixFileSystem(), isReading: isReading, now: time)
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  private func arcade(_ store: SaveStore<PosixFileSystem>) throws -> Arcade {
    var shelf = try shelf(of: store.home)
    var wishes = wishes
    if let deck {
      let chosen = try shelf.find(deck)
      shelf.put(chosen)
      wishes.deck = chosen.deck.id
    }
    // What happened matters more than the way to the folder, which doctor tells.
    let notices = (shelf.complaints + store.notices).joined(separator: " ")
    let notice = notices.replacing(store.home.path + "/", with: "")
    return Arcade(
      decks: shelf.decks, save: store.save, wishes: wishes, now: { Environment.time },
      offset: Environment.offset,
      notice: Text(notice), chance: Chance(seed: .random(in: 0 ... .max)))
  }

  var ornaments: Ornaments { options.isASCII ? .ascii : .unicode }

  private var look: Look {
    Look(ornaments: ornaments, reducesMotion: options.reducesMotion)
  }
}
