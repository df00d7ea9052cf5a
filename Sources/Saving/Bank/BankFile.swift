import Formats
import Learning

/// All that `bank.json` holds. A value: changing it writes nothing.
public struct BankFile: HomeFile {
  public typealias Refusal = HomeFileRefusal<BankFile>

  public static let schema: Int64 = 1
  public static let holding = "your own words"

  public static func path(in home: Home) -> String { home.bank }

  /// The player's words.
  public var bank: WordBank
  /// Members that this version doesn't know: the file's own, those of words, and those of corrections.
  var unknown: [JSONMember] = []
  var unknownOfWords: [WordReference: [JSONMember]] = [:]
  var unknownOfCorrections: [WordReference: [JSONMember]] = [:]

  public init() { self.init(WordBank()) }

  /// The file of somebody with these words.
  public init(_ bank: WordBank) { self.bank = bank }
}
