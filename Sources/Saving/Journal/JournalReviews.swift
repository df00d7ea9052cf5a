import Learning
import System

extension ReviewLog {
  /// The answers that a home's journals have. Reads all of them, some lines at a time: for a thread of its own.
  ///
  /// - Parameter goesOn: asked now and then; where it says no, nil comes back.
  /// - Throws: why a journal can't be read.
  public static func read(
    _ home: Home, files: some FileSystem, while goesOn: () -> Bool
  ) throws(FileError) -> ReviewLog? {
    let names = try home.journals(on: files)
    var (log, journals) = (ReviewLog(), JournalSet())
    for name in names {
      var reader = JournalReader(Path.join(home.path, name), files: files)
      while let lines = try reader.next() {
        guard goesOn() else { return nil }
        for line in lines {
          // One journal is in its order, and needn't be held in memory for that.
          if names.count > 1 {
            journals.take(line)
          } else if case .event(let event) = line {
            log.take(event.event)
          }
        }
      }
    }
    MergedEvents(journals.events).forEachCounted { log.take($0) }
    return log
  }
}
