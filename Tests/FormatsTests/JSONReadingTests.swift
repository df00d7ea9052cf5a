import Testing

@testable import Formats

@Suite("Reading JSON")
struct JSONReadingTests {
  private func read(_ text: String) throws -> JSONValue { try JSON.read(Array(text.utf8)) }

  private func error(_ text: String) -> TextError? { error(Array(text.utf8)) }

  private func error(_ bytes: [UInt8]) -> TextError? {
    do throws(TextError) {
      _ = try JSON.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("every kind of value is read")
  func kinds() throws {
    let value = try read(#" {"a": [null, true, false, -7, 1.5, 2e3, "x\n\u00e9\ud83d\ude00/\/"]} "#)
    let items: [JSONValue] = [
      .null, .bool(true), .bool(false), .integer(-7), JSONValue(.double(1.5)), JSONValue(.double(2000)),
      .string("x\né😀//"),
    ]
    #expect(value == .object(["a": .array(items)]))
  }

  @Test("whole numbers are exact to the ends of 64 bits, and a fraction makes a double")
  func numbers() throws {
    #expect(try read("9223372036854775807") == .integer(Int64.max))
    #expect(try read("-9223372036854775808") == .integer(Int64.min))
    #expect(try read("9007199254740993") == .integer(9_007_199_254_740_993))
    #expect(try read("0") == .integer(0) && read("-1") == .integer(-1))
    #expect(try read("-0").content == .double(0))
    #expect(try read("1.0") == JSONValue(.double(1)))
    #expect(try read("1e2").content == .double(100))
  }

  @Test("values and keys know their line and column, counted in scalars")
  func places() throws {
    let value = try read("{\n  \"გა\": [1,\n \"é\", 2]}")
    guard case .object(let object) = value.content, case .array(let items) = object.members[0].value.content
    else { return #expect(Bool(false), "the shape is another") }
    #expect(object.members[0].place == TextPlace(line: 2, column: 3))
    #expect(object.members[0].value.place == TextPlace(line: 2, column: 9))
    #expect(items.map(\.place.line) == [2, 3, 3])
    #expect(items.map(\.place.column) == [10, 2, 7])
  }

  @Test(
    "invalid JSON is an error with its place",
    arguments: [
      ("[1,]", TextError.Problem.trailingComma, 1, 3),
      ("{\"a\":1,\n}", .trailingComma, 1, 7),
      ("{\"a\":1,\n \"a\":2}", .duplicateKey("a"), 2, 2),
      ("[1e400]", .numberOutOfRange, 1, 2),
      ("[-1e400]", .numberOutOfRange, 1, 2),
      ("9223372036854775808", .numberOutOfRange, 1, 1),
      ("-9223372036854775809", .numberOutOfRange, 1, 1),
      ("99999999999999999999", .numberOutOfRange, 1, 1),
      ("[01]", .badNumber, 1, 2),
      ("[1.]", .badNumber, 1, 2),
      ("[.5]", .unexpected("\".\""), 1, 2),
      ("[1e]", .badNumber, 1, 2),
      ("[-]", .badNumber, 1, 2),
      ("[+1]", .unexpected("\"+\""), 1, 2),
      ("[0x10]", .badNumber, 1, 2),
      ("[NaN]", .unexpected("\"N\""), 1, 2),
      ("[tru]", .unexpected("\"t\""), 1, 2),
      ("['a']", .unexpected("\"'\""), 1, 2),
      ("{a:1}", .unexpected("\"a\""), 1, 2),
      ("[1 2]", .missingComma, 1, 4),
      ("{\"term\":\"a\" \"meaning\":\"b\"}", .missingComma, 1, 13),
      ("{\"a\" 1}", .missingColon, 1, 6),
      ("[1 x]", .unexpected("\"x\""), 1, 4),
      ("[1] x", .trailingContent, 1, 5),
      ("// hi", .unexpected("\"/\""), 1, 1),
      ("", .emptyText, 1, 1),
      (" \n ", .emptyText, 2, 2),
      ("[\"a", .unterminatedString, 1, 2),
      ("[\"a\\", .unterminatedString, 1, 4),
      ("[\"a\nb\"]", .controlCharacter, 1, 4),
      ("[\"\\x\"]", .badEscape, 1, 3),
      ("[\"\\u12g4\"]", .badEscape, 1, 3),
      ("[\"\\ud800\"]", .loneSurrogate, 1, 3),
      ("[\"\\ud800\\u0041\"]", .loneSurrogate, 1, 3),
      ("[\"\\udc00\"]", .loneSurrogate, 1, 3),
      ("[1", .cutShort, 1, 3),
      ("{\"a\"", .cutShort, 1, 5),
      ("{\"a\":", .cutShort, 1, 6),
      ("{", .cutShort, 1, 2),
      ("[\u{1}]", .unexpected("the control character U+1"), 1, 2),
    ])
  func refusals(text: String, problem: TextError.Problem, line: Int, column: Int) {
    #expect(error(text) == TextError(problem, at: TextPlace(line: line, column: column)))
  }

  @Test("a duplicate key is found in any order of keys", arguments: [3, 12, 13, 400])
  func duplicateKeys(count: Int) {
    let orders = [Array(0..<count), (0..<count).reversed(), (0..<count).map { $0 * 7 % count }]
    for order in orders where Set(order).count == count {
      let members = order.map { "\"k\($0)\":1" }
      #expect(error("{\(members.joined(separator: ","))}") == nil)
      for again in [0, count / 2, count - 1] {
        let text = "{\((members + [members[again]]).joined(separator: ","))}"
        #expect(error(text)?.problem == .duplicateKey("k\(order[again])"))
      }
    }
  }

  @Test("where keys may be repeated, the last one counts, on every level")
  func repeatedKeys() throws {
    let text = #"{"a": {"b": 1, "\u0062": 2}, "c": 3, "a": {"b": 4, "b": 5}, "é": 6, "e\u0301": 7}"#
    let json = try JSON.read(Array(text.utf8), allowsRepeats: true)
    #expect(try json.object().members.map(\.key.utf8.count) == [1, 1, 2, 3])
    #expect(try json.member("a").member("b").integer() == 5 && json.member("c").integer() == 3)
  }

  @Test("bytes that are not UTF-8 and a byte order mark are errors")
  func encodings() {
    #expect(error([0xEF, 0xBB, 0xBF, 0x31])?.problem == .byteOrderMark)
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] {
      #expect(error([0x5B, 0x22] + bytes + [0x22, 0x5D])?.problem == .notUTF8, "\(bytes)")
      #expect(error([0x5B, 0x22, 0x5C, 0x6E] + bytes + [0x22, 0x5D])?.problem == .notUTF8, "\(bytes)")
      #expect(error([0x5B] + bytes + [0x5D])?.problem == .notUTF8, "\(bytes)")
    }
  }

  @Test(
    "nesting up to 32 is read, deeper is an error and never a crash", arguments: [33, 513, 100_000])
  func depth(levels: Int) throws {
    let lists = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(throws: Never.self) { try read(lists) }
    let opening = error(String(repeating: "[", count: levels))
    #expect(opening == TextError(.tooDeep(limit: 32), at: TextPlace(line: 1, column: 33)))
    #expect(error(String(repeating: "{\"a\":", count: levels))?.problem == .tooDeep(limit: 32))
  }

  @Test("keys that Swift calls equal but whose bytes differ are two keys")
  func canonicalKeys() throws {
    guard case .object(let object) = try read("{\"\u{E9}\":1,\"e\u{301}\":2}").content else {
      return #expect(Bool(false), "no object")
    }
    #expect(object.members.map(\.value) == [.integer(1), .integer(2)])
  }

  @Test("a duplicate key is found among many")
  func manyKeys() {
    let keys = (0..<1000).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(error("{\(keys)}") == nil)
    #expect(error("{\(keys),\"k7\":1}")?.problem == .duplicateKey("k7"))
  }

  @Test("every error says what to do, with line and column")
  func description() {
    let text = error("[1,]")?.description
    #expect(
      text == "line 1, column 3: nothing follows the comma. Remove the comma, or write a value after it.")
  }
}
