import System

/// The one journal of a home that this machine appends to. The first machine uses `journal.jsonl`;
/// `journal.owner` says which machine that is and which home its events name. Any other machine has a journal
/// of its own.
struct OwnJournal: Sendable {
  let name: String
  /// The home that its events name; nil if the save says it.
  let home: String?
  /// This machine, if `journal.jsonl` has no owner yet.
  private let claimant: String?

  /// - Parameter chance: for a machine that has no number yet; nil if nothing may be written.
  init(in home: Home, _ files: some FileSystem, state: MachineState?, chance: UInt64?) {
    let first = Path.name(of: home.journal)
    guard let machine = state?.id(in: home, files, chance: chance) else {
      (name, self.home, claimant) = (first, Self.owner(of: home, files)?.home, nil)
      return
    }
    guard let owner = Self.owner(of: home, files) else {
      (name, self.home, claimant) = (first, nil, machine)
      return
    }
    let isOwn = owner.machine == machine
    name = isOwn ? first : "journal-\(machine).jsonl"
    self.home = isOwn ? owner.home : machine
    claimant = nil
  }

  /// Tells other machines that the first journal is taken.
  func claim(in home: Home, as name: String, _ files: some FileSystem) throws(FileError) {
    guard let claimant, HomeName.isOne(name) else { return }
    try files.replace(home.owner, with: Array("\(claimant) \(name)\n".utf8))
  }

  /// Nil if there is no such file. If its content can't be read, the journal counts as another machine's.
  private static func owner(of home: Home, _ files: some FileSystem) -> (machine: String, home: String)? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(home.owner, limit: 256)
    } catch {
      return error.isAbsence ? nil : ("", "")
    }
    let words = String(decoding: bytes, as: UTF8.self).split { " \n".contains($0) }.map(String.init)
    return words.count == 2 && words.allSatisfy(HomeName.isOne) ? (words[0], words[1]) : ("", "")
  }
}
