import Engine
import Games
import Learning
import System

/// Keeps the recordings of a word. The answer tells why it can't; nil if they are on the disk.
struct KeepRecording: ContextChange {
  static let nowhere = "Nothing is kept here, so there is no place for recordings."

  let item: ItemID

  func answer(in learner: Learner) -> Text? {
    guard let folder = learner.recordings else { return Text(Self.nowhere) }
    do throws(FileError) {
      try learner.devices.booth.save(item, in: folder)
      return nil
    } catch {
      return Text("Not kept: \(error)")
    }
  }

  func apply(_ problem: Text?, to learner: inout Learner) -> Changes { problem == nil ? .voice : [] }
}
