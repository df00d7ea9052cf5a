import Deterministic
import Learning
import Testing

@testable import Formats
@testable import Storage

@Suite("Reading Anki's text export")
struct AnkiTextTests {
  private func read(_ text: String, _ file: String = "My words.txt") throws(TextError) -> Deck {
    try DeckFormat.read(Array(text.utf8), file: file)
  }

  private func failure(_ text: String) -> TextError? {
    do throws(TextError) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("notes as exported by Anki: ids from field 1, tags from the last, HTML as text")
  func export() throws {
    let deck = try read(
      """
      #separator:tab
      #html:true
      #guid column:1
      #notetype column:2
      #deck column:3
      #tags column:7
      k#(1)!\tBasic\tSpanish\t<b>el&nbsp;agua</b>\twater<br>rain [sound:agua.mp3]\tfeminine, <i>but</i> el\thome food
      zz9\tBasic\tSpanish\t"<div>di ""hola""</div>"\t&lt;greet&gt;\t\t

      """)
    #expect(deck.id == "my-words" && deck.name == "My words")
    #expect(
      deck.words == [
        Word(
          id: "k#(1)!", term: "el agua", meanings: ["water", "rain"], notes: "feminine, but el",
          tags: ["home", "food"]),
        Word(id: "zz9", term: "di \"hola\"", meanings: ["<greet>"]),
      ])
  }

  @Test("without a column of ids a word's id is its term; comments between notes are skipped")
  func plain() throws {
    let deck = try read(
      "#separator:Semicolon\n#html:false\nagua;water\n# a comment; with a field\nagua;<b>\n\"#1\";one\n")
    #expect(deck.words.map(\.id) == ["agua", "agua#2", "#1"])
    #expect(deck.words.map(\.meanings) == [["water"], ["<b>"], ["one"]])
  }

  @Test("named columns are found in any order; the first others are term and meaning")
  func columns() throws {
    let named = try read("#separator:comma\n#columns:Back,Extra,Front,Notes\nwater,x,agua,n\n")
    #expect(named.words == [Word(id: "agua", term: "agua", meanings: ["water"], notes: "x; n")])
    let unnamed = try read("#separator:|\n#guid column:2\n#columns:Kanji|guid|Englisch|Reading\n茶|g|tea|ちゃ\n")
    #expect(unnamed.words == [Word(id: "g", term: "茶", meanings: ["tea"], reading: "ちゃ")])
  }

  @Test("the head may name the deck, and tags for all its notes")
  func head() throws {
    let deck = try read(
      "#separator:tab\n#deck:Languages::Spanish \r\n#tags:a1  verbs\r\n#unknown:x\n#\nser\tto be\r\n")
    #expect(deck.name == "Languages::Spanish")
    #expect(deck.words.map(\.tags) == [["a1", "verbs"]])
  }

  @Test("without a separator in the head that of the first note is used")
  func separator() throws {
    #expect(try read("#html:false\na, b\tc\n").words.map(\.term) == ["a, b"])
    #expect(try read("#html:false\na;c\n").words.map(\.meanings) == [["c"]])
  }

  @Test("anything wrong with Anki's text is an error with its place")
  func errors() {
    let cases: [(String, String)] = [
      ("#separator:dots\na\tb\n", "line 1, column 1: this separator is not known"),
      (
        "#html:true\n#guid column:one\n", "line 2, column 1: the number of a column, from 1, is expected here"
      ),
      ("#html:true\n#deck: \n", "line 2, column 1: a name that can be seen is expected here"),
      ("#html:true\na\u{0}\tb\n", "line 2, column 2: a NUL byte stands here"),
      ("#html:true\u{0}\na\tb\n", "line 1, column 11: a NUL byte stands here"),
      ("#separator:comma\na,\"b\n", "line 2, column 3: the quote is never closed"),
      ("#separator:comma\na,b \"c\"\n", "line 2, column 5: a quote stands inside a field that is not quoted"),
      ("#html:true\n#deck id:../../x\na\tb\n", "line 2, column 1: this cannot be a deck's id"),
    ]
    for (text, finding) in cases { #expect(failure(text)?.finding == finding, "\(text)") }
  }

  @Test("what columns without names hold is guessed")
  func unnamed() throws {
    let head = "#separator:tab\n#html:true\n"
    let word = Word(id: "犬", term: "犬", meanings: ["dog"], reading: "いぬ")
    #expect(try read(head + "犬\t<b>いぬ</b>\tdog\n猫\tねこ\tcat\n").words.first == word)
    #expect(try read(head + "1\t犬\tいぬ\tdog\n2\t猫\tねこ\tcat\n").words.first == word)
    #expect(try read(head + "[sound:a.mp3]\tel perro\tdog\n").words.map(\.term) == ["el perro"])
  }

  @Test("a note that is no word is left out and told; the others are in")
  func leftOut() throws {
    let cases: [(String, String)] = [
      ("#html:true\n<img src=x.png>\tb\n", "line 2, column 1: the word has no term"),
      ("#html:true\na\t<br>\n", "line 2, column 3: the word has no meaning"),
      ("#separator:tab\na\t\n", "line 2, column 1: the word has no meaning"),
      ("#columns:Front\tBack\na\tb\tc\n", "line 2, column 5: the line has more fields than the 2 columns"),
      ("#guid column:1\nx\ta\tb\nx\tc\td\n", "line 3, column 1: the id \"x\" is used twice, first on line 2"),
      ("#guid column:1\n../x\ta\tb\n", "line 2, column 1: this cannot be a word's id"),
      ("#separator:comma\na,b \"c\"\n", "line 2, column 5: a quote stands inside a field that is not quoted"),
    ]
    for (text, finding) in cases {
      let file =
        text + (text.contains("guid") ? "y\tsol\tsun\n" : text.contains("comma") ? "sol,sun\n" : "sol\tsun\n")
      let reading = try DeckFormat.load(Array(file.utf8), file: "a.txt")
      #expect(reading.deck.words.contains { $0.term == "sol" }, "\(text)")
      #expect(reading.leftOut.errors.map(\.finding) == [finding], "\(text)")
    }
  }

  @Test("hidden words become words, with the text around them as meaning")
  func clozes() throws {
    let text =
      """
      #separator:tab
      #html:true
      #guid column:1
      a\tLe {{c1::chat::animal}} dort\t&nbsp;extra
      b\t{{c1::El {{c2::<b>perro</b>}} grande}} ladra\t
      c\tcat\t{{c1::gato}}
      d\t{{c1::image-occlusion:rect:left=.1}}\t

      """
    #expect(
      try DeckFormat.load(Array(text.utf8), file: "a.txt").deck.words == [
        Word(id: "a", term: "chat", meanings: ["Le [animal] dort"], notes: "extra"),
        Word(id: "b", term: "El perro grande", meanings: ["[…] ladra"]),
        Word(id: "b#2", term: "perro", meanings: ["El […] grande ladra"]),
        Word(id: "c", term: "cat", meanings: ["gato"]),
      ])
  }

  @Test("readings above or behind characters are the word's reading")
  func readings() throws {
    let html = try read("#html:true\n<ruby>漢字<rt>かんじ</rt></ruby>\tcharacters <ruby>字<rt>じ</rt></ruby>\n")
    #expect(
      html.words == [Word(id: "漢字", term: "漢字", meanings: ["characters 字(じ)"], reading: "かんじ")])
    let plain = try read("#html:false\n漢字[かんじ]\tcharacters [n]\n")
    #expect(plain.words == [Word(id: "漢字", term: "漢字", meanings: ["characters [n]"], reading: "かんじ")])
  }

  @Test("notes of several decks are tagged with their deck")
  func decks() throws {
    let head = "#separator:tab\n#deck column:1\n#tags column:4\n"
    let several = try read(head + "Spanish::A1\tser\tto be\tverb\nFrench\tchien\tdog\t\n")
    #expect(several.words.map(\.tags) == [["Spanish::A1", "verb"], ["French"]])
    #expect(
      try read(head + "Spanish\tser\tto be\tverb\nSpanish\tir\tto go\t\n").words.map(\.tags) == [
        ["verb"], [],
      ])
  }

  @Test("a head that is not UTF-8, or a line of it that never ends, is an error with its place")
  func badHeads() {
    let bytes = Array("#html:true\n#deck:".utf8)
    let foreign = #expect(throws: TextError.self) {
      try DeckFormat.read(bytes + [0xE3, 0x81, 0x0A], file: "a.txt")
    }
    #expect(foreign?.finding == "line 2, column 1: these bytes are not UTF-8")
    let long = failure("#html:true\n#deck:" + String(repeating: "x", count: 1 << 20))
    #expect(long?.finding == "line 2, column 1: the line is longer than 64 KB")
  }

  @Test(
    "HTML becomes the text that a reader sees",
    arguments: [
      ("a<br/>b<BR >c", "a b c"), ("<p>a</p><p>b</p>", "a b"), ("a  \n b", "a b"), ("<!-- x > y -->a", "a"),
      ("<style>b{}</style>a<script>x<y</script>c", "ac"), ("1 < 2 &amp; 3 > 2", "1 < 2 & 3 > 2"),
      ("&#233;&#xE9;&eacute;&;&#0;&#x110000;&hellip;", "ééé&;&#0;&#x110000;…"), ("a<b", "a<b"),
      ("<3 &", "<3 &"), ("<span class='x'>a</span>b", "ab"), ("<ul><li>a</li><li>b</li></ul>", "a b"),
      ("[sound:a.mp3]a[sound:b", "a[sound:b"), ("[sound:a.mp3]ा", "ा"),
      ("[sound:a]x[sound:b][sound:c] y]", "x y]"),
    ])
  func html(html: String, text: String) throws {
    #expect(
      try read("#html:true\n#separator:tab\n\"\(html.replacing("\"", with: "\"\""))\"\tm\n").words.map(\.term)
        == [text])
  }

  @Test("random heads and notes are a deck or an error, never a crash", arguments: 0..<200)
  func noise(seed: UInt64) {
    var chance = Chance(seed: seed)
    let pieces = [
      "#", "separator", ":", "tab", "html:true", "columns", " column", "guid", "1", "99", "deck", "tags",
      "\n", "\r", "\t",
      "<", ">", "<style>", "<!--", "&", "&#", ";", "\"", "a", "\u{0}", "é", "[sound:", "]", "term", "meaning",
      ",",
    ]
    var text = ["#html:true\n", "#separator:tab\n#html:true\n#guid column:1\n"][chance.below(2)]
    for _ in 0..<chance.below(80) { text += pieces[chance.below(pieces.count)] }
    let deck = try? read(text)
    #expect(deck?.words.allSatisfy { !$0.term.isEmpty && !$0.meanings.isEmpty } ?? true, "seed \(seed)")
  }
}
