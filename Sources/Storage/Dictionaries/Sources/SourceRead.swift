import Formats
import Glibc

/// The result of reading a source.
public struct SourceRead<Value> {
  /// In the order of the source.
  public var values: [Value] = []
  /// The number of damaged lines that were skipped.
  var skipped = 0
}

extension SourceRead: Sendable where Value: Sendable {}

extension [UInt8] {
  /// The first occurrence of a text from an index on.
  func place(of text: StaticString, from start: Int = 0) -> Int? {
    withUnsafeBytes { bytes in
      let length = text.utf8CodeUnitCount
      guard let base = bytes.baseAddress else { return nil }
      var place = start
      while place + length <= bytes.count {
        let rest = bytes.count - length - place + 1
        guard let found = memchr(base + place, Int32(text.utf8Start[0]), rest) else { return nil }
        if memcmp(found, text.utf8Start, length) == 0 { return UnsafeRawPointer(found) - base }
        place = UnsafeRawPointer(found) - base + 1
      }
      return nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text; nil if it is not UTF-8.
  var text: String? { String(validating: self, as: UTF8.self) }

  /// The non-empty parts between a byte.
  func parts(_ separator: Unicode.Scalar) -> [ArraySlice<UInt8>] { split(separator: UInt8(ascii: separator)) }

  /// The first index of an ASCII character.
  func place(of character: Unicode.Scalar) -> Int? { firstIndex(of: UInt8(ascii: character)) }

  /// The last index of an ASCII character.
  func lastPlace(of character: Unicode.Scalar) -> Int? { lastIndex(of: UInt8(ascii: character)) }

  /// Without blanks at both ends.
  var trimmed: ArraySlice<UInt8> {
    let rest = drop { $0 == 32 }
    return rest.lastIndex { $0 != 32 }.map { rest[...$0] } ?? []
  }
}

/// What can be wrong with a source of a dictionary.
extension TextError.Problem {
  /// The file is not of the expected format.
  static func notOf(_ format: String) -> Self {
    Self("this is no line of \(format)", hint: "Check that the file is whole, and not in another encoding.")
  }

  static func cut(_ format: String) -> Self {
    Self("the file ends in the middle of this line of \(format)", hint: "Get the file anew.")
  }

  static func missing(_ found: Int, of all: Int) -> Self {
    Self("there are \(found) entries, and the file's head says \(all)", hint: "Get the file anew: it is cut.")
  }

  static func empty(_ format: String) -> Self {
    Self("there is nothing of \(format) in it", hint: "Get the file anew.")
  }

  static func otherVersion(_ what: String) -> Self {
    Self("this is \(what), which is not read here", hint: "Get the version that babble dictionary names.")
  }

  static let tooMany = Self(
    "there are more words than are read", hint: "Get the file anew: its words run in circles.")

  static let notEUC = Self(
    "this is neither UTF-8 nor EUC-JP", hint: "Check that the file is whole, or make it UTF-8 with iconv.")
}
