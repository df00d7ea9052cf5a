import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// From an Anki package to the first review, on the screen.
  @Suite struct AnkiScreen {
    let home: Home
    let package: String

    /// The package is Babble's own export: words with readings, notes and their own deck.
    init() throws {
      home = try Home()
      let other = try Home()
      let table = "term,meaning,reading,notes\n犬,dog,いぬ,an animal\n猫,cat,ねこ,purrs\n"
      let file = try other.write(table, to: "pets.csv")
      try #require(try Usage(["decks", "import", file], home: other).status == .exited(0))
      package = other.path + "/pets.apkg"
      try #require(try Usage(["decks", "export", "pets", package], home: other).status == .exited(0))
      try FileManager.default.moveItem(atPath: package, toPath: home.path + "/pets.apkg")
    }

    private func open() throws -> Player {
      let player = try Player(["decks", "import", home.path + "/pets.apkg"], home: home)
      player.expect("The words will be:")
      player.expect("Enter start")
      return player
    }

    @Test("a field can be left out, the deck is written, and Today asks its words")
    func keys() throws {
      let player = try open()
      player.click(on: "Field Notes")
      player.expect("sound")
      player.press(.right)
      player.expect("left out")
      player.press(.enter)
      #expect(player.session.wait() == .exited(0) && player.leftovers == [])
      player.expect("Learn it: babble today --deck pets")
      let shown = try Usage(["decks", "show", "pets"], home: home).output
      #expect(shown.contains("dog") && shown.contains("いぬ") && !shown.contains("purrs"), "\(shown)")
      let due = try Usage(["today", "--plain", "--deck", "pets"], home: home, environment: [:]).output
      #expect(due.contains("2 new"), "\(due)")
    }

    @Test("leaving writes nothing, and a second import replaces the first deck after asking twice")
    func leaving() throws {
      var player = try open()
      player.press(.escape)
      #expect(player.session.wait() == .exited(0) && player.leftovers == [])
      #expect(try Usage(["decks", "show", "pets"], home: home).status != .exited(0))
      for isAgain in [false, true] {
        player = try open()
        player.press(.enter)
        if isAgain {
          player.expect("You have a deck \"pets\" already.")
          player.press(.enter)
        }
        #expect(player.session.wait() == .exited(0))
      }
    }

    /// A tone of 0.2 s, 16 bits at 48,000 Hz.
    private static var tone: Data {
      let values = (0..<9600).map { Int16(8000 * sin(Double($0) * 0.06)) }
      func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) }
      }
      let body = values.flatMap { bytes(Int(UInt16(bitPattern: $0)), 2) }
      let form =
        bytes(16, 4) + bytes(1, 2) + bytes(1, 2) + bytes(48_000, 4) + bytes(96_000, 4) + bytes(2, 2)
        + bytes(16, 2)
      return Data(
        Array("RIFF".utf8) + bytes(36 + body.count, 4) + Array("WAVEfmt ".utf8) + form + Array("data".utf8)
          + bytes(body.count, 4) + body)
    }

    @Test("sounds are exported and imported with a deck, played on the card, and archived with the home")
    func sounds() throws {
      let other = try Home()
      let file = try other.write("term,meaning,sound\nsol,sun,sol.wav\nluna,moon,\n", to: "sky.csv")
      try #require(try Usage(["decks", "import", file], home: other).status == .exited(0))
      let media = other.path + "/decks/sky.media"
      try FileManager.default.createDirectory(atPath: media, withIntermediateDirectories: true)
      try Self.tone.write(to: URL(fileURLWithPath: media + "/sol.wav"))
      let package = home.path + "/sky.apkg"
      try #require(try Usage(["decks", "export", "sky", package], home: other).status == .exited(0))

      let taken = try Usage(["decks", "import", package, "--yes"], home: home)
      #expect(
        taken.status == .exited(0) && taken.output.contains("1 sound came along"),
        "\(taken.output)\(taken.errors)")
      let kept = URL(fileURLWithPath: home.path + "/decks/sky.media/sol.wav")
      #expect(try Data(contentsOf: kept) == Self.tone)

      let folder = home.path + "/heard"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let player = try Player.atMenu(of: home, environment: ["BABBLE_SOUND": "wav:\(folder)"])
      player.expect("Words")
      player.click(on: "Words")
      player.expect("Word bank")
      player.type("/sky")
      player.press(.enter)
      player.expect("luna")
      player.press(.enter)
      player.expect("your hint")
      player.type("s")
      func heard() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }
      #expect(player.wait { _ in heard().contains { $0.hasSuffix("-voice.wav") } }, "\(heard())")
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130) && player.leftovers == [])

      let asked = try Usage(["decks", "remove", "sky"], home: home)
      #expect(asked.status == .exited(2) && asked.errors.contains("--yes takes out:"), "\(asked.errors)")
      let archive = other.path + "/all.zip"
      try #require(try Usage(["export", archive], home: home).status == .exited(0))
      let third = try Home()
      let whole = try Usage(["import", archive, "--yes"], home: third)
      #expect(whole.status == .exited(0), "\(whole.output)\(whole.errors)")
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: third.path + "/decks/sky.media/sol.wav")) == Self.tone)

      let gone = try Usage(["decks", "remove", "sky", "--yes"], home: third)
      #expect(gone.status == .exited(0) && gone.output.contains("aside/sky.json"), "\(gone.errors)")
      #expect(try Usage(["decks", "show", "sky"], home: third).status == .exited(1))
      #expect(
        try third.names(in: "decks/sky.media").isEmpty && third.names(in: "aside/sky.media") == ["sol.wav"])
      let back = try Usage(["decks", "import", third.path + "/aside/sky.json"], home: third)
      #expect(back.status == .exited(0), "\(back.errors)")
      let own = try Usage(["decks", "remove", "spanish-first", "--yes"], home: third)
      #expect(own.status == .exited(1) && own.errors.contains("only those can be taken out"), "\(own.errors)")
    }
  }
}
