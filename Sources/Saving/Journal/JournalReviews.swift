import Learning
import System

extension ReviewLog {
  /// The answers in a home's journals. Reads all of them, some lines at a time; meant for a thread of its
  /// own.
  ///
  /// - Parameter goesOn: asked now and then; if it returns false, the result is nil.
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
          // A single journal is in order already and needn't be held in memory to be sorted.
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
