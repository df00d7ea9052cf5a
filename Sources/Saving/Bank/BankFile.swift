import DeckFormats
import Formats
import Learning
import System

/// All that `bank.json` holds. A value: changing it writes nothing.
public struct BankFile: Equatable, Sendable {
  /// The version of the format.
  public static let schema: Int64 = 1
  /// The most bytes that are read: 20,000 words take about 5 MB.
  static let byteLimit = 64 << 20

  /// The player's words.
  public var bank: WordBank
  /// Members that this version doesn't know: the file's own, those of words, and those of corrections.
  var unknown: [JSONMember] = []
  var unknownOfWords: [WordReference: [JSONMember]] = [:]
  var unknownOfCorrections: [WordReference: [JSONMember]] = [:]

  /// The file of somebody with these words, by default none.
  public init(_ bank: WordBank = WordBank()) { self.bank = bank }

  /// Why a file is no bank for this version.
  public enum Refusal: Error, Equatable, Sendable {
    /// A newer Babble has written it.
    case newer(path: String, found: Int64)
    /// It is not what was written.
    case damaged(TextError)
    /// The system refused.
    case file(FileError)
  }

  /// What a home has; an empty one where it has none.
  ///
  /// - Throws: why the file can't be used. It is then left as it is, and must not be written.
  public init(in home: Home, from files: some FileSystem) throws(Refusal) {
    guard let bytes = try Self.content(of: home, files) else {
      self.init()
      return
    }
    try self.init(bytes: bytes, path: home.bank)
  }

  /// Nil where there is none.
  private static func content(of home: Home, _ files: some FileSystem) throws(Refusal) -> [UInt8]? {
    do throws(FileError) {
      return try files.read(home.bank, limit: byteLimit)
    } catch {
      if error.isAbsence { return nil }
      throw .file(error)
    }
  }

  /// Puts it in the place of what a home has, whole or not at all. Only who holds the lock may call this.
  ///
  /// - Throws: what went wrong, also where the next start could not read it; the old file is then still whole.
  public func write(to home: Home, files: some FileSystem) throws(FileError) {
    let bytes = self.bytes
    if bytes.count > Self.byteLimit { throw FileError(.write, home.bank, .tooLarge(limit: Self.byteLimit)) }
    try files.makeFolders(home.path)
    try files.replace(home.bank, with: bytes)
  }
}

extension BankFile.Refusal: CustomStringConvertible {
  /// What is wrong, what follows from that, and what to do, in sentences. Can hold a path: clean it before printing.
  public var description: String {
    switch self {
    case .newer(let path, let found):
      "\(path) has schema \(found), and this Babble knows \(BankFile.schema). Install a newer Babble; the file was left "
        + "as it is, and your own words are not here."
    case .damaged(let error):
      "\(error) Until then your own words are not here, and the file is left as it is."
    case .file(let error): "\(error) Until then your own words are not here."
    }
  }
}
