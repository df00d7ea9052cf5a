import Engine
import Foundation
import Replays
import Testing

@testable import Babble

@Suite("Films of recorded games")
struct FilmTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let most = 200_000

  /// A line of the list that `make pictures` goes by.
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

  @Test("the pictures of README are, byte for byte, films of recorded games that verify, and small")
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

  @Test("a part of a game in which nothing was played is refused")
  func nothing() throws {
    let file = try ReplayFile.load(Self.root.appending(path: "Tests/Replays/000-memory.babble").path)
    #expect(throws: Failure.self) {
      try FilmFile(speed: 1, part: 9000...9001).make(Rerun(file), look: Look())
    }
  }
}
