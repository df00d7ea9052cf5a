import Foundation
import Testing

/// What others build on has no word of learning in it.
@Suite("Public names")
struct PublicNameTests {
  /// What only a program has in it that teaches. A name may hold no part that is one of these.
  private static let ofLearning: Set = [
    "word", "words", "deck", "decks", "letter", "letters", "alphabet", "alphabets", "script", "language",
    "languages", "meaning", "meanings", "translation", "romanization", "reading", "spelling", "spoken",
    "speech",
    "vocabulary", "lesson", "lessons", "learner", "learning", "learned", "known", "knowledge", "met",
    "missed",
    "mnemonic", "skill", "verdict", "grade", "mark", "marks",
  ]

  /// Names in which such a part means something else.
  private static let ofOthers: [String: String] = [
    "Text.longestWord": "what stands between spaces",
    "Text.marksPerLetter": "accents, as Unicode has them",
    "Replay.marks": "fingerprints of state",
    "Replay.init(input:marks:ticks:hashesStateOnly:)": "fingerprints of state",
    "Finding.Verdict": "on a terminal",
    "Finding.verdict": "on a terminal",
  ]

  @Test(
    "of engine, interface and terminal tell nothing of learning",
    arguments: ["Engine", "Interface", "Terminal"])
  func names(module: String) throws {
    let found = try Self.found(in: module).filter { name in
      !Self.ofOthers.keys.contains { name == $0 || name.hasPrefix($0 + ".") }
    }
    #expect(found == [])
  }

  @Test("are found part by part, whoever is asked")
  func parts() {
    #expect(PublicNames.words(of: "Text.marksPerLetter") == ["text", "marks", "per", "letter"])
    #expect(PublicNames.words(of: "init(wordID:of:)") == ["init", "word", "id", "of"])
  }

  private static func found(in module: String) throws -> Set<String> {
    try PublicNames(of: module).names.filter { name in
      PublicNames.words(of: name).contains(where: ofLearning.contains)
    }
  }
}
