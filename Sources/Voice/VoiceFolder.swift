import Sound
import System

/// The folder of a learner's own recordings: for each item one file of its term and one of its meaning, named by a hash of the
/// item. A file is whole or isn't there, whatever happens while it is written.
public struct VoiceFolder: Sendable {
  /// The folder.
  public let path: String
  private let files: any FileSystem

  /// The folder at a path; it needn't be there.
  public init(_ path: String, on files: any FileSystem) {
    (self.path, self.files) = (path, files)
  }

  /// The names of all recordings, to ask many items of; none where the folder can't be read.
  public func names() -> Names {
    Names(all: Set(((try? files.list(path)) ?? []).filter { Self.side(of: $0) != nil }))
  }

  /// Where a side of an item is recorded, and in which form; nil where it isn't.
  public func file(of item: String, _ side: VoiceSide) -> (path: String, codec: VoiceCodec)? {
    for codec in VoiceCodec.allCases {
      let path = Path.join(self.path, Self.name(of: item, side, codec))
      if (try? files.status(of: path))?.kind == .file { return (path, codec) }
    }
    return nil
  }

  /// The recording of a side of an item.
  ///
  /// - Returns: nil where there is none, or nothing on this machine reads it.
  public func samples(of item: String, _ side: VoiceSide, _ runner: ProgramRunner) -> Samples? {
    guard let file = file(of: item, side), let bytes = try? files.read(file.path, limit: Self.largest)
    else { return nil }
    return file.codec.decoded(bytes, runner)
  }

  /// Keeps a recording of a side of an item, in place of an earlier one.
  ///
  /// - Throws: why it can't be written; the earlier one is there then.
  public func keep(
    _ bytes: [UInt8], as codec: VoiceCodec, of item: String, _ side: VoiceSide
  ) throws(FileError) {
    try files.makeFolders(path)
    try files.replace(Path.join(path, Self.name(of: item, side, codec)), with: bytes)
    // One that was kept in another form would be found first. The new one is there, whether that goes or not.
    for other in VoiceCodec.allCases where other != codec {
      _ = try? removeFile(Self.name(of: item, side, other))
    }
  }

  /// Removes what was recorded of an item. Returns whether there was something.
  @discardableResult
  public func remove(_ item: String) throws(FileError) -> Bool {
    var isChanged = false
    for side in VoiceSide.allCases {
      for codec in VoiceCodec.allCases {
        if try removeFile(Self.name(of: item, side, codec)) { isChanged = true }
      }
    }
    return isChanged
  }

  /// The bytes of all recordings.
  public func size() -> Int {
    names().all.reduce(0) { $0 + ((try? files.size(of: Path.join(path, $1))) ?? 0) }
  }

  /// A file of ten seconds has a tenth of it.
  private static let largest = 16 << 20

  @discardableResult
  private func removeFile(_ name: String) throws(FileError) -> Bool {
    let path = Path.join(path, name)
    guard try files.status(of: path) != nil else { return false }
    try files.remove(path)
    return true
  }

  /// As in `cbf29ce484222325-term.flac`.
  static func name(of item: String, _ side: VoiceSide, _ codec: VoiceCodec) -> String {
    "\(stem(of: item))-\(side.rawValue).\(codec.ending)"
  }

  fileprivate static func side(of name: String) -> VoiceSide? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, VoiceCodec.allCases.contains(where: { $0.ending == parts[1] }) else { return nil }
    return VoiceSide.allCases.first {
      parts[0].count == 16 + 1 + $0.rawValue.count && parts[0].hasSuffix("-\($0.rawValue)")
    }
  }

  /// FNV-1a of 64 bits (Fowler, Noll, Vo; draft-eastlake-fnv-17) of the item's id, in hex: a name that any disk can
  /// hold, the same on every machine.
  fileprivate static func stem(of item: String) -> String {
    let hash = item.utf8.reduce(0xcbf2_9ce4_8422_2325) { (sum: UInt64, byte) in
      (sum ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// What is recorded, as the folder's names tell.
  public struct Names: Hashable, Sendable {
    fileprivate let all: Set<String>

    /// Whether a side of an item is recorded.
    public func has(_ item: String, _ side: VoiceSide) -> Bool {
      VoiceCodec.allCases.contains { all.contains(VoiceFolder.name(of: item, side, $0)) }
    }

    /// Whether both sides of an item are recorded.
    public func isWhole(_ item: String) -> Bool { VoiceSide.allCases.allSatisfy { has(item, $0) } }

    /// How many items have a recording.
    public var items: Int { Set(all.map { $0.prefix(16) }).count }
  }
}
