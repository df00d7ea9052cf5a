import Engine
import Games
import Learning
import Storage
import System

/// The ladder: a folder of recordings.
extension Learner {
  /// Reads a folder, or the one that was named last, or else the player's own replays, and plays what isn't known yet.
  ///
  /// - Parameter watch: called often, with the number of checked recordings and of all; may throw to stop. What was
  ///   checked until then is known the next time.
  func ladder(
    of folder: String? = nil, watch: (Int, Int) throws(Failure) -> Void
  ) throws(Failure) -> Ladder {
    guard let folder = folder ?? save.settings[.games.ladder] ?? devices.replays else {
      return ladder([], of: "")
    }
    let paths = try recordings(in: folder)
    var cache = LadderCache(of: folder, in: devices.cache)
    var known: [LadderEntry] = []
    for path in paths { if let entry = cache?.entry(ofFile: path) { known.append(entry) } }
    let missing = Set(paths).subtracting(known.map(\.path)).sorted()
    let check = LadderCheck(missing)
    defer {
      cache?.add(check.entries)
      cache?.save()
    }
    try check.run { (count, _) throws(Failure) in try watch(known.count + count, paths.count) }
    return ladder(known + check.entries, of: folder)
  }

  private func ladder(_ entries: [LadderEntry], of folder: String) -> Ladder {
    let isOwn = folder == devices.replays ?? ""
    return Ladder(
      entries.sorted { $0.path < $1.path }, of: folder, isOwn: isOwn, at: moment,
      dayStartingAt: save.knowledge.dayStart)
  }

  private func recordings(in folder: String) throws(Failure) -> [String] {
    do throws(FileError) {
      return try PosixFileSystem().list(folder).filter { $0.hasSuffix(".babble") }.map {
        Path.join(folder, $0)
      }
    } catch {
      // The folder comes with the first recording.
      if error.isAbsence, folder == devices.replays { return [] }
      throw Failure(
        description: "\(folder) could not be read: \(error.reason). Name another folder: babble ladder FOLDER"
      )
    }
  }
}
