import Glibc
import System
import Testing

@Suite("A new file that a command writes")
struct NewFileTests {
  private func disk() -> TestDisk {
    let disk = TestDisk()
    disk.state.withLock { $0.folders = ["/", "/home"] }
    return disk
  }

  private func make(_ disk: TestDisk) throws(FileError) {
    let file = try NewFile("/home/game.cast", on: disk)
    for part in 0..<3 { try file.write([UInt8](repeating: UInt8(part), count: 40_000)) }
    try file.finish()
  }

  @Test("it appears only when it is complete, and leaves no other files")
  func whole() throws {
    let disk = disk()
    try make(disk)
    #expect(disk.paths == ["/home/game.cast"])
    #expect(disk.content("/home/game.cast")?.count == 120_000)
  }

  @Test(
    "whichever call fails, nothing is left, and the error names the requested file",
    arguments: [ENOSPC, EIO, EDQUOT])
  func fullDisk(code: Int32) throws {
    let whole = disk()
    try make(whole)
    for call in 1...whole.calls {
      let disk = disk()
      disk.fail(at: call, with: .error(code))
      do throws(FileError) {
        try make(disk)
        #expect(disk.paths == ["/home/game.cast"])
      } catch {
        #expect(disk.paths.isEmpty, "call \(call) left \(disk.paths)")
        #expect(error.code == code && error.path == "/home/game.cast")
      }
    }
  }

  @Test("an existing file stays, even if it appeared while ours was made")
  func present() throws {
    let disk = disk()
    disk.place("/home/game.cast", [1])
    #expect(throws: FileError(.create, "/home/game.cast", code: EEXIST)) { try make(disk) }
    #expect(disk.content("/home/game.cast") == [1] && disk.paths == ["/home/game.cast"])
    let late = self.disk()
    let file = try NewFile("/home/game.cast", on: late)
    late.place("/home/game.cast", [2])
    #expect(throws: FileError(.create, "/home/game.cast", code: EEXIST)) { try file.finish() }
    #expect(late.content("/home/game.cast") == [2])
  }

  @Test("on a disk without hard links the file is renamed")
  func noLinks() throws {
    let whole = disk()
    try make(whole)
    let disk = disk()
    let place = try #require(whole.log.firstIndex { $0 == "create /home/game.cast" })
    disk.fail(at: place + 1, with: .error(EPERM))
    try make(disk)
    #expect(disk.paths == ["/home/game.cast"])
  }
}
