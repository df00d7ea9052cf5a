import System
import Glibc
import Testing

@Suite("Messages about files that can't be used")
struct FileErrorTests {
  @Test(
    "row 47: the hint fits the error",
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

  @Test("row 47: each errno gives two sentences with the path in them once")
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
