import Foundation
import Glibc
import Pty
import Seats
import Testing

extension EndToEnd {
  /// `babble words`, for players and for scripts.
  @Suite struct OwnWordCommands {
    let home: Home

    init() throws { home = try Home() }

    private func words(_ arguments: String...) throws -> Usage {
      try Usage(["words"] + arguments, home: home)
    }

    /// Adds a word that no shipped deck has.
    private func addErizo() throws -> Usage {
      try words("add", "erizo", "--meaning", "hedgehog", "--language", "es")
    }

    @Test("a word is added, shown, edited, tagged, listed, removed and restored")
    func walk() throws {
      #expect(try words().errors.contains("You have no words of your own yet."))
      let refused = try words("add", "erizo", "--language", "es")
      #expect(refused.status == .exited(1) && refused.output.contains("No Spanish dictionary is installed"))
      #expect(refused.errors.contains("erizo was not added. Say what it means"))
      let added = try words(
        "add", "erizo", "--meaning", "hedgehog; urchin", "--language", "es", "--tags", "pets, home")
      #expect(added.status == .exited(0) && added.output.contains("erizo is in My Spanish words now."))
      #expect(try words("add", "erizo", "--meaning", "hedgie", "--language", "es").status == .exited(0))
      #expect(try words("edit", "erizo", "--notes", "barks", "--mnemonic", "a pear").output.contains("barks"))
      #expect(try words("tag", "erizo", "home", "--remove").output.contains("erizo: tags pets."))
      let shown = try words("show", "erizo").output
      for text in ["hedgehog; urchin; hedgie", "barks", "a pear", "My Spanish words (own.es)"] {
        #expect(shown.contains(text), "\(shown)")
      }
      #expect(try words("list").output.contains(/erizo +hedgehog; urchin; hedgie +#pets +own.es/))
      #expect(try words("list", "--tag", "home").output.isEmpty)
      let without = try words("remove", "erizo")
      #expect(without.status == .exited(2) && without.errors.contains("--yes takes out:"))
      #expect(try words("remove", "erizo", "--yes").status == .exited(0))
      #expect(try words("show", "erizo").status == .exited(1))
    }

    @Test("a word that a deck has with that meaning is refused, and the error says how to add another")
    func had() throws {
      for meaning in [[], ["--meaning", "sun"], ["--meaning", "sun; star"]] {
        let had = try Usage(["words", "add", "sol", "--language", "es"] + meaning, home: home)
        #expect(had.status == .exited(1) && had.output.isEmpty, "\(had)")
        #expect(had.errors.contains(/el sol is in .+ already: sun. Nothing was added/), "\(had.errors)")
        #expect(had.errors.contains(#"For another meaning, say which: --meaning "…""#), "\(had.errors)")
      }
      #expect(try words("list").output.isEmpty)
      let added = try words("add", "sol", "--meaning", "fifth note", "--language", "es")
      #expect(added.status == .exited(0) && added.output.contains("sol is in My Spanish words now."))
      #expect(try addErizo().status == .exited(0))
      let again = try addErizo()
      #expect(again.status == .exited(1))
      #expect(again.errors.contains("erizo is in My Spanish words already: hedgehog. Nothing was added."))
    }

    @Test("every example of adding a word in the help adds one to a new home")
    func examples() throws {
      var texts = try [["words", "--help"], ["words", "add", "--help"]].map {
        try Usage($0, home: home).output
      }
      texts.append(try words("list").errors)
      for text in texts {
        let examples = text.matches(of: /babble (words add .*--meaning .+)/).map(\.1)
        #expect(!examples.isEmpty, "\(text)")
        for example in examples {
          let new = try Home()
          let usage = try Usage(
            of: ["sh", "-c", "exec \"$0\" \(example)", builtBabble], environment: ["BABBLE_HOME": new.path])
          #expect(usage.status == .exited(0) && usage.output.contains(" now."), "\(example): \(usage.errors)")
        }
      }
    }

    @Test("for scripts there is JSON, whose ids name words")
    func json() throws {
      _ = try words("add", "橋", "--meaning", "bridge", "--language", "ja", "--reading", "はし")
      _ = try words("edit", "spanish-first/casa", "--meaning", "house; flat")
      let list = try words("list", "--json", "--sort", "alphabet").output
      let found = try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
      #expect(found.count == 2 && Set(found.compactMap { $0["word"] as? String }).contains("own.ja/橋"))
      let own = try #require(found.first { $0["own"] as? Bool == true })
      #expect(own["mark"] as? String == "new" && own["reading"] as? String == "はし" && own["added"] != nil)
      let changed = try #require(found.first { $0["own"] as? Bool == false })
      #expect(changed["changed"] as? [String] == ["meanings"])
    }

    @Test("annotations of a deck's word are in every list, and the deck's file stays unchanged")
    func layer() throws {
      let file = try home.write("term,meaning\nsol,sun\nmar,sea\n", to: "small.csv")
      _ = try Usage(["decks", "import", file], home: home)
      let before = home.text(of: "decks/small.json")
      #expect(try words("edit", "small/sol", "--term", "el sol", "--meaning", "the sun").status == .exited(0))
      #expect(home.text(of: "decks/small.json") == before)
      #expect(try Usage(["decks", "show", "small"], home: home).output.contains(/el sol +the sun/))
      let export = home.path + "/out.csv"
      _ = try Usage(["decks", "export", "small", export], home: home)
      #expect(home.text(of: "out.csv").contains("sol,el sol,the sun"))
      #expect(try words("export", home.path + "/mine.csv").output.contains("1 word"))
      #expect(home.text(of: "mine.csv").contains("el sol"))
    }

    @Test("the words of a language are a deck like any other, which can be exported and imported")
    func deck() throws {
      _ = try addErizo()
      let file = home.path + "/out.json"
      #expect(try Usage(["decks", "export", "own.es", file], home: home).status == .exited(0))
      #expect(try Usage(["decks", "import", file], home: home).output.contains("my-words-es"))
      #expect(try Usage(["today", "--plain", "--deck", "own.es"], home: home).status == .exited(0))
    }

    @Test("wrong use ends with status 2, failure with 1 and a sentence")
    func refused() throws {
      #expect(try words("edit", "erizo").status == .exited(2))
      #expect(try words("add", "erizo", "--language", "../x").status == .exited(2))
      #expect(try words("list", "--mark", "red").status == .exited(2))
      #expect(try words("show", "casa").output.contains("la casa"), "a word is found without its article")
      #expect(try words("show", "xyzzy").errors.contains("There is no word \"xyzzy\"."))
      #expect(try words("list", "--deck", "none").errors.contains("There is no deck \"none\"."))
      let own = try home.write(
        #"{"id": "own.es", "words": [{"term": "a", "meanings": ["b"]}]}"#, to: "own.json")
      #expect(try Usage(["decks", "import", own], home: home).errors.contains("Give this deck another id."))
    }

    @Test("a bank of a newer version is reported and left alone, and the game works without it")
    func newer() throws {
      let newer = #"{"schema": 2, "words": 5}"#
      _ = try home.write(newer, to: "bank.json")
      for arguments in [["list"], ["add", "erizo", "--meaning", "hedgehog"]] {
        let usage = try Usage(["words"] + arguments, home: home)
        #expect(usage.status == .exited(1) && usage.errors.contains("has schema 2, and this Babble knows 1"))
      }
      let player = try Player(home: home)
      player.expect("c switch")
      player.expect("has schema 2")
      player.leave()
      #expect(home.text(of: "bank.json") == newer)
    }

    @Test("a truncated bank is reported with the line, and never overwritten")
    func cut() throws {
      _ = try addErizo()
      let whole = home.text(of: "bank.json")
      _ = try home.write(String(whole.prefix(whole.count / 2)), to: "bank.json")
      let usage = try words("add", "musgo", "--meaning", "moss")
      #expect(usage.status == .exited(1) && usage.errors.contains("bank.json: line "), "\(usage.errors)")
      #expect(home.text(of: "bank.json") == String(whole.prefix(whole.count / 2)))
      _ = try home.write(whole, to: "bank.json")
      #expect(try words("list").output.contains("erizo"))
    }

    @Test("while another Babble is open on the home, words can be read but not written")
    func locked() throws {
      _ = try addErizo()
      let player = try Player.atMenu(of: home)
      player.expect("c switch")
      let before = home.text(of: "bank.json")
      let usage = try words("add", "musgo", "--meaning", "moss")
      #expect(usage.status == .exited(1) && usage.errors.contains("another Babble is open on this folder"))
      #expect(try words("list").output.contains("erizo") && home.text(of: "bank.json") == before)
      player.leave()
    }

    @Test("a read-only home is reported, and its words can still be read")
    func readOnly() throws {
      _ = try addErizo()
      let other = try Home()
      _ = try other.write("", to: "file")
      let usage = try Usage(
        ["words", "add", "a", "--meaning", "b", "--home", other.path + "/file"], home: home)
      #expect(usage.status == .exited(1) && usage.errors.contains("Nothing is saved"), "\(usage.errors)")
    }

    @Test("killed during a write, the bank is the old one or the new one", arguments: 1...6)
    func killed(call: Int) throws {
      _ = try addErizo()
      let old = home.text(of: "bank.json")
      let log = try Home()
      let script =
        #"exec strace -f -o "$3" -e inject=?rename,?renameat,?renameat2,fsync,write:signal=KILL:when=$1 "$2" words add musgo --meaning moss --language es"#
      _ = try Usage(
        of: ["sh", "-c", script, "sh", String(call), builtBabble, log.path + "/log"],
        environment: ["BABBLE_HOME": home.path])
      // strace counts the calls of each thread, and how the last ones are shared out differs.
      #expect(call > 4 || log.text(of: "log").contains("killed by SIGKILL"))
      let now = home.text(of: "bank.json")
      #expect(now == old || now.contains("moss"))
      #expect(try words("list").output.contains("erizo"))
      #expect(try words("add", "hiedra", "--meaning", "ivy", "--language", "es").status == .exited(0))
      #expect(try !home.names().contains { $0.contains(".babble-") }, "what a killed one left is swept")
    }

    @Test("at a terminal, only yes removes a word")
    func asked() throws {
      _ = try addErizo()
      for (answer, isThere) in [("n", true), ("y", false)] {
        let player = try Player(["words", "remove", "erizo"], home: home)
        player.expect("Take it out? [y/N]")
        player.type(answer + "\n")
        _ = player.session.wait()
        #expect(try words("list").output.contains("erizo") == isThere)
      }
    }

    @Test("a word added on the screen survives an immediate kill")
    func screen() throws {
      let player = try Player.atMenu(of: home)
      player.expect("c switch")
      player.click(on: "Words")
      player.expect("Add a word")
      player.click(on: "Add a word")
      player.expect("language")
      player.type("musgo\n")
      player.expect("write what it means")
      player.type("moss\n")
      // The script fits several languages.
      player.expect("→")
      player.type("\n")
      player.expect("now.")
      player.session.kill()
      #expect(try words("list").output.contains("musgo"))
    }
  }
}
