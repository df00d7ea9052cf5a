import Foundation
import Glibc
import System
import Testing

@Suite("What is not a regular file")
struct FileKindTests {
  private let files = PosixFileSystem()

  /// A folder with one file of each kind, removed at the end.
  private final class Kinds {
    let path = NSTemporaryDirectory() + "babble-kinds-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(atPath: path + "/folder", withIntermediateDirectories: true)
      try #require(mkfifo(path + "/pipe", 0o600) == 0)
      try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: "pipe")
      try FileManager.default.createSymbolicLink(atPath: path + "/device", withDestinationPath: "/dev/zero")
      _ = FileManager.default.createFile(atPath: path + "/file", contents: Data("abc".utf8))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test(
    "it is refused at once, for reading, appending, replacing and locking",
    .timeLimit(.minutes(10)),
    arguments: [("folder", FileKind.folder), ("pipe", .pipe), ("link", .pipe), ("device", .device)])
  func refused(name: String, kind: FileKind) throws {
    let kinds = try Kinds()
    let path = kinds.path + "/" + name
    let uses: [(FileError.Action, (String) throws -> Void)] = [
      (.read, { _ = try files.read($0, limit: 10) }), (.read, { _ = try files.read($0, from: 0, count: 1) }),
      (.write, { files.close(try files.openToAppend($0)) }), (.write, { try files.replace($0, with: [1]) }),
      (.lock, { _ = try files.lock($0) }),
    ]
    for (action, use) in uses {
      let error = #expect(throws: FileError.self) { try use(path) }
      #expect(error == FileError(action, path, .other(kind)))
    }
    let found = try files.status(of: path)
    #expect(found?.kind == kind)
    if kind != .folder {
      let error = #expect(throws: FileError.self) { try files.makeFolders(path) }
      #expect(error == FileError(.makeFolder, path, .other(kind)))
      #expect(throws: FileError.self) { try files.list(path) }
      #expect(throws: FileError.self) { try files.makeFolders(path + "/below") }
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: kinds.path).sorted()
    #expect(left == ["device", "file", "folder", "link", "pipe"])
  }

  @Test("files are read, also those whose length the system doesn't tell")
  func read() throws {
    let kinds = try Kinds()
    let content = try files.read(kinds.path + "/file", limit: 3)
    let status = try files.status(of: kinds.path + "/file")
    let endless = try files.read("/proc/self/stat", limit: 1 << 16)
    #expect(content == Array("abc".utf8) && status?.size == 3 && !endless.isEmpty)
  }

  @Test("a file that is too large is refused before it is read")
  func tooLarge() throws {
    let kinds = try Kinds()
    let path = kinds.path + "/file"
    try #require(truncate(path, 1 << 40) == 0)
    let error = #expect(throws: FileError.self) { try files.read(path, limit: 1 << 20) }
    #expect(error == FileError(.read, path, .tooLarge(limit: 1 << 20)))
  }

  @Test("a file that says nothing of its length is given up once it has passed the limit")
  func tooLongInFact() throws {
    let path = "/proc/self/status"
    try #require(try files.status(of: path)?.size == 0)
    let error = #expect(throws: FileError.self) { try files.read(path, limit: 100) }
    #expect(error == FileError(.read, path, .tooLarge(limit: 100)))
  }

  @Test("a name that is not UTF-8 can be created, listed, read and removed")
  func anyName() throws {
    let kinds = try Kinds()
    let name = OutsideName.text([0x6E, 0xFF, 0x0A])
    let folder = Path.join(kinds.path, name)
    try files.makeFolders(folder)
    let path = Path.join(folder, name)
    try files.replace(path, with: [7])
    let (outer, inner) = (try files.list(kinds.path), try files.list(folder))
    #expect(outer.contains(name) && inner == [name])
    let content = try files.read(path, limit: 1)
    #expect(content == [7])
    let bytes = Array(kinds.path.utf8) + [0x2F, 0x6E, 0xFF, 0x0A, 0x2F, 0x6E, 0xFF, 0x0A, 0]
    #expect(access(bytes.map { CChar(bitPattern: $0) }, R_OK) == 0)
    try files.remove(path)
    let left = try files.list(folder)
    #expect(left.isEmpty)
  }
}

@Suite("Messages about files that can't be used")
struct FileErrorTests {
  @Test(
    "the hint fits the error",
    arguments: [
      (ENOSPC, "space"), (EDQUOT, "share"), (EROFS, "only be read"), (EACCES, "permissions"),
      (EIO, "fault"), (ELOOP, "circle"), (ENAMETOOLONG, "shorter"), (EMFILE, "ulimit -n"),
      (ENFILE, "close other"), (ENOTDIR, "not a folder"), (EISDIR, "name a file"), (EFBIG, "ulimit -f"),
      (ENOLCK, "can't do this"), (ESTALE, "network"), (ENOENT, "Check the path"), (EBUSY, "Another program"),
    ])
  func hints(code: Int32, words: String) {
    for action: FileError.Action in [.read, .write, .sync, .rename, .lock, .find] {
      let error = FileError(action, "/home/ana/save.json", code: code)
      #expect(error.hint.contains(words) && !error.hint.contains("--home"))
    }
  }

  @Test("each errno gives two sentences with the path in them once")
  func sentences() {
    let actions: [FileError.Action] = [
      .read, .write, .create, .sync, .rename, .list, .remove, .lock, .find, .makeFolder,
    ]
    let causes =
      (1...133).map { FileError.Cause.system($0) } + [
        .other(.pipe), .other(.folder), .tooLarge(limit: 1 << 24),
      ]
    for action in actions {
      for cause in causes {
        let text = FileError(action, "/home/ana/lock", cause).description
        #expect(text.contains(/^could not .+: .+\. .+\.$/) && text.split(separator: "/home/ana").count == 2)
        #expect(!text.contains("lock lock") && !text.contains("\n"))
      }
    }
    let lock = FileError(.lock, "/home/ana/lock", code: EROFS)
    #expect(lock.description.hasPrefix("could not lock /home/ana: Read-only file system. "))
    let large = FileError(.read, "a.csv", .tooLarge(limit: 16 << 20))
    #expect(large.description.hasPrefix("could not read a.csv: it is larger than 16 MB. "))
  }
}
