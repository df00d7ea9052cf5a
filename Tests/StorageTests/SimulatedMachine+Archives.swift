@testable import Storage

extension SimulatedMachine {
  /// Whether nothing was ever written.
  var isEmpty: Bool { !disk.paths.contains { isJournal($0) || $0 == Self.home.save || $0 == Self.home.bank } }

  /// Whatever the disk does just then.
  var bankWords: Set<String> {
    Set((try? BankFile(in: Self.home, from: disk.afterDeath(powerCut: nil)))?.bank.words.map(\.word.id) ?? [])
  }

  /// An export, made by a program that reads beside the one that is open.
  func archive() throws -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try HomeExport(of: Self.home, on: disk, program: "test").write { bytes += $0 }
    return bytes
  }

  func plan(_ archive: [UInt8]) throws -> ImportPlan {
    disk.place("/archive.zip", archive)
    return try ImportPlan(of: HomeArchive("/archive.zip", on: disk), into: Self.home, on: disk)
  }

  func merge(_ archive: [UInt8]) throws {
    let plan = try plan(archive)
    try plan.write(to: OpenedSave(home: Self.home, files: disk, openContext), at: sessions.time)
  }
}
