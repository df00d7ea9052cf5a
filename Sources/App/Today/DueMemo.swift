import Deterministic
import Formats
import Learning
import Storage
import System

/// The last answer of `babble due`, cached for the rest of the hour or until a file it depends on changes: a prompt asks far
/// more often than anybody answers.
struct DueMemo {
  private let path: String
  /// Stands for the hour and for the names, sizes and times of all files.
  private let state: String

  /// Nil without a cache folder.
  init?(_ home: Home, _ assets: Assets, _ folder: IndexFolder?, at moment: Moment) {
    guard let folder else { return nil }
    let files = PosixFileSystem()
    path = folder.path(of: home, files) + "-due"
    var hash = StateHash()
    hash.combine((moment.time + Int64(moment.offset)) / 3600)
    for folder in [home.path, home.decks, home.courses] {
      for name in (try? files.list(folder)) ?? [] { Self.combine(Path.join(folder, name), into: &hash) }
    }
    for path in [home.voice, assets.folder, Environment.executable] { Self.combine(path, into: &hash) }
    state = String(hash.value, radix: 16)
  }

  private static func combine(_ path: String, into hash: inout StateHash) {
    guard let status = try? PosixFileSystem().status(of: path) else { return }
    hash.combine(path)
    hash.combine(Int64(status.size))
    hash.combine(status.changed)
  }

  /// Nil if anything has changed since it was saved.
  func load() -> DueCount? {
    guard let bytes = try? PosixFileSystem().read(path, limit: 1000), let json = try? JSON.read(bytes),
      (try? json.member("state").string()) == state
    else { return nil }
    return try? DueCount(json)
  }

  func save(_ count: DueCount) {
    let json = JSONObject(count.members + [JSONMember("state", .string(state))])
    let files = PosixFileSystem()
    try? files.makeFolders(Path.parent(of: path))
    try? files.replace(path, with: JSON.write(.object(json), spread: 0))
  }
}
