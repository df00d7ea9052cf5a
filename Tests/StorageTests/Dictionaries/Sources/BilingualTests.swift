import Formats
import Learning
import Testing

@testable import Storage

@Suite("Bilingual dictionaries")
struct BilingualTests {
  @Test("FreeDict: heads, part of speech, numbered senses; remarks in the head's language are left out")
  func freeDict() throws {
    let (text, index) = Dictd.made([
      ("mesa", "mesa /mˈesa/\n1. table, desk\n2. board\n"),
      ("ήλιος", "ήλιος /ˈiʎos/, ο ήλιος /o/ <n>\nsun\nάστρο\n"),
    ])
    let entries = try FreeDict.read(text, index: index, language: "el").values
    #expect(entries.map(\.term) == ["mesa", "ήλιος"] && entries[1].spellings == ["ο ήλιος"])
    #expect(entries[0].senses.map(\.meanings) == [["table", "desk"], ["board"]])
    #expect(entries[1].senses == [.init(["sun"], partOfSpeech: "noun")])
    #expect(entries.allSatisfy { $0.reading == nil })
    #expect(try FreeDict.read(text, index: index, language: "en").values[0].reading == "mˈesa")
  }

  @Test("FreeDict: a text that is shorter than its index says is truncated")
  func cutText() {
    let (text, index) = Dictd.made([("mesa", "mesa\ntable\n")])
    #expect(throws: TextError.self) { try FreeDict.read(text.dropLast(), index: index, language: "es") }
  }

  @Test("Apertium: a graph with more paths than any dictionary has is refused, not truncated")
  func endless() throws {
    let circles = Self.compiled(last: 0, steps: [[(pair: 0, target: 0), (pair: 1, target: 0)]])
    #expect {
      try Apertium.read(circles, language: "es")
    } throws: { "\($0)".contains("more words than are read") }
  }

  @Test(
    "Apertium: of a small graph that translates one word in 65,536 ways, the first hundred are kept",
    .timeLimit(.minutes(10)))
  func forks() throws {
    let fork = [(pair: 5, target: 1), (pair: 1, target: 1)]
    let steps = [[(pair: 0, target: 1)], [(pair: 3, target: 1)]] + Array(repeating: fork, count: 16) + [[]]
    let entries = try Apertium.read(Self.compiled(last: 18, steps: steps), language: "es").values
    #expect(entries.map(\.term) == ["s"] && entries[0].meanings.count == 100)
    #expect(entries[0].meanings.first == "s" + String(repeating: "s", count: 16))
  }

  @Test("Apertium: a small graph whose many words are long is refused soon", .timeLimit(.minutes(10)))
  func longWords() {
    let letters = Array(repeating: [(pair: 0, target: 1)], count: 60)
    let forks = Array(repeating: [(pair: 0, target: 1), (pair: 1, target: 1)], count: 17)
    let words = Self.compiled(last: 77, steps: letters + forks + [[]])
    #expect {
      try Apertium.read(words, language: "es")
    } throws: { "\($0)".contains("more words than are read") }
  }

  @Test("Apertium: a graph in which each state leads to every other is followed without copies of its paths")
  func wide() {
    let all = Array(repeating: (pair: 0, target: 1), count: 40)
    #expect(throws: TextError.self) {
      try Apertium.read(Self.compiled(last: 1, steps: [all, all]), language: "es")
    }
  }

  /// A graph that spells "sol<n>" as "sun<n>", and numbers in a circle.
  static let compiled = compiled(
    last: 4,
    steps: [
      [(pair: 0, target: 1), (pair: 4, target: 0)], [(pair: 1, target: 1)], [(pair: 2, target: 1)],
      [(pair: 3, target: 1)], [],
    ])

  /// A graph of these steps. Each pair counts from the one of the step before, each
  /// target from its own state.
  private static func compiled(last: Int, steps: [[(pair: Int, target: Int)]]) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      value < 64 ? [UInt8(value)] : [0x40 | UInt8(value >> 8), UInt8(value & 255)]
    }
    func text(_ text: String) -> [UInt8] {
      number(text.unicodeScalars.count) + text.unicodeScalars.flatMap { number(Int($0.value)) }
    }
    func pair(_ left: Character?, _ right: Character?) -> [UInt8] {
      [left, right].flatMap { number(1 + Int($0?.unicodeScalars.first?.value ?? 0)) }
    }
    let head = Array("LTTB".utf8) + [UInt8](repeating: 0, count: 8)
    let alphabet = text("") + number(1) + text("n")
    let pairs =
      number(7) + pair("s", "s") + pair("o", "u") + pair("l", "n") + number(0) + number(0) + pair("7", "7")
      + pair(nil, "s") + pair(nil, "o")
    let graph = number(0) + number(1) + number(last) + number(steps.count)
    let states = steps.flatMap { state in
      number(state.count) + state.flatMap { number($0.pair) + number($0.target) }
    }
    return head + alphabet + pairs + number(1) + text("main@standard") + graph + states
  }

  @Test("Apertium: all paths are followed, except numbers")
  func apertium() throws {
    let entries = try Apertium.read(Self.compiled, language: "es").values
    #expect(entries.map(\.term) == ["sol"])
    #expect(entries[0].senses == [.init(["sun"], partOfSpeech: "noun")])
  }

  @Test("Apertium: a file cut at any byte is refused with the place, and a later version is reported")
  func damaged() {
    for length in 0..<Self.compiled.count {
      #expect(throws: TextError.self) {
        try Apertium.read(Array(Self.compiled.prefix(length)), language: "es")
      }
    }
    var later = Self.compiled
    later[4] = 1
    #expect {
      try Apertium.read(later, language: "es")
    } throws: { "\($0)".contains("a later version of a compiled dictionary") }
  }
}

/// Dictionaries in dictd's format.
enum Dictd {
  static func made(_ articles: [(String, String)]) -> (text: [UInt8], index: [UInt8]) {
    var text = Array("00-database-dictfmt-1.13.0\n".utf8)
    var index = "00databaseinfo\tA\tb\n"
    for (head, article) in articles {
      index += "\(head)\t\(base64(text.count))\t\(base64(article.utf8.count))\n"
      text += article.utf8
    }
    return (text, Array(index.utf8))
  }

  private static func base64(_ number: Int) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return (number >= 64 ? base64(number / 64) : "") + String(digits[number % 64])
  }
}

@Suite("Names of countries")
struct CountriesTests {
  private func names(_ lines: String) -> [UInt8] {
    Array("<ldml>\n<territories>\n\(lines)\n</territories>\n</ldml>".utf8)
  }

  private let georgian = """
    \t<territory type="150">ევროპა</territory>
    \t<territory type="CZ">ჩეხეთი</territory>
    \t<territory type="CZ" alt="variant">ჩეხეთის რესპუბლიკა</territory>
    \t<territory type="FR">საფრანგეთი</territory>
    \t<territory type="QO">ოკეანეთი</territory>
    """
  private let english = """
    <territory type="CZ">Czechia</territory>
    <territory type="FR">France</territory>
    <territory type="ST">São Tomé &amp; Príncipe</territory>
    """

  @Test("continents, second names and non-countries are left out; the most populous come first")
  func entries() throws {
    let (terms, meanings) = (try Countries.names(names(georgian)), try Countries.names(names(english)))
    #expect(terms == ["CZ": "ჩეხეთი", "FR": "საფრანგეთი"])
    #expect(meanings["ST"] == "São Tomé & Príncipe")
    let text = """
      <supplementalData><territoryInfo>
      <territory type="CZ" gdp="1" population="10702500">
      <territory type="FR" gdp="2" population="67848200">
      </territoryInfo>
      """
    let populations = try Countries.populations(Array(text.utf8))
    let entries = Countries.entries(terms, meanings, populations, language: "ka")
    #expect(entries.map(\.term) == ["საფრანგეთი", "ჩეხეთი"])
    #expect(entries.map(\.meanings) == [["France"], ["Czechia"]])
    #expect(entries.allSatisfy { $0.lists == ["countries"] && $0.language == "ka" })
  }

  @Test("a file without names is refused")
  func nothing() {
    for text in [
      "", "<territories>", "<territories></territories>",
      "<territories><territory type=\"FR\"></territories>",
    ] {
      #expect(throws: TextError.self) { try Countries.names(Array(text.utf8)) }
    }
  }

  @Test("the folder tells which of CLDR's files have names")
  func kinds() {
    let head = Array("<?xml version=\"1.0\"?>\n<ldml>".utf8)
    #expect(SourceKind.find(name: "common/main/ka.xml", head: head) == .countryNames(language: "ka"))
    #expect(SourceKind.find(name: "common/annotations/ka.xml", head: head) == nil)
    #expect(SourceKind.find(name: "common/main/ka_GE.xml", head: head) == nil)
    let other = Array("<supplementalData>".utf8)
    #expect(SourceKind.find(name: "common/supplemental/supplementalData.xml", head: other) == .populations)
  }
}
