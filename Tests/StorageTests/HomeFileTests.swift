import Deterministic
import Formats
import Glibc
import Learning
import System
import Testing

@testable import Storage

@Suite("The word bank in a file")
struct BankFileTests {
  private static let home = SampleSaves.home
  private static let text = """
    {
      "characters": {
        "橋": "wood over water"
      },
      "colour": "green",
      "corrections": {
        "spanish-first/casa": {"meanings":["house","home"],"notes":"","sound":"kasa"}
      },
      "schema": 1,
      "undo": [
        {"type":"painted","word":"spanish-first/casa"},
        {"field":"notes","type":"wrote","word":"spanish-first/casa"},
        {"character":"橋","type":"hinted"}
      ],
      "words": [
        {"added":"2026-03-01T09:30:00Z","id":"橋","language":{"meaning":"en","term":"ja"},"meanings":["bridge"],"reading":"はし","seen":"book","term":"橋"},
        {"id":"sol","language":{"meaning":"en","term":"es"},"meanings":["sun"],"term":"sol"}
      ]
    }

    """

  private func file(_ text: String) throws -> BankFile {
    try BankFile(bytes: Array(text.utf8), path: "bank.json")
  }

  @Test("it is readable, and reading it gives what was written; unknown keys are kept")
  func form() throws {
    let file = try file(Self.text)
    #expect(
      file.bank.words.map(\.word.reading) == ["はし", nil] && file.bank.words[0].added == SampleSaves.now)
    #expect(file.bank.words.map(\.reference.text) == ["own.ja/橋", "own.es/sol"])
    let casa = WordReference(deck: "spanish-first", word: "casa")
    #expect(file.bank.corrections == [casa: [.meanings: ["house", "home"], .notes: []]])
    #expect(
      file.bank.undoing == [.wrote(casa, .notes, nil), .hinted("橋", nil)],
      "what can't be read can't be taken back")
    #expect(file.bank.hints == ["橋": "wood over water"])
    let kept = Self.text.replacing(#"    {"type":"painted","word":"spanish-first/casa"},"# + "\n", with: "")
    #expect(String(decoding: file.bytes, as: UTF8.self) == kept)
  }

  @Test("any bank survives writing and reading", arguments: 0..<60)
  func roundTrip(seed: Int) throws {
    var (chance, bank) = (Chance(seed: UInt64(seed)), WordBank())
    for _ in 0..<40 { bank.make(Self.change(&chance)) }
    let file = BankFile(bank)
    #expect(try BankFile(bytes: file.bytes, path: "") == file, "seed \(seed)")
  }

  private static func change(_ chance: inout Chance) -> BankChange {
    let texts = ["sol", "e\u{301}", "橋", #"a "quoted" \ text"#, "line\nbreak", "עברית"]
    func some(_ field: WordField, _ chance: inout Chance) -> [String] {
      (0..<chance.below(field.isList ? 4 : 2)).map { _ in texts[chance.below(texts.count)] }
    }
    let term = texts[chance.below(4)]
    var word = Word(id: "w\(chance.below(9))", term: term, meanings: [term])
    for field in WordField.allCases { word[field] = some(field, &chance) }
    let own = BankWord(
      word, language: Deck.Languages(term: chance.happens(1, in: 2) ? "ja" : "es", meaning: "en"),
      added: Int64(chance.below(2)) * SampleSaves.now)
    let field = WordField.allCases[chance.below(WordField.allCases.count)]
    switch chance.below(6) {
    case 0, 1: return .added(own, at: nil)
    case 2: return .removed(own.reference)
    case 3: return .wrote(own.reference, field, some(field, &chance))
    case 4: return .hinted(chance.happens(1, in: 2) ? "橋" : "学", some(.notes, &chance).first)
    default:
      let other = WordReference(deck: "a/b".replacing("/", with: "-"), word: "c/d")
      return .all([.wrote(other, field, some(field, &chance)), .wrote(other, .tags, nil)])
    }
  }

  @Test(
    "a file that is no bank is refused with the line and what to do",
    arguments: [
      (#"{"schema": 1,\n"words": [{"term": "sol"}]}"#, "line 2"), (#"{"schema": 1, "words": [}"#, "line 1"),
      ("", "empty"), (#"{"words": []}"#, "schema"),
      (#"{"schema": 1,\n"corrections": {\n"casa": {}}}"#, "line 3"),
      (#"{"schema": 1, "corrections": {"a/b": {"term": ""}}}"#, "a text is expected"),
      (#"{"schema": 1,\n"characters": {\n"ab": "x"}}"#, "a Chinese character is expected"),
      (
        #"{"schema": 1, "words": [{"term": "a", "meanings": ["b"], "language": {"term": "../x"}}]}"#,
        "language tag"
      ),
    ])
  func refused(text: String, finding: String) throws {
    let error = #expect(throws: BankFile.Refusal.self) { try file(text.replacing("\\n", with: "\n")) }
    #expect(error?.description.contains(finding) ?? false, "\(String(describing: error))")
    #expect(error?.description.contains("bank.json") ?? false)
  }

  @Test(
    "a file that is cut anywhere is refused, and one of a newer version as such",
    arguments: [1, 7, 60, 300, 500])
  func cut(bytes: Int) throws {
    #expect(throws: BankFile.Refusal.self) { try file(String(Self.text.prefix(bytes))) }
    let newer = Self.text.replacing("\"schema\": 1", with: "\"schema\": 2")
    #expect(throws: BankFile.Refusal.newer(path: "bank.json", found: 2)) { try file(newer) }
  }

  @Test(
    "whichever call fails, the old bank or the new one is there, undamaged",
    arguments: SaveStoreTests.faults)
  func faults(fault: TestDisk.Fault) throws {
    let old = try file(Self.text)
    var new = old
    new.bank.make(.removed(old.bank.words[0].reference))
    for call in 1...12 {
      let disk = TestDisk()
      try old.write(to: Self.home, files: disk)
      disk.fail(at: call, with: fault)
      let isWritten = (try? new.write(to: Self.home, files: disk)) != nil
      for names in TestDisk.Names.allCases {
        let found = try BankFile(in: Self.home, from: disk.afterDeath(powerCut: names)).bank
        #expect(isWritten ? found == new.bank : [old.bank, new.bank].contains(found), "call \(call)")
      }
    }
  }

  @Test("a home without the file has no own words")
  func none() throws {
    #expect(try BankFile(in: Self.home, from: TestDisk()) == BankFile())
  }
}

@Suite("Own kits in a file")
struct KitsFileTests {
  private static let text = """
    {
      "colour": "green",
      "kits": [
        {"course":"life","id":"own-2","name":"Toys","questions":[{"answer":"ball","question":"A round toy is a ___.","wrong":["doll"]}],"stage":"newborn"}
      ],
      "made": 2,
      "schema": 1,
      "undo": [
        [{"type":"painted"}],
        [{"at":0,"kit":{"course":"life","id":"own-1","name":"Sea","questions":[{"answer":"ship","question":"It sails.","wrong":["car"]}],"stage":"newborn"},"type":"put"}]
      ]
    }

    """

  private func file(_ text: String) throws -> KitsFile {
    try KitsFile(bytes: Array(text.utf8), path: "kits.json")
  }

  @Test("it is readable, and reading it gives what was written; unknown keys are kept")
  func form() throws {
    let file = try file(Self.text)
    #expect(file.kits.kits.map(\.kit.name) == ["Toys"] && file.kits.made == 2)
    #expect(file.kits.undoing.count == 1, "what can't be read can't be taken back, nor what came before it")
    let kept = Self.text.replacing(#"    [{"type":"painted"}],"# + "\n", with: "")
    #expect(String(decoding: file.bytes, as: UTF8.self) == kept)
  }

  @Test("any kits survive writing and reading", arguments: 0..<40)
  func roundTrip(seed: Int) throws {
    var (chance, kits) = (Chance(seed: UInt64(seed)), OwnKits())
    for _ in 0..<30 {
      if chance.below(4) == 0, let undone = kits.kits.last {
        kits.make([.removed(undone)])
      } else {
        kits.make([.put(Self.kit(kits.nextID, &chance))])
      }
    }
    let file = KitsFile(kits)
    #expect(try KitsFile(bytes: file.bytes, path: "") == file, "seed \(seed)")
  }

  private static func kit(_ id: String, _ chance: inout Chance) -> OwnKit {
    let questions = (0...chance.below(3)).map {
      KitQuestion("question \($0)", answer: "a\(chance.below(9))", wrong: ["b", "c"], meaning: "м")
    }
    return OwnKit(Kit(id: id, name: "Kit \(id)", questions: questions), course: "life", stage: "s")
  }

  @Test("a damaged file is reported with the place, and a newer one with its schema")
  func damaged() throws {
    #expect(throws: HomeFileRefusal<KitsFile>.newer(path: "kits.json", found: 2)) {
      try file(Self.text.replacing(#""schema": 1"#, with: #""schema": 2"#))
    }
    let error = #expect(throws: HomeFileRefusal<KitsFile>.self) {
      try file(Self.text.replacing(#"["doll"]"#, with: #"["ball"]"#))
    }
    #expect(error?.description.contains("kits.json: line 4") ?? false, "\(String(describing: error))")
  }
}
