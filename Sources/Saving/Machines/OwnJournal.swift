import System

/// The one journal of a home that this machine appends to. The first machine has `journal.jsonl`; that it does stands in
/// `journal.owner`, with the home that its events name. Any other has a journal of its own.
struct OwnJournal: Sendable {
  /// The name of the file.
  let name: String
  /// What its events name as their home; nil where the save says it.
  let home: String?
  /// This machine, where nobody has said yet that `journal.jsonl` is its own.
  private let claimant: String?

  /// Finds it.
  ///
  /// - Parameter chance: for a machine that has no number yet; nil where nothing may be written.
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

  /// Has other machines know that the first journal is taken.
  func claim(in home: Home, as name: String, _ files: some FileSystem) throws(FileError) {
    guard let claimant, HomeName.isOne(name) else { return }
    try files.replace(home.owner, with: Array("\(claimant) \(name)\n".utf8))
  }

  /// Nil where there is no such file. What stands there and says nothing is somebody else's.
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
