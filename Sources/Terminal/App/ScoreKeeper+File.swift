import Engine
import System

extension ScoreKeeper {
  /// Keeps the results in a file:
  ///
  ///     TerminalApp.run(.init(contexts: Contexts(ScoreKeeper.file(of: "snake")))) { seed in Snake(seed: seed) }
  ///
  /// The file is `$XDG_DATA_HOME/GAME/scores`, or else `~/.local/share/GAME/scores`: one number on each line,
  /// best first. It is replaced atomically, so that a kill leaves either the old file or the new one. If it
  /// can't be written the game goes on, with the scores of this run only.
  /// - Precondition: the name of the game is valid for a folder: not empty, `.` or `..`, and without a slash.
  public static func file(of game: String) -> ScoreKeeper {
    file(of: game, in: EnvironmentVariables.current, on: PosixFileSystem())
  }

  package static func file(
    of game: String, in environment: [String: String], on files: any FileSystem
  ) -> ScoreKeeper {
    precondition(![".", "..", ""].contains(game) && !game.contains("/"), "\"\(game)\" can't name a folder")
    guard let folder = dataFolder(environment) else { return ScoreKeeper() }
    let file = ScoreFile(path: "\(folder)/\(game)/scores", files: files)
    return ScoreKeeper(read: { file.read() }, write: { file.write($0) })
  }

  /// As in the XDG Base Directory Specification, which ignores paths that aren't absolute.
  private static func dataFolder(_ environment: [String: String]) -> String? {
    if let folder = environment[variable: .dataHome], folder.hasPrefix("/") { return folder }
    return environment[variable: .home].flatMap { $0.hasPrefix("/") ? "\($0)/.local/share" : nil }
  }
}

private struct ScoreFile: Sendable {
  let path: String
  let files: any FileSystem

  /// In bytes; far more than ten numbers need.
  private static let sizeLimit = 64 << 10

  /// Ignores lines that aren't numbers; they are dropped when the file is next written.
  func read() -> HighScores? {
    guard let bytes = try? files.read(path, limit: Self.sizeLimit) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return HighScores(lines.compactMap { Int($0) })
  }

  func write(_ scores: HighScores) -> Bool {
    let text = scores.points.map { "\($0)\n" }.joined()
    do throws(FileError) {
      try files.makeFolders(Path.parent(of: path))
      try files.replace(path, with: Array(text.utf8))
      return true
    } catch {
      return false
    }
  }
}
