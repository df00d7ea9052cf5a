import Learning
import Storage
import System

/// All decks: those that come with the program, and the player's own, which replace one with the same id.
/// Files that can't be read are left out and named in `obstacles`.
struct DeckShelf {
  struct Entry {
    let shelved: LazyDeck
    /// The player's file; nil for a deck that comes with the program.
    let path: String?
    /// That not all of the file could be read; nil if all was.
    var obstacle: String?

    var deck: Deck { shelved.deck }
  }

  /// The most bytes and files of the player's own decks: all of them may be read at the start.
  private static let (byteLimit, fileLimit) = (256 << 20, 2000)

  private(set) var entries: [Entry] = []
  /// The player's own words and corrections.
  private(set) var bank = BankFile()
  /// The courses of stages, whose words are decks as well.
  private(set) var courses: CourseShelf
  /// The player's own kits, already in those courses.
  private(set) var kits = KitsFile()
  /// Why the kits can't be used, and must not be written.
  private(set) var kitsObstacle: String?
  /// Why the bank can't be used, and must not be written.
  private(set) var bankObstacle: String?
  /// Why some files are no decks, in sentences that may contain text from outside.
  private(set) var obstacles: [String] = []
  private let loader: DeckLoader

  /// - Parameter cache: where outlines of the player's own decks are kept; nil for nowhere.
  init(_ assets: Assets, _ home: Home, cache folder: IndexFolder? = nil) throws {
    courses = try CourseShelf(assets, home)
    loader = DeckLoader(.kept(in: assets))
    obstacles = [courses.obstacle].compactMap(\.self)
    // A file that comes with the program is named after its deck's id. The player's own files have to be read
    // to find their ids.
    for name in try assets.decks() {
      let file = name + ".json"
      let deck = LazyDeck(name, outline: { try DeckFormat.outline(of: try assets.deck(name), file: file) }) {
        try DeckFormat.read(try assets.deck(name), file: file)
      }
      entries.append(Entry(shelved: deck, path: nil))
    }
    var paths: [String] = []
    do {
      paths = try DeckFiles.paths(in: home, on: PosixFileSystem())
    } catch {
      obstacles.append("\(error)")
    }
    var cache = paths.isEmpty ? nil : OutlineCache(of: home, in: folder, PosixFileSystem())
    for path in within(paths) {
      do {
        let entry = try entry(atPath: path, &cache)
        if let obstacle = Self.obstacle(to: entry.shelved.id) {
          obstacles.append("\(path): \(obstacle)")
        } else {
          put(entry)
        }
      } catch {
        obstacles.append("\(error)")
      }
    }
    cache?.save()
    readKits(home)
    entries += courses.decks(reading: [Language.home.tag])
      .filter { deck in !entries.contains { $0.shelved.id == deck.id } }
      .map { Entry(shelved: $0, path: nil) }
    readBank(home)
  }

  private mutating func readKits(_ home: Home) {
    do throws(HomeFileRefusal<KitsFile>) {
      kits = try KitsFile(in: home, from: PosixFileSystem())
      courses.own = kits.kits
    } catch {
      kitsObstacle = error.description
      obstacles.append(error.description)
    }
  }

  /// The bank's own decks come last, and its corrections apply to all others.
  private mutating func readBank(_ home: Home) {
    do throws(BankFile.Refusal) {
      bank = try BankFile(in: home, from: PosixFileSystem())
      bank.move(DeckAliases.successors.filter { old, _ in entry(old) == nil })
    } catch {
      bankObstacle = error.description
      obstacles.append(error.description)
    }
    entries = entries.map { Entry(shelved: $0.shelved.corrected(by: bank.bank), path: $0.path) }
    entries += bank.bank.ownDecks.map { Entry(shelved: LazyDeck($0), path: home.bank) }
  }

  /// The files up to the limit. The first one beyond it gets an obstacle.
  private mutating func within(_ paths: [String]) -> ArraySlice<String> {
    var (count, bytes) = (0, 0)
    for path in paths {
      bytes += (try? PosixFileSystem().size(of: path)) ?? 0
      guard count < Self.fileLimit, bytes <= Self.byteLimit else {
        let limits = "\(Self.fileLimit) files and \(Self.byteLimit >> 20) MB"
        obstacles.append("\(path): of your decks \(limits) are read, not this one and those after it.")
        break
      }
      count += 1
    }
    return paths.prefix(count)
  }

  /// The obstacles so far, and about decks that were needed meanwhile and couldn't be read.
  var allObstacles: [String] { obstacles + decks.failures }

  var decks: DeckList { DeckList(entries.map(\.shelved)) }

  func entry(_ id: String) -> Entry? { entries.first { $0.shelved.id == id } }

  /// Finds a deck by its id, or by that of a deck whose words it has now, or loads it if the name looks like a
  /// file's.
  func find(_ name: String) throws(Failure) -> Entry {
    if let entry = entry(name) ?? DeckAliases.successors[name].flatMap(entry) { return entry }
    if let part = decks.shelved(name) { return Entry(shelved: part, path: entry(part.id)?.path) }
    if let deck = decks.whole(name) {
      let tags = Set(deck.deck.words.flatMap(\.tags)).sorted().joined(separator: ", ")
      throw Failure(
        description: "\(deck.outline.name) has no words with that tag. "
          + (tags.isEmpty ? "It has no tags." : "Tags: \(tags)."))
    }
    if WordBank.isOwn(name) {
      throw Failure(
        description: "You have no words of your own in that language yet. Add one with: babble words add")
    }
    guard name.contains("/") || name.contains(".") else {
      let ids = entries.map(\.shelved.id).joined(separator: ", ")
      throw Failure(
        description: "There is no deck \"\(name)\". Decks: \(ids). A file is named with its ending.")
    }
    do {
      let entry = try entry(atPath: name)
      if let obstacle = Self.obstacle(to: entry.shelved.id) {
        throw Failure(description: "\(name): \(obstacle)")
      }
      return Entry(
        shelved: entry.shelved.corrected(by: bank.bank), path: entry.path, obstacle: entry.obstacle)
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
  }

  /// Adds a deck, replacing one with its id.
  mutating func put(_ entry: Entry) {
    entries.removeAll { $0.shelved.id == entry.shelved.id }
    entries.append(entry)
    obstacles += [entry.obstacle].compactMap(\.self)
  }

  /// Why a deck from outside can't have an id; nil if it can.
  static func obstacle(to id: String) -> String? {
    WordBank.isOwn(id) ? "the id \(id) is that of your own words. Give this deck another id." : nil
  }

  /// - Parameter cache: knows some, and gets to know the others.
  private func entry(atPath path: String, _ cache: inout OutlineCache?) throws -> Entry {
    if let known = cache?.entry(ofFile: path) {
      let deck = LazyDeck(known.id, outline: { known.outline }) { [loader] in try loader.load(path).deck }
      return Entry(shelved: deck, path: path, obstacle: known.obstacle)
    }
    let stamp = cache?.stamp(ofFile: path)
    let entry = try entry(atPath: path)
    cache?.add(entry.deck, obstacle: entry.obstacle, from: path, stamp: stamp)
    return entry
  }

  private func entry(atPath path: String) throws -> Entry {
    let loaded = try loader.load(path)
    if let refusal = loaded.refusal { throw refusal }
    return Entry(shelved: LazyDeck(loaded.deck), path: path, obstacle: loaded.obstacle)
  }
}
