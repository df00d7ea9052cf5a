import Deterministic
import System

/// What tells this machine from any other that has the same home, as where a folder is synced or was copied: a number
/// that chance has given and that never lies in a home.
public struct MachineState: Hashable, Sendable {
  /// Where the number is kept.
  public let path: String

  /// A state that is kept in a file.
  public init(path: String) { self.path = path }

  /// `$XDG_STATE_HOME/babble/machine`, else `~/.local/state/babble/machine`; nil where the environment names neither.
  public static func find(_ environment: [String: String]) -> MachineState? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return MachineState(path: Path.join(state, "babble/machine"))
    }
    guard let user = environment["HOME"], user.hasPrefix("/") else { return nil }
    return MachineState(path: Path.join(user, ".local/state/babble/machine"))
  }

  /// What this machine is called in a home: 16 hex digits, others for a copy of the home in another place. Nil where the
  /// number can't be had.
  ///
  /// - Parameter chance: what a machine without a number gets; nil where nothing may be written.
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
      try files.replace(path, with: Array("\(number)\n".utf8))
      return number
    } catch {
      return nil
    }
  }
}

/// What a home, or a machine in it, is called: 16 hex digits.
enum HomeName {
  static func text(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  static func isOne(_ text: String) -> Bool {
    text.utf8.count == 16
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
