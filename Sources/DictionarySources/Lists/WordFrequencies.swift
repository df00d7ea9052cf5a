import Formats

/// How common words are: the lists of wordfreq, in the format cBpack. After a header there is a list of words
/// for each hundredth of a power of ten: the 300th has the words that are one in a thousand.
public struct WordFrequencies: Sendable {
  /// The words with their frequency on the Zipf scale.
  private let zipf: [String: Double]

  /// Reads an uncompressed list.
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

  /// The frequency of a word, as in `DictionaryEntry.zipf`; nil if it isn't listed. Names are capitalised in
  /// a dictionary, but never in the lists.
  public func zipf(of word: String) -> Double? { zipf[word] ?? zipf[word.lowercased()] }
}
