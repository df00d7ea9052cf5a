import Foundation
import Learning

@testable import Storage

/// A home that plays on its own and imports others.
struct TestHome {
  let home: Home
  let disk: TestDisk
  /// The random number of this machine.
  let chance: UInt64

  init(_ name: String, on disk: TestDisk = TestDisk(), chance: UInt64) {
    (home, self.disk, self.chance) = (Home("/" + name), disk, chance)
  }

  var openContext: OpenContext {
    OpenContext(at: Moment(SampleSaves.now + 86_400 * 400), chance: chance)
  }

  /// The same home on the disk that a kill leaves.
  func afterKill(_ cut: TestDisk.Names? = nil) -> TestHome {
    TestHome(String(home.path.dropFirst()), on: disk.afterDeath(powerCut: cut), chance: chance)
  }

  @discardableResult
  func play(_ sessions: Int, seed: UInt64, from start: Int64 = SampleSaves.now) throws -> SaveFile {
    var (player, save) = (Sessions(seed: seed, in: home, openContext, from: start), SaveFile())
    for _ in 0..<sessions { save = try player.play(on: disk) }
    return save
  }

  func opened() throws -> OpenedSave {
    try OpenedSave(home: home, files: disk, isReading: true, openContext)
  }

  func archive() throws -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try HomeExport(of: home, on: disk, program: "test").write { bytes += $0 }
    return bytes
  }

  func plan(_ archive: [UInt8]) throws -> ImportPlan {
    disk.place("/archive.zip", archive)
    return try ImportPlan(of: HomeArchive("/archive.zip", on: disk), into: home, on: disk)
  }

  func merge(_ archive: [UInt8]) throws {
    let plan = try plan(archive)
    try plan.write(to: OpenedSave(home: home, files: disk, openContext), at: SampleSaves.now)
  }

  /// The content of every journal.
  var journals: [String: [UInt8]] {
    let paths = disk.paths.filter { $0.hasPrefix(home.path + "/journal") }
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, disk.content($0) ?? []) })
  }

  /// The knowledge and the scores.
  func known() throws -> Known {
    let save = try opened().save
    return Known(knowledge: save.knowledge, scores: save.scores)
  }

  struct Known: Equatable {
    let knowledge: Knowledge
    let scores: [Score]
  }
}

/// A folder that is removed after the test.
final class Scratch {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/babble-saving-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }
}
