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

/// The name of a home, or of a machine in it: 16 hex digits.
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

/// The one journal of a home that this machine appends to. The first machine uses `journal.jsonl`;
/// `journal.owner` says which machine that is and which home its events name. Any other machine has a journal
/// of its own.
struct OwnJournal: Sendable {
  let name: String
  /// The home that its events name; nil if the save says it.
  let home: String?
  /// This machine, if `journal.jsonl` has no owner yet.
  private let claimant: String?
  /// Why it isn't known which journal that is: one of the two could be written by two machines.
  let failure: FileError?

  /// - Parameter chance: for a machine that has no number yet; nil if nothing may be written.
  init(in home: Home, _ files: some FileSystem, state: MachineState?, chance: UInt64?) {
    let first = Path.name(of: home.journal)
    var owner: (machine: String, home: String)?
    do throws(FileError) {
      (owner, failure) = (try Self.owner(of: home, files), nil)
    } catch {
      (owner, failure) = (Self.unknown, error)
    }
    let machine = state?.id(in: home, files, chance: chance)
    claimant = owner == nil ? machine : nil
    if let owner, let machine, owner.machine != machine {
      (name, self.home) = ("journal-\(machine).jsonl", machine)
    } else {
      (name, self.home) = (first, owner?.home)
    }
  }

  /// Tells other machines that the first journal is taken.
  func claim(in home: Home, as name: String, _ files: some FileSystem) throws(FileError) {
    guard let claimant, HomeName.isOne(name) else { return }
    try files.replace(home.owner, with: Array("\(claimant) \(name)\n".utf8))
  }

  private static let unknown = (machine: "", home: "")

  /// Nil if there is no such file. If its content makes no sense, the journal counts as another machine's.
  private static func owner(
    of home: Home, _ files: some FileSystem
  ) throws(FileError) -> (machine: String, home: String)? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(home.owner, limit: 256)
    } catch {
      if error.isAbsence { return nil }
      if error.isTooLarge { return unknown }
      throw error
    }
    let words = String(decoding: bytes, as: UTF8.self).split { " \n".contains($0) }.map(String.init)
    return words.count == 2 && words.allSatisfy(HomeName.isOne) ? (words[0], words[1]) : unknown
  }
}
