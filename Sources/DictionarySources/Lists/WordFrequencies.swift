import Formats

/// How common words are: the lists of wordfreq, in the form cBpack. After a head there is a list of words for each
/// hundredth of a power of ten: the 300th has the words that are one in a thousand.
public struct WordFrequencies: Sendable {
  /// The words with their place on the Zipf scale.
  private let zipf: [String: Double]

  /// Reads a list that is unpacked already.
  public init(_ bytes: [UInt8]) throws(TextError) {
    var pack = MessagePack(bytes)
    let count = try pack.list()
    try Self.checkHead(&pack)
    var zipf = [String: Double](minimumCapacity: bytes.count / 9)
    for place in 1..<max(2, count) {
      let value = 9 - Double(place - 1) / 100
      for _ in 0..<(place < count ? try pack.list() : 0) { zipf[try pack.text()] = value }
    }
    self.zipf = zipf
  }

  private static func checkHead(_ pack: inout MessagePack) throws(TextError) {
    var (format, version) = ("", 0)
    for _ in 0..<(try pack.map()) {
      if try pack.text() == "format" { format = try pack.text() } else { version = try pack.small() }
    }
    guard format == "cB", version == 1 else {
      throw TextError(
        .otherVersion("version \(version) of a list of wordfreq"), at: TextPlace(line: 1, column: 1))
    }
  }

  /// How common a word is, as `DictionaryEntry.zipf`; nil where it isn't counted. Names begin with capitals in a
  /// dictionary, never in the lists.
  public func zipf(of word: String) -> Double? { zipf[word] ?? zipf[word.lowercased()] }
}
