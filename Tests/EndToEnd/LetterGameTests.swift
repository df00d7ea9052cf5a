import Learning
import Pty
import Seats
import Storage
import System
import Testing

extension EndToEnd {
  /// Letters and practice, played by a reader of Georgian who only sees the screen.
  @Suite struct LetterGames {
    let home: Home

    init() throws { home = try Home() }

    @Test("a game of letters goes from the cards of new letters to its end")
    func letters() throws {
      let player = try start("letters", ["--words", "8"])
      player.expect("New letters show their card first")
      player.press(.enter)
      player.expect("a  an")
      play(player, until: "8 questions")
      player.expect("of 33 letters learned")
      #expect(try home.scores().map(\.right) == [8])
      #expect(home.text(of: "journal.jsonl").matches(of: /"type":"answer"/).count == 8)
    }

    @Test("practice says what is missing and, once nothing is, can be finished")
    func practice() throws {
      var player = try start("practice", [])
      player.expect("33 are missing")
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130))
      try learnAll()
      player = try start("practice", ["--words", "4"])
      player.expect("pick the answer that spells")
      player.press(.enter)
      play(player, until: "All words read")
      player.expect("4 of 4 words at once")
      #expect(try home.scores().map(\.right) == [4])
    }

    @Test("a hint written on a card during a game is saved, and shown on the card afterwards")
    func hint() throws {
      var player = try start("letters", ["--words", "8"])
      player.expect("New letters show their card first")
      player.press(.enter)
      player.expect("none yet ✎")
      player.type("h") { rows in rows.contains { $0.contains("Esc leave as it was") } }
      player.type("\u{15}the hook, q p")
      player.press(.enter)
      player.expect("your hint   the hook, q p ✎")
      player.session.kill()
      #expect(home.text(of: "journal.jsonl").contains("the hook, q p"))
      player = try Player(["--no-sound"], home: home)
      player.expect("c switch")
      player.click(on: "Words")
      // The first screen shows the name of the deck, too.
      player.expect("drop a file of words")
      player.click(onExpected: "Georgian letters")
      player.expect("of 33")
      // Home, because the mouse is on another row.
      player.type("\u{1B}[H")
      player.expect("1 of 33")
      player.press(.enter)
      player.expect("your hint   the hook, q p ✎")
    }

    @Test("a second Babble on the same folder writes no hint, and the card says why")
    func hintWhileReading() throws {
      let first = try Player.atMenu(of: home)
      first.expect("c switch")
      let second = try start("letters", [])
      second.expect("New letters show their card first")
      second.press(.enter)
      second.expect("your hint   none yet")
      second.type("h") { rows in
        rows.count { $0.contains("another Babble is open on this folder.") } == 2
      }
      second.type("abc")
      second.press(.escape)
      second.expect("your hint   none yet")
      second.press(.controlC)
      #expect(second.session.wait() == .exited(130))
      first.leave()
    }

    @Test("the answers of a killed game count for their day")
    func killed() throws {
      var player = try start("letters", ["--words", "8"])
      player.expect("New letters show their card first")
      player.press(.enter)
      play(player, until: "2 of 8")
      player.session.kill()
      player = try Player(["stats"], home: home)
      player.expect("1 day")
      player.expect("answers of the last 14 days")
      player.expect("0 of 33")
    }

    @Test("progress shows an alphabet's letters; Enter and a click open a card")
    func progress() throws {
      try learnAll()
      let player = try Player(["--no-sound"], home: home)
      player.click(onExpected: "Progress")
      player.expect("Tab page")
      // The title above the list has the same words.
      player.click(onExpected: "▸ Georgian letters")
      player.expect("33 of 33 learned · score 66")
      player.press(.right)
      player.press(.enter)
      player.expect("Georgian letters · 2 of 33")
      player.expect("2 of 2 · 2 in a row")
      player.press(.escape)
      player.click(onExpected: "ღ   2 +2")
      player.expect("Georgian letters · 23 of 33")
      // The screen before has the same words in its last line, at another place.
      player.expect("← before")
      player.click(on: "Esc back")
      player.expect("ღ  gh")
      player.press(.escape)
      player.expect("Tab page")
    }

    @Test("with a deck of words, a notice names the alphabets")
    func words() throws {
      let player = try start("letters", [], deck: "spanish-first")
      player.expect("has words, not letters")
      player.expect("Georgian letters")
      player.click(on: "Another deck")
      player.expect("Which words for this game?")
    }

    private func start(_ game: String, _ options: [String], deck: String = "georgian-letters") throws
      -> Player
    {
      try Player(["play", game, "--deck", deck, "--no-sound"] + options, home: home)
    }

    /// Goes on from cards and answers questions until this text is shown.
    private func play(_ player: Player, until end: String) {
      for _ in 0..<60 {
        var act: String?
        player.wait { rows in
          act = rows.contains { $0.contains(end) } ? "" : Georgian.act(on: rows)
          return act != nil
        }
        guard let act, !act.isEmpty else { break }
        // A key too soon after a card has opened doesn't count.
        if act == "\r" { player.pause(0.4) }
        let rows = player.settledRows
        if rows.contains(where: { $0.contains(end) }) || Georgian.act(on: rows) != act { continue }
        player.type(act)
        player.wait(10) { $0 != rows }
      }
      player.expect(end)
    }

    /// Writes a journal in which each letter was right twice in a row.
    private func learnAll() throws {
      let ids = """
        an ban gan don en vin zen tan in kan las man nar on par zhar rae san tar un phar khar ghan qar shin chin can \
        jil cil char xan jhan hae
        """
      let store = try SaveStore(
        home: Storage.Home(home.path), files: PosixFileSystem(),
        OpenContext(at: Moment(1_772_357_400), chance: 7))
      var save = store.save
      for (letter, id) in zip(Georgian.letters, ids.split(separator: " ")) {
        let read = SkillFigures(right: 2, streak: 2, recent: [true, true], milliseconds: 900)
        let word = WordMet(
          item: ItemID(rawValue: "letter:ka:\(letter)"),
          reference: WordReference(deck: "georgian-letters", word: String(id)))
        let figures = ItemFigures(seen: 2, right: 2, skills: [.read: read])
        for body in [Event.Body.baseline(.init(word: word, figures: figures)), .learned(word)] {
          store.record(body, in: &save, at: Moment(1_772_357_400))
        }
      }
      store.record(.practiceOpened(deck: "georgian-letters"), in: &save, at: Moment(1_772_357_400))
      try store.flush()
    }
  }
}

/// The actions of a reader of Georgian.
private enum Georgian {
  static let letters = Array("აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ")
  static let latin = """
    a b g d e v z t i k' l m n o p' zh r s t' u p k gh q' sh ch ts dz ts' ch' kh j h
    """.split(separator: " ").map(String.init)

  /// The key to press; nil if the screen calls for nothing.
  static func act(on rows: [String]) -> String? {
    if rows.contains(where: { $0.contains("Enter next") }) { return "\r" }
    let options = NumberedAnswers.read(rows)
    let top = rows.firstIndex { $0.contains("╭") || $0.contains("┏") } ?? 0
    guard options.count == 4, top > 3 else { return nil }
    // The word is also drawn large, above its plain text.
    let prompt = rows[3..<top].map(trimmed).last { !$0.isEmpty } ?? ""
    return options.first { read($0.text) == read(prompt) }?.number
  }

  /// A text romanised.
  private static func read(_ text: String) -> String {
    text.map { letter in letters.firstIndex(of: letter).map { latin[$0] } ?? String(letter) }.joined()
  }

  private static func trimmed(_ row: String) -> String { row.split(separator: " ").joined(separator: " ") }
}
