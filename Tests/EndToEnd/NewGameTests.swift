import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Packages made by `Scripts/new-game`. Building one from scratch takes about a minute on two cores, so only
  /// one test does.
  @Suite struct NewGame {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scripts/new-game").standardized.path
    private static let swift = ProcessInfo.processInfo.environment["SWIFT"] ?? "swift"

    let home: Home

    init() throws { home = try Home() }

    private func newGame(_ arguments: String...) throws -> Usage {
      try Usage(of: ["sh", Self.script] + arguments)
    }

    @Test("a new package builds, passes its tests and plays")
    func plays() throws {
      let folder = home.path + "/my games/snake"
      let made = try newGame("Snake", folder)
      try #require(made.status == .exited(0), "\(made.errors)")
      let tested = try Usage(of: [Self.swift, "test", "--package-path", folder], timeout: 600)
      try #require(tested.status == .exited(0), "\(tested.output.suffix(2000))\(tested.errors.suffix(2000))")
      #expect(tested.output.contains("3 tests"))
      #expect(!(tested.output + tested.errors).contains("warning:"))
      let player = try Player(running: folder + "/.build/debug/Snake", [])
      player.expect("caught 0   lives 3")
      player.press(.escape)
      #expect(player.session.wait() == .exited(0))
    }

    @Test(
      "a name that no module can have is refused in a sentence",
      arguments: [
        "", "2048", "my-game", "Ünder", "a b", "Engine", "Swift", "class", "--name", "Snake\nGame", "Snake\n",
      ])
    func names(name: String) throws {
      let usage = try newGame(name, home.path + "/there")
      #expect(usage.status == .exited(2))
      #expect(usage.errors.hasPrefix("new-game: "))
      #expect(usage.errors.split(separator: "\n").count == 1)
      #expect(!FileManager.default.fileExists(atPath: home.path + "/there"))
    }

    @Test("an empty name isn't replaced by the folder's")
    func noName() throws {
      let usage = try newGame("", "Package.swift")
      #expect(usage.status == .exited(2))
      #expect(usage.errors.hasPrefix("new-game: say what the game is called"))
    }

    @Test(
      "the checkout can be anywhere, and the game can have a name that the template uses",
      arguments: ["Snake", "BABBLE", "IDENTITY"])
    func anywhere(name: String) throws {
      let root = URL(filePath: Self.script).appending(path: "../..").standardized.path
      let checkout = home.path + "/BABBLE, NAME & IDENTITY"
      let copy =
        #"mkdir "$1" "$1/Scripts"; cd "$0"; cp Package.swift "$1"; cp -R Scripts/Template Scripts/new-game "$1/Scripts""#
      try #require(try Usage(of: ["sh", "-ec", copy, root, checkout]).status == .exited(0))
      let made = try Usage(of: ["sh", checkout + "/Scripts/new-game", name, home.path + "/game"])
      try #require(made.status == .exited(0), "\(made.errors)")
      let manifest = home.text(of: "game/Package.swift")
      #expect(manifest.contains(#".package(name: "Babble", path: "\#(checkout)")"#))
      #expect(manifest.contains(#"name: "\#(name)Tests""#))
      #expect(
        home.text(of: "game/Sources/\(name)/Main.swift").contains("{ seed in \(name)Game(seed: seed) }"))
      #expect(home.text(of: "game/README.md").contains("(\(checkout))"))
    }

    @Test("existing files are not overwritten")
    func existing() throws {
      let file = try home.write("mine", to: "Package.swift")
      #expect(try newGame("Snake", home.path).status == .exited(2))
      #expect(try newGame("Snake", file).status == .exited(2))
      #expect(home.text(of: "Package.swift") == "mine")
    }

    @Test("a released Babble is referenced by URL and version")
    func released() throws {
      let address = "https://example.org/some/babble.git"
      #expect(try newGame("Snake", home.path + "/snake", "--url", address).status == .exited(0))
      let manifest = home.text(of: "snake/Package.swift")
      #expect(manifest.contains(#".package(url: "\#(address)", from: "0.2.0")"#))
      #expect(manifest.contains(#".product(name: "Engine", package: "babble")"#))
      #expect(!manifest.contains(URL(filePath: Self.script).deletingLastPathComponent().path))
    }
  }
}

extension EndToEnd {
  /// A game that starts in one line, as other people's do.
  @Suite struct App {
    private var example: String { builtProgram("Example") }

    @Test("its scene is shown, takes keys, and restores the terminal")
    func plays() throws {
      let player = try Player(running: example, [])
      player.expect("caught 0")
      player.press(.escape)
      #expect(player.session.wait() == .exited(0) && player.leftovers == [])
    }

    @Test("Ctrl-C ends it with 130")
    func interrupted() throws {
      let player = try Player(running: example, [])
      player.expect("caught 0")
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130) && player.leftovers == [])
    }

    @Test("without a terminal, or with an unknown one, it says what to do in a sentence")
    func refused() throws {
      let piped = try Usage(of: [example])
      #expect(piped.status == .exited(2), "\(piped)")
      #expect(
        piped.errors
          == "Standard input is not a terminal. Start the program in a terminal window, without a pipe or redirection.\n"
      )
      let player = try Player(running: example, [], environment: ["TERM": "klingon"])
      player.expect("No description of the terminal")
      #expect(player.session.wait() == .exited(2))
    }
  }
}
