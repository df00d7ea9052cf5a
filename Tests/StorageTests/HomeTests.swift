import Storage
import Testing

@Suite("Where the home is")
struct HomeTests {
  private let all = ["BABBLE_HOME": "/b", "XDG_DATA_HOME": "/x", "HOME": "/h"]

  @Test("the option, then BABBLE_HOME, then XDG_DATA_HOME, then the user's folder")
  func order() throws {
    #expect(try Home.find(option: "o", environment: all).path == "o")
    #expect(try Home.find(option: nil, environment: all).path == "/b")
    #expect(
      try Home.find(option: "", environment: ["XDG_DATA_HOME": "/x", "HOME": "/h"]).path == "/x/babble")
    #expect(try Home.find(option: nil, environment: ["HOME": "/h/"]).path == "/h/.local/share/babble")
  }

  @Test("empty values count as not set, and so does an XDG_DATA_HOME that is not absolute")
  func empty() throws {
    let environment = ["BABBLE_HOME": "", "XDG_DATA_HOME": "relative", "HOME": "/h"]
    #expect(try Home.find(option: nil, environment: environment).path == "/h/.local/share/babble")
    #expect(throws: SaveError.noHome) { try Home.find(option: nil, environment: ["HOME": ""]) }
    #expect(throws: SaveError.noHome) { try Home.find(option: nil, environment: [:]) }
  }

  @Test("a relative path is no part of a sentence's words")
  func relative() {
    #expect(Home("s").shortened("Nothing is saved: s/save.json") == "Nothing is saved: s/save.json")
    #expect(Home("/h/s").shortened("/h/s/save.json is in /h/s") == "save.json is in your folder")
  }

  @Test("the files have the names that people rely on")
  func names() {
    let home = Home("/h")
    let paths = [home.save, home.journal, home.decks, home.replays, home.backups]
    #expect(paths == ["/h/save.json", "/h/journal.jsonl", "/h/decks", "/h/replays", "/h/backups"])
  }
}
