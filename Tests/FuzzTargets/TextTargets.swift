import Formats
import Learning
import Storage
import System

/// Decks, courses, kits, and the small texts that somebody types or pastes.
extension FuzzTarget {
  static let texts = [
    FuzzTarget("json", json), deck("deck-json", "a.json"), deck("deck-csv", "a.csv"),
    deck("deck-tsv", "a.tsv"),
    deck("deck-text", "a.txt"), FuzzTarget("course", course), FuzzTarget("kit", kit),
    FuzzTarget("address", longest: 300, address), FuzzTarget("name", longest: 300, name),
    FuzzTarget("code", longest: 40, code), FuzzTarget("html", html),
  ]

  private static func json(_ bytes: [UInt8]) throws {
    let value = try JSON.read(bytes)
    for spread in [0, Int.max] {
      let written = JSON.write(value, spread: spread)
      let other = try again("JSON") { try JSON.read(written) }
      // Keys are sorted when they are written.
      try demand(JSON.write(other, spread: spread) == written, "JSON is the same after writing")
    }
  }

  private static func deck(_ name: String, _ file: String) -> FuzzTarget {
    FuzzTarget(name) { bytes in
      _ = try DeckFormat.load(bytes, file: file)
      let deck = try DeckFormat.read(bytes, file: file)
      for ending in ["json", "csv", "tsv", "txt"] {
        let file = "b.\(ending)"
        // A line may be too long for a table.
        guard let written = try? DeckFormat.write(deck, file: file) else { continue }
        let other = try again("a deck as \(ending)") { try DeckFormat.read(written, file: file) }
        try demand(other == deck, "a deck is the same after writing \(ending)")
      }
    }
  }

  private static func course(_ bytes: [UInt8]) throws {
    let course = try CourseFormat.read(bytes, file: "a.json")
    let other = try again("a course") { try CourseFormat.read(CourseFormat.write(course), file: "a.json") }
    try demand(other == course, "a course is the same after writing")
  }

  private static func kit(_ bytes: [UInt8]) throws {
    let kits = try KitFormat.read(bytes, file: "a.json").kits
    let other = try again("kits") { try KitFormat.read(KitFormat.write(kits), file: "a.json").kits }
    let (texts, others) = (kits.map(\.questions), other.map(\.questions))
    try demand(texts == others, "kits are the same after writing")
  }

  private static func address(_ bytes: [UInt8]) throws {
    guard let address = WebAddress(String(decoding: bytes, as: UTF8.self)) else { return }
    try demand(WebAddress(address.description) == address, "an address is the same when it is read again")
    try demand(
      address.description.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "an address is printable ASCII")
  }

  private static func name(_ bytes: [UInt8]) throws {
    // No system's name holds a NUL.
    let bytes = bytes.filter { $0 != 0 }
    let text = OutsideName.text(bytes)
    try demand(OutsideName.bytes(text) == bytes, "a file's name keeps its bytes")
    let composed = NormalForm.composed(text)
    try demand(NormalForm.composed(composed) == composed, "composing once is enough")
    _ = NormalForm.folded(text)
  }

  private static func code(_ bytes: [UInt8]) throws {
    let code = try RoundCode(String(decoding: bytes, as: UTF8.self))
    let other = try again("a code") { try RoundCode(code.description) }
    try demand(other == code, "a code is the same when it is typed again")
  }

  private static func html(_ bytes: [UInt8]) throws {
    let plain = HTMLText.plain(String(decoding: bytes, as: UTF8.self), lineBreak: " ")
    // An ill-formed byte becomes U+FFFD, which has three.
    try demand(plain.utf8.count <= 3 * bytes.count, "a text without its tags is no longer")
  }
}
