import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// A day's course, played by sight.
  @Suite struct Courses {
    let home: Home

    init() throws { home = try Home() }

    @Test(
      "a deck is found by a part of its name and begins at once; five days are played to their end by keyboard alone"
    )
    func fiveDays() throws {
      var (foretold, games): (Int?, Set<String>) = (nil, [])
      for day in 1...5 {
        let time = "2026-03-0\(day)T10:00:00Z"
        let told = try due(time)
        if let foretold { #expect(told.due == foretold, "day \(day)") }
        compare(told, onDay: day)
        let player = try Player([], home: home, environment: ["BABBLE_TIME": time])
        player.expect(
          day == 1 ? "Today" : "Today  \(told.due == 0 ? "\(told.new) new" : "\(told.due) to review")")
        if day == 1 { begin(player) } else { player.press(.enter) }
        var learner = SessionPlayer(player, try deck())
        try learner.play(misses: 2)
        #expect(learner.answers >= told.new, "day \(day)")
        games.formUnion(learner.games)
        player.press(.enter)
        passMilestone(player)
        player.expect("Done for today.")
        foretold = player.picture.firstMatch(of: /(\d+) comes? back tomorrow/).map { Int($0.1) ?? 0 } ?? 0
        player.type("q")
        _ = player.session.wait()
        #expect(player.leftovers.isEmpty)
        let known = try figures(time)
        home.removeIndex()
        #expect(try figures(time) == known)
      }
      #expect(games.isSuperset(of: ["Bubbles", "Memory"]), "\(games)")
    }

    private func figures(_ time: String) throws -> String {
      try Usage(["stats", "--json"], home: home, environment: ["BABBLE_TIME": time]).output
    }

    /// The program's figures must match those computed from the events, and new words go on.
    private func compare(_ told: (due: Int, new: Int), onDay number: Int) {
      let (events, day) = (CountedEvents(home.text(of: "journal.jsonl")), 20_512 + number)
      let opened = events.openable(on: day)
      #expect(told.due == events.due(on: day) + opened, "day \(number)")
      if number > 1 { #expect((5...11).contains(told.new), "day \(number): \(told.new)") }
    }

    @Test("held Enter passes no card that nobody has read")
    func heldEnter() throws {
      let player = try Player(
        ["today", "--deck", "spanish-first"], home: home, environment: ["BABBLE_TIME": "2026-03-01T10:00:00Z"]
      )
      player.expect("1 of ")
      player.session.write("\r")
      player.pause(0.5)
      player.session.write(String(repeating: "\r", count: 40))
      player.pause(0.5)
      player.expect("2 of 4")
      for card in 3...4 { player.type("\r") { $0.contains { $0.contains("\(card) of 4") } } }
      player.type("\r") { !$0.contains { $0.contains("4 of 4") } }
    }

    @Test("a whole first session is played with the mouse only, including typed answers")
    func byMouse() throws {
      let player = try Player([], home: home, environment: Self.firstDay)
      player.click(onExpected: "Español")
      player.click(onExpected: "5 minutes")
      player.click(onExpected: "begin with the first word")
      var learner = SessionPlayer(player, try deck(), by: .mouse)
      try learner.play()
      #expect(learner.answers == 5 && learner.games == ["Memory"])
      player.click(on: "Done")
      player.expect("Done for today.")
    }

    @Test("kill -9 loses no answer, and the session goes on from there")
    func killed() throws {
      let player = try begun()
      var learner = SessionPlayer(player, try deck())
      try learner.play(atMost: 4)
      player.expect("Enter next")
      player.session.kill()
      // Answers of the round carry the name of its game.
      let lines = home.text(of: "journal.jsonl").split(separator: "\n")
      #expect(lines.count { $0.contains("\"verdict\"") && $0.contains("\"game\":\"today\"") } == 4)
      let again = try Player(["today"], home: home, environment: Self.firstDay)
      learner = SessionPlayer(again, try deck())
      try learner.play()
      #expect(learner.answers == 7)
    }

    @Test("after kill -9 during a round with new words, all of them are still asked")
    func killedInRound() throws {
      let player = try begun()
      player.wait { rows in
        if rows.contains(where: { $0.contains("I know this") }) { player.press(.enter) }
        return RoundPlayer.game(rows) != nil
      }
      // A key that comes with the screen may have been meant for the one before, and is ignored.
      player.wait { rows in
        guard rows.contains(where: { $0.contains("Enter start") }) else { return true }
        player.press(.enter)
        return false
      }
      player.session.kill()
      let again = try Player(["today"], home: home, environment: Self.firstDay)
      var learner = SessionPlayer(again, try deck())
      try learner.play()
      #expect(learner.answers == 11)
    }

    @Test("line by line, without a terminal: wrong answers are asked again, :u undoes, :q leaves")
    func plain() throws {
      _ = try home.write(
        #"{"schema":2,"settings":{"choices":{"today.deck":"spanish-first"}}}"#, to: "save.json")
      let answers = "I\\n:h a bee\\nhi\\n:u\\nto be\\nhello\\nwater\\n:q\\n"
      let usage = try Usage(
        of: ["sh", "-c", "printf '\(answers)' | TERM=dumb \"$0\" today --plain", builtBabble],
        environment: ["BABBLE_HOME": home.path, "BABBLE_TIME": "2026-03-01T10:00:00Z"])
      #expect(usage.status == .exited(0), "\(usage.errors)")
      #expect(usage.output.contains("Taken back.") && usage.output.contains("wrong: no "), "\(usage.output)")
      #expect(usage.output.contains("Your hint for yo: a bee"), "\(usage.output)")
      #expect(home.text(of: "journal.jsonl").contains("a bee") && !usage.output.contains("\u{1B}"))
      #expect(try due("2026-03-01T11:00:00Z").due == 1)
    }

    @Test("line by line a word is claimed, an entry's mistake noted, and five more words come")
    func plainCommands() throws {
      _ = try home.write(
        #"{"schema":2,"settings":{"choices":{"today.deck":"spanish-first"}}}"#, to: "save.json")
      func plain(_ answers: String, _ arguments: String = "") throws -> String {
        let command = "printf '\(answers)' | \"$0\" today --plain \(arguments)"
        let environment = ["BABBLE_HOME": home.path, "BABBLE_TIME": "2026-03-01T10:00:00Z"]
        return try Usage(of: ["sh", "-c", command, builtBabble], environment: environment).output
      }
      let first = try plain(":h\\n:k\\nI\\n:m\\n:q\\n")
      #expect(
        first.contains("Yo soy Ana.  I am Ana.") && first.contains("Type the hint after :h"), "\(first)")
      #expect(
        first.contains("Now type it.") && first.contains("ser is noted in exports/mistakes.txt"), "\(first)")
      #expect(home.text(of: "exports/mistakes.txt").hasPrefix("spanish-first | ser | "))
      let more = try plain(":q\\n", "--part more")
      #expect(more.components(separatedBy: "New: ").count == 6, "\(more)")
    }

    @Test("line by line it asks what to learn, reports a wrong command, and continues what was begun")
    func plainStart() throws {
      let environment = ["BABBLE_HOME": home.path, "BABBLE_TIME": "2026-03-01T10:00:00Z"]
      func plain(_ answers: String, _ arguments: String = "") throws -> String {
        let command = "printf '\(answers)' | \"$0\" today --plain \(arguments)"
        return try Usage(of: ["sh", "-c", command, builtBabble], environment: environment).output
      }
      let first = try plain("none\\n:q\\n")
      #expect(first.contains("What do you want to learn?") && first.contains("1 Español Spanish"), "\(first)")
      #expect(first.contains("Type a number from 1 to") && !first.contains("1 of "))
      let second = try plain(":x\\nto be\\n:q\\n", "--deck spanish-first")
      #expect(second.contains("Today, Spanish") && second.contains(":x is not a command"), "\(second)")
      let accepted = try plain("quit\\n:a\\n:u\\n:q\\n")
      #expect(accepted.contains("Counted as right: quit") && accepted.contains("Taken back."), "\(accepted)")
      #expect(!home.text(of: "save.json").contains("quit"))
      let third = try plain(":q\\n")
      #expect(third.contains("Today, Spanish") && !third.contains("What do you want"), "\(third)")
    }

    @Test("with nothing learned yet, due says what to do at a terminal, and prints only its line to a script")
    func dueOfNothing() throws {
      let piped = try Usage(["due"], home: home, environment: Self.firstDay)
      #expect(piped.output == "0 due, 0 new\n" && piped.errors.isEmpty)
      let seen = try Player(["due"], home: home, environment: Self.firstDay)
      seen.expect("0 due, 0 new")
      seen.expect("babble today")
      let first = try Usage(
        ["today", "--plain", "--deck", "spanish-first"], home: home, environment: Self.firstDay)
      #expect(first.output.contains("Today, Spanish"))
      let begun = try Player(["due"], home: home, environment: Self.firstDay)
      begun.expect("0 due, 11 new")
      _ = begun.session.wait()
      #expect(!begun.picture.contains("babble today"))
    }

    @Test("due counts anew when an answer, a setting or the hour changes what it comes from")
    func dueAgain() throws {
      let (morning, noon) = ("2026-03-01T10:00:00Z", "2026-03-01T12:00:00Z")
      let settings = #"{"schema":3,"settings":{"today.deck":"spanish-first","today.minutes":"#
      _ = try home.write(settings + "5}}", to: "save.json")
      let first = try due(morning)
      _ = try home.write(settings + "30}}", to: "save.json")
      let longer = try due(morning)
      #expect(longer.new > first.new)
      let command = #"printf ':k\nI\n:q\n' | "$0" today --plain"#
      let folders = ["BABBLE_HOME": home.path, "XDG_CACHE_HOME": home.cache, "BABBLE_TIME": morning]
      _ = try Usage(of: ["sh", "-c", command, builtBabble], environment: folders)
      let answered = try due(morning)
      #expect(answered.new != longer.new)
      #expect(try due(noon) == answered)
      home.removeIndex()
      #expect(try due(noon) == answered)
    }

    /// The numbers of due and new words, according to `babble due`.
    private func due(_ time: String) throws -> (due: Int, new: Int) {
      let usage = try Usage(["due", "--json"], home: home, environment: ["BABBLE_TIME": time])
      let match = try #require(
        usage.output.firstMatch(of: /"due":(\d+),"new":(\d+)/), "\(usage.output)\(usage.errors)")
      return (try #require(Int(match.1)), try #require(Int(match.2)))
    }

    private static let firstDay = ["BABBLE_TIME": "2026-03-01T10:00:00Z"]

    /// A learner who has just started Spanish, at the first card.
    private func begun() throws -> Player {
      let player = try Player([], home: home, environment: Self.firstDay)
      begin(player)
      return player
    }

    /// What was reached is celebrated before the first screen.
    private func passMilestone(_ player: Player) {
      let isDone = { (rows: [String]) in rows.contains { $0.contains("Done for today.") } }
      player.wait { rows in isDone(rows) || rows.contains { $0.contains("Enter next   ? help") } }
      // It ignores keys for half a second, which may be long on a busy machine.
      for _ in 0..<5 where !isDone(player.rows) {
        usleep(600_000)
        player.press(.enter)
        if player.wait(2, until: isDone) { return }
      }
    }

    private func begin(_ player: Player) {
      player.expect("I want to learn")
      player.type("spanish")
      player.expect("▸ Español")
      player.press(.enter)
      player.expect("▸ 10 minutes")
      player.press(.enter)
      player.expect("Do you know some already?")
      player.press(.enter)
    }

    private func deck() throws -> PlainDeck { try PlainDeck.named("spanish-first") }
  }
}
