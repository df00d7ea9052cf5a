import Formats
import Foundation
import Learning
import Storage
import System
import Testing

/// The same guarantees on a real disk.
@Suite("The save on a real disk")
struct PosixFileSystemTests {
  private func store(_ home: Home) throws -> SaveStore {
    try SaveStore(home: home, files: PosixFileSystem(), SampleSaves.openContext())
  }

  @Test("a lock is released even if a program that is being started still has a copy of the file")
  func copiedLock() throws {
    let (scratch, files) = (try Scratch(), PosixFileSystem())
    let path = "\(scratch.path)/lock"
    let lock = try #require(try files.lock(path))
    let copy = dup(lock.id)
    defer { close(copy) }
    files.close(lock)
    let again = try #require(try files.lock(path), "the copy keeps it")
    files.close(again)
  }

  @Test("a home some folders deep is made private, and the save is there the next time")
  func newHome() throws {
    let scratch = try Scratch()
    let home = Home("\(scratch.path)/a/b/babble")
    do {
      let first = try store(home)
      try first.write(SampleSaves.save(), at: SampleSaves.now)
    }
    let second = try store(home)
    #expect(SampleSaves.content(second.save) == SampleSaves.content(SampleSaves.save()))
    #expect(second.access == .writable && second.notices.isEmpty)
    #expect(try scratch.mode("a/b/babble") == 0o700)
    #expect(try scratch.mode("a/b/babble/save.json") == 0o600)
    #expect(try scratch.names("a/b/babble") == ["backups", "lock", "save.json"])
    #expect(try scratch.names("a/b/babble/backups") == ["save-2026-03-01.json"])
  }

  @Test("a symbolic link's target is replaced, and permissions are kept")
  func links() throws {
    let scratch = try Scratch()
    let home = Home("\(scratch.path)/home")
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/cloud", withIntermediateDirectories: true)
    do {
      let first = try store(home)
      try first.write(SampleSaves.save(name: "one"), at: SampleSaves.now)
    }
    try FileManager.default.moveItem(atPath: home.save, toPath: "\(scratch.path)/cloud/mine.json")
    try FileManager.default.createSymbolicLink(atPath: home.save, withDestinationPath: "../cloud/mine.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: "\(scratch.path)/cloud/mine.json")
    try store(home).write(SampleSaves.save(name: "two"), at: SampleSaves.now)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: home.save) == "../cloud/mine.json")
    #expect(try scratch.mode("cloud/mine.json") == 0o640)
    #expect(try scratch.names("cloud") == ["mine.json"])
    #expect(try store(home).save.settings.name == "two")
  }

  @Test("a link to a file that isn't there yet is followed")
  func danglingLink() throws {
    let scratch = try Scratch()
    let home = Home("\(scratch.path)/home")
    try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: home.save, withDestinationPath: "\(scratch.path)/new.json")
    try store(home).write(SampleSaves.save(), at: SampleSaves.now)
    #expect(try scratch.names().contains("new.json"))
  }

  @Test("one name of a hard link gets the new content and the other keeps the old")
  func hardLink() throws {
    let scratch = try Scratch()
    let home = Home(scratch.path)
    try store(home).write(SampleSaves.save(name: "one"), at: SampleSaves.now)
    try FileManager.default.linkItem(atPath: home.save, toPath: "\(scratch.path)/other.json")
    let old = try Data(contentsOf: URL(fileURLWithPath: home.save))
    try store(home).write(SampleSaves.save(name: "two"), at: SampleSaves.now)
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(scratch.path)/other.json")) == old)
    #expect(try Data(contentsOf: URL(fileURLWithPath: home.save)) != old)
  }

  @Test("a second opener can only read, also within one process")
  func lock() throws {
    let scratch = try Scratch()
    let home = Home(scratch.path)
    let first = try store(home)
    let second = try store(home)
    #expect(first.access == .writable)
    #expect(second.access != .writable)
    #expect(throws: SaveError.self) { try second.write(SampleSaves.save(), at: SampleSaves.now) }
  }

  @Test("a folder in place of the save, and a home that is a file, give sentences and no crash")
  func wrongKinds() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/save.json", withIntermediateDirectories: true)
    guard case .readOnly(let reason) = try store(Home(scratch.path)).access else {
      return #expect(Bool(false), "writable")
    }
    #expect(reason.contains("save.json: it is a folder"))
    _ = FileManager.default.createFile(atPath: "\(scratch.path)/file", contents: Data())
    #expect(try store(Home("\(scratch.path)/file")).access != .writable)
    #expect(try store(Home("\(scratch.path)/file/below")).access != .writable)
  }

  @Test("a loop of links is an error and doesn't hang")
  func loop() throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/loop"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    #expect(throws: FileError.self) { try PosixFileSystem().resolve(path) }
  }

  @Test("a copy of a deck is taken in and put aside, even if its name begins with a mark")
  func markedCopy() throws {
    let (scratch, files) = (try Scratch(), PosixFileSystem())
    let home = Home(scratch.path)
    try files.makeFolders(home.decks)
    for (name, term) in [("\u{301}x.json", "sol"), ("\u{301}x (1).json", "luna")] {
      let deck = Deck(id: "sky", name: "sky", words: [Word(id: term, term: term, meanings: ["m"])])
      try files.replace("\(home.decks)/\(name)", with: try DeckFormat.write(deck, file: name))
    }
    #expect(try store(home).notices.joined().contains("\u{301}x (1).json"))
    #expect(try store(home).notices.isEmpty)
    #expect(try files.list(home.decks) == ["\u{301}x.json"])
    let words = try DeckFiles.read("\(home.decks)/\u{301}x.json", from: files).words
    #expect(words.map(\.term).sorted() == ["luna", "sol"])
    #expect(try files.list("\(scratch.path)/aside").count == 2)
  }

  @Test("decks are read from any path, and a missing or huge one is an error that names it")
  func decks() throws {
    let scratch = try Scratch()
    let home = Home(scratch.path)
    #expect(try DeckFiles.paths(in: home, on: PosixFileSystem()).isEmpty)
    try FileManager.default.createDirectory(atPath: home.decks, withIntermediateDirectories: true)
    for name in ["b.csv", "a.json", ".hidden.csv", "notes.md"] {
      _ = FileManager.default.createFile(
        atPath: "\(home.decks)/\(name)", contents: Data("term,meaning\nx,y\n".utf8))
    }
    let paths = try DeckFiles.paths(in: home, on: PosixFileSystem())
    #expect(paths == ["\(home.decks)/a.json", "\(home.decks)/b.csv"])
    #expect(try DeckFiles.read(paths[1], from: PosixFileSystem()).words.map(\.term) == ["x"])
    let missing = "\(home.decks)/none.csv"
    let error = #expect(throws: TextError.self) { try DeckFiles.read(missing, from: PosixFileSystem()) }
    #expect(error?.description == "\(missing): could not be read: No such file or directory. Check the path.")
    #expect(throws: TextError.self) { try DeckFiles.read("/dev/zero", from: PosixFileSystem()) }
  }
}
