/// Text files that are not UTF-8. UTF-16 and UTF-32 are known by their byte order mark, and bytes that make
/// sense as Windows-1252 are taken for that, which spreadsheets of Western Europe write.
package enum TextEncoding {
  /// A file as UTF-8 without a byte order mark, and whether it was taken for Windows-1252. Bytes that are nothing known
  /// stay as they are.
  ///
  /// - Throws: if a file has the mark of UTF-16 or UTF-32, but is damaged.
  package static func utf8(_ bytes: [UInt8]) throws(TextError) -> (text: [UInt8], isGuess: Bool) {
    guard let mark = Mark.allCases.first(where: { bytes.starts(with: $0.bytes) }) else {
      return Windows1252.isLikely(bytes) ? (Windows1252.utf8(bytes), true) : (bytes, false)
    }
    guard let text = mark.utf8(bytes.dropFirst(mark.bytes.count)) else { throw TextError(mark.damage) }
    return (text, false)
  }

  /// UTF-32 comes first, since the mark of UTF-16 is the beginning of its mark.
  private enum Mark: String, CaseIterable {
    case utf8 = "UTF-8"
    case little32 = "UTF-32LE"
    case big32 = "UTF-32BE"
    case little16 = "UTF-16LE"
    case big16 = "UTF-16BE"

    var bytes: [UInt8] {
      switch self {
      case .utf8: [0xEF, 0xBB, 0xBF]
      case .little32: [0xFF, 0xFE, 0, 0]
      case .big32: [0, 0, 0xFE, 0xFF]
      case .little16: [0xFF, 0xFE]
      case .big16: [0xFE, 0xFF]
      }
    }

    var damage: TextError.Problem {
      TextError.Problem(
        "the file begins like \(rawValue), but is damaged", hint: "Save it as UTF-8, or get the file again.")
    }

    /// Nil if the bytes are not of this encoding.
    func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
      switch self {
      case .utf8: Array(bytes)
      case .little32: Self.text(numbers(bytes, 4, isBig: false), as: UTF32.self)
      case .big32: Self.text(numbers(bytes, 4, isBig: true), as: UTF32.self)
      case .little16: Self.text(numbers(bytes, 2, isBig: false)?.map(UInt16.init), as: UTF16.self)
      case .big16: Self.text(numbers(bytes, 2, isBig: true)?.map(UInt16.init), as: UTF16.self)
      }
    }

    private static func text<Encoding: Unicode.Encoding>(
      _ units: [Encoding.CodeUnit]?, as encoding: Encoding.Type
    ) -> [UInt8]? {
      units.flatMap { String(validating: $0, as: encoding) }.map { Array($0.utf8) }
    }

    /// Numbers of so many bytes each; nil if some bytes are left over.
    private func numbers(_ bytes: ArraySlice<UInt8>, _ width: Int, isBig: Bool) -> [UInt32]? {
      guard bytes.count % width == 0 else { return nil }
      return stride(from: bytes.startIndex, to: bytes.endIndex, by: width).map { start in
        let unit = bytes[start..<start + width]
        return (isBig ? unit : ArraySlice(unit.reversed())).reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
  }
}
