import Learning
import Testing

@testable import Storage

@Suite("Packages of Anki's")
struct PackageTests {
  @Test("Chinese characters without readings are Chinese, unless the deck's name says Japanese")
  func characters() throws {
    for (name, language) in [("Words", "zh"), ("Japanese::Core", "ja"), ("Chinese", "zh")] {
      let sql = MadePackage.collection(deck: name, notes: [["犬", "dog"], ["山", "hill"]])
      let deck = try #require(try MadePackage.decks(try MadePackage.old(try MadePackage.database(sql))).first)
      #expect(deck.language.term == language, "\(name)")
    }
  }

  @Test("a package of the old format becomes a deck: terms, meanings, tags, ids")
  func old() throws {
    let sql = MadePackage.collection(
      deck: "Animals::Tame",
      notes: [["<b>gato</b>", "cat<br>tomcat"], ["perro", ""], ["", "x"], ["pez", "fish"]])
    let collection = try MadePackage.read(try MadePackage.old(try MadePackage.database(sql)))
    let decks = try AnkiDecks(AnkiPlan(collection, file: "a.apkg"))
    #expect(decks.passed == 2)
    let deck = try #require(decks.decks.first?.deck)
    #expect((deck.id, deck.name) == ("animals-tame", "Animals::Tame"))
    #expect(deck.words.map(\.term) == ["gato", "pez"])
    #expect(deck.words.map(\.meanings) == [["cat", "tomcat"], ["fish"]])
    #expect(deck.words.map(\.id) == ["g1", "g4"] && deck.words[0].tags == ["a", "b"])
  }

  /// Schema version 18: tables instead of JSON, with a collation that SQLite doesn't know.
  static let tables = """
    CREATE TABLE notetypes (id integer PRIMARY KEY, name text, mtime_secs integer, usn integer, config blob);
    CREATE TABLE fields (ntid integer, ord integer, name text, config blob, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
    CREATE TABLE templates (ntid integer, ord integer, name text, mtime_secs integer, usn integer, config blob, \
    PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
    CREATE TABLE decks (id integer PRIMARY KEY, name text, mtime_secs integer, usn integer, common blob, kind blob);
    CREATE TABLE config (KEY text PRIMARY KEY, usn integer, mtime_secs integer, val blob) WITHOUT ROWID;
    UPDATE col SET ver = 18, models = '', decks = '';
    INSERT INTO notetypes VALUES (7, 'N', 0, 0, x'0800');
    INSERT INTO fields VALUES (7, 0, 'Front', ''), (7, 1, 'Back', '');
    INSERT INTO templates VALUES (7, 0, 'Card 1', 0, 0, x'0a097b7b46726f6e747d7d');
    INSERT INTO decks VALUES (5, 'Animals' || char(31) || 'Tame', 0, 0, '', x'0a00');
    INSERT INTO config VALUES ('creationOffset', 0, 0, '-120');
    """

  @Test("a package of the new format, compressed with Zstandard, with its tables and its media")
  func new() throws {
    let database = try MadePackage.database(MadePackage.collection(notes: [["猫", "cat"]]) + Self.tables)
    let package = try AnkiPackage(
      ArchiveBytes(try MadePackage.new(database, media: ["a.mp3", "b.mp3"], [[1, 2], [3]])))
    let collection = try package.read()
    #expect(collection.decks[5]?.name == "Animals::Tame")
    #expect(collection.noteTypes[7]?.questions == ["{{Front}}"])
    #expect(collection.offset == 7200)
    #expect(try package.media("b.mp3") == [3])
    #expect(try package.media("c.mp3") == nil)
    let deck = try AnkiDecks(AnkiPlan(collection, file: "")).decks[0].deck
    #expect(deck.language.term == "zh" && deck.words[0].term == "猫")
  }

  @Test("cards in a filtered deck belong to their home deck")
  func borrowed() throws {
    let sql =
      MadePackage.collection(notes: [["gato", "cat"]])
      + "UPDATE cards SET did = 9, odid = 5, odue = 40, due = -3;"
    let collection = try MadePackage.read(try MadePackage.old(try MadePackage.database(sql)))
    #expect(collection.cards[1]?.first?.deck == 5 && collection.cards[1]?.first?.due == 40)
  }

  @Test("a cloze becomes a word for each card, and image occlusion none")
  func cloze() throws {
    let notes = [["I {{c1::am}} a {{c2::cat}}", "Soseki"], ["{{c1::image-occlusion:rect:left=1}}", ""]]
    let sql = MadePackage.collection(fields: ["Text", "Back Extra"], isCloze: true, notes: notes)
    let words = try #require(
      try MadePackage.decks(try MadePackage.old(try MadePackage.database(sql))).first?.words)
    #expect(words.map(\.id) == ["g1", "g1#2"])
    #expect(words.map(\.term) == ["am", "cat"])
    #expect(words.map(\.meanings) == [["I […] a cat"], ["I am a […]"]])
    #expect(words[0].notes == "Soseki")
  }

  @Test("a key twice in the JSON of a collection is no fault: the last one counts")
  func repeatedKeys() throws {
    let sql = MadePackage.collection(notes: [["gato", "cat"]]).replacing(
      "'{\"7\":", with: "'{\"7\":{\"name\":\"Old\",\"flds\":[],\"tmpls\":[]},\"7\":")
    let package = try MadePackage.old(
      try MadePackage.database(sql), media: #"{"0": "a.mp3", "0": "b.mp3"}"#, [("0", [1])])
    #expect(try MadePackage.decks(package).map(\.words[0].term) == ["gato"])
    #expect(try MadePackage.read(package).noteTypes[7]?.name == "N")
    #expect(try AnkiPackage(ArchiveBytes(package)).hasMedia("b.mp3"))
  }

  @Test("an error in the JSON of a collection is a sentence, not the program's own notation")
  func sentences() throws {
    let sql = MadePackage.collection(notes: [["a", "b"]]).replacing("\"tmpls\"", with: "\"templates\"")
    let package = try MadePackage.old(try MadePackage.database(sql))
    let error = #expect(throws: AnkiError.self) { try MadePackage.read(package) }
    #expect(
      error?.description.contains("(line 1, column 6: \"tmpls\" is missing here)") == true, "\(error as Any)")
  }

  @Test("what is no package is named: nothing, a page of the web, anything else")
  func noPackages() {
    let cases: [(String, AnkiError)] = [
      ("", .empty), ("\n<!doctype html><title>Log in</title>", .page), ("SQLite format 3", .noPackage),
    ]
    for (text, error) in cases {
      #expect(throws: error) { try AnkiPackage(ArchiveBytes(Array(text.utf8))) }
    }
  }

  @Test("a reading above the characters is the word's reading")
  func ruby() throws {
    let notes = [["<ruby>漢字<rt>かんじ</rt></ruby>", "<table><tr><td>Chinese</td><td>letters</td></tr></table>"]]
    let sql = MadePackage.collection(notes: notes)
    let word = try MadePackage.decks(try MadePackage.old(try MadePackage.database(sql)))[0].words[0]
    #expect(word.term == "漢字" && word.reading == "かんじ" && word.meanings == ["Chinese", "letters"])
  }

  @Test("Anki's default deck is named after the file")
  func unnamed() throws {
    let sql =
      MadePackage.collection(notes: [["a", "b"]]).replacing(
        "{\"5\":{\"name\":\"Words\"}}", with: "{\"1\":{\"name\":\"Default\"}}")
      + "UPDATE cards SET did = 1;"
    let deck = try #require(try MadePackage.decks(try MadePackage.old(try MadePackage.database(sql))).first)
    #expect((deck.id, deck.name) == ("my-words", "My words"))
  }

  @Test("ids that are no valid word ids are changed, and none is repeated")
  func ids() throws {
    let sql =
      MadePackage.collection(notes: [["a", "1"], ["b", "2"], ["c", "3"], ["d", "4"]])
      + "UPDATE notes SET guid = '/a/../b' WHERE id < 3; UPDATE notes SET guid = '..' WHERE id = 3;"
      + "UPDATE notes SET guid = ' ' WHERE id = 4;"
    let words = try #require(
      try MadePackage.decks(try MadePackage.old(try MadePackage.database(sql))).first?.words)
    #expect(words.map(\.id) == ["_a_.._b", "_a_.._b#2", "note-3", "note-4"])
  }

  @Test("only wanted decks are made, and only fields with roles count")
  func plan() throws {
    let sql = MadePackage.collection(notes: [["gato", "cat"]])
    var plan = AnkiPlan(try MadePackage.read(try MadePackage.old(try MadePackage.database(sql))), file: "")
    let found = ["Nothing", "back"].map { plan.give(.term, toField: $0) }
    #expect(found == [false, true])
    let isThere = plan.give(.meaning, toField: "FRONT")
    #expect(isThere)
    plan.languages = ("en", "es")
    let deck = try AnkiDecks(plan).decks[0].deck
    #expect(deck.words[0].term == "cat" && deck.language == Deck.Languages(term: "en", meaning: "es"))
    let isFound = plan.want(only: "Wor")
    #expect(!isFound)
    #expect(try AnkiDecks(plan).decks.isEmpty)
    let isFoundInFull = plan.want(only: "words")
    #expect(isFoundInFull)
  }
}
