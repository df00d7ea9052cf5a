import Formats

/// The note type for Babble's decks in Anki, and the tables of a collection of version 11.
enum AnkiForm {
  /// The same id in every package, so that Anki makes a single type of them.
  static let noteType: Int64 = 1_767_225_600_000

  /// The fields in order, with their roles.
  static let fields: [(name: String, role: FieldRole)] = [
    ("Term", .term), ("Meaning", .meaning), ("Reading", .reading), ("Romanization", .romanization),
    ("Part of speech", .partOfSpeech), ("Mnemonic", .mnemonic), ("Notes", .notes),
    ("Distractors", .distractors), ("Contrast", .contrast), ("Sound", .sound),
  ]

  static let tables = """
    CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL, \
    ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL, \
    models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
    CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL, \
    usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL, \
    flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL, \
    mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL, \
    ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL, \
    left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL, \
    ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL, \
    type integer NOT NULL);
    CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
    CREATE INDEX ix_notes_usn ON notes (usn);
    CREATE INDEX ix_cards_usn ON cards (usn);
    CREATE INDEX ix_revlog_usn ON revlog (usn);
    CREATE INDEX ix_cards_nid ON cards (nid);
    CREATE INDEX ix_cards_sched ON cards (did, queue, due);
    CREATE INDEX ix_revlog_cid ON revlog (cid);
    CREATE INDEX ix_notes_csum ON notes (csum);
    """

  static func models(at time: Int64, deck: Int64) -> JSONValue {
    let fields = fields.enumerated().map { index, field in
      JSONValue.object([
        "name": .string(field.name), "ord": .integer(index), "font": .string("Arial"), "size": .integer(20),
        "rtl": .bool(false), "sticky": .bool(false), "media": .array([]),
      ])
    }
    let model: JSONObject = [
      "id": .integer(noteType), "name": .string("Babble"), "type": .integer(0), "mod": .integer(time),
      "usn": .integer(-1), "sortf": .integer(0), "did": .integer(deck), "flds": .array(fields),
      "tmpls": .array([
        template(0, "Term to meaning", front: "{{Term}}"),
        template(1, "Meaning to term", front: "{{Meaning}}"),
      ]),
      "css": .string(".card { font-family: sans-serif; font-size: 28px; text-align: center; }"),
      "latexPre": .string(""), "latexPost": .string(""), "latexsvg": .bool(false), "tags": .array([]),
      "vers": .array([]),
      "req": .array([need(0), need(1)]),
    ]
    return .object(JSONObject([JSONMember("\(noteType)", .object(model))]))
  }

  private static func template(_ place: Int, _ name: String, front: String) -> JSONValue {
    let rest = ["Reading", "Romanization", "Part of speech", "Notes", "Mnemonic"]
    let lines = rest.map { "{{#\($0)}}<div>{{\($0)}}</div>{{/\($0)}}" }.joined()
    let back = place == 0 ? "{{Meaning}}" : "{{Term}}"
    return .object([
      "name": .string(name), "ord": .integer(place), "qfmt": .string(front),
      "afmt": .string("{{FrontSide}}<hr id=\"answer\"><div>\(back)</div>\(lines){{Sound}}"),
      "did": .null, "bqfmt": .string(""), "bafmt": .string(""), "bfont": .string(""), "bsize": .integer(0),
    ])
  }

  /// A card is made if the field on its front isn't empty.
  private static func need(_ place: Int) -> JSONValue {
    .array([.integer(place), .string("any"), .array([.integer(place)])])
  }

  static func decks(_ decks: [(id: Int64, name: String, description: String)], at time: Int64) -> JSONValue {
    .object(
      JSONObject(
        decks.map { deck in
          let sums = ["newToday", "revToday", "lrnToday", "timeToday"].map {
            JSONMember($0, .array([.integer(0), .integer(0)]))
          }
          return JSONMember(
            "\(deck.id)",
            .object(
              JSONObject(
                sums + [
                  JSONMember("id", .integer(deck.id)), JSONMember("name", .string(deck.name)),
                  JSONMember("desc", .string(deck.description)), JSONMember("mod", .integer(time)),
                  JSONMember("usn", .integer(-1)), JSONMember("dyn", .integer(0)),
                  JSONMember("conf", .integer(1)),
                  JSONMember("collapsed", .bool(false)), JSONMember("extendNew", .integer(0)),
                  JSONMember("extendRev", .integer(0)),
                ])))
        }))
  }

  /// - Parameter offset: the learner's offset from UTC in seconds.
  static func configuration(deck: Int64, offset: Int) -> JSONValue {
    .object([
      "activeDecks": .array([.integer(deck)]), "curDeck": .integer(deck), "curModel": .string("\(noteType)"),
      "nextPos": .integer(1), "estTimes": .bool(true), "dueCounts": .bool(true), "newSpread": .integer(0),
      "collapseTime": .integer(1200), "timeLim": .integer(0), "addToCur": .bool(true),
      "sortType": .string("noteFld"), "sortBackwards": .bool(false), "schedVer": .integer(2),
      "creationOffset": .integer(-offset / 60), "rollover": .integer(4),
    ])
  }

  static let deckConfiguration = """
    {"1":{"id":1,"mod":0,"name":"Default","usn":0,"maxTaken":60,"autoplay":true,"timer":0,"replayq":true,"dyn":false,\
    "new":{"bury":true,"delays":[1,10],"initialFactor":2500,"ints":[1,4,0],"order":1,"perDay":20},\
    "rev":{"bury":true,"ease4":1.3,"ivlFct":1,"maxIvl":36500,"perDay":200,"hardFactor":1.2},\
    "lapse":{"delays":[10],"leechAction":1,"leechFails":8,"minInt":1,"mult":0}}}
    """
}
