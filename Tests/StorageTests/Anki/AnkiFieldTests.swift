import Testing

@testable import Storage

@Suite("Fields of Anki's notes")
struct AnkiFieldTests {
  @Test("HTML is reduced to text; sounds and pictures are taken out and named")
  func text() {
    let field = NoteField(
      "<div>cat &amp; dog</div>[sound:a b.mp3]<br><img src=\"cat.jpg\"><b>tame</b>", lineBreak: "; ")
    #expect(field.text == "cat & dog; tame")
    #expect(field.sounds == ["a b.mp3"])
    #expect(field.pictures == ["cat.jpg"])
    #expect(NoteField("[sound:open", lineBreak: " ").text == "[sound:open")
    #expect(
      NoteField("<img src=x.png><img src='y z.gif'><img>", lineBreak: " ").pictures == ["x.png", "y z.gif"])
  }

  @Test("a cloze has a card for each number, with the hint in its place")
  func cloze() {
    let cloze = Cloze("I {{c1::am::verb}} a {{c2::cat}}, {{c1::meow}}. {{c3:x}}")
    #expect(cloze.numbers == [1, 2])
    #expect(cloze.card(1) == ("am … meow", "I [verb] a cat, […]. {{c3:x}}"))
    #expect(cloze.card(2) == ("cat", "I am a […], meow. {{c3:x}}"))
    #expect(Cloze("{{c1::").numbers.isEmpty)
  }

  @Test("hidden words can hold others, and belong to several cards")
  func nested() {
    let cloze = Cloze("{{c1::El {{c2::perro::animal}} grande::who}} ladra")
    #expect(cloze.numbers == [1, 2])
    #expect(cloze.card(1) == ("El perro grande", "[who] ladra"))
    #expect(cloze.card(2) == ("perro", "El [animal] grande ladra"))
    #expect(cloze.plain == "El perro grande ladra")
    let same = Cloze("{{c1::a {{c1::b}}}} {{c3,1::c}}")
    #expect(same.numbers == [1, 3])
    #expect(same.card(1) == ("a b … c", "[…] […]") && same.card(3) == ("c", "a b […]"))
    #expect(Cloze("{{c1::a {{c2::b}} c").card(2) == ("b", "{{c1::a […] c"))
    #expect(
      Cloze("{{c1::a::b {{c0::}}").plain == "{{c1::a::b {{c0::}}".replacing("{{c1::a::b {{c0::}}", with: "a"))
    let deep = String(repeating: "{{c1::", count: 10_000) + String(repeating: "}}", count: 10_000)
    #expect(Cloze(deep).numbers == [1])
  }

  @Test("what is hidden can be one vowel sign, or stand before one")
  func signs() {
    #expect(Cloze("क{{c1::म}}ा").card(1) == ("म", "क[…]ा"))
    #expect(Cloze("क{{c1::ा::ी}}").card(1) == ("ा", "क[ी]"))
    let field = NoteField("[sound:a.mp3]\u{301}x<img src=\"y.png\">\u{301}z", lineBreak: " ")
    #expect(field.sounds == ["a.mp3"] && field.pictures == ["y.png"] && field.text == "\u{301}x\u{301}z")
  }

  private func roles(_ fields: [String], _ notes: [[String]], isCloze: Bool = false) -> [FieldRole] {
    let type = AnkiCollection.NoteType(name: "", fields: fields, questions: [], isCloze: isCloze)
    let notes = notes.map { AnkiCollection.Note(id: 1, guid: "", type: 1, fields: $0, tags: []) }
    return FieldGuess.roles(of: type, in: notes).roles
  }

  @Test("names tell the roles of fields, in several languages")
  func names() {
    #expect(roles(["Front", "Back"], [["gato", "cat"]]) == [.term, .meaning])
    #expect(
      roles(["Expression", "Meaning", "Reading", "Audio", "Sentence"], []) == [
        .term, .meaning, .reading, .sound, .notes,
      ])
    #expect(
      roles(["Key", "Hanzi", "Pinyin", "English"], [["1", "猫", "māo", "cat"]]) == [
        .notes, .term, .reading, .meaning,
      ])
    #expect(roles(["Vorderseite", "Rückseite"], []) == [.term, .meaning])
    #expect(roles(["Japanese", "English"], [["猫", "cat"]]) == [.term, .meaning])
    #expect(roles(["English", "Spanish"], [["cat", "gato"]]) == [.meaning, .term])
    #expect(
      roles(["Term", "Meaning", "Part of speech", "Notes"], []) == [.term, .meaning, .partOfSpeech, .notes])
  }

  @Test("if names don't tell, the content does: the Latin side explains, a sound is a sound")
  func content() {
    #expect(roles(["Front", "Back"], [["cat", "კატა"], ["dog", "ძაღლი"]]) == [.meaning, .term])
    #expect(roles(["A", "B", "C"], [["猫", "cat", "[sound:a.mp3]"]]) == [.term, .meaning, .sound])
    #expect(roles(["Text", "Extra"], [["{{c1::a}}", ""]], isCloze: true) == [.term, .notes])
  }

  @Test("a role belongs to one field, but any number of fields can be notes")
  func one() {
    var roles = FieldRoles([.term, .meaning, .notes])
    roles.give(.term, to: 2)
    roles.give(.notes, to: 0)
    roles.give(.notes, to: 1)
    #expect(roles.roles == [.notes, .notes, .term])
    #expect(!roles.isComplete)
  }
}
