import System

/// The folder with everything that belongs to a player, and the names of its files.
public struct Home: Hashable, Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// Finds the home: `--home`, else `$BABBLE_HOME`, else `$XDG_DATA_HOME/babble`, else
  /// `~/.local/share/babble`. Empty values count as unset, and so does a relative
  /// `$XDG_DATA_HOME`, as its specification demands.
  ///
  /// - Parameter option: the value of `--home`.
  public static func find(option: String?, environment: [String: String]) throws(SaveError) -> Home {
    if let path = [option, environment[variable: .babbleHome]].compactMap({ $0 }).first(where: { !$0.isEmpty }
    ) {
      return Home(path)
    }
    if let data = environment[variable: .dataHome], data.hasPrefix("/") {
      return Home(Path.join(data, "babble"))
    }
    guard let user = environment[variable: .home], !user.isEmpty else { throw SaveError.noHome }
    return Home(Path.join(user, ".local/share/babble"))
  }

  public var save: String { Path.join(path, "save.json") }
  /// What version 0.2 had saved.
  var oldSave: String { Path.join(path, "save.schema2.json") }
  /// The player's own words, and their notes on words of decks.
  public var bank: String { Path.join(path, "bank.json") }
  /// The player's own keys.
  public var keys: String { Path.join(path, "keys.txt") }
  /// The kits that the player has written or fetched.
  var kits: String { Path.join(path, "kits.json") }
  /// The first machine's journal of events.
  public var journal: String { Path.join(path, "journal.jsonl") }
  /// Locked by the one process that may write.
  public var lock: String { Path.join(path, "lock") }
  public var courses: String { Path.join(path, "courses") }
  public var decks: String { Path.join(path, "decks") }
  /// Decks that were exported.
  public var exports: String { Path.join(path, "exports") }
  public var replays: String { Path.join(path, "replays") }
  public func replay(_ name: String) -> String { Path.join(replays, name) }
  /// Pictures that the player asked for.
  var pictures: String { Path.join(path, "pictures") }
  /// The player's recordings of words.
  public var voice: String { Path.join(path, "voice") }
  /// Copies of earlier saves.
  public var backups: String { Path.join(path, "backups") }

  /// The sentence without the path of this folder, which the player knows and which would push
  /// the rest off the screen. A relative path stays: it is short, and could be a part of any word.
  public func shortened(_ sentence: String) -> String {
    // Searching takes time even in an empty string.
    if sentence.isEmpty || !path.hasPrefix("/") { return sentence }
    var parts = sentence.replacing(path + "/", with: "").split(
      separator: path, omittingEmptySubsequences: false)[...]
    var result = String(parts.popFirst() ?? "")
    // If the name continues, it is a different path with the same beginning.
    for part in parts { result += (Self.goesOn(part) ? path : "your folder") + part }
    return result
  }

  private static func goesOn(_ rest: Substring) -> Bool {
    let next = rest.first == "." ? rest.dropFirst().first : rest.first
    return next.map { $0.isLetter || $0.isNumber || "-_".contains($0) } ?? false
  }

  /// About how many bytes a start reads at most: the save, the journals, and the player's words.
  public func size(on files: some FileSystem) -> Int {
    let decks = (try? DeckFiles.paths(in: self, on: files)) ?? []
    let journals = ((try? journals(on: files)) ?? []).map { Path.join(path, $0) }
    return ([save, bank] + decks + journals).reduce(0) { $0 + ((try? files.size(of: $1)) ?? 0) }
  }
}

/// The journals of a home: the first machine's, those of other machines, and
/// copies that syncing programs made.
extension Home {
  /// Names the machine that appends to `journal.jsonl`.
  var owner: String { Path.join(path, "journal.owner") }

  /// The names of all journals, sorted.
  func journals(on files: some FileSystem) throws(FileError) -> [String] {
    do throws(FileError) {
      return try files.list(path).filter(Self.isJournal)
    } catch {
      if error.isAbsence { return [] }
      throw error
    }
  }

  /// Whether opening the home will change words or decks, so that these should be read only afterwards.
  public func hasConflictCopies(on files: some FileSystem) -> Bool { ConflictCopies.exist(in: self, files) }

  /// Whether a file is a journal or a copy of one, whatever a syncing program, git or an editor has added to its name. Those
  /// that version 0.2 put aside, `journal-20260301T093000Z.jsonl`, are history and don't count.
  static func isJournal(_ name: String) -> Bool {
    guard name.hasPrefix("journal"), name.contains(".jsonl"), !name.hasSuffix("~"), !name.hasSuffix(".swp")
    else {
      return false
    }
    let middle = name.dropFirst("journal-".count).dropLast(".jsonl".count)
    return Timestamp.seconds(compact: String(middle)) == nil
  }

  /// Whether a journal has a name that Babble never gives.
  static func isCopy(_ name: String) -> Bool {
    guard name.hasSuffix(".jsonl") else { return true }
    let words = name.dropFirst("journal".count).dropLast(".jsonl".count).split(
      separator: "-", omittingEmptySubsequences: false)
    let parts = words.map(String.init)
    return
      !(parts == [""] || parts.count == 2 && parts[0].isEmpty && HomeName.isOne(parts[1])
      || parts.count == 3 && parts[0].isEmpty && parts[1] == "imported" && HomeName.isOne(parts[2]))
  }

  /// Where this machine keeps events that came from archives.
  func imported(by machine: String) -> String { Path.join(path, Self.importedStart + machine + ".jsonl") }

  static let importedStart = "journal-imported-"
}
