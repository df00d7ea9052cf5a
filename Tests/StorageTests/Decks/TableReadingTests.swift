import Deterministic
import Learning
import Testing

@testable import Formats
@testable import Storage

@Suite("Reading tables")
struct TableReadingTests {
  private func read(_ text: String, _ file: String = "a.csv") throws(TextError) -> [Word] {
    try DeckFormat.read(Array(text.utf8), file: file).words
  }

  private func failure(_ text: String, _ file: String = "a.csv") -> TextError? {
    do throws(TextError) {
      _ = try read(text, file)
      return nil
    } catch {
      return error
    }
  }

  private func load(
    _ text: String, _ file: String = "a.csv", _ options: TableOptions = TableOptions()
  ) throws(TextError) -> DeckReading {
    try DeckFormat.load(Array(text.utf8), file: file, options)
  }

  /// Terms and meanings, as in `agua=water; wet`.
  private func pairs(_ text: String, _ file: String = "a.csv") throws -> [String] {
    try load(text, file).deck.words.map { $0.term + "=" + $0.meanings.joined(separator: "; ") }
  }

  @Test("a reading in brackets counts where the column of readings is empty")
  func bracketsBesideReadings() throws {
    let found = try read("term,meaning,reading\n会う[あう],meet,\n猫,cat,ねこ\n食[た]べる,eat,")
    #expect(found.map(\.term) == ["会う", "猫", "食べる"] && found.map(\.reading) == ["あう", "ねこ", "たべる"])
  }

  @Test("quoted fields can contain separators, quotes and line breaks")
  func quotes() throws {
    let text = "term,meaning,notes\r\n\"say \"\"hi\"\"\",\"a, b\",\"one\r\ntwo\"\r\nc,d,\r\n"
    let words = try read(text)
    #expect(words.map(\.term) == [#"say "hi""#, "c"])
    #expect(words[0].meanings == ["a, b"])
    #expect(words[0].notes == "one\r\ntwo")
    #expect(words[1].notes == nil)
  }

  @Test("lines end with LF, CR LF or CR, and the last one needs no end", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let text = ["", "term,meaning", "a,b", "", ",", "c,d"].joined(separator: end)
    #expect(try read(text).map(\.term) == ["a", "c"])
  }

  @Test("columns are found by many names, in any order and case")
  func headings() throws {
    let text =
      "Part of Speech;Back;FRONT;Meaning 2;Pinyin;key;colour;Tags\nnoun;tea; brown;茶;;chá;t1;red;x; y\n"
    let word = try read(
      "Part of Speech,Back,FRONT,Meaning 2,Pinyin,key,colour,Tags\nnoun,tea,茶,brown; x,chá,t1,red,p;q\n")
    #expect(
      word == [
        Word(
          id: "t1", term: "茶", meanings: ["tea", "brown", "x"], reading: "chá", partOfSpeech: "noun",
          tags: ["p", "q"])
      ])
    #expect(failure(text)?.problem == .tooManyFields(8))
  }

  @Test("several meanings are in one field, separated by semicolons")
  func meanings() throws {
    #expect(try read("term,meaning\na,to do; to make;\n")[0].meanings == ["to do", "to make"])
    #expect(try read("term;meaning\na;\"to do; to make\"\n")[0].meanings == ["to do", "to make"])
  }

  @Test("what RFC 4180 forbids is an error with its place")
  func errors() {
    let cases: [(String, TextError.Problem, Int, Int)] = [
      ("term,meaning\na,b\nc \"x\",d\n", .bareQuote, 3, 3),
      ("term,meaning\na,\"b\" c\n", .textAfterQuote, 2, 6),
      ("term,meaning\n\"a\nb,c\n", .unterminatedQuote, 2, 1),
      ("term,meaning\na,b\u{0}c\n", .nul, 2, 4),
      ("term,meaning\na,b,c\n", .tooManyFields(2), 2, 5),
      ("term,meaning\nქა,b\n,c\n", .emptyTerm, 3, 1),
      ("term,meaning\nქა,\n", .noMeanings, 2, 1),
      ("term,meaning\nა,;\n", .noMeanings, 2, 3),
      ("word,notes\na,b\n", .missingColumn("meanings"), 1, 1),
      ("meaning,notes,tags,colour\na,b,c,d\n", .missingColumn("term"), 1, 1),
      ("a\n", .noTable, 1, 1), ("a,\n", .noTable, 1, 1), ("", .emptyFile, 1, 1),
      ("id,term,meaning\nx,a,b\nx,c,d\n", .duplicateID("x", line: 2), 3, 1),
      ("id,term,meaning\n../x,a,b\n", .badWordID, 2, 1),
    ]
    for (text, problem, line, column) in cases {
      #expect(
        failure(text) == TextError(problem, at: TextPlace(line: line, column: column), in: "a.csv"), "\(text)"
      )
    }
  }

  @Test(
    "two columns without a header are the word and its meaning, which is reported as a guess",
    arguments: ["agua\twater\nla sal\tsalt; wit\n", "\u{FEFF}\nagua,water\nla sal,salt; wit"])
  func unnamed(text: String) throws {
    let words = try read(text, "quizlet.txt")
    #expect(
      words.map(\.term) == ["agua", "la sal"] && words.map(\.meanings) == [["water"], ["salt", "wit"]])
    #expect(
      try load(text, "quizlet.txt").remarks == [
        "No line names the columns, so the first is taken as the word and the second as its meaning."
      ])
  }

  @Test(
    "nothing is guessed of a file with a header, or that is no table",
    arguments: ["term,meaning\na,b\n", #"{"words": []}"#])
  func named(text: String) throws {
    #expect(try load(text, "a.txt").remarks.isEmpty)
  }

  @Test(
    "what gives the same number of fields on nearly all lines separates them",
    arguments: [
      ("der Apfel;apple, fruit\ndie Birne;pear, fruit\n", "der Apfel=apple, fruit"),
      ("der Apfel - apple, fruit\ndie Birne - pear, fruit\n", "der Apfel=apple, fruit"),
      ("der Apfel – apple\ndie Birne – pear\n", "der Apfel=apple"), ("der Apfel|apple\n", "der Apfel=apple"),
      ("der Apfel | apple\n", "der Apfel=apple"), ("der Apfel = apple\n", "der Apfel=apple"),
      ("der Apfel: apple\ndie Birne: pear\n", "der Apfel=apple"),
      ("term;meaning, more\nder Apfel;apple\n", "der Apfel=apple"),
      ("1;der;the;12,5\n2;und;and;9,5\n", "der=the"), ("a,b; c\nd,e\n", "a=b; c"),
      ("la sal\tsalt, wit\nel pan\tbread, loaf\n", "la sal=salt, wit"),
      ("well-known,bekannt\nhigh-class,fein\n", "well-known=bekannt"),
      ("to be, to exist;ser\nto go;ir\n", "to be, to exist=ser"),
      ("dog, Hund\ncat, Katze\n", "dog=Hund"), ("\"a; b\",c; d\ne,f\n", "a; b=c; d"),
    ])
  func separators(text: String, first: String) throws {
    #expect(try pairs(text, "a.txt").first == first)
  }

  @Test("Excel's line sep= is obeyed, also after a byte order mark", arguments: [";", "|", "\t", ",", "^"])
  func separatorLine(separator: String) throws {
    let rows = ["term\(separator)meaning", "der Apfel\(separator)apple"].joined(separator: "\r\n")
    #expect(try pairs("\u{FEFF}sep=\(separator)\r\n\(rows)\r\n") == ["der Apfel=apple"])
    #expect(try pairs("\"sep=\(separator)\"\n\(rows)") == ["der Apfel=apple"])
  }

  @Test("where tabs separate fields, a quote is a letter unless it quotes a whole field")
  func letterQuotes() throws {
    let text = """
      5" disk\tdisquette
      the "real" one\tle vrai
      "Hello," she said\t« Bonjour », dit-elle
      "Hola\thello"
      "quoted ""here""\tor not"\t"two
      lines"
      dog\t<b class="x">chien</b>
      """
    #expect(
      try pairs(text, "a.txt") == [
        #"5" disk=disquette"#, #"the "real" one=le vrai"#, #""Hello," she said=« Bonjour », dit-elle"#,
        #""Hola=hello""#, "quoted \"here\"\tor not=two\nlines", "dog=chien",
      ])
  }

  @Test(
    "a first line is a word unless it names the word and its meaning",
    arguments: [
      "answer,Antwort", "front,Vorderseite", "note,Notiz", "question,Frage", "word,Wort",
      "word,translation 1",
      "question 1\tanswer 1\nquestion 2\tanswer 2", "term,colour", "English,Englisch", "sound,son",
    ])
  func words(first: String) throws {
    let separator = first.contains("\t") ? "\t" : ","
    let text = first + "\ndog\(separator)Hund\ncat\(separator)Katze\n"
    #expect(try pairs(text).count == text.split(separator: "\n").count)
  }

  @Test(
    "headers in several languages, with languages as names",
    arguments: [
      ("Vorderseite,Rückseite,Notiz\nder Hund,dog,m", "der Hund=dog", "und–und"),
      ("German,English\nder Hund,dog", "der Hund=dog", "de–en"),
      ("Q,A\nder Hund,dog", "der Hund=dog", "und–und"),
      ("Kanji,Reading,Meaning\n犬,いぬ,dog", "犬=dog", "ja–und"),
      ("Kanji,Kana,English\n犬,いぬ,dog", "犬=dog", "ja–en"),
      ("English,Japanese,Romaji\ndog,犬,inu", "犬=dog", "ja–en"),
      ("Hanzi,Pinyin,English\n狗,gǒu,dog", "狗=dog", "zh–en"),
      ("Kana,English\nいぬ,dog", "いぬ=dog", "ja–en"), ("Mot;Traduction\nchien;Hund", "chien=Hund", "und–und"),
      ("#;Wort;Übersetzung\n1;Hund;dog", "Hund=dog", "und–und"),
      ("Word (German),Meaning (English)\nHund,dog", "Hund=dog", "de–en"),
      ("Palabra,Significado 1,Significado 2\nperro,dog,hound", "perro=dog; hound", "und–und"),
      ("My words,\n,\nterm,meaning\nHund,dog", "Hund=dog", "und–und"),
      ("Rank,Word,POS,Frequency,Translation\n1,Hund,n,99,dog", "Hund=dog", "und–und"),
      ("Simplified,Traditional,Pinyin,Meaning\n马,馬,mǎ,horse", "马=horse", "zh–und"),
    ])
  func headers(text: String, first: String, languages: String) throws {
    let deck = try load(text).deck
    #expect(try pairs(text) == [first])
    #expect("\(deck.language.term)–\(deck.language.meaning)" == languages)
  }

  @Test("columns that no name tells are named in a remark")
  func unused() throws {
    let reading = try load("Word,Meaning,Difficulty,\nHund,dog,3,\nKatze,cat,2,x\n")
    #expect(reading.remarks == ["Not used: the columns Difficulty, number 4."])
  }

  @Test("somebody can say whether the first line is names, and which column is which")
  func said() throws {
    var options = TableOptions()
    options.hasHeader = true
    #expect(try load("Deutsches,Fremdes\nHund,dog\n", "a.csv", options).deck.words.map(\.term) == ["Hund"])
    options.hasHeader = false
    #expect(
      try load("term,meaning\nHund,dog\n", "a.csv", options).deck.words.map(\.term) == ["term", "Hund"])
    options = TableOptions()
    options.columns = [(.term, "English"), (.meanings, "1")]
    #expect(
      try load("German,English\nHund,dog\n", "a.csv", options).deck.words == [
        Word(id: "dog", term: "dog", meanings: ["Hund"])
      ])
    options.columns = [(.term, "Latin")]
    #expect(throws: TextError.self) { try load("German,English\nHund,dog\n", "a.csv", options) }
    #expect(throws: TextError(.notTable, in: "a.json")) { try load("{}", "a.json", options) }
  }

  @Test(
    "columns are named in many languages",
    arguments: [
      "sözcük,anlamı", "дума,превод", "מילה,תרגום", "Szó,Jelentés", "headword,translation", "Welsh,English",
      "Català,Castellano", "Fremdsprache,Muttersprache",
    ])
  func names(header: String) throws {
    #expect(try pairs(header + "\na,b\n") == ["a=b"])
  }

  @Test("columns without names are told by their content")
  func unnamedColumns() throws {
    func first(_ text: String) throws -> Word? { try load(text).deck.words.first }
    #expect(try first("犬,いぬ,dog\n猫,ねこ,cat\n") == Word(id: "犬", term: "犬", meanings: ["dog"], reading: "いぬ"))
    #expect(try first("dog,犬,いぬ\ncat,猫,ねこ\n") == Word(id: "犬", term: "犬", meanings: ["dog"], reading: "いぬ"))
    #expect(
      try first("1,犬,いぬ,inu,dog\n2,猫,ねこ,neko,cat\n")
        == Word(id: "犬", term: "犬", meanings: ["dog"], reading: "いぬ", romanization: "inu"))
    #expect(
      try first("狗,gǒu,dog\n猫,māo,cat\n") == Word(id: "狗", term: "狗", meanings: ["dog"], reading: "gǒu"))
    #expect(try first("1,agua,water\n2,sal,salt\n") == Word(id: "agua", term: "agua", meanings: ["water"]))
    #expect(
      try first("Hund,dog,m\nKatze,cat,f\n") == Word(id: "Hund", term: "Hund", meanings: ["dog"], notes: "m"))
    let articles = try first("der;Hund;dog;-e\ndie;Katze;cat;-n\n")
    #expect(articles == Word(id: "Hund", term: "Hund", meanings: ["dog"], notes: "der; -e"))
    #expect(try first("perro,n.,dog\nver,v.,to see\n")?.meanings == ["dog"])
    #expect(try first("uno,1\ndos,2\n") == Word(id: "uno", term: "uno", meanings: ["1"]))
    #expect(failure("the,23135851162\nof,13151942776\nand,12997637966\n")?.problem == .noTable)
  }

  @Test("leading lines with # are skipped, later ones are words")
  func comments() throws {
    #expect(try pairs("# my verbs\n#x\nser\tto be\n#1\tfirst\n", "a.txt") == ["ser=to be", "#1=first"])
  }

  @Test("one bad row is left out with its line and reason; the rest is read")
  func badRows() throws {
    let text = "term,meaning\na,b\nc \"x\",d\n,e\nf,\ng,\"h\ni,j\nk,l,m\nn\no,\"p\" q\nr,s\u{0}\nt,u\n"
    let reading = try load(text)
    #expect(reading.deck.words.map(\.term) == ["a", "i", "t"])
    #expect(reading.leftOut.errors.map(\.line) == [3, 4, 5, 6, 8, 9, 10, 11])
    #expect(reading.leftOut.lines.first == "8 lines were left out:")
    #expect(reading.leftOut.lines[1].hasPrefix("line 3, column 3: a quote stands inside a field"))
    let excel = try load("to run\t1. move fast\n2. operate\nto sit\tbe seated\n", "a.tsv")
    #expect(excel.leftOut.errors.map(\.problem) == [.oneField] && excel.deck.words.count == 2)
  }

  @Test("twenty bad rows are listed, more are counted; empty ones aren't bad")
  func manyBadRows() throws {
    let reading = try load("term;meaning;;\na;b;;\n;;;\n" + String(repeating: "c;;;\n;;;\n", count: 30))
    #expect(reading.leftOut.count == 30 && reading.leftOut.lines.count == 22)
    #expect(reading.leftOut.lines.last == "… and 10 more.")
  }

  @Test("tags are separated by semicolons, else by commas and blanks")
  func tags() throws {
    let text =
      "term,meaning,tags\na,b,food home\nc,d,\"food, home\"\ne,f,false friends; food\ng,h,false friends;\n"
    #expect(
      try load(text).deck.words.map(\.tags) == [
        ["food", "home"], ["food", "home"], ["false friends", "food"], ["false friends"],
      ])
  }

  @Test(
    "the encoding of a file that is not UTF-8 is proposed",
    arguments: [
      (FileEncoding.greek, "f4ef20f3f0dff4e90ae820e8dcebe1f3f3e10ae1ede8f1f9f0eff20a"),
      (.hebrew, "e1e9fa0aebece10ae9ece30aeee9ed0aecf7e70a"),
      (.arabic, "c7e1c8edca0adfe1c80ac7e1e3c7c10ac7e1d3e1c7e30a"),
      (.cyrillic, "e4eeec0af1eee1e0eae00aeceee0fcf7e8ea0ae2eee4e00a"),
      (.russian, "c4cfcd0ad3cfc2c1cbc10acdc1ccd8dec9cb0ad7cfc4c10a"),
      (.central, "bff3b3e60a6b7369b9bf6b610a9f72f364b36f0a"), (.shiftJIS, "8ca20a945a0a8a778d5a0a"),
      (.thai, "bae9d2b90acbc1d20ab9e9d30ae2c3a7e0c3d5c2b90a"), (.gb18030, "b9b70ac3a80ad1a7d0a30acbae0a"),
    ])
  func proposed(encoding: FileEncoding, hex: String) {
    let digits = Array(hex)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    #expect(EncodingGuess(bytes).likely == encoding)
  }

  @Test("bytes that are not UTF-8 are an error with their place")
  func encoding() {
    let dog: [UInt8] = [0x8C, 0xA2]
    let bytes = Array("term,meaning\n".utf8) + dog + Array(",dog\n".utf8)
    let problem = TextError.Problem.unknownEncoding(.shiftJIS, "a.csv")
    let expected = TextError(problem, at: TextPlace(line: 2, column: 1), in: "a.csv")
    #expect(throws: expected) { try DeckFormat.read(bytes, file: "a.csv") }
  }

  @Test("one line that is not UTF-8 among many that are is left out")
  func damagedLine() throws {
    let lines = (0..<20).map { "niño \($0),boy\n" }.joined()
    let reading = try DeckFormat.load(
      Array(lines.utf8) + [0x6E, 0xF1] + Array(",no\nsí,yes\n".utf8), file: "a.csv")
    #expect(reading.deck.words.count == 21)
    #expect(reading.leftOut.errors.map(\.finding) == ["line 21, column 1: these bytes are not UTF-8"])
  }

  @Test("a line that never ends is refused after 64 KB, quoted or not")
  func longLines() {
    let long = String(repeating: "x", count: 1 << 20)
    for line in ["a," + long, "a,\"" + long, "a,\"" + String(repeating: "\n", count: 1 << 17)] {
      let expected = TextError(.lineTooLong(limit: 64 << 10), at: TextPlace(line: 2, column: 1), in: "a.csv")
      #expect(failure("term,meaning\n" + line) == expected)
    }
  }

  @Test("random bytes are a deck or an error, never a crash", arguments: 0..<200)
  func noise(seed: UInt64) {
    var chance = Chance(seed: seed)
    let pieces = [
      "term", "meaning", ",", "\"", "\n", "\r\n", "\t", ";", "{", "[", "é", "\u{0}", "a", " ", "}", ":",
    ]
    for file in ["a.csv", "a.tsv", "a.json", "a"] {
      var text = chance.below(2) == 0 ? "term,meaning\n" : ""
      for _ in 0..<chance.below(60) { text += pieces[chance.below(pieces.count)] }
      let deck = try? DeckFormat.read(Array(text.utf8), file: file)
      #expect(deck?.words.allSatisfy { !$0.term.isEmpty && !$0.meanings.isEmpty } ?? true, "seed \(seed)")
    }
  }

  @Test(
    "columns without names are what they look like",
    arguments: [
      ("사람,saram,person\n집,jip,house\n", "사람=person"), ("дом,dom,house\nкот,kot,cat\n", "дом=house"),
      ("学习,xuexi,to study\n你,ni,you\n", "学习=to study"), ("犬,inu,dog\n猫,neko,cat\n", "犬=dog"),
      ("いぬ,inu,dog\nねこ,neko,cat\n", "いぬ=dog"), ("house,/haʊs/,Haus\nI,/aɪ/,ich\n", "house=Haus"),
      ("学习,學習,xuéxí,to study\n爱,愛,ài,to love\n", "学习=to study"),
      ("爱\t愛\tai4\tài\tto love\n好\t好\thao3\thǎo\tgood\n", "爱=to love"),
      ("HSK1,好,hǎo,good\nHSK2,爱,ài,to love\n", "好=good"), ("水,スイ,みず,water\n火,カ,ひ,fire\n", "水=water"),
      ("A1\tHund\tdog\nB2\tKatze\tcat\n", "Hund=dog"), ("犬[いぬ],dog\n猫[ねこ],cat\n", "犬=dog"),
      ("дом,house,a building\nкот,cat,an animal\n", "дом=house"), ("犬,dog,animal\n水,water,thing\n", "犬=dog"),
    ])
  func looks(text: String, first: String) throws {
    #expect(try pairs(text).first == first)
  }

  @Test(
    "headers of many languages are no words",
    arguments: [
      "漢字,ひらがな,英語", "語彙,読み方,意味", "汉字,拼音,英文", "Character,Pinyin,Definition", "λέξη,μετάφραση",
      "Ελληνικά,Αγγλικά",
      "Svenska,Engelska", "magyar;angol", "slovíčko;překlad", "từ,nghĩa", "Target Language,Native Language",
      "ไทย,อังกฤษ", "українська,англійська",
    ])
  func foreignHeaders(head: String) throws {
    let separator = head.contains(";") ? ";" : ","
    let row = ["犬", "いぬ", "dog"].suffix(head.split(separator: separator).count).joined(separator: separator)
    let reading = try load(head + "\n" + row + "\n")
    #expect(reading.deck.words.map(\.meanings) == [["dog"]])
  }

  @Test("columns named by --term and the like make the first line a header; a number is always a place")
  func namedColumns() throws {
    var options = TableOptions()
    options.columns = [(.term, "ger"), (.meanings, "eng")]
    #expect(try load("nr,eng,ger\n1,dog,Hund\n", "a.csv", options).deck.words.map(\.term) == ["Hund"])
    options.columns = [(.term, "2"), (.meanings, "1")]
    let words = try load("dog,Hund,1\ncat,Katze,2\n", "a.csv", options).deck.words
    #expect(words.map(\.meanings) == [["dog"], ["cat"]])
  }
}
