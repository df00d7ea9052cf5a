import System

/// The folder where all of a player's things are, and the names of the files in it.
public struct Home: Hashable, Sendable {
  /// The folder.
  public let path: String

  /// The home at a path.
  public init(_ path: String) { self.path = path }

  /// `--home`, else `$BABBLE_HOME`, else `$XDG_DATA_HOME/babble`, else `~/.local/share/babble`. Empty values
  /// count as not set, and so does an `$XDG_DATA_HOME` that is not absolute, as its specification demands.
  ///
  /// - Parameters:
  ///   - option: what `--home` gave.
  ///   - environment: the program's environment.
  public static func find(option: String?, environment: [String: String]) throws(SaveError) -> Home {
    if let path = [option, environment["BABBLE_HOME"]].compactMap({ $0 }).first(where: { !$0.isEmpty }) {
      return Home(path)
    }
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return Home(Path.join(data, "babble")) }
    guard let user = environment["HOME"], !user.isEmpty else { throw SaveError.noHome }
    return Home(Path.join(user, ".local/share/babble"))
  }

  /// The save file.
  public var save: String { Path.join(path, "save.json") }
  /// What is due on the days that come.
  public var due: String { Path.join(path, "due.json") }
  /// The player's own words, and what they have written about those of decks.
  public var bank: String { Path.join(path, "bank.json") }
  /// The kits that the player has written or fetched.
  public var kits: String { Path.join(path, "kits.json") }
  /// The journal of events.
  public var journal: String { Path.join(path, "journal.jsonl") }
  /// The journal of version 0.1, which stays as history.
  public var oldAnswers: String { Path.join(path, "answers.jsonl") }
  /// The save of version 0.1, which is kept when it is taken over.
  public var oldSave: String { Path.join(path, "save.schema1.json") }
  /// The lock that the one process that may write holds.
  public var lock: String { Path.join(path, "lock") }
  /// The player's own courses of stages.
  public var courses: String { Path.join(path, "courses") }
  /// The player's own decks.
  public var decks: String { Path.join(path, "decks") }
  /// Decks that were written out.
  public var exports: String { Path.join(path, "exports") }
  /// Recorded games.
  public var replays: String { Path.join(path, "replays") }
  /// The recorded game of a name.
  public func replay(_ name: String) -> String { Path.join(replays, name) }
  /// Pictures that the player asked for.
  public var pictures: String { Path.join(path, "pictures") }
  /// The player's recordings of words.
  public var voice: String { Path.join(path, "voice") }
  /// Earlier saves.
  public var backups: String { Path.join(path, "backups") }

  /// A sentence without the way to this folder, which the player knows, and which would push the rest out of sight.
  public func shortened(_ sentence: String) -> String {
    // Looking for what to replace takes time even in nothing.
    if sentence.isEmpty { return "" }
    var parts = sentence.replacing(path + "/", with: "").split(
      separator: path, omittingEmptySubsequences: false)[...]
    var result = String(parts.popFirst() ?? "")
    // Where a name goes on, it is another one that begins alike.
    for part in parts { result += (Self.goesOn(part) ? path : "your folder") + part }
    return result
  }

  private static func goesOn(_ rest: Substring) -> Bool {
    let next = rest.first == "." ? rest.dropFirst().first : rest.first
    return next.map { $0.isLetter || $0.isNumber || "-_".contains($0) } ?? false
  }

  /// How many bytes are read at the start, about: the save, journals that came or grew since it was written, and the
  /// player's words.
  public func size(on files: some FileSystem) -> Int {
    let all = [save, oldAnswers].first { (try? files.size(of: $0)) != nil }
    let decks = (try? DeckFiles.paths(in: self, on: files)) ?? []
    return ([all].compactMap(\.self) + [bank] + decks + newJournals(on: files))
      .reduce(0) { $0 + ((try? files.size(of: $1)) ?? 0) }
  }

  private func newJournals(on files: some FileSystem) -> [String] {
    let saved = (try? files.status(of: save))?.changed ?? .min
    return ((try? journals(on: files)) ?? []).map { Path.join(path, $0) }
      .filter { ((try? files.status(of: $0))?.changed ?? 0) >= saved }
  }
}
