import Learning
import Testing

@testable import Formats
@testable import Storage

@Suite("Reading decks of letters")
struct LetterReadingTests {
  private func deck(_ text: String, file: String = "given.json") throws -> Deck {
    try DeckFormat.read(Array(text.utf8), file: file)
  }

  private func error(_ text: String, file: String = "given.json") -> TextError? {
    do {
      _ = try deck(text, file: file)
      return nil
    } catch {
      return error as? TextError
    }
  }

  @Test("a letter with all its members, and an alphabet")
  func whole() throws {
    let deck = try deck(
      """
      {"alphabet": {"systems": [{"id": "s", "name": "system"}], "practice": [{"term": "αβ", "meaning": "two"}],
        "units": [{"term": "ου", "before": "α", "letters": ["u"], "romanizations": {"s": "ou"}}]},
       "words": [{"term": "ω", "meanings": ["o"], "letter": {"capital": "Ω", "romanizations": {"s": "ō"},
        "ipa": "/o/", "sound": " like o in more ", "writing": "", "level": "x-height",
        "examples": [{"term": "ώρα", "meaning": "hour"}], "similar": ["o"], "more": 1}}]}
      """)
    #expect(
      deck.words[0].letter
        == Letter(
          capital: "Ω", romanizations: ["s": "ō"], ipa: "/o/", sound: "like o in more", level: .xHeight,
          examples: [Gloss("ώρα", "hour")], similar: ["o"]))
    let unit = Alphabet.Unit(term: "ου", before: "α", letters: ["u"], romanizations: ["s": "ou"])
    let system = Alphabet.System(id: "s", name: "system")
    #expect(deck.alphabet == Alphabet(systems: [system], units: [unit], practice: [Gloss("αβ", "two")]))
  }

  @Test("an unknown level is refused with its place and the names of the known ones")
  func level() {
    let found = error(
      """
      {"words": [{"term": "ω", "meanings": ["o"],
        "letter": {"level": "high"}}]}
      """)
    #expect(found?.line == 2 && found?.column == 23)
    #expect(found?.problem.what.contains("x-height, ascender, descender, both, square") == true)
  }

  @Test("in a table a letter is one cell, and errors in it are reported at that cell")
  func table() throws {
    let head = "term,meaning,letter facts,letter\n"
    let good = try deck(head + #"ω,o,"{""ipa"":""/o/""}",anything"#, file: "a.csv")
    #expect(good.words[0].letter == Letter(ipa: "/o/"))
    let found = error(head + #"ω,o,"{""ipa"":""/o/"""#, file: "a.csv")
    #expect(found?.line == 2)
    #expect(error(head + "ω,o,round,x", file: "a.csv")?.column == 5)
  }
}
