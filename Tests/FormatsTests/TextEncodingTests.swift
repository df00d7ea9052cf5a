import Foundation
import Testing

@testable import Formats

/// Foundation's conversions are the reference.
@Suite("Encodings of text")
struct TextEncodingTests {
  private static let text = "naïve\tingenuous\r\nBär\tbear\r\n犬\t🐕\r\n"

  private func decoded(_ bytes: [UInt8]) throws -> String {
    String(decoding: try TextEncoding.utf8(bytes).text, as: UTF8.self)
  }

  @Test(
    "UTF-8, UTF-16 and UTF-32 with a mark are read",
    arguments: [
      (String.Encoding.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, [0xFF, 0xFE]),
      (.utf16BigEndian, [0xFE, 0xFF]), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
    ] as [(String.Encoding, [UInt8])])
  func marks(encoding: String.Encoding, mark: [UInt8]) throws {
    let bytes = mark + Array(try #require(Self.text.data(using: encoding)))
    #expect(try decoded(bytes) == Self.text)
    #expect(try decoded(mark).isEmpty)
  }

  @Test(
    "a mark before something else is an error that names the encoding",
    arguments: [
      ([0xFF, 0xFE, 0x41], "UTF-16LE"), ([0xFE, 0xFF, 0xD8, 0, 0, 0x41], "UTF-16BE"),
      ([0, 0, 0xFE, 0xFF, 0, 0x11, 0, 0], "UTF-32BE"), ([0xFF, 0xFE, 0, 0, 0, 0, 0x11, 0], "UTF-32LE"),
    ] as [([UInt8], String)])
  func damaged(bytes: [UInt8], name: String) {
    let error = #expect(throws: TextError.self) { try TextEncoding.utf8(bytes) }
    #expect(error?.description.contains("begins like \(name)") == true)
  }

  @Test("each byte of Windows-1252 is the character that Foundation reads")
  func table() {
    for byte in UInt8.min...UInt8.max {
      let expected = String(bytes: [byte], encoding: .windowsCP1252)?.unicodeScalars.first
      let isControl = [0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte)
      #expect(Windows1252.scalar(byte) == (isControl ? nil : expected), "\(byte)")
    }
  }

  @Test(
    "text of Western Europe is taken for Windows-1252",
    arguments: [
      "Bär;bear\nGröße;size", "café,coffee", "œuvre;work", "“quoted”, ‘x’", "5 € note", "naïve",
      "¿Qué?;what\n¡Hola!", "Übermut", "l’été;summer", "« mot »;word", "»Wort«", "„Wort“", "10°C", "½ cup",
      "m²",
      "1.ª vez", "GRÖSSE", "ÉCOLE", "col·lecció", "don´t", "þýða;translate", "où", "à", "Ærø", "50¢", "5£",
      "Paris–Lyon", "Señor®", "Škoda", "año\r\nniño",
    ])
  func western(text: String) throws {
    let bytes = Array(try #require(text.data(using: .windowsCP1252)))
    #expect(try TextEncoding.utf8(bytes).isGuess)
    #expect(try decoded(bytes) == text)
  }

  @Test(
    "other encodings are not",
    arguments: [
      ("犬,dog\r\n猫,cat\r\n", .shiftJIS), ("こんにちは,hello\n", .shiftJIS),
      ("собака,dog\n", .windowsCP1251), ("σκύλος,dog\n", .windowsCP1253),
      ("Bär;bear\rGröße;size\r", .macOSRoman), ("café,coffee\nété,summer\n", .macOSRoman),
      ("żółw;turtle\n", .windowsCP1250),
    ] as [(String, String.Encoding)])
  func others(text: String, encoding: String.Encoding) throws {
    let bytes = Array(try #require(text.data(using: encoding)))
    #expect(try TextEncoding.utf8(bytes) == (bytes, false))
  }

  @Test("UTF-8 with a damaged byte is not, and UTF-8 stays as it is")
  func unicode() throws {
    #expect(try !TextEncoding.utf8(Array("été, niño, Größe".utf8) + [0xFF]).isGuess)
    #expect(try TextEncoding.utf8(Array(Self.text.utf8)) == (Array(Self.text.utf8), false))
    #expect(!Windows1252.isLikely([0x41, 0, 0xE9]))
    let japanese = [0xB8, 0xA4] + Array(",dog\n".utf8) + [0xC7, 0xAD] + Array(",cat\n".utf8)
    #expect(!Windows1252.isLikely(japanese), "犬 and 猫 in EUC-JP")
  }
}
