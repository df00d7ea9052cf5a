import Learning
import System

extension ReviewLog {
  /// The answers that a home's journal has. Reads all of it, some lines at a time: for a thread of its own.
  ///
  /// - Parameter goesOn: asked now and then; where it says no, nil comes back.
  /// - Throws: why the journal can't be read.
  public static func read(
    _ home: Home, files: some FileSystem, while goesOn: () -> Bool
  ) throws(FileError) -> ReviewLog? {
    var (log, reader) = (ReviewLog(), JournalReader(home.journal, files: files))
    while let lines = try reader.next() {
      guard goesOn() else { return nil }
      for case .event(let event) in lines { log.take(event) }
    }
    return log
  }
}
