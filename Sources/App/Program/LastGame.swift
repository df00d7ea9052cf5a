import Storage
import System

/// The last game that was played to its end.
enum LastGame {
  case found(ReplayFile, bytes: [UInt8])
  /// It exists but can't be read.
  case unreadable(String)

  /// The newest replay in a home; nil if there is none.
  init?(_ home: Home) {
    let files = PosixFileSystem()
    let names = ((try? files.list(home.replays)) ?? []).filter {
      $0.hasSuffix(".babble") && !$0.hasPrefix(".")
    }
    func changed(_ path: String) -> Int64 { (try? files.status(of: path))?.changed ?? 0 }
    let newest = names.map(home.replay).max { changed($0) < changed($1) }
    guard let newest else { return nil }
    do {
      let bytes = try files.read(newest, limit: ReplayFile.byteLimit)
      self = .found(try ReplayFile(bytes), bytes: bytes)
    } catch {
      self = .unreadable("\(error)")
    }
  }
}
