import Engine
import System

/// Keeps the best results of a game in a file and passes them to the scenes.
///
///     TerminalApp.run(.init(handlers: [ScoreFile(of: "snake")])) { seed in Snake(seed: seed) }
///
/// The file is `$XDG_DATA_HOME/GAME/scores`, or else `~/.local/share/GAME/scores`: one number on each line,
/// best first. It is replaced atomically, so that a kill leaves either the old file or the new one. If it
/// can't be written the game goes on, with the scores of this run only.
public struct ScoreFile: ReportHandler {
  private let path: String?
  private let files: any FileSystem
  private var scores: HighScores
  private var isTold = false
  /// Whether the file is up to date. If not, it isn't read again, since it has fewer results than we do.
  private var isKept = true

  /// The score file of the game of this name.
  /// - Precondition: the name is valid for a folder: not empty, `.` or `..`, and without a slash.
  public init(of game: String) {
    self.init(of: game, in: EnvironmentVariables.current, on: PosixFileSystem())
  }

  package init(of game: String, in environment: [String: String], on files: any FileSystem) {
    precondition(![".", "..", ""].contains(game) && !game.contains("/"), "\"\(game)\" can't name a folder")
    path = Self.dataFolder(environment).map { "\($0)/\(game)/scores" }
    self.files = files
    scores = HighScores()
    read()
  }

  /// As in the XDG Base Directory Specification, which ignores paths that aren't absolute.
  private static func dataFolder(_ environment: [String: String]) -> String? {
    if let folder = environment[variable: .dataHome], folder.hasPrefix("/") { return folder }
    return environment[variable: .home].flatMap { $0.hasPrefix("/") ? "\($0)/.local/share" : nil }
  }

  /// Adds new results and returns the updated list.
  public mutating func handle(_ reports: [any Sendable]) -> [any Sendable] {
    let new = reports.compactMap { $0 as? NewScore }
    guard !new.isEmpty || !isTold else { return [] }
    isTold = true
    if !new.isEmpty { add(new) }
    return [scores]
  }

  /// Reads the file first, since the same game in another window may have added results.
  private mutating func add(_ new: [NewScore]) {
    if isKept { read() }
    for score in new { scores.add(score) }
    guard let path else { return }
    let text = scores.points.map { "\($0)\n" }.joined()
    do throws(FileError) {
      try files.makeFolders(Path.parent(of: path))
      try files.replace(path, with: Array(text.utf8))
      isKept = true
    } catch {
      isKept = false
    }
  }

  /// Ignores lines that aren't numbers; they are dropped when the file is next written.
  private mutating func read() {
    guard let path, let bytes = try? files.read(path, limit: Self.sizeLimit) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    scores = HighScores(lines.compactMap { Int($0) })
  }

  /// In bytes; far more than ten numbers need.
  private static let sizeLimit = 64 << 10
}
