import Foundation
import Glibc
import Synchronization
import System
import Testing

@Suite("A service on a thread of its own")
struct ServiceTests {
  @Test("its thread ends with it, even if nobody said so")
  func forgotten() throws {
    let thread = Mutex("")
    var service: Service<Int>? = Service(keeping: 1) { _ in
      let name = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
      thread.withLock { $0 = "/proc/" + (name ?? "") }
    }
    #expect(service?.ask(1) == [])
    #expect(isSoon { thread.withLock { $0.contains("/task/") } })
    let path = thread.withLock(\.self)
    #expect(FileManager.default.fileExists(atPath: path))
    service = nil
    #expect(isSoon { !FileManager.default.fileExists(atPath: path) })
  }

  /// Whether it comes true within ten seconds.
  private func isSoon(_ condition: () -> Bool) -> Bool {
    for _ in 0..<10_000 where !condition() { usleep(1000) }
    return condition()
  }
}
