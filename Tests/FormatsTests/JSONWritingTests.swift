import Deterministic
import Formats
import Testing

@Suite("Writing JSON")
struct JSONWritingTests {
  private func text(_ value: JSONValue, spread: Int = 0) -> String {
    String(decoding: JSON.write(value, spread: spread), as: UTF8.self)
  }

  @Test("keys are sorted by their bytes, and only what must be is escaped")
  func compact() {
    let value: JSONValue = .object([
      "ა": .string("a/\"\\\n\u{1}\u{7F}é"), "b": .array([.null, .bool(false)]), "B": .integer(-3),
      "é": JSONValue(.double(0.1)), "": .object([:]),
    ])
    let expected = #"{"":{},"B":-3,"b":[null,false],"é":0.1,"ა":"a/\"\\\n\u0001"# + "\u{7F}é\"}"
    #expect(text(value) == expected)
  }

  @Test("items are written one per line, indented by two spaces a level, down to the given level")
  func pretty() {
    let value: JSONValue = .object([
      "b": .array([.integer(1), .integer(2)]), "a": .array([]), "c": .object([:]),
    ])
    let expected = "{\n  \"a\": [],\n  \"b\": [\n    1,\n    2\n  ],\n  \"c\": {}\n}\n"
    #expect(text(value, spread: .max) == expected)
    #expect(text(value, spread: 1) == "{\n  \"a\": [],\n  \"b\": [1,2],\n  \"c\": {}\n}\n")
  }

  @Test("a number that is not finite becomes null")
  func notFinite() {
    #expect(text(.array([JSONValue(.double(.infinity)), JSONValue(.double(.nan))])) == "[null,null]")
  }

  @Test("written values are read back equal, doubles to the last bit", arguments: 0..<300)
  func roundTrip(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let value = randomValue(&chance, depth: 4)
    for spread in [0, 1, 2, Int.max] {
      #expect(try JSON.read(JSON.write(value, spread: spread)) == value, "seed \(seed)")
    }
  }

  private func randomValue(_ chance: inout Chance, depth: Int) -> JSONValue {
    switch chance.below(depth == 0 ? 5 : 7) {
    case 0: return .null
    case 1: return .bool(chance.below(2) == 0)
    case 2: return .integer(Int64(bitPattern: chance.bits()) >> Int64(chance.below(64)))
    case 3:
      let number = Double(bitPattern: chance.bits())
      return JSONValue(.double(number.isFinite ? number : 0.5))
    case 4: return .string(randomText(&chance))
    case 5: return .array((0..<chance.below(4)).map { _ in randomValue(&chance, depth: depth - 1) })
    default:
      let members = (0..<chance.below(4)).map { index in
        JSONMember("\(index)" + randomText(&chance), randomValue(&chance, depth: depth - 1))
      }
      return .object(JSONObject(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }))
    }
  }

  private func randomText(_ chance: inout Chance) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "\"", "\\", "\n", "\u{0}", "é", "ქ", "😀", "\u{301}", "/", "\u{2028}",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<chance.below(6) { text.append(scalars[chance.below(scalars.count)]) }
    return String(text)
  }
}
