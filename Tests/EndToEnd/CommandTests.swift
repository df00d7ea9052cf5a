import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// The command line, without a terminal.
  @Suite struct Commands {
    let home: Home

    init() throws { home = try Home() }

    @Test(
      "--help and --version work everywhere",
      arguments: [
        [], ["play"], ["replay"], ["verify"], ["ladder"], ["doctor"], ["decks"], ["decks", "list"],
        ["decks", "show"],
        ["decks", "check"],
        ["decks", "import"], ["decks", "export"], ["kits"], ["kits", "get"], ["kits", "export"], ["export"],
        ["import"],
      ])
    func helpAndVersion(_ command: [String]) throws {
      let help = try Usage(command + ["--help"], home: home)
      #expect(help.status == .exited(0))
      #expect(help.output.contains("USAGE: babble"))
      #expect(help.errors.isEmpty)
      let version = try Usage(command + ["--version"], home: home)
      #expect(version.status == .exited(0))
      #expect(version.output.contains(/^\d+\.\d+/))
    }

    @Test(
      "wrong use ends with status 2 and a message on stderr",
      arguments: [
        ["--nonsense"], ["nonsense"], ["stats", "--home", ""], ["play"], ["play", "nonsense"],
        ["play", "memory", "--seed", "x"],
        ["play", "memory", "--words", "-1"], ["play", "memory", "--direction", "up"], ["--renderer", "x"],
        ["--colors", "17"], ["doctor", "more"], ["decks", "nonsense"], ["decks", "show"], ["decks", "check"],
        ["decks", "import"], ["decks", "export", "spanish-first"], ["export"], ["import"], ["replay"],
        ["verify"],
        ["kits", "get"], ["kits", "remove"], ["kits", "export", "x"],
        ["replay", "x", "--speed", "17"], ["replay", "x", "--verify", "--cast", "y"],
      ])
    func wrongUse(_ arguments: [String]) throws {
      let usage = try Usage(arguments, home: home)
      #expect(usage.status == .exited(2))
      #expect(usage.output.isEmpty)
      #expect(!usage.errors.isEmpty && !usage.errors.contains("\u{1B}"))
    }

    @Test(
      "an impossible number of minutes is rejected with the range",
      arguments: ["-5", "0", "x", "121", "", "5.5"])
    func minutes(_ minutes: String) throws {
      let usage = try Usage(["today", "--minutes", minutes], home: home)
      #expect(usage.status == .exited(2))
      #expect(
        usage.errors.contains("--minutes takes 1 to 120, not \"\(minutes)\". Try: babble today --minutes 10"),
        "\(usage.errors)")
    }

    @Test(
      "without a terminal, the day's session names the option that needs none", arguments: [[], ["today"]])
    func plainInstead(_ arguments: [String]) throws {
      let piped = try Usage(arguments, home: home)
      let dumb = try Player(arguments, home: home, environment: ["TERM": "dumb"])
      #expect(dumb.session.wait() == .exited(2))
      #expect(piped.status == .exited(2))
      for text in [piped.errors, dumb.session.text] {
        #expect(text.contains("babble today --plain"), "\(text)")
      }
      #expect(try !Usage(["play", "memory"], home: home).errors.contains("--plain"))
    }

    @Test("a kind of game can be named by its title, too", arguments: ["sudden", "sudden-death"])
    func kinds(_ kind: String) throws {
      let player = try Player(["play", "challenge", "--variation", kind, "--seed", "1"], home: home)
      player.expect("The first wrong answer ends the game.")
      player.session.kill()
    }

    @Test("without a terminal there is a message and a status that isn't 0")
    func noTerminal() throws {
      let usage = try Usage([], home: home)
      #expect(usage.status != .exited(0))
      #expect(!usage.errors.isEmpty)
      #expect(usage.output.isEmpty)
    }

    @Test("doctor reports on terminal, files and installed programs, without escape sequences")
    func doctor() throws {
      let usage = try Usage(["doctor"], home: home)
      #expect(usage.status == .exited(0))
      #expect(usage.output.contains("xterm-256color"))
      #expect(usage.output.contains(home.path))
      #expect(!usage.output.contains("\u{1B}"))
    }

    @Test("doctor leaves the terminal as it was")
    func doctorOnTerminal() throws {
      let player = try Player(["doctor"], home: home)
      player.expect("korean-first")
      #expect(player.session.wait() == .exited(0))
      #expect(player.leftovers == [])
    }

    @Test(
      "a deck that can't be read is named with file, place and what to do",
      arguments: [
        ("broken.json", "{\"id\": \"x\",\n \"words\": [}", "line 2"), ("empty.json", "", "empty.json"),
        ("wrong.csv", "word,notes,tags\n1,2,3\n", "line 1"), ("bad.xyz", "?", "bad.xyz"),
      ])
    func brokenDeck(_ name: String, _ text: String, _ message: String) throws {
      let file = try home.write(text, to: name)
      let player = try Player(["play", "memory", "--deck", file], home: home)
      #expect(player.session.wait() == .exited(1))
      #expect(
        player.session.text.contains(name) && player.session.text.contains(message), "\(player.session.text)")
      #expect(!player.session.output.contains(0x1B))
    }

    @Test("settings are shown and changed in plain lines; what can't be is refused with the choices")
    func settings() throws {
      #expect(try Usage(["settings", "minutes"], home: home).output.hasPrefix("Minutes  10  5, 10, 15"))
      #expect(try Usage(["settings", "minutes", "12"], home: home).output == "Minutes: 12\n")
      #expect(try Usage(["settings", "learning", "spanish-first#food"], home: home).status == .exited(0))
      let shown = try Usage(["settings"], home: home).output
      #expect(shown.contains("Spanish: the first 500 · food") && shown.contains("12"), "\(shown)")
      let refused = try Usage(["settings", "answers", "shouted"], home: home)
      #expect(refused.status == .exited(1))
      let choices = "Choices: mixed, typed, drawn, chosen, turn and judge."
      #expect(refused.errors.contains(choices), "\(refused.errors)")
    }

    @Test("a missing deck is named") func missingDeck() throws {
      let player = try Player(["play", "memory", "--deck", "no/such.json"], home: home)
      #expect(player.session.wait() == .exited(1))
      #expect(player.session.text.contains("no/such.json"))
    }
  }
}

extension EndToEnd {
  /// The clock, shifted by `BABBLE_TIME`.
  @Suite struct Clocks {
    let home: Home

    init() throws { home = try Home() }

    @Test(
      "the journal records a game at the requested time",
      arguments: ["2031-05-17T09:30:00Z", "2031-05-17T11:30:00+02:00", "2031-05-17T12:30:00"])
    func shifted(_ variable: String) throws {
      let event = try firstEvent(at: variable)
      // The learner's clock is three hours ahead of UTC.
      #expect(event.contains("\"at\":\"2031-05-17T12:3") && event.contains("+03:00\""), "\(event)")
    }

    @Test("days can be added to the machine's own time")
    func days() throws {
      let before = Date.now
      let event = try firstEvent(at: "+3d")
      let time = try #require(event.firstMatch(of: /"at":"([^"]+)"/)?.1)
      let ahead = try Date(String(time), strategy: .iso8601).timeIntervalSince(before) - 3 * 86_400
      #expect((-1...60).contains(ahead), "\(event)")
    }

    /// The first line of the journal after a game was started, and a question answered.
    private func firstEvent(at variable: String) throws -> Substring {
      let player = try Player(
        ["play", "challenge", "--deck", "spanish-first"], home: home,
        environment: ["BABBLE_TIME": variable, "TZ": "XYZ-3"])
      player.expect("New words")
      player.press(.enter)
      player.expect("1-4 answer")
      player.type("1")
      #expect(player.wait { _ in home.text(of: "journal.jsonl").contains("\n") })
      player.press(.controlC)
      _ = player.session.wait()
      return home.text(of: "journal.jsonl").prefix { $0 != "\n" }
    }

    @Test(
      "without a home of its own, or with an invalid time, it is wrong use",
      arguments: [
        "yesterday", "+x", "+3", "-3d", "2031-13-01T00:00:00Z",
      ])
    func refused(_ variable: String) throws {
      let usage = try Usage(["stats"], home: home, environment: ["BABBLE_TIME": variable])
      #expect(usage.status == .exited(2))
      #expect(usage.errors.contains("BABBLE_TIME is not a time: \(variable)."), "\(usage.errors)")
    }

    @Test("the clock of the user's usual home is never shifted")
    func usualHome() throws {
      let usage = try Usage(
        of: [builtBabble, "stats"],
        environment: ["BABBLE_TIME": "+3d", "BABBLE_HOME": nil, "XDG_DATA_HOME": nil, "HOME": home.path])
      #expect(usage.status == .exited(2))
      #expect(usage.errors.contains("only for a home of its own"), "\(usage.errors)")
    }
  }
}
