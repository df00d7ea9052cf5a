import Limits
import Sound
import System

/// A learner's own recordings: for each item one file of its term and one of its meaning, named by a hash of
/// the item. Files are replaced atomically.
public struct VoiceFolder: Sendable {
  public let path: String
  private let files: any FileSystem

  /// The folder needn't exist.
  public init(_ path: String, on files: any FileSystem) {
    (self.path, self.files) = (path, files)
  }

  /// A snapshot of the file names, for asking about many items; empty if the folder can't be read.
  public func names() -> Names {
    Names(all: Set(((try? files.list(path)) ?? []).filter { Self.side(of: $0) != nil }))
  }

  /// The path and format of a recording; nil if there is none.
  func file(of item: String, _ side: VoiceSide) -> (path: String, codec: VoiceCodec)? {
    for codec in VoiceCodec.allCases {
      let path = Path.join(self.path, Self.name(of: item, side, codec))
      if (try? files.status(of: path))?.kind == .file { return (path, codec) }
    }
    return nil
  }

  /// Reads a recording.
  ///
  /// - Returns: at most a minute; nil if there is none, or no installed program can decode it.
  public func samples(of item: String, _ side: VoiceSide, _ runner: ProgramRunner) -> Samples? {
    guard let file = file(of: item, side), let bytes = try? files.read(file.path, limit: Self.largest),
      let samples = file.codec.decoded(bytes, runner), samples.rate >= Self.lowestRate
    else { return nil }
    return samples.cut(to: Self.longest)
  }

  /// Stores a recording, replacing an earlier one.
  ///
  /// - Throws: if it can't be written; the earlier one is kept then.
  public func save(
    _ bytes: [UInt8], as codec: VoiceCodec, of item: String, _ side: VoiceSide
  ) throws(FileError) {
    try files.makeFolders(path)
    try files.replace(Path.join(path, Self.name(of: item, side, codec)), with: bytes)
    // A file in another format would be found first. The new one is stored, whether or not removing the
    // others works.
    for other in VoiceCodec.allCases where other != codec {
      _ = try? removeFile(Self.name(of: item, side, other))
    }
  }

  /// Removes the recordings of an item and returns whether there were any.
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

  /// The size of all recordings in bytes.
  func size() -> Int {
    names().all.reduce(0) { $0 + ((try? files.size(of: Path.join(path, $1))) ?? 0) }
  }

  private static let largest = Limit.recording.most
  /// In seconds: six times as long as we record.
  private static let longest = 60.0
  /// In samples a second. With fewer nothing could be understood, and a few samples would play for hours.
  private static let lowestRate = 4000

  @discardableResult
  private func removeFile(_ name: String) throws(FileError) -> Bool {
    let path = Path.join(path, name)
    guard try files.status(of: path) != nil else { return false }
    try files.remove(path)
    return true
  }

  /// Such as `cbf29ce484222325-term.flac`.
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

  /// The 64-bit FNV-1a hash (Fowler, Noll, Vo; draft-eastlake-fnv-17) of the item's id, in hex: a name that
  /// every file system accepts, the same on every machine.
  fileprivate static func stem(of item: String) -> String {
    let hash = item.utf8.reduce(0xcbf2_9ce4_8422_2325) { (sum: UInt64, byte) in
      (sum ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// What is recorded, according to the file names.
  public struct Names: Hashable, Sendable {
    fileprivate let all: Set<String>

    public func has(_ item: String, _ side: VoiceSide) -> Bool {
      VoiceCodec.allCases.contains { all.contains(VoiceFolder.name(of: item, side, $0)) }
    }

    public func isWhole(_ item: String) -> Bool { VoiceSide.allCases.allSatisfy { has(item, $0) } }

    /// The number of items with a recording.
    public var items: Int { Set(all.map { $0.prefix(16) }).count }
  }
}

/// A side of a word.
public enum VoiceSide: String, Hashable, Sendable, CaseIterable {
  case term
  case meaning

  var other: VoiceSide { self == .term ? .meaning : .term }
}
