import Formats
import Learning
import Storage
import System

/// What is known of the recordings in a folder, so that each is played again only once. A file's size and time tell whether
/// it is still the same, and another program or other rules make the cache anew. It may be deleted at any time.
struct LadderCache {
  private let path: String
  private var entries: [String: (stamp: String, entry: LadderEntry)] = [:]
  /// Of the files that were asked for, before they are played.
  private var stamps: [String: String] = [:]
  private var hasChanges = false

  /// Nil without a cache folder.
  init?(of folder: String, in cache: IndexFolder?) {
    guard let cache else { return nil }
    path = cache.path(ofLadder: folder, PosixFileSystem())
    let bytes = try? PosixFileSystem().read(path, limit: ReplayFile.byteLimit)
    entries = bytes.flatMap { try? Self.entries($0, in: folder) } ?? [:]
  }

  /// All that was played the last time, whatever has become of the files.
  var known: [LadderEntry] { entries.values.map(\.entry) }

  /// Nil if the file has changed since, or wasn't played yet.
  mutating func entry(ofFile path: String) -> LadderEntry? {
    stamps[path] = Self.stamp(ofFile: path)
    guard let known = entries[path], known.stamp == stamps[path] else { return nil }
    return known.entry
  }

  /// What can't be read is soon tried again, and may be readable then.
  mutating func add(_ new: [LadderEntry]) {
    for entry in new {
      guard entry.result != nil, let stamp = stamps[entry.path] else { continue }
      (entries[entry.path], hasChanges) = ((stamp, entry), true)
    }
  }

  /// Writes the file if anything is new, without recordings that are gone.
  func save() {
    if !hasChanges { return }
    let kept = entries.filter { stamps[$0.key] == $0.value.stamp }.values.map { known in
      JSONValue.object(JSONObject(known.entry.json.members + [JSONMember("stamp", .string(known.stamp))]))
    }
    let json = JSONValue.object(["rules": .string(Self.rules), "recordings": .array(kept)])
    try? PosixFileSystem().makeFolders(Path.parent(of: path))
    try? PosixFileSystem().replace(path, with: JSON.write(json, spread: 0))
  }

  /// By the path; empty if other rules made it.
  private static func entries(
    _ bytes: [UInt8], in folder: String
  ) throws(TextError) -> [String: (stamp: String, entry: LadderEntry)] {
    let json = try JSON.read(bytes)
    guard try json.member("rules").string() == rules else { return [:] }
    var entries: [String: (stamp: String, entry: LadderEntry)] = [:]
    for json in try json.member("recordings").array() {
      let entry = try LadderEntry(json, in: folder)
      entries[entry.path] = (try json.member("stamp").string(), entry)
    }
    return entries
  }

  private static func stamp(ofFile path: String) -> String? {
    (try? PosixFileSystem().status(of: path)).map { "\($0.size) \($0.changed)" }
  }

  /// What decides how a recording goes.
  private static let rules =
    ([Babble.version, "\(ReplayFile.form)"]
    + Catalogue.games.map { "\($0.profile.name) \($0.profile.rulesVersion)" }).joined(separator: ", ")
}
