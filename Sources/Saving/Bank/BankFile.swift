import Formats
import Learning

/// All that `bank.json` holds. A value: changing it writes nothing.
public struct BankFile: HomeFile {
  /// Why a file is no bank for this version.
  public typealias Refusal = HomeFileRefusal<BankFile>

  /// The newest that this version reads, and the one that it writes.
  public static let schema: Int64 = 1
  /// What is missing where the file can't be read.
  public static let holding = "your own words"

  /// `bank.json`.
  public static func path(in home: Home) -> String { home.bank }

  /// The player's words.
  public var bank: WordBank
  /// Members that this version doesn't know: the file's own, those of words, and those of corrections.
  var unknown: [JSONMember] = []
  var unknownOfWords: [WordReference: [JSONMember]] = [:]
  var unknownOfCorrections: [WordReference: [JSONMember]] = [:]

  /// Nothing, as at first.
  public init() { self.init(WordBank()) }

  /// The file of somebody with these words.
  public init(_ bank: WordBank) { self.bank = bank }
}
