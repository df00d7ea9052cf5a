import Foundation
import Learning
import Testing

@testable import App
@testable import Storage

@Suite("Sounds of an Anki package")
struct AnkiSoundsTests {
  private let folder = TestFolder()

  @Test(
    "those that would fill the disk are left out, and counted as missing",
    arguments: [(4, 2), (3, 1), (1, 0)])
  func most(bytes: Int, count: Int) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let words = ["gato", "perro"].map { Word(id: $0, term: $0, meanings: ["x"]) }
    let media: [(String, [UInt8])] = [("gato.mp3", [1, 2]), ("perro.mp3", [3, 4])]
    let writer = AnkiWriter(
      Deck(id: "d", name: "D", words: words), words.map { _ in ItemFigures() }, sounds: media.map(\.0),
      model: MemoryModel(), at: Moment(TestLearner.now))
    let path = folder.path + "/d.apkg"
    try Data(try writer.package(media: media)).write(to: URL(filePath: path))
    let package = try AnkiFile.open(path)
    let decks = try AnkiDecks(AnkiPlan(try package.read(), file: "")).decks
    var sounds = AnkiSounds(decks, package, in: Storage.Home(folder.path + "/home"), mostBytes: bytes)
    try sounds.save()
    #expect(sounds.count == count && sounds.missing == 2 - count)
  }
}
