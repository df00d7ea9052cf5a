import Formats
import Learning
import System

/// The outlines of the player's own decks, in the cache folder: reading large decks would take most of a short command. A file's
/// size and time tell whether an outline still is that of its deck.
public struct OutlineCache {
  /// The outline of a file.
  public struct Entry: Sendable {
    fileprivate let stamp: String
    /// The deck without its words.
    fileprivate let head: Deck
    /// The ids of its words, one word a line.
    fileprivate let words: ArraySlice<UInt8>
    fileprivate let skills: Int
    /// That not all of the file could be read; nil if all was.
    public let obstacle: String?

    public var id: String { head.id }

    public var outline: DeckOutline { DeckOutline(head, words: OutlineCache.ids(words), skills: skills) }
  }

  /// Raise it with every change of the format, and of what is read from a deck's file.
  private static let version = 1
  private static let (feed, separator) = (UInt8(ascii: "\n"), UInt8(0x1F))

  private let path: String
  private let files: any FileSystem
  private var entries: [String: Entry] = [:]
  private var hasChanges = false

  /// Nil without a cache folder.
  public init?(of home: Home, in folder: IndexFolder?, _ files: some FileSystem) {
    guard let folder else { return nil }
    (path, self.files) = (folder.path(of: home, files) + "-decks", files)
    if let bytes = try? files.read(path, limit: .max - 1) { entries = (try? Self.entries(bytes)) ?? [:] }
  }

  /// The entry of a deck's file; nil if the file has changed since, or is a table.
  public func entry(ofFile path: String) -> Entry? {
    guard let entry = entries[path], entry.stamp == stamp(ofFile: path) else { return nil }
    return entry
  }

  /// Adds what was read from a file. Tables are never cached: their languages are guessed.
  ///
  /// - Parameter stamp: of the file before it was read.
  public mutating func add(_ deck: Deck, obstacle: String?, from path: String, stamp: String?) {
    let outline = DeckOutline(deck)
    let isPlain = outline.words.joined().allSatisfy { id in
      !id.utf8.contains { $0 == Self.feed || $0 == Self.separator }
    }
    guard isPlain, path.hasSuffix(".json"), let stamp else { return }
    var head = deck
    head.words = []
    let lines = outline.words.map { $0.joined(separator: String(UnicodeScalar(Self.separator))) + "\n" }
    entries[path] = Entry(
      stamp: stamp, head: head, words: Array(lines.joined().utf8)[...], skills: outline.skills,
      obstacle: obstacle)
    hasChanges = true
  }

  /// Writes the file if anything is new, without decks that are gone.
  public func save() {
    if !hasChanges { return }
    let all = entries.filter { entry(ofFile: $0.key) != nil }.sorted { $0.key < $1.key }
    let heads = JSONValue.object([
      "version": .integer(Self.version), "decks": .array(all.map { .object(Self.json($1, $0)) }),
    ])
    try? files.makeFolders(Path.parent(of: path))
    try? files.replace(path, with: JSON.write(heads, spread: 0) + [Self.feed] + all.flatMap(\.value.words))
  }

  /// Tells a file from what it was before; nil if it is gone.
  public func stamp(ofFile path: String) -> String? {
    (try? files.status(of: path)).map { "\($0.size) \($0.changed)" }
  }
}

extension OutlineCache {
  private static func json(_ entry: Entry, _ path: String) -> JSONObject {
    let head = entry.head
    return [
      "path": .string(path), "stamp": .string(entry.stamp), "id": .string(head.id),
      "name": .string(head.name),
      "kind": .string(head.kind.rawValue), "term": .string(head.language.term),
      "meaning": .string(head.language.meaning), "bytes": .integer(entry.words.count),
      "skills": .integer(entry.skills),
      "obstacle": entry.obstacle.map(JSONValue.string) ?? .null,
    ]
  }

  /// Empty for a file of another version.
  private static func entries(_ bytes: [UInt8]) throws(TextError) -> [String: Entry] {
    guard let end = bytes.firstIndex(of: feed) else { return [:] }
    let heads = try JSON.read(Array(bytes[..<end]))
    guard try heads.count("version") == version else { return [:] }
    var (entries, place) = ([String: Entry](), end + 1)
    for json in try heads.member("decks").array() {
      let next = place + (try json.count("bytes"))
      guard next <= bytes.count else { return [:] }
      entries[try json.member("path").string()] = try Entry(json, bytes[place..<next])
      place = next
    }
    return entries
  }

  fileprivate static func ids(_ words: ArraySlice<UInt8>) -> [[String]] {
    words.withUnsafeBufferPointer { bytes in
      var (ids, forms, start) = ([[String]](), [String](), 0)
      for place in bytes.indices where bytes[place] == feed || bytes[place] == separator {
        forms.append(String(decoding: bytes[start..<place], as: UTF8.self))
        start = place + 1
        if bytes[place] == separator { continue }
        ids.append(forms)
        forms = []
      }
      return ids
    }
  }
}

extension OutlineCache.Entry {
  fileprivate init(_ json: JSONValue, _ words: ArraySlice<UInt8>) throws(TextError) {
    let language = Deck.Languages(
      term: try json.member("term").string(), meaning: try json.member("meaning").string())
    head = Deck(
      id: try json.member("id").string(), name: try json.member("name").string(), language: language,
      kind: Deck.Kind(rawValue: try json.member("kind").string()) ?? .words)
    (stamp, self.words) = (try json.member("stamp").string(), words)
    skills = try json.count("skills")
    obstacle = try json.optional("obstacle")?.string()
  }
}
