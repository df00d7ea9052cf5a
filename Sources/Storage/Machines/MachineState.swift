import Deterministic
import System

/// Tells this machine from any other that has the same home, for example in a synced or copied folder: by a
/// random number that is never stored in a home.
public struct MachineState: Hashable, Sendable {
  /// The file with the number.
  let path: String

  /// `$XDG_STATE_HOME/babble/machine`, else `~/.local/state/babble/machine`; nil
  /// if the environment names neither.
  public static func find(_ environment: [String: String]) -> MachineState? {
    if let state = environment[variable: .stateHome], state.hasPrefix("/") {
      return MachineState(path: Path.join(state, "babble/machine"))
    }
    guard let user = environment[variable: .home], user.hasPrefix("/") else { return nil }
    return MachineState(path: Path.join(user, ".local/state/babble/machine"))
  }

  /// The name of this machine in a home: 16 hex digits, different for a copy of the home in another place.
  /// Nil if the number can neither be read nor made.
  ///
  /// - Parameter chance: the number for a machine that has none; nil if nothing may be written.
  func id(in home: Home, _ files: some FileSystem, chance: UInt64?) -> String? {
    guard let number = number(files, chance: chance) else { return nil }
    var hash = StateHash()
    hash.combine(number)
    hash.combine((try? files.resolve(home.path)) ?? home.path)
    return HomeName.text(hash.value)
  }

  private func number(_ files: some FileSystem, chance: UInt64?) -> String? {
    if let bytes = try? files.read(path, limit: 64) {
      let number = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
      return number.flatMap { HomeName.isOne($0) ? $0 : nil }
    }
    guard let chance else { return nil }
    var hash = StateHash()
    hash.combine(chance)
    let number = HomeName.text(hash.value)
    do throws(FileError) {
      try files.makeFolders(Path.parent(of: path))
      // A process that was killed here may have left temporary files.
      try files.sweep(Path.parent(of: path), namesStartingWith: [Path.name(of: path)])
      try files.replace(path, with: Array("\(number)\n".utf8))
      return number
    } catch {
      return nil
    }
  }
}
