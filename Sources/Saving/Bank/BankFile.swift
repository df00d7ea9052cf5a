import Formats
import Learning

/// The content of `bank.json`, as a value: changing it writes nothing.
public struct BankFile: HomeFile {
  public typealias Refusal = HomeFileRefusal<BankFile>

  /// The newest version that can be read, and the one that is written.
  public static let schema: Int64 = 1
  /// Names what is missing if the file can't be read.
  public static let holding = "your own words"

  public static func path(in home: Home) -> String { home.bank }

  public var bank: WordBank
  /// Members that this version doesn't know: of the file, of words, and of corrections.
  var unknown: [JSONMember] = []
  var unknownOfWords: [WordReference: [JSONMember]] = [:]
  var unknownOfCorrections: [WordReference: [JSONMember]] = [:]

  /// An empty bank.
  public init() { self.init(WordBank()) }

  public init(_ bank: WordBank) { self.bank = bank }
}
