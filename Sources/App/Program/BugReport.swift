import Engine
import Learning
import Storage
import System

/// Everything needed to investigate a problem, as one text file.
struct BugReport {
  private let rows: [Examination.Row]
  private let lastGame: LastGame?
  private let discretion: Discretion

  /// Combines doctor's findings with the last game; nil if there was none.
  init(_ rows: [Examination.Row], lastGame: LastGame?, _ discretion: Discretion) {
    (self.rows, self.lastGame, self.discretion) = (rows, lastGame, discretion)
  }

  /// Tells the sender which private data it contains.
  var promise: String {
    switch lastGame {
    case .found(let file, _):
      "It contains your last finished game (\(file.round.game)), and with it the name you have chosen"
        + " (\(file.player.isEmpty ? "none" : file.player)), the words of the game with your hints, how well you know"
        + " them, and when you played. Beyond that nothing in it is private: no other files, no folders of yours, no name of user or machine."
    case .unreadable(let reason):
      "Your last game is not in it, since \(discretion.told(reason)) Nothing in it is private."
    case nil: "You have finished no game yet, so none is in it. Nothing in it is private."
    }
  }

  var text: String {
    let own = rows.filter(\.isOwn).count
    let told = rows.filter { !$0.isOwn }.map(discretion.told)
    let count = Examination.Row(subject: "own decks", value: "\(own)")
    let lines = (told + [count]).flatMap(\.lines).map(\.string)
    return (["A report of Babble.", Text(promise).string, ""] + lines + replay).joined(separator: "\n")
      + "\n"
  }

  private var replay: [String] {
    guard case .found(_, let bytes) = lastGame else { return [] }
    return ["", "The game: `babble verify` and `babble replay` take this file as it is."]
      + ReplayText.lines(bytes)
  }
}

/// The last game that was played to its end.
enum LastGame {
  case found(ReplayFile, bytes: [UInt8])
  /// It exists but can't be read.
  case unreadable(String)

  /// The newest replay in a home; nil if there is none.
  init?(_ home: Home) {
    let files = PosixFileSystem()
    let names = ((try? files.list(home.replays)) ?? []).filter {
      $0.hasSuffix(".babble") && !$0.hasPrefix(".")
    }
    func changed(_ path: String) -> Int64 { (try? files.status(of: path))?.changed ?? 0 }
    let newest = names.map(home.replay).max { changed($0) < changed($1) }
    guard let newest else { return nil }
    do {
      let bytes = try files.read(newest, limit: ReplayFile.byteLimit)
      self = .found(try ReplayFile(bytes), bytes: bytes)
    } catch {
      self = .unreadable("\(error)")
    }
  }
}

/// Removes everything from a text that identifies the machine or its user.
struct Discretion {
  private let folders: [(path: String, name: String)]
  private let names: Set<String>

  /// - Parameters:
  ///   - environment: tells the user's name and home folder.
  ///   - home: the player's folder, which may be anywhere.
  init(_ environment: [String: String], home: Home?) {
    let user = environment[variable: .home] ?? ""
    let known = [(user, "~"), (home?.path ?? "", "(home)")].filter { $0.0.count > 1 }
    // A path inside the user's folder gives nothing away once that prefix is replaced; elsewhere it could.
    folders = known.filter { $0.1 == "~" || user.isEmpty || !$0.0.hasPrefix(user) }
      .sorted { $0.0.count > $1.0.count }
    let said = [Variable.user, .logname, .hostname, .host].compactMap { environment[variable: $0] }
    let folder = user.split(separator: "/").last.map(String.init)
    names = Set((said + [folder, Environment.hostName].compactMap(\.self)).filter { !$0.isEmpty })
  }

  func told(_ row: Examination.Row) -> Examination.Row {
    var row = row
    (row.value, row.hint) = (told(row.value), row.hint.map(told))
    return row
  }

  func told(_ text: String) -> String {
    let text = folders.reduce(text) { $0.replacing($1.path, with: $1.name) }
    return text.split(separator: " ", omittingEmptySubsequences: false).map(told(word:)).joined(
      separator: " ")
  }

  /// Paths outside the system's folders are replaced as a whole, and so are names.
  private func told(word: Substring) -> String {
    let path = word.drop { "\"'(<=:".contains($0) }
    if path.utf8.first == UInt8(ascii: "/"), !Self.systemFolders.contains(where: { path.hasPrefix($0) }) {
      return "(a path)"
    }
    let parts = word.split(omittingEmptySubsequences: false) {
      !$0.isLetter && !$0.isNumber && !"-_.".contains($0)
    }
    return parts.contains { names.contains(String($0)) } ? "(a name)" : String(word)
  }

  private static let systemFolders = ["/usr/", "/opt/", "/etc/", "/lib", "/bin/", "/dev/", "/proc/"]
}
