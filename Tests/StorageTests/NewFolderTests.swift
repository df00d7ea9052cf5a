import Deterministic
import Glibc
import Storage
import System
import Testing

@Suite("A new folder")
struct NewFolderTests {
  private let path = "/home/ana/babble"

  /// Makes the folder until that succeeds, and puts a file there.
  private func make(_ disk: TestDisk) throws {
    do throws(FileError) {
      try disk.makeFolders(path)
    } catch {
      try disk.makeFolders(path)
    }
    try disk.replace(Path.join(path, "file"), with: [1])
  }

  private func hasFile(_ disk: TestDisk) -> Bool {
    var chance = Chance(seed: 1, stream: 0)
    return (0..<20).allSatisfy { _ in
      disk.afterPowerCut(&chance).content(Path.join(path, "file")) == [1]
    }
  }

  @Test("whichever call fails, a power cut doesn't take it once it has been made")
  func fault() throws {
    let whole = TestDisk()
    try whole.makeFolders(path)
    for call in 1...whole.calls {
      let disk = TestDisk()
      disk.fail(at: call, with: .error(EIO))
      try make(disk)
      #expect(hasFile(disk), "call \(call)")
    }
  }

  @Test("a kill while it is made doesn't leave it to the next power cut")
  func kill() throws {
    let whole = TestDisk()
    try whole.makeFolders(path)
    for call in 1...whole.calls {
      let disk = TestDisk()
      disk.fail(at: call, with: .kill)
      try? disk.makeFolders(path)
      let next = disk.afterDeath(powerCut: nil)
      try make(next)
      #expect(hasFile(next), "call \(call)")
    }
  }
}
