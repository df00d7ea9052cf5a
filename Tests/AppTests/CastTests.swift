import Emulator
import Engine
import Formats
import Foundation
import Interface
import Learning
import Playtest
import System
import Testing

@testable import App

@Suite("A cast")
struct CastTests {
  @Test("ends with the same screen as the replay, on any terminal", arguments: Masher.games)
  func lastFrame(game: String, variation: String?) throws {
    let file = try #require(Masher.play(game, variation, seed: 2))
    let cast = try Cast(file)
    let size = cast.size
    let emulator = Emulator(size.width, size.height)
    for event in cast.events { emulator.feed(event.text) }
    let player = try Self.replayed(file)
    let picture = try #require(ReplayPicture(stack: player.closing).canvas(Look(), fraction: 0))
    var canvas = Canvas(size)
    canvas.draw(picture, at: canvas.bounds.centered(picture.size).origin)
    #expect(emulator.rows == canvas.rows)
    #expect(emulator.isCursorVisible && emulator.replies.isEmpty && !emulator.isAlternateScreen)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let ground = emulator.cell(x, y).background
        #expect(ground == .rgb(canvas[Point(x, y)].background.rgb), "\(x), \(y)")
      }
    }
  }

  @Test(
    "has a header, at most thirty frames a second, and times that never go back and end with the game",
    arguments: Masher.games)
  func times(game: String, variation: String?) throws {
    let file = try #require(Masher.play(game, variation, seed: 1))
    for speed in [1.0, 16] {
      let cast = try Cast(file, speed: speed)
      #expect(cast.size.height == 24)
      let times = cast.events.map(\.time)
      #expect(times == times.sorted())
      let length = Double(file.round.run.ticks) / 60 / speed
      #expect(abs((times.last ?? 0) - length) < 0.001)
      #expect(Double(times.count) <= length * 30 + 4)
    }
  }

  @Test("stops when it grows too large, and tells how to make it smaller")
  func bound() throws {
    let file = try #require(Masher.play("challenge", "clock", seed: 1))
    for (speed, remedy) in [(1.0, "higher --speed"), (16, "too long")] {
      var size = 0
      let failure = #expect(throws: Failure.self) {
        try CastFile.write(
          Rerun(file), look: Look(), speed: speed, byteLimit: 20_000, to: { size += $0.count }
        ) { _ in .absent("no letters here") }
      }
      #expect(failure?.description.contains(remedy) == true && size <= 20_000)
    }
  }

  @Test("is compared with the recording while it is made, and no file is left after a difference")
  func forged() throws {
    var file = try #require(Masher.play("challenge", "clock", seed: 1))
    #expect(try Cast(file).verification.verdict == .verified)
    file.round.result.score += 1000
    let folder = TestFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let path = folder.path + "/forged.babble"
    try Data(file.bytes).write(to: URL(filePath: path))
    let arguments = [path, "--cast", folder.path + "/new.cast", "--home", folder.path]
    let command = try ReplayCommand.parse(arguments)
    let failure = #expect(throws: Failure.self) { try command.run() }
    #expect(failure?.description.contains("were reached") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["forged.babble"])
    file.round.setup.round.content.seed &+= 1
    let other = try Cast(file)
    guard case .differs(let tick) = other.verification.verdict else { return #expect(Bool(false)) }
    #expect((other.events.last?.time ?? 0) < Double(tick) / 60 + 0.001)
  }

  @Test("fits the largest window of a game whose window changed")
  func resized() throws {
    var file = try #require(Masher.play("challenge", "clock", seed: 1))
    file.round.setup.window = Size(100, 20)
    var log = InputLog()
    log.append([.input(.resize(Size(70, 30)))], at: 3)
    file.round.run.input = log.bytes
    #expect(try Cast(file).size == Size(100, 30))
    file.round.setup.window = Size(4000, 4000)
    #expect(throws: Failure.self) { try Cast(file) }
  }

  @Test("is written line by line while it is made, and stops at the first line that can't be written")
  func streamed() throws {
    let file = try #require(Masher.play("challenge", "clock", seed: 1))
    var (lines, longest) = (0, 0)
    #expect(throws: FileError(.write, "x", code: ENOSPC)) {
      try CastFile.write(
        Rerun(file), look: Look(), speed: 1,
        to: { line in
          (lines, longest) = (lines + 1, max(longest, line.count))
          if lines == 10 { throw FileError(.write, "x", code: ENOSPC) }
        }
      ) { _ in .absent("no letters here") }
    }
    #expect(lines == 10 && longest < 64 << 10)
  }

  private static func replayed(_ file: ReplayFile) throws -> ReplayPlayer {
    var player = try Verification.player(file)
    try player.advance(to: .max)
    return player
  }
}

/// Parses a cast independently of the writer.
private struct Cast {
  let size: Size
  let events: [(time: Double, text: String)]
  let verification: Verification

  init(_ file: ReplayFile, speed: Double = 1) throws {
    var lines: [JSONValue] = []
    verification = try CastFile.write(
      Rerun(file), look: Look(), speed: speed, to: { lines.append(try JSON.read($0.dropLast())) }
    ) { _ in .absent("no letters here") }
    let head = try #require(lines.first)
    #expect(try head.member("version").integer(in: 2...2) == 2)
    size = Size(try head.count("width"), try head.count("height"))
    events = try lines.dropFirst().map { line in
      let parts = try line.array()
      try #require(parts.count == 3 && parts[1] == .string("o"))
      return (try #require(Self.number(parts[0])), try parts[2].string())
    }
  }

  private static func number(_ value: JSONValue) -> Double? {
    if case .double(let number) = value.content { number } else { nil }
  }
}

@Suite("Films of recorded games")
struct FilmTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let most = 200_000

  /// A line of the list for `make pictures`.
  private struct Film {
    let name, replay: String
    let maker: FilmFile

    init(_ line: Substring) {
      let words = line.split(separator: " ").map(String.init)
      (name, replay) = (words[0], words[1])
      func value(_ option: String) -> Double? {
        words.firstIndex(of: option).flatMap { Double(words[$0 + 1]) }
      }
      maker = FilmFile(
        speed: value("--speed") ?? 1, part: (value("--from") ?? 0)...(value("--to") ?? .infinity))
    }
  }

  @Test("the README's pictures are, byte for byte, small films of recorded games that verify")
  func committed() throws {
    let list = try String(contentsOf: Self.root.appending(path: "Assets/Pictures/films"), encoding: .utf8)
    let films = list.split(separator: "\n").map(Film.init)
    #expect(films.count >= 5)
    for film in films {
      let file = try ReplayFile.load(Self.root.appending(path: "Tests/Replays/\(film.replay).babble").path)
      let made = try film.maker.make(Rerun(file), look: Look())
      #expect(made.verification.verdict == .verified, "\(film.replay)")
      let committed = try String(
        contentsOf: Self.root.appending(path: "Assets/Pictures/\(film.name).svg"), encoding: .utf8)
      #expect(made.svg == committed, "\(film.name) has changed: make pictures, and look at it")
      #expect(committed.utf8.count < Self.most, "\(film.name)")
    }
  }

  @Test("a part of a game without any play is refused")
  func nothing() throws {
    let file = try ReplayFile.load(Self.root.appending(path: "Tests/Replays/000-memory.babble").path)
    #expect(throws: Failure.self) {
      try FilmFile(speed: 1, part: 9000...9001).make(Rerun(file), look: Look())
    }
  }
}
