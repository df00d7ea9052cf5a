import Formats
import Learning
import Testing

@testable import Storage

@Suite("Settings in the save")
struct StoredSettingsTests {
  private func save(_ text: String) throws -> SaveFile { try SaveFile(bytes: Array(text.utf8)) }

  @Test("the hour of the new day decides which day a moment belongs to")
  func dayStart() {
    var save = SaveFile()
    let early = Moment(SampleSaves.now / 86_400 * 86_400 + 5 * 3600)
    let day = save.knowledge.day(of: early)
    save.settings[.today.dayStart] = 6
    #expect(save.knowledge.day(of: early) == day.before(by: 1))
    save.settings[.today.dayStart] = 99
    #expect(save.settings[.today.dayStart] == 6)
  }

  @Test("are in one list by their ids, without those that are as usual")
  func form() throws {
    var save = SaveFile()
    for deck in ["kana", "words"] { save.settings.learn(deck, beside: true) }
    save.settings[.today.minutes] = 20
    save.settings[.answers.listens] = true
    save.settings[.answers.way] = .mixed
    save.settings[.today.schedule] = .leitner
    save.settings[.games.seconds] = nil
    #expect(try SaveFile(bytes: save.bytes) == save)
    let json = try JSON.read(save.bytes).member("settings")
    #expect(
      try json
        == JSON.read(
          Array(
            #"""
            {"today.deck": "kana", "today.decks": ["words"], "today.listening": true, "today.minutes": 20,
             "today.schedule": "leitner"}
            """#.utf8)))
  }

  @Test("of version 0.2 are all there, and stay when they are written anew")
  func old() throws {
    let old = try save(
      #"""
      {"schema": 2, "player": {"name": "Ana", "avatar": "owl"},
       "settings": {"theme": "light", "motion": false, "sound": true, "timers": false, "ghost": false,
         "seconds": 300, "deck": "greek-first",
         "choices": {"sides": "both", "memory.field": "mixed", "bubbles.motion": "drift", "look.words": "auto",
           "explained.memory": "yes", "challenge.time": "none", "stages.beside": "no"}},
       "courses": {"today": {"answers": "chosen", "deck": "kana", "decks": ["words"], "drawing": "first",
         "listening": "off", "minutes": 20, "schedule": "leitner", "script": "own", "strokes": "shown"}}}
      """#)
    for save in [old, try SaveFile(bytes: old.bytes)] {
      let settings = save.settings
      #expect(settings.name == "Ana" && settings[Setting("avatar", "")] == "owl")
      #expect(settings[Setting("theme", "auto")] == "light" && !settings[Setting("motion", true)])
      #expect(!settings[.games.hasClock] && !settings[.games.hasGhost] && settings[.games.seconds] == 300)
      #expect(settings[.games.sides] == .both)
      #expect(settings[Setting("memory.field", false)] && !settings[Setting("bubbles.motion", false)])
      #expect(settings[Setting("explained.memory", false)] && !settings[Setting("stages.beside", false)])
      #expect(settings[Setting<String?>("challenge.time", nil)] == "none")
      #expect(settings[.today.deck] == "kana" && settings[.today.decks] == ["words"])
      #expect(
        settings[.answers.way] == .chosen && settings[.answers.isScriptOnly])
      #expect(
        !settings[.answers.listens] && !settings[.answers.countsStrokes] && settings[.today.minutes] == 20)
      #expect(save.knowledge.schedule == .leitner)
    }
    #expect(try JSON.read(old.bytes).member("player").object().members.map(\.key) == ["avatar", "name"])
  }

  @Test("of version 0.2 had a deck for the games, which is learned if nothing else was")
  func playedDeck() throws {
    for (courses, learned) in [("{}", "greek-first"), (#"{"today": {"deck": "kana"}}"#, "kana")] {
      let save = try save(#"{"schema": 2, "settings": {"deck": "greek-first"}, "courses": \#(courses)}"#)
      #expect(save.settings[.today.deck] == learned && save.settings.values.count == 1)
    }
  }

  @Test("that make no sense are as usual, and numbers the nearest that do; all stay in the file")
  func nonsense() throws {
    let text = #"""
      {"today.minutes": 500, "today.schedule": "seven", "timers": 3, "seconds": -3, "sides": "game", "today.deck": [1],
       "sound": "on", "pause": {"for": 2.5}}
      """#
    let save = try save(#"{"schema": 2, "settings": \#(text)}"#)
    let settings = save.settings
    #expect(settings[.today.minutes] == 120 && settings[.games.seconds] == 1)
    #expect(settings[.today.schedule] == .fsrs && settings[.games.hasClock] && settings[.games.sides] == nil)
    #expect(settings[.today.deck] == nil && settings[Setting("sound", true)])
    let written = try JSON.read(save.bytes).member("settings").object().sorted
    #expect(try written == JSON.read(Array(text.utf8)).object().sorted)
  }

  @Test("of Today were beside progress in decks, which is none of them")
  func namesake() throws {
    let save = try save(
      #"{"schema": 2, "courses": {"today": {"minutes": 5, "pause": 3, "practice": true}}}"#)
    #expect(save.settings[.today.minutes] == 5 && save.knowledge.openedPractice.isEmpty)
    let root = try JSON.read(save.bytes)
    #expect(try root.member("settings").member("today.pause").integer() == 3)
    #expect(try root.optional("courses") == nil)
    #expect(try SaveFile(bytes: save.bytes).settings == save.settings)
  }
}
