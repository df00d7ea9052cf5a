import Formats
import System
import Foundation
import Learning
@testable import Saving

/// Homes written by version 0.1, unpacked.
enum OldHomes {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Unpacks a home into a folder of its own, which is removed with `Scratch`.
  static func unpack(_ name: String, into scratch: Scratch) throws -> Saving.Home {
    let tar = Process()
    tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let archive = here.appending(path: "Homes/\(name).tar.gz").path
    tar.arguments = ["tar", "-xzf", archive, "-C", scratch.path]
    try tar.run()
    tar.waitUntilExit()
    return Saving.Home(scratch.path + "/" + name)
  }

  /// A disk in memory with a home's files at `SampleSaves.home`.
  static func disk(_ name: String) throws -> TestDisk {
    let scratch = try Scratch()
    let home = try unpack(name, into: scratch)
    let disk = TestDisk()
    disk.state.withLock {
      $0.folders = ["/", "/home", "/home/babble", "/home/babble/backups", "/home/babble/decks"]
    }
    for folder in ["", "/backups", "/decks"] {
      for file in try FileManager.default.contentsOfDirectory(atPath: home.path + folder) {
        guard let bytes = FileManager.default.contents(atPath: home.path + folder + "/" + file) else {
          continue
        }
        disk.place(SampleSaves.home.path + folder + "/" + file, Array(bytes))
      }
    }
    return disk
  }

  /// Finds words in the decks that version 0.1 had and that still exist.
  static func finder() throws -> WordFinder { try found.get() }

  private static let found = Result { try makeFinder() }

  private static func makeFinder() throws -> WordFinder {
    let folder = here.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets/Decks")
      .path
    var found: [WordReference: (Word, Deck)] = [:]
    for name in ["spanish-first", "greek-letters", "hiragana"] {
      let deck = try DeckFiles.read("\(folder)/\(name).json", from: PosixFileSystem())
      for word in deck.withCapitals.words {
        found[WordReference(deck: deck.id, word: word.id)] = (word, deck)
      }
    }
    for word in mine.words { found[WordReference(deck: "mine", word: word.id)] = (word, mine) }
    let words = found
    return { words[$0].map { (word: $0.0, deck: $0.1) } }
  }

  private static let mine = Deck(
    id: "mine", name: "Mine", language: .init(term: "es", meaning: "en"),
    words: [
      ("agua", "agua", "water"), ("casa", "la casa", "house"), ("banco", "banco", "bench"),
      ("w/4", "el pan", "bread"),
    ]
    .map { Word(id: $0.0, term: $0.1, meanings: [$0.2]) })
}
