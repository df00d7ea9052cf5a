import Engine
import System

/// A replay as base64 text (RFC 4648) between two marker lines, so that it can be pasted where only text
/// goes, such as a bug report.
enum ReplayText {
  /// Encodes a replay as lines, including the markers.
  static func lines(_ bytes: [UInt8]) -> [String] {
    let letters = Base64.encoded(bytes)
    let starts = stride(from: 0, to: letters.count, by: lineLength)
    let lines = starts.map { start in
      String(decoding: letters[start..<min(start + lineLength, letters.count)], as: UTF8.self)
    }
    return [first] + lines + [last]
  }

  /// Finds and decodes a replay in a text; nil if none starts there. Whitespace, and the `>` of quoted text,
  /// may surround each line.
  static func bytes(in text: [UInt8]) throws(ReplayError) -> [UInt8]? {
    var letters: [UInt8] = []
    var start: Int?
    var end = -1
    while end < text.count {
      // Line by line: an array of millions of lines would take more memory than the text.
      let place = end + 1
      end = text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let word = trimmed(text[place..<end])
      guard let begun = start else {
        if word.elementsEqual(first.utf8) { start = place }
        continue
      }
      guard !word.elementsEqual(last.utf8) else {
        guard let bytes = Base64.decoded(letters) else {
          throw damage(begun, "the letters between the marks are no base64")
        }
        return bytes
      }
      letters += word
    }
    guard let start else { return nil }
    throw damage(start, "the line \(last) is missing")
  }

  private static let first = "-----BEGIN BABBLE RECORDING-----"
  private static let last = "-----END BABBLE RECORDING-----"
  private static let lineLength = 76

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = line.drop(while: isAround)
    return start.prefix((start.lastIndex { !isAround($0) } ?? start.startIndex - 1) + 1 - start.startIndex)
  }

  private static func isAround(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): true
    default: false
    }
  }

  private static func damage(_ place: Int, _ what: String) -> ReplayError {
    .damaged(ByteError(place: place, what: what))
  }
}
