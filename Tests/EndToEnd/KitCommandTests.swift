import Foundation
import Seats
import Servers
import System
import Testing

extension EndToEnd {
  /// `babble kits`, for players and for scripts.
  @Suite struct KitCommands {
    let home: Home

    init() throws { home = try Home() }

    private static let farm =
      #"{"name": "Farm", "questions": [{"question": "It says \u001b[31mmoo.", "answer": "cow", "wrong": ["cat"]}]}"#
    private static let course = """
      {"id": "small-life", "name": "Small life", "language": {"term": "en", "meaning": "ru"}, "stages": [
       {"id": "a", "name": "A", "kits": [{"id": "x", "name": "Zoo", "questions": [
        {"question": "It roars.", "answer": "lion", "wrong": ["hen"]}]}]}]}
      """

    private func kits(_ arguments: String..., environment: [String: String?] = [:]) throws -> Usage {
      try Usage(["kits"] + arguments, home: home, environment: environment)
    }

    private func server() throws -> WebServer {
      try WebServer { path in
        switch path {
        case "farm.json": .text(Self.farm)
        case "course.json": .text(Self.course)
        case "bad.json": .text("[{\"question\": 1}]\n")
        case "away": .redirect("file:///etc/passwd")
        default: .page("none".utf8, status: "404 Not Found")
        }
      }
    }

    @Test("kits are fetched from a server, listed, removed and restored")
    func round() throws {
      let server = try server()
      defer { server.end() }
      let got = try kits("get", server.url("farm.json"), "--stage", "newborn", "--yes")
      #expect(got.status == .exited(0) && got.errors.isEmpty, "\(got.errors)")
      #expect(got.output.contains("Farm  1 question"))
      #expect(got.output.contains("In Newborn of Grow up in English now: Farm."))
      #expect(!got.output.contains("\u{1B}"), "nothing of a stranger steers the terminal")
      let again = try kits("get", server.url("farm.json"), "--stage", "Newborn", "--yes")
      #expect(again.output.contains("Farm is there already"))
      let list = try kits("list", "--course", "grow-up-english")
      #expect(list.output.contains(/Farm +1 question +not yet +yours/))
      #expect(try kits().output.contains("Grow up in Georgian (grow-up-georgian)"))
      #expect(try kits("list", "--json").output.contains(#""name":"Farm","own":true,"questions":1"#))
      #expect(try kits("remove", "farm").status == .exited(2))
      #expect(try kits("remove", "farm", "--yes").output.contains("u on the map brings it back"))
      #expect(try !kits("list").output.contains("Farm"))
    }

    @Test("an export can be fetched again unchanged, and nothing is overwritten")
    func export() throws {
      let file = home.path + "/animals.json"
      #expect(try kits("export", "Animals", file).status == .exited(0))
      #expect(try kits("export", "Animals", file).status == .exited(1))
      let got = try kits("get", file, "--stage", "Preschool", "--yes")
      #expect(got.output.contains("Animals is there already, with the same questions."), "\(got.errors)")
    }

    @Test("a course is added to the player's own once, or its kits to a stage")
    func course() throws {
      let server = try server()
      defer { server.end() }
      let url = server.url("course.json")
      #expect(try kits("get", url).status == .exited(2))
      #expect(try kits("get", url, "--yes").output.contains("Small life stands among the stages now"))
      #expect(try kits("list", "--course", "small-life").output.contains("Zoo"))
      #expect(try kits("get", url, "--yes").errors.contains("already"))
      let got = try kits("get", url, "--course", "grow-up-english", "--stage", "newborn", "--yes")
      #expect(got.output.contains("In Newborn of Grow up in English now: Zoo."))
    }

    @Test("anything unnamed or missing is reported, and nothing changes")
    func refusals() throws {
      let server = try server()
      defer { server.end() }
      let cases = [
        (["get", server.url("none.json"), "--stage", "newborn", "--yes"], 1, "There is no such page (404)"),
        (["get", server.url("bad.json"), "--stage", "newborn", "--yes"], 1, "bad.json: line 1, column 15"),
        (
          ["get", "https://nowhere.invalid/x", "--stage", "newborn", "--yes"], 1,
          "nowhere.invalid wasn't found"
        ),
        (["get", server.url("farm.json"), "--yes"], 2, "Name the stage"),
        (["get", server.url("farm.json"), "--stage", "newborn"], 2, "To do it without being asked: --yes"),
        (["get", server.url("farm.json"), "--stage", "nothing", "--yes"], 1, "There are: Newborn"),
        (["get", "example.org/kits.json", "--yes"], 1, "The address of a page begins with https://"),
        (["get", "ftp://example.org/kits.json", "--yes"], 1, "only addresses that begin with https://"),
        (["get", "https://a b@c/", "--yes"], 1, "is no address that Babble takes"),
        (["remove", "Animals", "--yes"], 1, "Only kits of your own can be removed"),
        (["remove", "Nothing", "--yes"], 1, "There is no kit \"Nothing\""),
        (["list", "--course", "nothing"], 1, "There are: grow-up-english"),
      ]
      for (arguments, status, message) in cases {
        let usage = try Usage(["kits"] + arguments, home: home)
        #expect(usage.status == .exited(status), "\(arguments): \(usage.errors)")
        #expect(usage.errors.contains(message), "\(arguments): \(usage.errors)")
      }
      #expect(!FileManager.default.fileExists(atPath: home.path + "/kits.json"))
    }

    @Test("a redirect to a file isn't followed, and a name like a path writes nothing outside")
    func outside() throws {
      let server = try server()
      defer { server.end() }
      let away = try kits("get", server.url("away"), "--stage", "newborn", "--yes")
      #expect(away.status == .exited(1) && away.errors.contains("moved to an address that isn't https"))
      let path = try home.write(Self.course.replacing("small-life", with: "../../x"), to: "course.json")
      let named = try kits("get", path, "--yes")
      #expect(named.status == .exited(1) && named.errors.contains("line 1, column 8"))
      let kit = try home.write(Self.farm.replacing("Farm", with: "../../x"), to: "kit.json")
      #expect(try kits("get", kit, "--stage", "newborn", "--yes").status == .exited(0))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: home.path).allSatisfy { !$0.hasPrefix("x") })
      #expect(!FileManager.default.fileExists(atPath: home.path + "/../../x.json"))
    }

    @Test("with the usual limits a trickling page is abandoned after ten seconds")
    func drip() throws {
      let server = try WebServer { _ in
        .drip(head: WebServer.Answer.head(), body: Array(repeating: 0x20, count: 60), every: 1000)
      }
      defer { server.end() }
      let start = MonotonicClock.seconds
      let usage = try kits("get", server.url(""), "--stage", "newborn", "--yes")
      #expect(usage.status == .exited(1) && usage.errors.contains("It took longer than 10 seconds."))
      #expect(9...30 ~= MonotonicClock.seconds - start)
    }

    @Test("without curl it says how to do without")
    func noCurl() throws {
      let usage = try kits("get", "https://example.org/x", "--yes", environment: ["PATH": "/nowhere"])
      #expect(usage.status == .exited(1) && usage.errors.contains("curl, which fetches pages, isn't here."))
    }

    @Test("at a terminal it asks for the stage, and Ctrl-C cancels a download")
    func terminal() throws {
      let server = try server()
      defer { server.end() }
      let player = try Player(["kits", "get", server.url("farm.json")], home: home)
      player.expect("Which one? (1 to 5, Enter for none)")
      player.type("2\r")
      player.expect("In Preschool of Grow up in English now: Farm.")
      #expect(player.session.wait() == .exited(0))
      let slow = try WebServer { _ in
        .drip(head: WebServer.Answer.head(), body: Array(repeating: 0x20, count: 60), every: 500)
      }
      defer { slow.end() }
      let second = try Player(["kits", "get", slow.url("")], home: home)
      second.expect("Fetching http://127.0.0.1")
      second.press(.controlC)
      #expect(second.session.wait() == .signalled(2))
      #expect(second.rows.allSatisfy { $0.isEmpty })
    }

    @Test(
      "on the map an address can be typed, its kits are shown and added, and a slow page can be cancelled")
    func map() throws {
      let server = try WebServer { path in
        path == "slow"
          ? .drip(head: WebServer.Answer.head(), body: Array(repeating: 0x20, count: 60), every: 500)
          : .text(Self.farm)
      }
      defer { server.end() }
      let player = try Player.atMenu(of: home)
      player.click(onExpected: "Stages")
      player.expect("Grow up in English")
      player.type("g")
      player.expect("The address of a page")
      player.type(server.url("slow") + "\r")
      player.expect(" KB")
      player.press(.escape)
      player.expect("Cancelled.")
      player.type("\u{15}" + server.url("farm.json") + "\r")
      player.expect("1 of 1 kit")
      player.type("\r")
      player.expect("Farm is kept.")
      player.type("u")
      player.expect("Undone.")
      #expect(home.text(of: "kits.json").contains("\"kits\""))
    }
  }
}
