import Learning
import Saving
import System
import Testing

@Suite("Pictures that the player asked for")
struct PictureTests {
  private static let moment = Moment(1_700_000_000)

  @Test("lie in a folder of their own under the time")
  func kept() throws {
    let disk = TestDisk()
    let path = try Samples.store(disk).keep(picture: Array("<svg/>".utf8), at: Self.moment)
    #expect(path.hasSuffix("/pictures/babble-20231114T221320Z.svg"))
    #expect(try disk.read(path, limit: 100) == Array("<svg/>".utf8))
  }

  @Test("on a full disk there is a reason, and nothing half written")
  func full() throws {
    let disk = TestDisk()
    let store = try Samples.store(disk)
    disk.fail(at: 1, with: .lasting(28))
    let error = #expect(throws: SaveError.self) {
      try store.keep(picture: Array("<svg/>".utf8), at: Self.moment)
    }
    #expect(try #require(error).description.contains("Free some space"))
  }

  @Test("in a home that is only read there is a reason")
  func readOnly() throws {
    let disk = TestDisk()
    disk.state.withLock { $0.readOnly = true }
    let store = try Samples.store(disk)
    #expect(throws: SaveError.self) { try store.keep(picture: [], at: Self.moment) }
  }
}
