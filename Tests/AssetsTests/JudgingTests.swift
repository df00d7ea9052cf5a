import Testing

@Suite("Typed answers, judged as a teacher would")
struct JudgingTests {
  @Test("fifty cases of each language that has words, twenty of one that has letters")
  func many() throws {
    let words = ["chinese", "english", "georgian", "japanese", "russian", "spanish"]
    for name in words { #expect(try JudgingTable(name).cases.count >= 50, "\(name)") }
    for name in ["armenian", "greek", "korean"] { #expect(try JudgingTable(name).cases.count >= 20, "\(name)") }
  }
}
