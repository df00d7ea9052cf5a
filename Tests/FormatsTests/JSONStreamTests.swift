import Deterministic
import Testing

@testable import Formats

/// Reading with and without a tree must give the same results.
@Suite("Reading JSON as a stream")
struct JSONStreamTests {
  private enum Name: String, CaseIterable { case count, other, share, text }

  private struct Read: Equatable {
    var counts: [Int] = []
    var others: [String] = []
    var error: TextError?
  }

  private func stream(_ text: String) -> Read {
    var read = Read()
    var reader = JSONReader(Array(text.utf8))
    do throws(TextError) {
      let others = try reader.document { (reader) throws(TextError) in
        try reader.members(JSONNames<Name>()) { (reader, name) throws(TextError) in
          switch name {
          case .count, .other: read.counts.append(try reader.count())
          case .share: read.others.append("\(try reader.double(in: 0...10))")
          case .text: read.others.append(try reader.string())
          }
        }
      }
      read.others += others.map(\.key)
    } catch {
      read.error = error
    }
    return read
  }

  @Test("names are found in any order, with spaces and with escapes; other members are returned")
  func names() {
    #expect(stream(#"{"count":1,"other":2}"#).counts == [1, 2])
    #expect(stream(#" { "other" : 2 , "count" : 1 } "#).counts == [2, 1])
    #expect(stream(#"{"c\u006funt": 7, "coun": 1, "counts": [1], "text": "a\n"}"#).counts == [7])
    #expect(stream(#"{"x": {"count": 1}, "share": 2.5, "é": 1}"#).others == ["2.5", "x", "é"])
    #expect(stream("{}") == Read())
  }

  @Test(
    "errors have their place",
    arguments: [
      (#"{"count":1,"count":2}"#, TextError.Problem.duplicateKey("count"), 12),
      (#"{"count":1,"c\u006funt":2}"#, .duplicateKey("count"), 12),
      (#"{"x":1,"y":2,"x":3}"#, .duplicateKey("x"), 14),
      (#"{"count":"1"}"#, .expected("a whole number from 0 to 1000000000000"), 10),
      (#"{"count":-1}"#, .expected("a whole number from 0 to 1000000000000"), 10),
      (#"{"count":1.0}"#, .expected("a whole number from 0 to 1000000000000"), 10),
      (#"{"share":11}"#, .expected("a number from 0.0 to 10.0"), 10),
      (#"{"text":null}"#, .expected("a string"), 9),
      (#"{"count":1"#, .cutShort, 11), (#"{"count""#, .cutShort, 9), (#"{"count"#, .unterminatedString, 2),
      (#"{"count" 1}"#, .missingColon, 10), (#"{"count":1,}"#, .trailingComma, 11),
      ("{\"é\":1,\"count\":x}", .unexpected("\"x\""), 16),
    ])
  func refusals(text: String, problem: TextError.Problem, column: Int) {
    #expect(stream(text).error == TextError(problem, at: TextPlace(line: 1, column: column)))
  }

  @Test("a decimal fraction is read like the C library's double", arguments: 0..<2000 as Range<UInt64>)
  func decimals(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let digits = String(chance.bits() >> UInt64(chance.below(63))).prefix(19)
    let places = chance.below(digits.count) + 1
    let text =
      digits.dropLast(places).isEmpty ? "0.\(digits)" : "\(digits.dropLast(places)).\(digits.suffix(places))"
    #expect(try JSON.read(Array(text.utf8)).content == .double(try #require(Double(text))), "seed \(seed)")
  }

  @Test("halves between two doubles are rounded to the even one")
  func halves() throws {
    for text in ["9007199254740993.0", "9007199254740995.0", "0.5000000000000000277", "1.7976931348623157"] {
      #expect(try JSON.read(Array(text.utf8)).content == .double(try #require(Double(text))))
    }
  }

  @Test("a long string ends at its quote, whatever surrounds it at any offset", arguments: 0..<24)
  func strings(length: Int) throws {
    let plain = String(repeating: "a", count: length)
    for end in ["", "é", "\\\"", "\\u0041", "\u{7F}", "ÿ"] {
      let text = "[\"\(plain)\(end)\(plain)\"]"
      let whole = plain + end.replacing("\\\"", with: "\"").replacing("\\u0041", with: "A") + plain
      #expect(try JSON.read(Array(text.utf8)).array() == [.string(whole)])
    }
    for control in 0..<0x20 as Range<UInt8> {
      let bytes = Array("[\"\(plain)".utf8) + [control] + Array("\"]".utf8)
      #expect {
        try JSON.read(bytes)
      } throws: {
        ($0 as? TextError) == TextError(.controlCharacter, at: TextPlace(line: 1, column: length + 3))
      }
    }
  }

  @Test("lines are counted over any distance", arguments: [0, 1, 7, 8, 9, 255, 256, 5000])
  func lines(count: Int) {
    let spaces = String(repeating: " \n\r\t\n", count: count)
    var reader = JSONReader(Array("[\(spaces) x".utf8))
    #expect {
      try reader.value()
    } throws: {
      ($0 as? TextError)?.place == TextPlace(line: 2 * count + 1, column: count == 0 ? 3 : 2)
    }
  }
}
