import Games
import Synchronization
import System

/// The reader of drawings, for one drawing at a time.
final class SharedInk: Sendable {
  private let programs: InstalledPrograms
  private let reader = Mutex<InkReader?>(nil)

  init(_ programs: InstalledPrograms) { self.programs = programs }

  /// - Parameter dictionary: where the dictionary is expected.
  func knowledge(_ dictionary: String?) -> InkKnowledge {
    InkKnowledge(
      read: { request in self.use(dictionary) { $0.read(request) } },
      strokes: { request in self.use(dictionary) { $0.strokes(request) } })
  }

  private func use<Answer: Sendable>(_ dictionary: String?, _ body: (inout InkReader) -> Answer) -> Answer {
    reader.withLock { reader in
      var used = reader ?? InkReader(dictionary, programs)
      defer { reader = used }
      return body(&used)
    }
  }
}
