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
