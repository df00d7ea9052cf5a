import Assets
import Engine
import Glibc
import Learning
import Saving
import Terminal

/// Brings together what the arcade needs from outside: environment, date, decks, save, terminal.
struct Program {
  let options: CommonOptions
  let environment: [String: String]
  var wishes = RoundWishes()
  /// The deck that the command line names, by id or as a file.
  var deck: String?

  init(_ options: CommonOptions) {
    self.options = options
    environment = Environment.variables
    wishes.hasTimer = !options.noTimer
  }

  /// Opens the arcade, or goes straight to a game, and ends the process as the arcade ends.
  func open(starting game: CatalogueEntry?) throws -> Never {
    // What the parent keeps in memory it keeps for as long as the arcade is open: it comes first.
    TerminalGuard.supervise()
    let terminal = try terminal()
    let store = try store()
    let arcade = try arcade(store)
    var host = ArcadeHost(store: store, look: look)
    let ending = try Self.run(terminal, &host) { _ in LandingScene(arcade, starting: game) }
    if let complaint = host.complaint { Printer.error(lines: complaint) }
    ending.exitProcess()
  }

  /// All decks; those that can't be read are left out and named.
  func decks(_ home: Home) throws -> (decks: [Deck], complaints: [String]) {
    let assets = try assets()
    var decks: [Deck] = []
    var complaints: [String] = []
    for name in try assets.decks() {
      decks.append(try DeckFormat.read(try assets.deck(name), file: name + ".json"))
    }
    for path in DeckFiles.paths(in: home, on: PosixFileSystem()) {
      do {
        let deck = try DeckFiles.load(path, from: PosixFileSystem())
        decks.removeAll { $0.id == deck.id }
        decks.append(deck)
      } catch {
        complaints.append("\(error)")
      }
    }
    return (decks, complaints)
  }

  func assets() throws -> Assets {
    try Assets.find(given: nil, variable: environment["BABBLE_ASSETS"], executable: Environment.executable)
  }

  func home() throws -> Home {
    try Home.find(option: options.home, environment: environment)
  }

  func capabilities() throws -> Capabilities {
    try Capabilities(environment: environment, wishes: options.wishes)
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

  private func store() throws -> SaveStore<PosixFileSystem> {
    do {
      return try SaveStore(home: try home(), files: PosixFileSystem(), now: Environment.time)
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  private func arcade(_ store: SaveStore<PosixFileSystem>) throws -> Arcade {
    var (decks, complaints) = try decks(store.home)
    var wishes = wishes
    if let deck {
      let chosen = try find(deck, in: decks)
      decks.removeAll { $0.id == chosen.id }
      decks.append(chosen)
      wishes.deck = chosen.id
    }
    complaints += store.notices
    if case .readOnly(let reason) = store.access { complaints.append(reason) }
    return Arcade(
      decks: decks, save: store.save, wishes: wishes, now: { Environment.time },
      notice: Text(complaints.joined(separator: " ")), chance: Chance(seed: .random(in: 0 ... .max)))
  }

  /// A deck by its id, or from a file where the name looks like one.
  private func find(_ name: String, in decks: [Deck]) throws -> Deck {
    if let deck = decks.first(where: { $0.id == name }) { return deck }
    guard name.contains("/") || name.contains(".") else {
      let ids = decks.map(\.id).joined(separator: ", ")
      throw Failure(
        description: "There is no deck \"\(name)\". Decks: \(ids). A file is named with its ending.")
    }
    do {
      return try DeckFiles.load(name, from: PosixFileSystem())
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  private var look: Look {
    Look(ornaments: options.ascii ? .ascii : .unicode, reducesMotion: options.reduceMotion)
  }
}
