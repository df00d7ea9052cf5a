import Learning
import Testing

@Suite("Typed answers, judged as a teacher would")
struct JudgingTests {
  @Test("fifty cases of each language that has words, twenty of one that has letters")
  func many() throws {
    let words = ["chinese", "english", "georgian", "japanese", "russian", "spanish"]
    for name in words { #expect(try JudgingTable(name).cases.count >= 50, "\(name)") }
    for name in ["armenian", "greek", "korean"] {
      #expect(try JudgingTable(name).cases.count >= 20, "\(name)")
    }
  }

  @Test("each case of the tables", arguments: JudgingTable.names)
  func cases(name: String) throws {
    let alphabets = try [
      "georgian-letters", "russian-letters", "greek-letters", "armenian-letters", "hangul-letters",
    ].map(AssetsFolder.deck)
    var judges: [String: AnswerJudge] = [:]
    let cases = try JudgingTable(name).cases
    try #require(!cases.isEmpty)
    for one in cases {
      let key = "\(one.deck.id) \(one.deck.language.term) \(one.side)"
      let judge = judges[key] ?? AnswerJudge(one.deck, side: one.side, alphabets: alphabets)
      judges[key] = judge
      #expect(Self.text(judge.judge(one.typed, for: one.word)) == one.verdict, "\(one)")
    }
  }

  private static func text(_ finding: Finding) -> String {
    switch finding {
    case .right: "right"
    case .slips: "slip"
    case .accents: "accent"
    case .otherForm: "form"
    case .otherWord(let word): word.id.map { "word \($0)" } ?? "word"
    case .wrongArticle, .wrong: "wrong"
    }
  }
}
