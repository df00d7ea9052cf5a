import Foundation
import Glibc
import Synchronization
import Testing

@testable import System

@Suite("A service on a thread of its own")
struct ServiceTests {
  @Test("its thread ends with it, even if nobody said so")
  func forgotten() throws {
    let thread = Mutex("")
    var service: Service<Int>? = Service { _ in
      let name = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
      thread.withLock { $0 = "/proc/" + (name ?? "") }
    }
    service?.ask(1)
    #expect(isSoon { thread.withLock { $0.contains("/task/") } })
    let path = thread.withLock(\.self)
    #expect(FileManager.default.fileExists(atPath: path))
    service = nil
    #expect(isSoon { !FileManager.default.fileExists(atPath: path) })
  }

  @Test("a request that can't be read is served, and the next one too")
  func unreadable() throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    let served = Mutex(0)
    // A folder can be opened, but read(2) fails.
    let outlet = open("/", O_RDONLY | O_CLOEXEC)
    let thread = WorkThread((outlet, ends[1])) { served.withLock { $0 += 1 } }
    #expect(thread.request())
    #expect(isSoon { served.withLock { $0 > 0 } })
    dup2(ends[0], outlet)
    close(ends[0])
    let before = served.withLock(\.self)
    #expect(thread.request())
    #expect(isSoon { served.withLock { $0 > before } })
    thread.end()
  }

  /// Whether it comes true within ten seconds.
  private func isSoon(_ condition: () -> Bool) -> Bool {
    for _ in 0..<10_000 {
      if condition() { return true }
      usleep(1000)
    }
    return false
  }
}
