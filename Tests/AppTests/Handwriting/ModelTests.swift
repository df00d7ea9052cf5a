import Deterministic
import Learning
import System
import Testing

@testable import App

@Suite("Handwriting models")
final class ModelTests {
  private let made: MadeModel
  private static let one = Drawing(side: 100, [[(10, 20), (80, 90), (30, 40)]])
  private static let two = Drawing(side: 100, [[(20, 20), (80, 20)], [(10, 80), (90, 80)]])

  init() throws { made = try MadeModel() }

  /// Opens a model of these bytes and uses it; if it is refused, the error names the package to reinstall.
  private func expectSound(_ bytes: [UInt8]) {
    do {
      for candidate in try made.open(bytes).candidates(for: Self.two, limit: 5) {
        #expect(candidate.score.isFinite)
      }
    } catch {
      #expect("\(error)".contains("Reinstall tegaki-zinnia-japanese."))
    }
  }

  @Test("an intact model lists its characters and recognises strokes")
  func whole() throws {
    let model = try made.open(MadeModel.whole)
    #expect(model.characters == ["の", "二"])
    #expect(model.candidates(for: Self.one, limit: 5).map(\.character) == ["の", "二"])
    #expect(model.candidates(for: Self.two, limit: 1).map(\.character) == ["二"])
  }

  @Test(
    "a guess with two strokes more or fewer than the drawing is none, unless the model doesn't tell its strokes"
  )
  func guesses() throws {
    let model = try made.open(
      MadeModel.bytes([
        ("の", [(0, 0.5), (2_000_000, -1), (2_000_001, 1)]),
        ("三", [(0, 0.25), (2_000_002, 0.5), (2_000_003, 1)]),
        ("四", [(0, 0.125), (2_000_001, -1), (2_000_004, -0.5)]),
      ]))
    #expect(model.candidates(for: Self.one, limit: 5).count == 3)
    #expect(Set(model.guesses(at: Self.one, limit: 5)) == ["の", "四"])
    #expect(Set(model.guesses(at: Self.two, limit: 5)) == ["の", "三", "四"])
    #expect(model.guesses(at: Self.two, limit: 1).count == 1)
  }

  @Test("an empty drawing, too many strokes or a limit of 0 gives no candidates")
  func nothing() throws {
    let model = try made.open(MadeModel.whole)
    #expect(model.candidates(for: Drawing(side: 100), limit: 5).isEmpty)
    #expect(model.candidates(for: Self.two, limit: 0).isEmpty)
    let many = Drawing(side: 100, (0...HandwritingModel.mostStrokes).map { [($0, 10), ($0, 90)] })
    #expect(model.candidates(for: many, limit: 5).isEmpty)
  }

  @Test("a truncated model is refused, even if its size field matches")
  func cut() throws {
    for length in 0..<MadeModel.whole.count {
      let short = Array(MadeModel.whole.prefix(length))
      #expect(throws: HandwritingAbsence.self) { try self.made.open(short) }
      if length < 4 { continue }
      #expect(throws: HandwritingAbsence.self) { try self.made.open(MadeModel.marked(short)) }
    }
  }

  @Test("a model with extra bytes is refused")
  func longer() throws {
    #expect(throws: HandwritingAbsence.self) {
      try self.made.open(MadeModel.marked(MadeModel.whole + [0, 0, 0, 0]))
    }
  }

  @Test("a model with random damage is refused or read without a crash")
  func wrong() throws {
    var chance = try Chance(seed: TestSeed.next("the damaged models"))
    for _ in 0..<500 {
      var bytes = MadeModel.whole
      for _ in 0..<chance.number(in: 1...4) {
        bytes[chance.number(in: 4...bytes.count - 1)] = chance.below(3) == 0 ? 0xFF : UInt8(chance.below(256))
      }
      expectSound(bytes)
    }
  }

  @Test("weights out of range, features out of order and unterminated names are refused")
  func hostile() {
    let characters: [[(String, [(Int32, Float)])]] = [
      [("の", [(0, .infinity)])], [("の", [(0, .nan)])], [("の", [(0, 1e30)])], [("の", [(5, 1), (5, 1)])],
      [("の", [(-2, 1)])], [("ののののの", [(0, 1)])], [("", [(0, 1)])], [],
    ]
    for characters in characters {
      #expect(throws: HandwritingAbsence.self) { try self.made.open(MadeModel.bytes(characters)) }
    }
    var endless = MadeModel.whole
    endless.replaceSubrange(12..<28, with: [UInt8](repeating: UInt8(ascii: "a"), count: 16))
    #expect(throws: HandwritingAbsence.self) { try self.made.open(endless) }
  }

  @Test("a model of another language is refused, and the right package named")
  func otherLanguage() {
    let chinese = MadeModel.bytes([("们", [(0, 1)])])
    #expect(
      throws: HandwritingAbsence.unusable(
        path: made.path, .otherLanguage, package: "tegaki-zinnia-japanese")
    ) { try self.made.open(chinese) }
  }

  @Test("a missing model names the package to install")
  func none() {
    for language in HandwritingLanguage.allCases {
      let absence = HandwritingAbsence.noModel(package: language.package)
      #expect(absence.description == "To have your drawings read, install \(language.package).")
    }
  }

  @Test("a folder in place of the model is refused")
  func folder() throws {
    let files = PosixFileSystem()
    try files.makeFolder(made.path)
    #expect(throws: HandwritingAbsence.self) {
      try HandwritingModel(of: .japanese, environment: ["HOME": self.made.home], on: files)
    }
  }

  @Test("without an absolute HOME only the system's paths are searched")
  func places() {
    let system = HandwritingLanguage.japanese.paths([:])
    #expect(system.allSatisfy { $0.hasPrefix("/usr/") } && system.count == 2)
    #expect(HandwritingLanguage.japanese.paths(["HOME": "here"]) == system)
  }
}
